import { replay } from '../../src/engine/change.ts'
import { answer, play } from '../../src/engine/play.ts'
import type { Board, State } from '../../src/state.ts'
import { anew, cardsOn, cited, keepsCards, type Law } from './laws.ts'
import { lastOf, type Record, stepsIn } from './player.ts'
import { Random } from './random.ts'

const text = (value: unknown): string => JSON.stringify(value)
const parsed = (state: State): State => JSON.parse(text(state)) as State

/** Laws that read a game once, for games of any length. */
const laws: Readonly<{ [name: string]: Law }> = {
  'goes on': ({ opening, moves, game }) =>
    [opening, ...moves.map(({ played }) => played)].flatMap(({ stop, state }, n) => {
      if (stop) return [`move ${n} stopped: ${stop.title} ${stop.clause ?? ''} ${stop.message}`]
      if (!state.decision && !state.board.result) return [`move ${n}: nothing is asked and nobody has won`]
      const options = moves[n]?.options
      return options?.length === 0 ? [`move ${n}: no answer in ${game.program.rules.moment.edition}`] : []
    }),
  'keeps cards': (record) => (isWhole(record) ? [] : keepsCards(record)),
  'is cited': (record) => cited(record),
  'trace replays': (record) => {
    const changes = stepsIn(record).flatMap((step) => step.changes)
    return text(replay(record.start.board, changes)) === text(lastOf(record).board)
      ? []
      : ['the trace gives another board']
  },
  'replays from the start': (record) => replayed(record, 0, record.moves.length),
}

/** Quick: the same cards after every answer, but for Energy that comes from nowhere. */
function isWhole({ start, opening, moves }: Record): boolean {
  const cards = (board: Board): string => cardsOn(board).filter(isCard).sort().join()
  const first = cards(start.board)
  return [opening, ...moves.map(({ played }) => played)].every(({ state }) => cards(state.board) === first)
}

const isCard = (id: string): boolean => !id.startsWith('energy ')

/** Carries some answers out again, from a state that went through JSON, with the clauses lowered anew. */
function replayed(record: Record, from: number, to: number): readonly string[] {
  const game = anew(record.game)
  const first = record.moves[from]
  let state = from === 0 || !first ? play(game, parsed(record.start)).state : parsed(first.before)
  for (const [n, { value, played }] of record.moves.slice(from, to).entries()) {
    ;({ state } = answer(game, state, value))
    if (text(state) !== text(played.state))
      return [`move ${from + n} comes to another state from move ${from}`]
  }
  return []
}

const resumed = 40

/** What is wrong with a game, one line each with the name of the law. */
export function violations(record: Record, seed: number): readonly string[] {
  const random = new Random(seed)
  const points = [1, 2, 3].map(() => random.below(Math.max(1, record.moves.length)))
  return [
    ...Object.entries(laws).flatMap(([name, law]) => law(record).map((wrong) => `${name}: ${wrong}`)),
    ...points.flatMap((at) => replayed(record, at, at + resumed).map((wrong) => `resumes: ${wrong}`)),
  ]
}
