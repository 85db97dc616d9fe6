import type { Mutant } from './mutants.ts'

/** The name of a change in the table of explanations. */
export const keyOf = ({ clause, change }: Pick<Mutant, 'change'> & { clause: { id: string } }): string =>
  `${clause.id} | ${change}`

/** The rows of the table in a Markdown text: clause, change, and why no example can notice it. */
export function explanationsIn(text: string): ReadonlyMap<string, string> {
  const rows = text.split('\n').flatMap((row) => {
    const [, clause, change, why] = /^\|\s*([\w.-]+)\s*\|\s*`([^`]+)`\s*\|\s*(.+?)\s*\|$/.exec(row) ?? []
    return clause && change && why ? [[`${clause} | ${change}`, why] as const] : []
  })
  return new Map(rows)
}
