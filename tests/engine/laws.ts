import { keyOf } from '../../src/engine/canon.ts'
import { at, replay } from '../../src/engine/change.ts'
import { tries } from '../../src/engine/meaning/actions.ts'
import type { Game } from '../../src/engine/play.ts'
import { answer, optionsOf, play, viewOf, whyNotNow } from '../../src/engine/play.ts'
import { Program } from '../../src/engine/program.ts'
import type { CardTable } from '../../src/engine/view.ts'
import { type Board, type State, zones } from '../../src/state.ts'
import type { Json, Step } from '../../src/trace.ts'
import { walk } from '../../src/tree.ts'
import { lastOf, type Move, type Record, stepsIn } from './player.ts'
import type { Random } from './random.ts'

/** What is wrong with a game, one line each; nothing if a law holds. */
export type Law = (record: Record) => readonly string[]

const text = (value: unknown): string => JSON.stringify(value)
const parsed = (state: State): State => JSON.parse(text(state)) as State

/** One law for every answer of a game. */
const everyMove =
  (wrong: (move: Move, game: Game) => readonly string[]): Law =>
  ({ game, moves }) =>
    moves.flatMap((move, n) => wrong(move, game).map((each) => `move ${n}: ${each}`))

/** The same game with its clauses lowered anew, as another process would have it. */
export const anew = (game: Game): Game => ({ ...game, program: new Program(game.program.rules) })

/** A state that went through JSON is the same, and goes on the same. */
export const roundTrips: Law = (record) => {
  const other = anew(record.game)
  return everyMove(({ before, value, played }) => {
    const { state } = answer(other, parsed(before), value)
    return text(state) === text(played.state) ? [] : [`${text(value)} goes on differently after JSON`]
  })(record)
}

/** Replaying all answers from the start comes to the same states. */
export const replays: Law = ({ game, start, moves }) => {
  const other = anew(game)
  let { state } = play(other, parsed(start))
  return moves.flatMap(({ value, played }, n) => {
    ;({ state } = answer(other, state, value))
    return text(state) === text(played.state) ? [] : [`move ${n} comes to another state`]
  })
}

/** All changes of the trace, from the first board, give the last one. */
export const traces: Law = (record) => {
  const changes = stepsIn(record).flatMap((step) => step.changes)
  const last = replay(record.start.board, changes)
  return text(last) === text(lastOf(record).board) ? [] : [`the trace gives ${text(last)}`]
}

/** A run that keeps no trace comes to the same state. */
export const untraced: Law = (record) => {
  const quiet = { ...record.game, traced: false }
  return everyMove(({ before, value, played }) => {
    const { state, steps } = answer(quiet, before, value)
    return text(state) === text(played.state) && steps.every(({ changes }) => changes.length === 0)
      ? []
      : [`${text(value)} comes to another state without a trace`]
  })(record)
}

/** Every step names a clause in force, and every change is of what was there. */
export const cited: Law = (record) => {
  const { clauses } = record.game.program.rules
  let { board } = record.start
  return stepsIn(record).flatMap((step) => {
    const unknown = [step.clause, ...step.cites].filter((id) => !clauses.has(id))
    const wrong = step.changes.flatMap((change) => {
      const path = change.path.split('/').slice(1)
      const before = at(board, path)
      board = replay(board, [change])
      return change.path !== '' && text(before) === text(change.from) ? [] : [change.path]
    })
    return [...unknown, ...wrong].map((each) => `step of ${step.clause}: ${each}`)
  })
}

/** All cards on the table, each as often as it lies there. */
export const cardsOn = (board: Board): readonly string[] => [
  ...(board.stadium ? [board.stadium.card] : []),
  ...board.players.flatMap(({ energy }) => energy.now ?? []),
  ...board.players.flatMap((player) => zones.flatMap((zone) => player[zone])),
  ...Object.values(board.pokemon).flatMap(({ cards, attached }) => [...cards, ...attached]),
]

/** Energy that an Energy Zone makes comes from nowhere. */
const isMade = (card: string): boolean => card.startsWith('energy ')

const removes = (game: Game, clause: string): boolean =>
  game.program.rules.clauses
    .get(clause)
    ?.lines.some(({ tree }) => [...walk(tree)].some(({ word }) => word === 'remove-payment')) ?? false

/** No card appears twice or vanishes, except where a clause removes what was paid. */
export const keepsCards: Law = (record) => {
  let { board } = record.start
  let before = [...cardsOn(board)].sort()
  return stepsIn(record).flatMap((step: Step) => {
    board = replay(board, step.changes)
    const now = [...cardsOn(board)].sort()
    const gone = before.filter((card) => !now.includes(card))
    const fine =
      new Set(now).size === now.length &&
      now.every((card) => isMade(card) || before.includes(card)) &&
      (gone.every(isMade) || removes(record.game, step.clause))
    before = now
    return fine ? [] : [`${step.clause}: cards gone ${gone.join()}, now ${now.length}`]
  })
}

/** Whatever a player tries is either offered or refused by a clause, and whatever is offered is done. */
export const offersOrRefuses: Law = everyMove(({ before, options, value, played }, game) => {
  if (played.stop) return [`${text(value)} stopped: ${played.stop.message}`]
  if (before.decision?.kind !== 'act') return []
  const key = (act: Json): string =>
    keyOf({ ...before, decision: null, stack: null, readings: { act: text(act) } }, game.cards)
  const offered = new Set(options.map(key))
  return tries(viewOf(game, before), before.decision.who).flatMap((act) => {
    const refusals = whyNotNow(game, before, act)
    if (!refusals) return [`no clause offers ${text(act)}`]
    if (refusals.some(({ clause }) => !game.program.rules.clauses.has(clause))) return ['refused by nobody']
    return refusals.length > 0 && offered.has(key({ ...act })) ? [`${text(act)} is offered and refused`] : []
  })
})

/** A game waits for one answer of several, or is over. */
export const waitsOrEnds: Law = ({ game, opening, moves }) =>
  [opening, ...moves.map(({ played }) => played)].flatMap(({ state }, n) => {
    const options = optionsOf(game, state)
    if (state.board.result) return state.decision || state.stack ? [`move ${n}: over, but it goes on`] : []
    if (!state.decision) return [`move ${n}: nothing is asked and nobody has won`]
    return options.length > 0 ? [] : [`move ${n}: no answer to ${text(state.decision)}`]
  })

/** A state and a card table in which every copy of a card and every Pokémon has another id. */
export function renamed(state: State, cards: CardTable, random: Random): { state: State; cards: CardTable } {
  const ids = new Set(text(state).match(/(?<=")[cpu]\d+(?=")/g) ?? [])
  const names = new Map<string, string>()
  const made = text(state).match(/(?<=")energy [^"]+(?=")/g) ?? []
  for (const first of 'cpu') {
    const olds = [...ids].filter((id) => id.startsWith(first))
    const news = random.shuffled(olds.map((_, n) => `${first}${5000 + n}`))
    for (const [n, old] of olds.entries()) names.set(old, news[n] ?? old)
  }
  const plain = text(state).replace(/(?<=")[cpu]\d+(?=")/g, (id) => names.get(id) ?? id)
  return {
    state: JSON.parse(plain) as State,
    cards: new Map([
      ...[...cards].map(([id, card]) => [names.get(id) ?? id, card] as const),
      ...made.flatMap((id) => {
        const card = cards.get(id)
        return card ? [[id, card] as const] : []
      }),
    ]),
  }
}
