import type { Language } from '../../explain/phrases/phrases.ts'
import { glossary as ask, glossaryJson, sayTerm, sayTerms } from '../../judge/glossary.ts'
import { shippedBook } from '../book.ts'
import { type Exit, print, printJson } from '../output.ts'

/** Options of `judge glossary`. */
export interface GlossaryFlags {
  readonly lang?: Language
  readonly json?: boolean
}

/** `judge glossary`: all words of the game, or the one that is meant, however it is spelt. */
export function glossary(term: string | undefined, { lang = 'en', json }: GlossaryFlags): Exit {
  const book = shippedBook('none')
  const found = ask(book, term)
  if (json) printJson(glossaryJson(book, found))
  else if (term === undefined) print(sayTerms(found, lang))
  else print(found.map((each) => sayTerm(book, each, lang)).join('\n'))
  return 0
}
