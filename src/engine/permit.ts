import { banWords, type Said, saidBy } from '../rules.ts'
import { type Env, playerHolder } from '../state.ts'
import { child, childIf, type Tree } from '../tree.ts'
import { instancesOf, within } from './instances.ts'
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
  const { it, thatPlayer } = env
  const holders: ReadonlySet<unknown> = new Set([
    it,
    thatPlayer === 0 || thatPlayer === 1 ? playerHolder(thatPlayer) : undefined,
  ])
  const lasting = view.board.lasting.filter(
    (each) => each.action === action && holders.has(each.holder) && each.turn === view.board.turn.number,
  )
  return [
    ...[...bans].map((clause) => ({ clause, lasting: false })),
    ...lasting.map(({ clause }) => ({ clause, lasting: true })),
  ]
}

/** The clauses whose prohibition stands. What is not settled about one does not matter where another one refuses. */
function standing(action: string, env: Env, view: View): ReadonlySet<string> {
  const { depth } = view
  let open: Clash | undefined
  const found = new Set<string>()
  for (const said of view.rules.bans.get(action) ?? [])
    try {
      for (const id of refusing(said, action, env, view)) found.add(id)
    } catch (error) {
      if (!(error instanceof Clash)) throw error
      open ??= error
      view.depth = depth
    }
  if (open && found.size === 0) throw open
  return found
}

/** The clauses that forbid the action in the name of one prohibition: itself, or an exception in its place. */
function refusing({ clause }: Said, action: string, env: Env, view: View): readonly string[] {
  return instancesOf(clause, view).flatMap((instance) => {
    const inside = within(env, instance)
    const link = pick(clause, inside, view)[0]
    const effective = view.rules.clauses.get(link?.clause ?? clause.id) ?? clause
    const bindings = link?.env ?? inside
    if (effective === clause && failingWhen(clause, view, inside) !== undefined) return []
    const forbidden = saidBy(effective, banWords).some(
      (tree) => child(tree, 'action').word === action && forbids(tree, action, bindings, view),
    )
    return forbidden ? [effective.id] : []
  })
}

function forbids(tree: Tree, action: string, env: Env, view: View): boolean {
  if (!speaksOf(child(tree, 'who'), env, view)) return false
  const condition = childIf(tree, 'condition')
  if (tree.word === 'cant-again') return (view.board.turn.did[action] ?? 0) > 0
  if (tree.word === 'cant-unless') return condition !== undefined && !holds(condition, view, env)
  return condition === undefined || holds(condition, view, env)
}
