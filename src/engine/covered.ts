import type { Card } from '../compiled.ts'
import { refusals } from './permit.ts'
import { pokemonAt, type View } from './view.ts'

/**
 * The Pokémon cards of a Pokémon that count for something, the top one first. A covered card counts where no clause forbids it;
 * the clauses are asked with the card on top of it as `covering`.
 */
function counting(action: 'use-covered' | 'have-covered', id: string, view: View): readonly string[] {
  const { cards, owner } = pokemonAt(view, id)
  const found = cards.slice(-1)
  for (let at = cards.length - 2; at >= 0; at--) {
    const env = { it: id, thatPlayer: owner, player: owner, covering: cards[at + 1] ?? '' }
    if (refusals(action, env, view).length > 0) break
    found.push(...cards.slice(at, at + 1))
  }
  return found
}

function named(ids: readonly string[], view: View): readonly Card[] {
  const found: Card[] = []
  for (const id of ids) {
    const card = view.cards.get(id)
    if (card) found.push(card)
  }
  return found
}

/** The cards whose attacks and Powers a Pokémon has. */
export const cardsSpeaking = (id: string, view: View): readonly Card[] =>
  named(counting('use-covered', id, view), view)

/** The cards whose Weakness, Resistance and Retreat Cost a Pokémon has. */
export const cardsMarking = (id: string, view: View): readonly Card[] =>
  named(counting('have-covered', id, view), view)

/** True if a covered card speaks for its Pokémon; a card that is asked about while it is being asked about does not. */
export function speaks(id: string, card: string, view: View): boolean {
  const mark = `covered ${id}`
  if (view.asking.has(mark)) return false
  view.asking.add(mark)
  const found = counting('use-covered', id, view).includes(card)
  view.asking.delete(mark)
  return found
}
