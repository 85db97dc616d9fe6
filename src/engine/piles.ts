import type { PlayerIndex, Zone } from '../state.ts'
import type { Tree } from '../tree.ts'
import type { View } from './view.ts'

const zoneOfPile: Readonly<Record<string, Zone>> = {
  'deck-pile': 'deck',
  'hand-pile': 'hand',
  'discard-pile': 'discard',
  'prize-pile': 'prizes',
  'lost-pile': 'lost',
}

/** Where the cards of a `pile` word lie. */
export function zoneOf({ word }: Tree): Zone {
  const zone = zoneOfPile[word]
  if (!zone) throw new Error(`the word "${word}" names no pile`)
  return zone
}

/** The cards in a pile of a player. */
export const cardsOf = (pile: Tree, player: PlayerIndex, { board }: View): readonly string[] =>
  board.players[player][zoneOf(pile)]
