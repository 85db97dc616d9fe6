import type { Book, Scenario } from '../../src/compiled.ts'
import { lastDayOf, type Moment } from '../../src/editions.ts'
import { answer, type Game, optionsOf, play } from '../../src/engine/play.ts'
import { stage } from '../../src/scenario/run.ts'
import type { Act, State } from '../../src/state.ts'
import type { Json } from '../../src/trace.ts'
import { perSecond, type Row, say } from './table.ts'

/** A scenario of the bench. */
export function boardOf(book: Book, name: string): Scenario {
  const scenario = book.scenarios.find((each) => each.id === `zz-bench/${name}`)
  if (!scenario) throw new Error(`the bench has no board "${name}"`)
  return scenario
}

/** The last day of base. */
export function inBase(book: Book): Moment {
  const moment = lastDayOf(book, 'base')
  if (!moment) throw new Error('the book has no edition base')
  return moment
}

const wanted = ['retreat', 'attack']

/** Answers of many turns, each with one retreat and one attack, and how many actions there are among them. */
function turns(game: Game, start: State, count: number): { answers: readonly Json[]; actions: number } {
  const answers: Json[] = []
  let { state } = play(game, start)
  let actions = 0
  while (actions < count && state.decision) {
    const value =
      state.decision.kind === 'act'
        ? actionOf(game, state, wanted[actions++ % 2] ?? '')
        : optionsOf(game, state)[0]
    answers.push(value ?? null)
    ;({ state } = answer(game, state, value ?? null))
  }
  return { answers, actions }
}

const actionOf = (game: Game, state: State, action: string): Json | undefined =>
  optionsOf(game, state).find((option) => (option as unknown as Act).action === action)

function playAll(game: Game, start: State, answers: readonly Json[]): void {
  let { state } = play(game, start)
  for (const value of answers) ({ state } = answer(game, state, value))
  if (state.board.turn.number < 10) throw new Error('the turns of the bench were not played')
}

/** Work of a fixed size that has nothing to do with the engine, to compare machines by. */
function calibrate(): void {
  let map: Readonly<Record<string, number>> = {}
  for (let n = 0; n < 100; n++) map = { ...map, [`k${n % 20}`]: n }
}

/** Actions a second with and without a trace, and the sizes of states. */
export function engineRows(book: Book): readonly Row[] {
  const { game, state } = stage(book, boardOf(book, 'turns'), inBase(book))
  const { answers, actions } = turns(game, state, 16)
  const rate = (traced: boolean): number =>
    actions * perSecond(() => playAll({ ...game, traced }, state, answers), 40)
  const off = rate(false)
  const on = rate(true)
  const loop = perSecond(calibrate)
  const bytes = (name: string): number => {
    const staged = stage(book, boardOf(book, name), inBase(book))
    return JSON.stringify(play(staged.game, staged.state).state).length
  }
  return [
    { what: 'engine: actions a second, trace off', aim: '10,000', measured: say(off), met: off >= 10_000 },
    { what: 'engine: actions a second, trace on', aim: '3,000', measured: say(on), met: on >= 3_000 },
    {
      what: 'engine: actions for 1,000 calibration loops, trace off, on',
      measured: `${say((1000 * off) / loop)}, ${say((1000 * on) / loop)}`,
    },
    { what: 'engine: bytes of JSON, small state', measured: say(bytes('small')) },
    { what: 'engine: bytes of JSON, 60 cards a side', measured: say(bytes('large')) },
  ]
}
