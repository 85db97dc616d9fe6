import type { Clause } from '../compiled.ts'
import type { Env, Link } from '../state.ts'
import { instancesOf, layerOf, within } from './instances.ts'
import { failingWhen } from './meaning/conditions.ts'
import { Clash, deeper, type View } from './view.ts'

/** The name under which a reading of a clash is remembered. */
export const clashKey = (clauses: readonly string[]): string => [...clauses].sort().join('|')

/**
 * The clauses that answer for a clause here, outermost first and the clause itself last: "as usual" goes one link on.
 * An exception takes part if it is in force and its `when` holds; what did not hold is noted.
 * Throws `Clash` if two exceptions of one layer hold and nobody has chosen between them.
 */
export function pick(clause: Clause, env: Env, view: View): readonly Link[] {
  const exceptions = view.rules.exceptions.get(clause.id)
  const own: Link = { clause: clause.id, env }
  if (!exceptions) return [own]
  const chain: Link[] = []
  deeper(view, clause.id)
  for (const layer of [2, 1] as const) {
    const standing = exceptions
      .filter((each) => layerOf(each) === layer)
      .flatMap((each) => holdingInstance(each, env, view))
    const chosen = choose(standing, view)
    if (chosen) chain.push(...pick(chosen.clause, chosen.env, view))
  }
  view.depth--
  return [...chain, own]
}

interface Standing {
  readonly clause: Clause
  readonly env: Env
}

/** The same clause from several instances counts once. */
function holdingInstance(clause: Clause, env: Env, view: View): readonly Standing[] {
  for (const instance of instancesOf(clause, view)) {
    const inside = within(env, instance)
    const because = failingWhen(clause, view, inside)
    if (because === undefined) return [{ clause, env: inside }]
    view.notes.notApplied.set(clause.id, { clause: clause.id, because })
  }
  return []
}

function choose(standing: readonly Standing[], view: View): Standing | undefined {
  if (standing.length < 2) return standing[0]
  const ids = standing.map(({ clause }) => clause.id)
  const reading = view.readings[clashKey(ids)]
  const chosen = standing.find(({ clause }) => clause.id === reading)
  if (!chosen) throw new Clash(ids)
  return chosen
}
