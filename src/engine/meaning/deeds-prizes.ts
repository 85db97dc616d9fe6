import type { Env, PlayerIndex, Zone } from '../../state.ts'
import { child, type Tree } from '../../tree.ts'
import type { Lowering } from '../code.ts'
import { moveTop, putInto, takeFrom } from '../moves.ts'
import { choosable, conceal, exchange, faceUpOf, getToKnow, takePrize, turnUp } from '../prizes.ts'
import type { Run } from '../run.ts'
import { bound } from '../view.ts'
import { amountOf } from './amounts.ts'
import { playerOf, whoseOf } from './references.ts'

const playerIn = (tree: Tree, run: Run): PlayerIndex => playerOf(child(tree, 'player'), run.view, run.env)
const ownerIn = (tree: Tree, run: Run): PlayerIndex => whoseOf(tree, run.view, run.env)

/** The card of a choice; undefined while it is open or where there is none to choose. */
function chosen(run: Run, by: PlayerIndex, among: readonly string[], about: Env = {}): string | undefined {
  const [only, ...others] = among
  if (only === undefined) return undefined
  if (others.length === 0) return only
  const card = run.ask('card', by, { among, ...about })
  return typeof card === 'string' ? card : undefined
}

/** One Prize of an owner, chosen by a player who sees only what they know. */
const prizeChosen = (run: Run, owner: PlayerIndex, by: PlayerIndex, among?: readonly string[]) =>
  chosen(run, by, choosable(run.board, run.view.cards, owner, by, among))

const faceDown = (run: Run, owner: PlayerIndex): readonly string[] => {
  const up = faceUpOf(run.board.players[owner])
  return run.board.players[owner].prizes.filter((card) => !up.includes(card))
}

/** A deed of a player with one Prize; `among` says which may be chosen. */
const withOne =
  (
    among: (run: Run, owner: PlayerIndex) => readonly string[],
    then: (run: Run, by: PlayerIndex, owner: PlayerIndex, card: string) => void,
  ): Lowering =>
  (tree, code) =>
    code.add((run) => {
      const by = playerIn(tree, run)
      const owner = ownerIn(tree, run)
      const card = prizeChosen(run, owner, by, among(run, owner))
      if (card !== undefined) then(run, by, owner, card)
    })

function takeOne(run: Run, tree: Tree, random: boolean): void {
  const player = playerIn(tree, run)
  const { prizes, due } = run.board.players[player]
  if (due === 0) return
  const card = random ? chosen(run, player, prizes, { chance: true }) : prizeChosen(run, player, player)
  if (card !== undefined) takePrize(run, player, card)
}

function switchWithDeck(run: Run, owner: PlayerIndex, prize: string): void {
  const [top, ...rest] = run.board.players[owner].deck
  if (top === undefined) return
  exchange(run, owner, prize, top)
  run.write(['players', owner, 'deck'], [prize, ...rest])
}

/** The hand without the card that is being played, which lies on the table. */
function switchWithHand(run: Run, tree: Tree): void {
  const player = playerIn(tree, run)
  const prize = bound(run.env, 'prize')
  const card = chosen(run, player, run.board.players[player].hand)
  if (card === undefined) return
  exchange(run, player, prize, card)
  takeFrom(run, player, 'hand', [card])
  putInto(run, player, 'hand', [prize])
  getToKnow(run, player, [card])
}

/** The Prizes are counted before they go; the deck is shuffled before cards are placed. */
const renew: Lowering = (tree, code) => {
  const count = code.loopName()
  code.add((run) => {
    const player = playerIn(tree, run)
    run.bind(count, amountOf(child(tree, 'amount'), run.view, run.env))
    conceal(run, run.board.players[player].prizes)
    moveTop(run, player, 'prizes', 'deck', run.board.players[player].prizes.length)
  })
  code.add((run) => {
    const player = playerIn(tree, run)
    const order = run.ask('shuffle', player, {})
    if (Array.isArray(order)) run.write(['players', player, 'deck'], order)
  })
  code.add((run) => moveTop(run, playerIn(tree, run), 'deck', 'prizes', Number(run.env[count])))
}

const zoneOf: Readonly<Record<string, Zone>> = {
  'deck-pile': 'deck',
  'hand-pile': 'hand',
  'discard-pile': 'discard',
  'prize-pile': 'prizes',
}

/** Both players know which card was added. */
function addPrize(run: Run, tree: Tree): void {
  const owner = ownerIn(tree, run)
  const zone = zoneOf[child(tree, 'pile').word] ?? 'hand'
  const card = chosen(run, playerIn(tree, run), run.board.players[owner][zone])
  if (card === undefined) return
  takeFrom(run, owner, zone, [card])
  conceal(run, [card])
  putInto(run, owner, 'prizes', [card])
  getToKnow(run, 0, [card])
  getToKnow(run, 1, [card])
}

/** Deeds with Prizes besides those of a game check. */
export const prizeDeeds: Readonly<Record<string, Lowering>> = {
  'take-one': (tree, code) => code.add((run) => takeOne(run, tree, false)),
  'take-one-random': (tree, code) => code.add((run) => takeOne(run, tree, true)),
  'turn-up': withOne(faceDown, (run, _, owner, card) => turnUp(run, owner, [card])),
  'turn-up-all': (tree, code) =>
    code.add((run) => turnUp(run, ownerIn(tree, run), run.board.players[ownerIn(tree, run)].prizes)),
  'look-prize': withOne(
    (run, owner) => run.board.players[owner].prizes,
    (run, by, _, card) => {
      getToKnow(run, by, [card])
      run.bind('prize', card)
    },
  ),
  'look-prizes': (tree, code) =>
    code.add((run) => getToKnow(run, playerIn(tree, run), run.board.players[ownerIn(tree, run)].prizes)),
  'switch-prize-deck': withOne(faceDown, (run, _, owner, card) => switchWithDeck(run, owner, card)),
  'switch-prize-hand': (tree, code) => code.add((run) => switchWithHand(run, tree)),
  'renew-prizes': renew,
  'add-prize': (tree, code) => code.add((run) => addPrize(run, tree)),
  'need-fewer': (tree, code) =>
    code.add((run) => {
      const player = playerIn(tree, run)
      const fewer = run.board.players[player].fewer ?? 0
      run.write(['players', player, 'fewer'], fewer + amountOf(child(tree, 'amount'), run.view, run.env))
    }),
  'last-turn': (tree, code) =>
    code.add((run) =>
      run.write(['lastTurn'], run.board.turn.number + amountOf(child(tree, 'amount'), run.view, run.env)),
    ),
}
