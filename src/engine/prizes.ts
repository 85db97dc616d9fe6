import type { Board, Player, PlayerIndex } from '../state.ts'
import { putInto, takeFrom } from './moves.ts'
import type { Run } from './run.ts'
import type { CardTable } from './view.ts'

const players: readonly PlayerIndex[] = [0, 1]

/** The Prizes of a player that lie face up. */
export const faceUpOf = ({ prizes, faceUp = [] }: Player): readonly string[] =>
  prizes.filter((card) => faceUp.includes(card))

/** True if a player can tell this Prize from others: it lies face up, or the player has looked at it. */
const isKnown = (board: Board, owner: PlayerIndex, card: string, by: PlayerIndex): boolean =>
  faceUpOf(board.players[owner]).includes(card) || (board.players[by].knows ?? []).includes(card)

/** The Prizes among which somebody chooses: each known card once, face up and face down apart, and one of the rest. */
export function choosable(
  board: Board,
  cards: CardTable,
  owner: PlayerIndex,
  by: PlayerIndex,
  among: readonly string[] = board.players[owner].prizes,
): readonly string[] {
  const up = faceUpOf(board.players[owner])
  const alike = new Map<string, string>()
  for (const card of among) {
    const face = up.includes(card) ? 'up' : 'down'
    const key = isKnown(board, owner, card, by) ? `${face} ${cards.get(card)?.key ?? ''}` : ''
    if (!alike.has(key)) alike.set(key, card)
  }
  return [...alike.values()]
}

/** Cards come to lie face down: nobody knows them any more. */
export function conceal(run: Run, cards: readonly string[]): void {
  for (const player of players)
    for (const list of ['faceUp', 'knows'] as const) {
      const now = run.board.players[player][list] ?? []
      const left = now.filter((card) => !cards.includes(card))
      if (left.length < now.length) run.write(['players', player, list], left.length > 0 ? left : undefined)
    }
}

/** Prizes are turned face up and stay so. */
export function turnUp(run: Run, owner: PlayerIndex, cards: readonly string[]): void {
  const up = faceUpOf(run.board.players[owner])
  const turned = cards.filter((card) => !up.includes(card))
  if (turned.length > 0) run.write(['players', owner, 'faceUp'], [...up, ...turned])
}

/** A player gets to know cards that lie face down. */
export function getToKnow(run: Run, player: PlayerIndex, cards: readonly string[]): void {
  const known = run.board.players[player].knows ?? []
  const seen = cards.filter((card) => !known.includes(card))
  if (seen.length > 0) run.write(['players', player, 'knows'], [...known, ...seen])
}

/** A Prize that was due goes to the hand; what is due beyond the last Prize is forgotten. */
export function takePrize(run: Run, player: PlayerIndex, card: string): void {
  conceal(run, [card])
  takeFrom(run, player, 'prizes', [card])
  putInto(run, player, 'hand', [card])
  const { due, prizes } = run.board.players[player]
  run.write(['players', player, 'due'], prizes.length === 0 ? 0 : due - 1)
}

/** Puts one card among the Prizes of a player in the place of another. */
export function exchange(run: Run, owner: PlayerIndex, prize: string, card: string): void {
  conceal(run, [prize, card])
  run.write(
    ['players', owner, 'prizes'],
    run.board.players[owner].prizes.map((each) => (each === prize ? card : each)),
  )
}

/** How many Prizes a player must still take to win. */
export const neededBy = ({ prizes, fewer = 0 }: Player): number => Math.max(0, prizes.length - fewer)
