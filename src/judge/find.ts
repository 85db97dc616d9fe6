import type { Book, Scenario } from '../compiled.ts'
import { nearestOf } from '../text.ts'
import { walk } from '../tree.ts'

/**
 * The scenarios that a name means: the one of that id; else those in the section of the clause of that id; else those that
 * name the clause; else those whose id or file begins with it. Empty if there are none.
 */
export function findScenarios({ scenarios }: Book, name: string): readonly Scenario[] {
  const own = scenarios.filter(({ id }) => id === name)
  if (own.length > 0) return own
  const about = scenarios.filter((scenario) => scenario.about.includes(name))
  if (about.length > 0) return about
  const naming = scenarios.filter((scenario) => names(scenario, name))
  if (naming.length > 0) return naming
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
