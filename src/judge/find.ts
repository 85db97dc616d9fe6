import type { Book, Scenario } from '../compiled.ts'
import { nearestOf } from '../text.ts'
import { walk } from '../tree.ts'

/**
 * The scenarios that a name means: one of that id; else those about the clause of that id (in its section, or naming it);
 * else those whose id or file begins with it. Empty if there are none.
 */
export function findScenarios({ scenarios }: Book, name: string): readonly Scenario[] {
  const own = scenarios.filter(({ id }) => id === name)
  if (own.length > 0) return own
  const near = scenarios.filter(({ about }) => about.includes(name))
  const naming = scenarios.filter((scenario) => !near.includes(scenario) && names(scenario, name))
  if (near.length + naming.length > 0) return [...near, ...naming]
  return scenarios.filter(({ id }) => id.startsWith(name))
}

/** True if a line of a scenario names a clause. */
const names = ({ lines }: Scenario, id: string): boolean =>
  lines.some(({ tree }) => [...walk(tree)].some(({ slots }) => Object.values(slots).flat().includes(id)))

/** What somebody may have meant who named a scenario or a clause that is not in the book: nearest first, at most three. */
export function suggestions(book: Book, name: string): readonly string[] {
  const ids = [...book.clauses.map(({ id }) => id), ...book.scenarios.map(({ id }) => id)]
  const near = nearestOf(name, ids)
  if (near.length > 0) return near
  const parts = name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part.length > 2)
  const score = (id: string): number => parts.filter((part) => id.includes(part)).length
  return ids
    .map((id) => ({ id, score: score(id) }))
    .filter((each) => each.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ id }) => id)
}
