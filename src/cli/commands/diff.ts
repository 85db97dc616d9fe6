import type { Language } from '../../explain/phrases/phrases.ts'
import { sayDifferences } from '../../explain/say-differences.ts'
import { diff as ask, diffJson } from '../../judge/diff.ts'
import { shippedBook } from '../book.ts'
import { type Exit, print, printJson, width } from '../output.ts'

/** Options of `judge diff`. */
export interface DiffFlags {
  readonly lang?: Language
  readonly json?: boolean
}

/** `judge diff`: the clauses that differ between two editions or days, side by side. */
export function diff(from: string, to: string, topic: string | undefined, flags: DiffFlags): Exit {
  const { lang: language = 'en', json } = flags
  const book = shippedBook('all', language)
  const found = ask(book, { from, to, language, ...(topic === undefined ? {} : { topic }) })
  if (json) printJson(diffJson(book, found))
  else print(sayDifferences(found, found.moments, { width: width(), language }))
  return 0
}
