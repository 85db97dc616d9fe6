import type { Language } from '../../explain/phrases/phrases.ts'
import { sayClause, sayInList } from '../../explain/say-clause.ts'
import { rule as ask, ruleJson } from '../../judge/rule.ts'
import type { TimeOptions } from '../asked.ts'
import { shippedBook } from '../book.ts'
import { type Exit, print, printJson } from '../output.ts'

/** Options of `judge rule`. */
export interface RuleFlags extends TimeOptions {
  readonly lang?: Language
  readonly json?: boolean
}

/** `judge rule`: a clause in a language, its history, what speaks for it, and what an edition makes of it. */
export function rule(id: string, { edition, on, lang = 'en', json }: RuleFlags): Exit {
  const book = shippedBook({ name: id }, lang)
  const when = edition !== undefined ? { edition } : on === undefined ? undefined : { date: on }
  const facts = ask(book, id, when, lang)
  if (json) printJson(ruleJson(book, facts))
  else print(id.endsWith('.') ? facts.map(sayInList).join('\n') : facts.map(sayClause).join('\n'))
  return 0
}
