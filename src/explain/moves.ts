import { type Board, type Player, zones } from '../state.ts'
import { type Cast, counted, doing, pokemonIn, sayCards, whose } from './cast.ts'

/** Where a card lies: a pile of a player, the stack of a Pokémon, attached to one, in play as a Stadium, in an Energy Zone. */
interface Spot {
  readonly kind: (typeof zones)[number] | 'stack' | 'attached' | 'stadium' | 'energy'
  readonly owner: number
  readonly pokemon?: string
}

/** Cards that went the same way. */
interface Move {
  readonly from: Spot | undefined
  readonly to: Spot | undefined
  readonly cards: readonly string[]
}

function spotsOf(board: Board): ReadonlyMap<string, Spot> {
  const spots = new Map<string, Spot>()
  if (board.stadium) spots.set(board.stadium.card, { kind: 'stadium', owner: board.stadium.owner })
  for (const owner of [0, 1] as const) {
    const { now } = board.players[owner].energy
    if (now !== null) spots.set(now, { kind: 'energy', owner })
    for (const kind of zones) for (const card of board.players[owner][kind]) spots.set(card, { kind, owner })
  }
  for (const [pokemon, { owner, cards, attached }] of Object.entries(board.pokemon)) {
    for (const card of cards) spots.set(card, { kind: 'stack', owner, pokemon })
    for (const card of attached) spots.set(card, { kind: 'attached', owner, pokemon })
  }
  return spots
}

const keyOf = (spot: Spot | undefined): string =>
  spot ? [spot.kind, spot.owner, spot.pokemon].join(' ') : 'nowhere'

function movesBetween(before: Board, after: Board): readonly Move[] {
  const [then, now] = [spotsOf(before), spotsOf(after)]
  const moves = new Map<string, Move>()
  for (const card of new Set([...then.keys(), ...now.keys()])) {
    const [from, to] = [then.get(card), now.get(card)]
    if (keyOf(from) === keyOf(to)) continue
    const key = `${keyOf(from)} > ${keyOf(to)}`
    moves.set(key, { from, to, cards: [...(moves.get(key)?.cards ?? []), card] })
  }
  return [...moves.values()]
}

const piles: Readonly<Record<string, string>> = {
  deck: 'deck',
  hand: 'hand',
  discard: 'discard pile',
  prizes: 'Prizes',
  table: 'cards being played',
  lost: 'Lost Zone',
  stadium: 'Stadium in play',
  energy: 'Energy Zone',
}

function placeName(cast: Cast, spot: Spot | undefined): string {
  if (!spot) return 'nowhere'
  if (spot.pokemon !== undefined) return pokemonIn(cast, spot.pokemon)
  return `${whose(spot.owner)} ${piles[spot.kind] ?? spot.kind}`
}

/** Ways between two piles that have words of their own. */
const ways: Readonly<Record<string, (cast: Cast, cards: readonly string[], owner: number) => string>> = {
  'deck>hand': (cast, cards, owner) => `${doing(owner, 'draw|draws')} ${sayCards(cast, cards)}`,
  'prizes>hand': (_, cards, owner) => `${doing(owner, 'take|takes')} ${counted(cards.length, 'Prize')}`,
  'hand>table': (cast, cards, owner) => `${doing(owner, 'play|plays')} ${sayCards(cast, cards)}`,
  'table>discard': (cast, cards, owner) => `${sayCards(cast, cards)} to ${whose(owner)} discard pile`,
  'table>stadium': (cast, cards) => `${sayCards(cast, cards)} is now the Stadium in play`,
  'hand>stadium': (cast, cards) => `${sayCards(cast, cards)} is now the Stadium in play`,
  'stadium>discard': (cast, cards, owner) =>
    `${sayCards(cast, cards)} is no longer in play, it goes to ${whose(owner)} discard pile`,
  'deck>prizes': (_, cards, owner) => `${doing(owner, 'place|places')} ${counted(cards.length, 'Prize')}`,
}

function sayMove(cast: Cast, { from, to, cards }: Move): string {
  const way = from && to && ways[`${from.kind}>${to.kind}`]
  if (way) return way(cast, cards, from.owner)
  if (!from) return `${sayCards(cast, cards)} in ${placeName(cast, to)}`
  if (!to) return `${sayCards(cast, cards)} from ${placeName(cast, from)}, out of the game`
  return `${sayCards(cast, cards)} from ${placeName(cast, from)} to ${placeName(cast, to)}`
}

/** Cards that came into play as a Pokémon or on top of one are told with the Pokémon. */
const isTold = ({ from, to }: Move): boolean => from?.kind !== 'stack' && to?.kind !== 'stack'

/** The cards that went from one place to another, a phrase for each way they went. */
export function sayMoves(cast: Cast, before: Board, after: Board): readonly string[] {
  const moves = movesBetween(before, after)
  const gone = Object.keys(before.pokemon).filter((id) => !(id in after.pokemon))
  const others = moves.filter((move) => isTold(move) && !gone.includes(move.from?.pokemon ?? ''))
  return [
    ...gone.map((id) => sayLeaving(cast, id, moves)),
    ...others.map((move) => sayMove(cast, move)),
    ...([0, 1] as const).flatMap((player) =>
      isReordered(before.players[player], after.players[player]) ? `${whose(player)} deck is shuffled` : [],
    ),
  ]
}

function sayLeaving(cast: Cast, id: string, moves: readonly Move[]): string {
  const mine = moves.filter(({ from }) => from?.pokemon === id)
  const cards = mine.flatMap((move) => move.cards)
  const to = mine[0]?.to
  return `${pokemonIn(cast, id)} leaves play: ${sayCards(cast, cards)} to ${placeName(cast, to)}`
}

const isReordered = (before: Player, after: Player): boolean =>
  before.deck.length === after.deck.length &&
  before.deck.some((card, i) => after.deck[i] !== card) &&
  before.deck.every((card) => after.deck.includes(card))
