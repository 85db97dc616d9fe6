import { banWords, type Said, saidBy } from '../rules.ts'
import type { Env } from '../state.ts'
import { child, childIf, type Tree } from '../tree.ts'
import { instancesOf } from './instances.ts'
import { failingWhen, holds } from './meaning/conditions.ts'
import { pick } from './pick.ts'
import { speaksOf } from './value.ts'
import { Clash, deeper, type View } from './view.ts'

/** A clause that forbids something, and whether an effect left it behind. */
export interface Refusal {
  readonly clause: string
  readonly lasting: boolean
}

/**
 * The clauses that forbid an action under these bindings (`it` the Pokémon that would do it, `thatPlayer` its player);
 * empty if it is allowed. A prohibition that a permission lifts or an exception replaces does not count.
 */
export function refusals(action: string, env: Env, view: View): readonly Refusal[] {
  deeper(view, `whether something can ${action}`)
  const bans = standing(action, env, view)
  view.depth--
  const lasting = view.board.lasting.filter(
    (each) => each.action === action && each.holder === env.it && each.turn === view.board.turn.number,
  )
  const clauses = new Set(bans.map(({ clause }) => clause.id))
  return [
    ...[...clauses].map((clause) => ({ clause, lasting: false })),
    ...lasting.map(({ clause }) => ({ clause, lasting: true })),
  ]
}

/** The prohibitions that stand. What is not settled about one does not matter where another one refuses. */
function standing(action: string, env: Env, view: View): readonly Said[] {
  const { depth } = view
  let open: Clash | undefined
  const found = (view.rules.bans.get(action) ?? []).filter((said) => {
    try {
      return refuses(said, action, env, view)
    } catch (error) {
      if (!(error instanceof Clash)) throw error
      open ??= error
      view.depth = depth
      return false
    }
  })
  if (open && found.length === 0) throw open
  return found
}

function refuses({ clause }: Said, action: string, env: Env, view: View): boolean {
  return instancesOf(clause, view).some((instance) => {
    const inside = { ...env, ...instance }
    const link = pick(clause, inside, view)[0]
    const effective = view.rules.clauses.get(link?.clause ?? clause.id) ?? clause
    const bindings = link?.env ?? inside
    if (effective === clause && failingWhen(clause, view, inside) !== undefined) return false
    return saidBy(effective, banWords).some(
      (tree) => child(tree, 'action').word === action && forbids(tree, action, bindings, view),
    )
  })
}

function forbids(tree: Tree, action: string, env: Env, view: View): boolean {
  if (!speaksOf(child(tree, 'who'), env, view)) return false
  const condition = childIf(tree, 'condition')
  if (tree.word === 'cant-again') return (view.board.turn.did[action] ?? 0) > 0
  if (tree.word === 'cant-unless') return condition !== undefined && !holds(condition, view, env)
  return condition === undefined || holds(condition, view, env)
}
