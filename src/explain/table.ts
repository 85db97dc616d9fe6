import type { CardTable } from '../engine/view.ts'
import type { Board, PlayerIndex } from '../state.ts'
import { capital } from './cast.ts'

/** A Pokémon as it is shown on the table. */
export interface Tile {
  readonly id: string
  /** Undefined for a Pokémon that nobody has named. */
  readonly name?: string
  readonly hp?: number
  readonly damage: number
  readonly conditions: readonly string[]
  /** Attached cards by name. */
  readonly attached: readonly { readonly name: string; readonly count: number }[]
}

/** One player's side of the table. */
export interface Side {
  readonly active: Tile | null
  readonly bench: readonly Tile[]
  readonly prizes: number
  readonly points: number
  readonly deck: number
  readonly hand: readonly { readonly name: string; readonly count: number }[]
  readonly discard: readonly { readonly name: string; readonly count: number }[]
  readonly lost: readonly { readonly name: string; readonly count: number }[]
  /** The Energy card in the Energy Zone; absent if there is none. */
  readonly energy?: string
}

/** A board to look at. */
export interface Table {
  readonly turn: number
  readonly player: PlayerIndex
  readonly sides: readonly [Side, Side]
  /** The Stadium in play. */
  readonly stadium?: { readonly name: string; readonly owner: PlayerIndex }
}

const unnamed = 'unnamed card'

function stacks(cards: CardTable, ids: readonly string[]): Side['hand'] {
  const counts = new Map<string, number>()
  for (const id of ids) {
    const name = cards.get(id)?.name ?? unnamed
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => ({ name, count }))
}

function tileOf(board: Board, cards: CardTable, id: string): Tile {
  const pokemon = board.pokemon[id]
  const card = cards.get(pokemon?.cards.at(-1) ?? '')
  return {
    id,
    ...(card ? { name: card.name } : {}),
    ...(card?.hp === undefined ? {} : { hp: card.hp }),
    damage: pokemon?.damage ?? 0,
    conditions: Object.keys(pokemon?.statuses ?? {}).map(capital),
    attached: stacks(cards, pokemon?.attached ?? []),
  }
}

/** A board with names in place of ids. */
export function tableOf(board: Board, cards: CardTable): Table {
  const side = (player: PlayerIndex): Side => {
    const { active, bench, prizes, points, deck, hand, discard, lost, energy } = board.players[player]
    return {
      active: active === null ? null : tileOf(board, cards, active),
      bench: bench.map((id) => tileOf(board, cards, id)),
      prizes: prizes.length,
      points,
      deck: deck.length,
      hand: stacks(cards, hand),
      discard: stacks(cards, discard),
      lost: stacks(cards, lost),
      ...(energy.now === null ? {} : { energy: cards.get(energy.now)?.name ?? unnamed }),
    }
  }
  return {
    turn: board.turn.number,
    player: board.turn.player,
    sides: [side(0), side(1)],
    ...stadiumOn(board, cards),
  }
}

function stadiumOn({ stadium }: Board, cards: CardTable): Pick<Table, 'stadium'> {
  return stadium ? { stadium: { name: cards.get(stadium.card)?.name ?? unnamed, owner: stadium.owner } } : {}
}

const sayStacks = (stacks: Side['hand']): string =>
  stacks.map(({ name, count }) => `${count} ${name}${name === unnamed && count > 1 ? 's' : ''}`).join(', ')

function sayTile(tile: Tile): string {
  const damage =
    tile.damage > 0 ? [`${tile.damage} damage${tile.hp === undefined ? '' : ` of ${tile.hp} HP`}`] : []
  const attached = tile.attached.length > 0 ? [sayStacks(tile.attached)] : []
  return [tile.name ?? '(not named)', ...damage, ...attached, ...tile.conditions].join(' · ')
}

/** What a game is won by, as far as the table shows it. */
export type Counting = 'prizes' | 'points'

/** Prizes if there were any on one of these boards, else points. */
export const countingOn = (boards: readonly Board[]): Counting =>
  boards.some(({ players }) => players.some(({ prizes }) => prizes.length > 0)) ? 'prizes' : 'points'

function sayPiles({ prizes, points, deck, hand, discard, lost, energy }: Side, counting: Counting): string {
  const cards = (stack: Side['hand']): number => stack.reduce((sum, { count }) => sum + count, 0)
  const named = hand.length > 0 ? `hand: ${sayStacks(hand)}` : 'no hand'
  return [
    counting === 'prizes' ? `Prizes ${prizes}` : `points ${points}`,
    `deck ${deck}`,
    cards(hand) > 8 ? `hand ${cards(hand)}` : named,
    ...(energy === undefined ? [] : [`Energy Zone: ${energy}`]),
    ...(lost.length > 0 ? [`Lost Zone: ${sayStacks(lost)}`] : []),
    ...(discard.length > 0 ? [`discard pile: ${sayStacks(discard)}`] : []),
  ].join(' · ')
}

function saySide(title: string, side: Side, counting: Counting): readonly string[] {
  const lines = [
    ['Active', side.active ? sayTile(side.active) : '(none)'],
    ...side.bench.map((tile, i) => [i === 0 ? 'Bench' : '', sayTile(tile)]),
    ['', sayPiles(side, counting)],
  ]
  return lines.map(([label = '', text], i) => `${(i === 0 ? title : '').padEnd(10)}${label.padEnd(8)}${text}`)
}

/** A table as lines of text, your side first. */
export const sayTable = ({ sides, stadium }: Table, counting: Counting): readonly string[] => [
  ...saySide('You', sides[0], counting),
  ...saySide('Opponent', sides[1], counting),
  ...(stadium
    ? [`${'Stadium'.padEnd(18)}${stadium.name} (${stadium.owner === 0 ? 'yours' : "the opponent's"})`]
    : []),
]
