import { type Env, pokemonOf } from '../../state.ts'
import { child, children, type Tree, text, walk } from '../../tree.ts'
import { faceUpOf } from '../prizes.ts'
import { bound, pokemonAt, Unclear, type View } from '../view.ts'
import { amountOf } from './amounts.ts'
import { holds } from './conditions.ts'
import { groupOf, playerOf, pokemonFor, whoseOf } from './references.ts'

/** How much of a deed could be done now: a hidden card counts as one that may be what is looked for. */
export type Able = 'none' | 'part' | 'all'

type Judge = (tree: Tree, view: View, env: Env) => Able

/** As much of what is asked as there is. */
const outOf = (wanted: number, there: number): Able => (there <= 0 ? 'none' : there < wanted ? 'part' : 'all')

const yes = (possible: boolean): Able => (possible ? 'all' : 'none')

const deckOf = (tree: Tree, view: View, env: Env): readonly string[] =>
  view.board.players[playerOf(child(tree, 'player'), view, env)].deck

/** True if one of the Prizes of a player lies face down. */
const hasFaceDown = (tree: Tree, view: View, env: Env): boolean => {
  const player = view.board.players[whoseOf(tree, view, env)]
  return faceUpOf(player).length < player.prizes.length
}

const pokemonIn = (tree: Tree, view: View, env: Env, slot = 'pokemon'): string =>
  pokemonFor(child(tree, slot), view, env)

const amountIn = (tree: Tree, view: View, env: Env): number => amountOf(child(tree, 'amount'), view, env)

/** The Energy cards on a Pokémon that provide a type. */
export const energyOfType = (id: string, symbol: string, view: View): readonly string[] =>
  pokemonAt(view, id).attached.filter((card) => {
    const found = view.cards.get(card)
    return found?.kind === 'energy' && (found.provides.includes(symbol) || found.providesAny > 0)
  })

const inner =
  (...slots: readonly string[]): Judge =>
  (tree, view, env) =>
    joined(slots.map((slot) => able(children(tree, slot), view, env)))

const judges: Readonly<Record<string, Judge>> = {
  draw: (tree, view, env) => outOf(amountIn(tree, view, env), deckOf(tree, view, env).length),
  search: (tree, view, env) => yes(deckOf(tree, view, env).length > 0),
  shuffle: (tree, view, env) => yes(deckOf(tree, view, env).length > 0),
  heal: (tree, view, env) => yes(pokemonAt(view, pokemonIn(tree, view, env)).damage > 0),
  'recover-all': (tree, view, env) =>
    yes(Object.keys(pokemonAt(view, pokemonIn(tree, view, env)).statuses).length > 0),
  recover: (tree, view, env) =>
    yes(
      children(tree, 'status').some(
        ({ word }) => pokemonAt(view, pokemonIn(tree, view, env)).statuses[word] !== undefined,
      ),
    ),
  'discard-energy': (tree, view, env) =>
    outOf(
      amountIn(tree, view, env),
      energyOfType(pokemonIn(tree, view, env), text(tree, 'symbol'), view).length,
    ),
  switch: (tree, view, env) =>
    yes(pokemonOf(view.board, pokemonAt(view, pokemonIn(tree, view, env, 'a')).owner).length > 1),
  group: inner('body'),
  if: (tree, view, env) =>
    able(children(tree, holds(child(tree, 'condition'), view, env) ? 'then' : 'otherwise'), view, env),
  flip: inner('heads', 'tails'),
  'flip-by': inner('heads', 'tails'),
  may: inner('do', 'otherwise'),
  'up-to': inner('do'),
  'each-player': inner('do'),
  'as-one': (tree, view, env) => yes(able(children(tree, 'do'), view, env) === 'all'),
  'turn-up': (tree, view, env) => yes(hasFaceDown(tree, view, env)),
  'turn-up-all': (tree, view, env) => yes(hasFaceDown(tree, view, env)),
  'look-prize': (tree, view, env) => yes(hasFaceDown(tree, view, env)),
  'look-prizes': (tree, view, env) => yes(hasFaceDown(tree, view, env)),
  'each-pokemon': (tree, view, env) =>
    joined(
      groupOf(child(tree, 'group'), view, env).map((id) =>
        able(children(tree, 'do'), view, { ...env, it: id, that: id }),
      ),
    ),
}

/** Several deeds taken together. */
const joined = (parts: readonly Able[]): Able =>
  parts.every((part) => part === 'none') ? 'none' : parts.every((part) => part === 'all') ? 'all' : 'part'

const ranks: readonly Able[] = ['none', 'part', 'all']

const best = (parts: readonly Able[]): Able =>
  parts.reduce((a, b) => (ranks.indexOf(a) < ranks.indexOf(b) ? b : a), 'none')

/** How much of these deeds could be done, one after the other; a choice counts as made in the best way. */
export function able(deeds: readonly Tree[], view: View, env: Env): Able {
  const [first, ...rest] = deeds
  if (!first) return 'none'
  if (first.word === 'choose') {
    const among = groupOf(child(first, 'group'), view, env)
    if (rest.length === 0) return yes(among.length > 0)
    return best(among.map((id) => able(rest, view, { ...env, it: id, that: id })))
  }
  const here = judged(first, view, env)
  return rest.length === 0 ? here : joined([here, able(rest, view, env)])
}

/** What nobody can judge beforehand may be possible. */
function judged(tree: Tree, view: View, env: Env): Able {
  try {
    return judges[tree.word]?.(tree, view, env) ?? 'all'
  } catch (error) {
    if (error instanceof Unclear) return 'all'
    throw error
  }
}

const playOf = (view: View, env: Env): readonly Tree[] | undefined =>
  view.cards.get(bound(env, 'chosenCard'))?.play?.deeds.map(({ tree }) => tree)

/** How much of the card that is to be played could be done; a card without deeds does what lies in its being there. */
export function ableToPlay(view: View, env: Env): Able {
  const deeds = playOf(view, env)
  return deeds ? able(deeds, view, env) : 'all'
}

/** True if the card that is to be played lets a player draw. */
export const saysToDraw = (view: View, env: Env): boolean =>
  (playOf(view, env) ?? []).some((deed) => [...walk(deed)].some(({ word }) => word === 'draw'))
