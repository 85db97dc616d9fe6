import { sayClause, sayInList } from '../../explain/say-clause.ts'
import { rule as ask, ruleJson } from '../../judge/rule.ts'
import type { TimeOptions } from '../asked.ts'
import { shippedBook } from '../book.ts'
import { type Exit, print, printJson } from '../output.ts'

/** `judge rule`: a clause, what speaks for it, and what an edition makes of it. */
export function rule(id: string, { edition, on, json }: TimeOptions & { readonly json?: boolean }): Exit {
  const book = shippedBook({ name: id })
  const when = edition !== undefined ? { edition } : on === undefined ? undefined : { date: on }
  const facts = ask(book, id, when)
  if (json) printJson(ruleJson(book, facts))
  else print(id.endsWith('.') ? facts.map(sayInList).join('\n') : facts.map(sayClause).join('\n'))
  return 0
}
