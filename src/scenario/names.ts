import type { CardTable } from '../engine/view.ts'
import type { Board, PlayerIndex } from '../state.ts'

/** What a card is called; cards nobody has named are "a card". */
const cardName = (cards: CardTable, id: string): string => cards.get(id)?.name ?? 'a card'

/** The name on top of a Pokémon in play, or undefined if it has left play. */
export function pokemonName(board: Board, cards: CardTable, id: string): string | undefined {
  const pokemon = board.pokemon[id]
  const top = pokemon?.cards.at(-1)
  if (pokemon === undefined) return undefined
  return (top === undefined ? undefined : cards.get(top)?.name) ?? 'Pokémon (not named)'
}

/** The Pokémon in play of that name, those of `first` before the others. */
export function pokemonCalled(
  board: Board,
  cards: CardTable,
  name: string,
  first: PlayerIndex = 0,
): readonly string[] {
  return Object.keys(board.pokemon)
    .filter((id) => pokemonName(board, cards, id) === name)
    .sort((a, b) => rank(board, a, first) - rank(board, b, first))
}

const rank = (board: Board, id: string, first: PlayerIndex): number =>
  board.pokemon[id]?.owner === first ? 0 : 1

/** Names of cards with how many of each there are, in alphabetical order: "2 Fire Energy, 1 Charmander". */
export function tally(cards: CardTable, ids: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(cardName(cards, id), (counts.get(cardName(cards, id)) ?? 0) + 1)
  return new Map([...counts].sort(([a], [b]) => a.localeCompare(b)))
}

/** A tally in words; "nothing" if it is empty. */
export const sayTally = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([name, count]) => `${count} ${name}`).join(', ') || 'nothing'

/** True if two tallies are the same. */
export const sameTally = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean =>
  a.size === b.size && [...a].every(([name, count]) => b.get(name) === count)
