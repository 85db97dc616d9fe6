import type { Env } from '../../state.ts'
import { child, num, type Tree } from '../../tree.ts'
import { neededBy } from '../prizes.ts'
import { amountFor } from '../value.ts'
import { bound, broughtBy, pokemonAt, Unclear, type View } from '../view.ts'
import { groupOf, meaning, playerOf, playerWords, pokemonFor, whoseOf } from './references.ts'

const headsIn = (env: Env): number => {
  if (typeof env.heads !== 'number')
    throw new Unclear('no coins were flipped, so there are no heads to count')
  return env.heads
}

const amounts: Readonly<Record<string, (view: View, env: Env, tree: Tree) => number>> = {
  number: (_, __, tree) => num(tree, 'number'),
  'for-each-heads': (_, env, tree) => num(tree, 'number') * headsIn(env),
  'for-each': (view, env, tree) => num(tree, 'number') * groupOf(child(tree, 'group'), view, env).length,
  value: (view, env, tree) => {
    const value = child(tree, 'value')
    return amountFor(value.word, ownerBindings(child(value, 'of'), view, env), view)
  },
  heads: (_, env) => headsIn(env),
  'damage-on': (view, env, tree) => pokemonAt(view, pokemonFor(child(tree, 'pokemon'), view, env)).damage,
  'prizes-left': (view, env, tree) =>
    view.board.players[playerOf(child(tree, 'player'), view, env)].prizes.length,
  'prizes-needed': (view, env, tree) =>
    neededBy(view.board.players[playerOf(child(tree, 'player'), view, env)]),
  'points-of': (view, env, tree) => view.board.players[playerOf(child(tree, 'player'), view, env)].points,
  'turn-number': ({ board }) => board.turn.number,
  'hand-size': (view, env, tree) => view.board.players[whoseOf(tree, view, env)].hand.length,
  'cards-brought': (view, env, tree) => broughtBy(playerOf(child(tree, 'player'), view, env), view).length,
  'energy-types': (view, env, tree) =>
    new Set(view.board.players[playerOf(child(tree, 'player'), view, env)].energy.types).size,
  'energy-provided': (view, env) => {
    const card = view.cards.get(bound(env, 'card'))
    return card ? card.provides.length + card.providesAny : 0
  },
}

/** The bindings under which the value of a Pokémon or a player is read: "it" or "that player" is the owner of the value. */
function ownerBindings(of: Tree, view: View, env: Env): Env {
  if (playerWords.has(of.word)) return { ...env, thatPlayer: playerOf(of, view, env), it: null }
  return { ...env, it: pokemonFor(of, view, env) }
}

/** How much an `amount` word means here: a whole number. */
export const amountOf = (tree: Tree, view: View, env: Env): number => meaning(amounts, tree)(view, env, tree)

/** Ids of every word that this file gives a meaning to. */
export const amountMeanings: readonly string[] = Object.keys(amounts)
