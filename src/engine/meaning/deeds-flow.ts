import { type Env, other, type PlayerIndex } from '../../state.ts'
import type { Json } from '../../trace.ts'
import { child, childIf, children, type Tree, text } from '../../tree.ts'
import type { Code, Lowering } from '../code.ts'
import type { Run } from '../run.ts'
import { amountOf } from './amounts.ts'
import { holds } from './conditions.ts'
import { groupOf, playerOf } from './references.ts'

const playerIn = (tree: Tree, run: Run): PlayerIndex => playerOf(child(tree, 'player'), run.view, run.env)

/** A coin; the branch that was flipped is carried out. */
const flip =
  (who: (tree: Tree, run: Run) => PlayerIndex): Lowering =>
  (tree, code) => {
    code.add((run) => {
      const face = run.ask('coin', who(tree, run), {})
      if (face !== undefined) run.bind('coin', face)
    })
    code.either(
      (run) => {
        const heads = run.env.coin === 'heads'
        run.bind('coin', null)
        return heads
      },
      () => code.deeds(children(tree, 'heads')),
      () => code.deeds(children(tree, 'tails')),
    )
  }

/** Several coins one at a time: only how many are left and how many were heads is remembered. */
const flips: Lowering = (tree, code) => {
  const left = code.loopName()
  code.add((run) => {
    run.bind(left, amountOf(child(tree, 'amount'), run.view, run.env))
    run.bind('heads', 0)
  })
  code.loop(
    (run) => Number(run.env[left]) > 0,
    () =>
      code.add((run) => {
        const face = run.ask('coin', run.player, {})
        if (face === undefined) return
        run.bind(left, Number(run.env[left]) - 1)
        if (face === 'heads') run.bind('heads', Number(run.env.heads) + 1)
      }),
  )
}

/** A loop over a list that is gathered first; `each` says what one item binds, nothing if it no longer counts. */
function forEach(
  tree: Tree,
  code: Code,
  gather: (run: Run) => readonly Json[],
  each: (item: Json, run: Run) => Env | undefined,
): void {
  const name = code.loopName()
  code.add((run) => run.bind(name, gather(run)))
  code.loop(
    (run) => {
      const [item, ...rest] = run.env[name] as readonly Json[]
      if (item === undefined) return false
      const names = each(item, run)
      run.rebind({ ...run.env, ...names, [name]: rest, loopSkips: names === undefined })
      return true
    },
    () =>
      code.either(
        (run) => run.env.loopSkips === true,
        () => {},
        () => code.deeds(children(tree, 'do')),
      ),
  )
}

const startingWith = (first: PlayerIndex): readonly PlayerIndex[] => [first, other(first)]

const eachPlayer: Lowering = (tree, code) =>
  forEach(
    tree,
    code,
    (run) => startingWith(childIf(tree, 'player') ? playerIn(tree, run) : run.board.turn.player),
    (thatPlayer) => ({ thatPlayer }),
  )

const eachPokemon: Lowering = (tree, code) =>
  forEach(
    tree,
    code,
    (run) => {
      const group = groupOf(child(tree, 'group'), run.view, run.env)
      const first = childIf(tree, 'player') ? playerIn(tree, run) : run.board.turn.player
      return group.toSorted((a, b) => rank(run, a, first) - rank(run, b, first))
    },
    (id, run) => (typeof id === 'string' && id in run.board.pokemon ? { it: id, that: id } : undefined),
  )

const rank = (run: Run, id: string, first: PlayerIndex): number =>
  run.board.pokemon[id]?.owner === first ? 0 : 1

/** Deeds about the flow of a clause: coins, branches, loops, other clauses, failing. */
export const flowDeeds: Readonly<Record<string, Lowering>> = {
  nothing: () => {},
  group: (tree, code) => code.deeds(children(tree, 'body')),
  'as-usual': (_, code) => code.add((run) => run.usual()),
  'as-usual-without': (tree, code) => code.add((run) => run.usual(text(tree, 'id'))),
  fails: (_, code) => code.add((run) => run.fail()),
  follow: (tree, code) => code.add((run) => run.step(text(tree, 'id'))),
  flip: flip((_, run) => run.player),
  'flip-by': flip(playerIn),
  flips,
  if: (tree, code) =>
    code.either(
      (run) => holds(child(tree, 'condition'), run.view, run.env),
      () => code.deeds(children(tree, 'then')),
      () => code.deeds(children(tree, 'otherwise')),
    ),
  'each-pokemon': eachPokemon,
  'each-player': eachPlayer,
  repeat: (tree, code) =>
    code.loop(
      (run) => holds(child(tree, 'condition'), run.view, run.env),
      () => code.deeds(children(tree, 'do')),
    ),
  may: (tree, code) => {
    code.add((run) => {
      const answer = run.ask('may', playerIn(tree, run), {})
      if (answer !== undefined) run.bind('may', answer)
    })
    code.either(
      (run) => run.env.may === true,
      () => code.deeds(children(tree, 'do')),
      () => code.deeds(children(tree, 'otherwise')),
    )
  },
}
