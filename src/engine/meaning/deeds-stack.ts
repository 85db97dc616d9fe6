import type { PlayerIndex } from '../../state.ts'
import { child, type Tree } from '../../tree.ts'
import type { Lowering } from '../code.ts'
import * as moves from '../moves.ts'
import { refusals } from '../permit.ts'
import { cardsOf, zoneOf } from '../piles.ts'
import type { Run } from '../run.ts'
import { bound, topCard } from '../view.ts'
import { sorts } from './deeds-search.ts'
import { playerOf, pokemonFor } from './references.ts'

const playerIn = (tree: Tree, run: Run): PlayerIndex => playerOf(child(tree, 'player'), run.view, run.env)
const pokemonIn = (tree: Tree, run: Run): string => pokemonFor(child(tree, 'pokemon'), run.view, run.env)

/** Evolving by what a card says; the limits of evolving as an action do not count. */
function evolveWith(run: Run, tree: Tree): void {
  const player = playerIn(tree, run)
  const id = pokemonIn(tree, run)
  const forbidden = refusals('evolve-by-effect', { ...run.env, it: id, thatPlayer: player }, run.view)
  const name = topCard(run.view, id)?.name
  const pile = child(tree, 'pile')
  const among = cardsOf(pile, player, run.view).filter(
    (card) => name !== undefined && run.view.cards.get(card)?.evolvesFrom === name,
  )
  if (forbidden.length > 0 || among.length === 0) {
    run.cannot(forbidden)
    return
  }
  const card = run.ask('card', player, { among, orNone: false })
  if (typeof card !== 'string') return
  moves.takeFrom(run, player, zoneOf(pile), [card])
  moves.evolve(run, id, card)
}

function losePokemon(run: Run, tree: Tree): void {
  const id = pokemonIn(tree, run)
  const pokemon = run.board.pokemon[id]
  if (!pokemon) return
  moves.removeFromPlay(run, id)
  moves.putInto(run, pokemon.owner, 'lost', [...pokemon.cards, ...pokemon.attached])
}

function takeCard(run: Run, tree: Tree): void {
  const player = playerIn(tree, run)
  const pile = child(tree, 'pile')
  const env = { ...run.env, it: null, thatPlayer: player, pile: pile.word, pileOf: player }
  const forbidden = refusals('take-back', env, run.view)
  const sort = sorts[child(tree, 'sort').word]
  const among = cardsOf(pile, player, run.view).filter((card) => sort?.(run.view.cards.get(card)))
  if (forbidden.length > 0 || among.length === 0) {
    run.cannot(forbidden)
    return
  }
  const card = run.ask('card', player, { among, orNone: false })
  if (typeof card !== 'string') return
  moves.takeFrom(run, player, zoneOf(pile), [card])
  moves.putInto(run, player, 'hand', [card])
}

/** The parts come into play as one Pokémon, the chosen card on top. */
function assemble(run: Run, tree: Tree): void {
  const chosen = run.view.cards.get(bound(run.env, 'chosenCard'))
  if (!chosen) return
  const pile = child(tree, 'pile')
  const alike = cardsOf(pile, run.player, run.view).filter((id) => run.view.cards.get(id)?.key === chosen.key)
  const cards = alike.slice(0, chosen.parts ?? 1)
  moves.takeFrom(run, run.player, zoneOf(pile), cards)
  const id = moves.bringIntoPlay(run, run.player, cards)
  run.write(['players', run.player, 'bench'], [...run.board.players[run.player].bench, id])
  moves.useUp(run, run.player, `parts of ${chosen.name}`)
}

/** Deeds about what lies on and under a Pokémon, about cards that come back or never do, and about what is used once. */
export const stackDeeds: Readonly<Record<string, Lowering>> = {
  'use-up': (tree, code) =>
    code.add((run) => moves.useUp(run, playerIn(tree, run), child(tree, 'power').word)),
  'evolve-with': (tree, code) => code.add((run) => evolveWith(run, tree)),
  'lose-pokemon': (tree, code) => code.add((run) => losePokemon(run, tree)),
  'take-card': (tree, code) => code.add((run) => takeCard(run, tree)),
  'assemble-chosen': (tree, code) => code.add((run) => assemble(run, tree)),
}
