import type { Act, Board, Env, Frame, PlayerIndex, State } from '../state.ts'
import type { Json, Step } from '../trace.ts'
import { offers, whyNotYet } from './meaning/actions.ts'
import { payingWith, payments } from './pay.ts'
import { type Refusal, refusals } from './permit.ts'
import { pick } from './pick.ts'
import type { Program } from './program.ts'
import { type Answer, type Budget, Run } from './run.ts'
import { type CardTable, Clash, newNotes, OverBudget, Unclear, type View } from './view.ts'

/** What stays the same during a game: the clauses, which card is which, and the limits. */
export interface Game {
  readonly program: Program
  readonly cards: CardTable
  readonly traced: boolean
  readonly budget: Budget
}

/** Why a run could not go on, for a problem at the door. */
export interface Stop {
  readonly title: 'UNCLEAR CLAUSE' | 'OVER BUDGET' | 'NOT SETTLED'
  readonly message: string
  readonly clause: string | undefined
}

/** Where a run came to, the steps on the way, and why it stopped if it had to. */
export interface Played {
  readonly state: State
  readonly steps: readonly Step[]
  readonly stop?: Stop
}

/** What the clauses see in a state. */
export const viewOf = (game: Game, state: State): View => ({
  rules: game.program.rules,
  board: state.board,
  cards: game.cards,
  readings: state.readings,
  notes: newNotes(),
  depth: 0,
  asking: new Set(),
})

/** Why a run can't go on after an error; what is no fault of the book is thrown again. */
export function stopOf(error: unknown, clause?: string): Stop {
  if (error instanceof Unclear) return { title: 'UNCLEAR CLAUSE', message: error.message, clause }
  if (error instanceof OverBudget) return { title: 'OVER BUDGET', message: error.message, clause }
  if (error instanceof Clash)
    return { title: 'NOT SETTLED', message: error.message, clause: error.clauses[0] }
  throw error
}

function advance(game: Game, state: State, answer: Answer | null, first?: (run: Run) => void): Played {
  const run = new Run(
    game.program,
    game.cards,
    { ...state, decision: answer ? state.decision : null },
    answer,
    game.traced,
    game.budget,
  )
  try {
    first?.(run)
    run.go()
    return { state: run.state, steps: run.steps }
  } catch (error) {
    return { state, steps: run.steps, stop: stopOf(error, run.stack?.clause) }
  }
}

/** Runs a state to its next decision; a state that waits for one already is given back. */
export const play = (game: Game, state: State): Played =>
  state.decision ? { state, steps: [] } : advance(game, state, null)

/** Answers the open decision and runs to the next one. The answer must be one of `optionsOf`, or a shuffled deck. */
export const answer = (game: Game, state: State, value: Json, forced = false): Played =>
  advance(game, state, { value, forced })

/** A clock of a player runs out while something is to be decided. */
export const runOut = (game: Game, state: State, clock: string, player: PlayerIndex): Played =>
  advance(game, state, null, (run) => run.runOut(clock, player))

/** A clause about a player is carried out in between, while something is to be decided. */
export const interpose = (game: Game, state: State, clause: string, player: PlayerIndex): Played =>
  advance(game, state, null, (run) => run.interpose(clause, player))

/** The clauses that forbid an action of a player (the one who is asked) now; undefined if no clause offers it at all. */
export function whyNotNow(
  game: Game,
  state: State,
  act: Act,
  who = state.decision?.who,
): readonly Refusal[] | undefined {
  if (who === undefined || !game.program.rules.actions.has(act.action)) return undefined
  return whyNotYet(act, who, viewOf(game, state))
}

/** All answers the open decision takes; a shuffle has one, "as it lies" (null). Empty if nothing is open. */
export function optionsOf(game: Game, state: State): readonly Json[] {
  const { decision } = state
  if (!decision) return []
  const { about } = decision
  switch (decision.kind) {
    case 'coin':
      return ['heads', 'tails']
    case 'may':
      return [true, false]
    case 'shuffle':
      return [null]
    case 'energy':
      return about.types as readonly Json[]
    case 'act':
      return offers(viewOf(game, state), decision.who).map((act) => ({ ...act }))
    case 'pay':
      return paymentsOf(game, state)
    case 'reading':
      return about.between as readonly Json[]
    case 'pokemon':
      return about.among as readonly Json[]
    case 'card':
      return [...(about.among as readonly Json[]), ...(about.orNone === true ? [null] : [])]
  }
}

/** All ways to pay that an open payment offers; empty if none is open. */
export function paymentsOf(game: Game, state: State): readonly (readonly string[])[] {
  const { decision, stack } = state
  if (decision?.kind !== 'pay' || !stack) return []
  return payments(Number(decision.about.cost), String(decision.about.pokemon), stack.env, viewOf(game, state))
}

/** The clauses that forbid a payment for the open cost. */
export function whyNotPay(game: Game, state: State, cards: readonly string[]): readonly Refusal[] {
  const env = payingWith(cards, Number(state.decision?.about.cost), state.stack?.env ?? {})
  return refusals('stand', env, viewOf(game, state))
}

/**
 * A state that stands just before a step, inside the procedures that the step is part of, with the turn player acting.
 * Undefined if no procedure in force has that step.
 */
export function standAt(game: Game, board: Board, step: string): State | undefined {
  const state: State = { board, stack: null, decision: null, readings: {} }
  const player = board.turn.player
  const stack = frameBefore(
    viewOf(game, state),
    game.program,
    step,
    { player, thatPlayer: player },
    new Set(),
  )
  return stack && { ...state, stack }
}

function frameBefore(
  view: View,
  program: Program,
  step: string,
  env: Env,
  seen: Set<string>,
): Frame | undefined {
  for (const clause of program.orders) {
    if (seen.has(clause.id)) continue
    const code = pick(clause, env, view)[0]?.clause ?? clause.id
    const order = view.rules.clauses.get(code)
    const at = (order && program.steps(order))?.findIndex(({ id }) => id === step) ?? -1
    if (at < 0) continue
    const up = frameBefore(view, program, clause.id, env, seen.add(clause.id))
    return {
      code,
      at,
      env,
      clause: code,
      shares: false,
      rest: [],
      failed: false,
      up: up ? { ...up, at: up.at + 1 } : null,
    }
  }
  return undefined
}

/** A state that stands before the first step of a clause, with nothing around it. */
export const standBefore = (board: Board, clause: string): State => ({
  board,
  stack: {
    code: `step ${clause}`,
    at: 0,
    env: { player: board.turn.player, thatPlayer: board.turn.player },
    clause,
    shares: false,
    rest: [],
    failed: false,
    up: null,
  },
  decision: null,
  readings: {},
})
