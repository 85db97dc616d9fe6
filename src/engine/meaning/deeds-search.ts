import type { Card } from '../../compiled.ts'
import type { Env, PlayerIndex } from '../../state.ts'
import { child, children, type Tree } from '../../tree.ts'
import type { Lowering } from '../code.ts'
import * as moves from '../moves.ts'
import { refusals } from '../permit.ts'
import type { Run } from '../run.ts'
import { amountFor } from '../value.ts'
import { able } from './able.ts'
import { amountOf } from './amounts.ts'
import { playerOf, pokemonFor } from './references.ts'

const playerIn = (tree: Tree, run: Run): PlayerIndex => playerOf(child(tree, 'player'), run.view, run.env)

const noTrainers: ReadonlySet<Card['kind']> = new Set(['pokemon', 'energy'])

/** Which cards a `sort` word takes; a card nobody has named may be anything, and is taken only where any card will do. */
export const sorts: Readonly<Record<string, (card: Card | undefined) => boolean>> = {
  'sort-any': () => true,
  'sort-pokemon': (card) => card?.kind === 'pokemon',
  'sort-basic': (card) => card?.stage === 0,
  'sort-energy': (card) => card?.basicEnergy ?? false,
  'sort-trainer': (card) => card !== undefined && !noTrainers.has(card.kind),
}

/** What is chosen, for clauses to ask about. */
function choiceIn(deed: Tree | undefined): string {
  if (deed?.word === 'group') return choiceIn(children(deed, 'body')[0])
  if (deed?.word === 'draw') return 'draw'
  return deed?.word === 'search' && child(deed, 'sort').word === 'sort-any' ? 'any' : 'other'
}

/** The bindings under which clauses judge what a player chooses. */
const choosing = (run: Run, player: PlayerIndex, deed: Tree | undefined): Env => ({
  ...run.env,
  it: null,
  thatPlayer: player,
  choice: choiceIn(deed),
})

function search(run: Run, tree: Tree): void {
  const player = playerIn(tree, run)
  const sort = sorts[child(tree, 'sort').word]
  const among = run.board.players[player].deck.filter((id) => sort?.(run.view.cards.get(id)))
  const env = choosing(run, player, tree)
  if (among.length === 0) {
    run.cannot(refusals('missing', env, run.view))
    return
  }
  const orNone = refusals('find-nothing', env, run.view).length === 0
  const card = run.ask('card', player, { among, orNone })
  if (typeof card !== 'string') return
  moves.takeFrom(run, player, 'deck', [card])
  moves.putInto(run, player, 'hand', [card])
}

function heal(run: Run, tree: Tree): void {
  const id = pokemonFor(child(tree, 'pokemon'), run.view, run.env)
  const forbidden = refusals('be-healed', { ...run.env, it: id }, run.view)
  if (forbidden.length > 0) run.cannot(forbidden)
  else moves.heal(run, id, amountOf(child(tree, 'amount'), run.view, run.env))
}

/** The player is asked before each time that is more than the fewest; nobody is asked where nothing is left to do. */
const upTo: Lowering = (tree, code) => {
  const count = code.loopName()
  const goesOn = code.loopName()
  const deeds = children(tree, 'do')
  code.add((run) => {
    run.bind(count, 0)
    run.bind(goesOn, true)
  })
  code.loop(
    (run) =>
      run.env[goesOn] === true &&
      Number(run.env[count]) < amountOf(child(tree, 'amount'), run.view, run.env) &&
      able(deeds, run.view, run.env) !== 'none',
    () => {
      code.add((run) => {
        const player = playerIn(tree, run)
        const fewest = amountFor('fewest', choosing(run, player, deeds[0]), run.view)
        const must = Number(run.env[count]) < fewest
        if (must) run.cannot([])
        const answer = must || run.ask('may', player, {})
        if (answer !== undefined) run.bind(goesOn, answer === true)
      })
      code.either(
        (run) => run.env[goesOn] === true,
        () => {
          code.deeds(deeds)
          code.add((run) => run.bind(count, Number(run.env[count]) + 1))
        },
        () => {},
      )
    },
  )
}

/** Nothing of it is done if not all of the first part can be and a clause forbids to do only part of it. */
const asOne: Lowering = (tree, code) => {
  const goesOn = code.loopName()
  const deeds = children(tree, 'do')
  code.add((run) => {
    const forbidden = refusals('do-part', { ...run.env, able: able(deeds, run.view, run.env) }, run.view)
    if (forbidden.length > 0) run.cannot(forbidden)
    run.bind(goesOn, forbidden.length === 0)
  })
  code.either(
    (run) => run.env[goesOn] === true,
    () => code.deeds([...deeds, ...children(tree, 'then')]),
    () => {},
  )
}

/** Deeds about looking for cards, healing, and doing what can be done. */
export const searchDeeds: Readonly<Record<string, Lowering>> = {
  search: (tree, code) => code.add((run) => search(run, tree)),
  heal: (tree, code) => code.add((run) => heal(run, tree)),
  'up-to': upTo,
  'as-one': asOne,
}
