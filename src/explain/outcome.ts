import { answer } from '../engine/play.ts'
import type { Ran } from '../scenario/run.ts'
import type { Board, State } from '../state.ts'
import { type Cast, capital, who, whose } from './cast.ts'
import { sayChanges, sayWinner } from './changes.ts'
import { type Table, tableOf } from './table.ts'

/** What a scenario came to. */
export interface Outcome {
  /** In one sentence. */
  readonly text: string
  /** Set when the game is over; `winner` null is a tie. */
  readonly result: Board['result']
  /** Games that were begun anew. */
  readonly restarts: number
  /** The kind of decision the game waits for, if it does. */
  readonly waits?: string
  /** Where the rules give two answers: each clause and what comes of it. */
  readonly unsettled: readonly { readonly clause: string; readonly title: string; readonly text: string }[]
  readonly table: Table
}

const waiting: Readonly<Record<string, string>> = {
  coin: 'a coin is to be flipped',
  pay: 'a cost is to be paid',
  pokemon: 'a Pokémon is to be chosen',
  card: 'a card is to be chosen',
  may: 'something may be done or not',
  reading: 'the rules do not settle what happens now',
  shuffle: 'a deck is to be shuffled',
  energy: 'the next Energy is to be shown',
}

function sayState({ board, decision }: State): string {
  const again = board.restarts > 0 ? 'a new game has begun; ' : ''
  if (board.result) return capital(`${again}${sayWinner(board.result)}.`)
  if (!decision) return capital(`${again}nothing goes on.`)
  if (decision.kind === 'act') return capital(`${again}the game goes on; it is ${whose(decision.who)} turn.`)
  const asked = waiting[decision.kind] ?? decision.kind
  const waits = decision.kind === 'reading' ? asked : `the game waits for ${who(decision.who)}: ${asked}`
  return capital(`${again}${waits}.`)
}

/** What a scenario came to, with both answers where the rules leave it open. */
export function outcomeOf(cast: Cast, ran: Ran): Outcome {
  const { last, game } = ran
  return {
    text: sayState(last),
    result: last.board.result,
    restarts: last.board.restarts,
    ...(last.decision ? { waits: last.decision.kind } : {}),
    unsettled: branches(cast, ran),
    table: tableOf(last.board, game.cards),
  }
}

function branches(cast: Cast, { last, game }: Ran): Outcome['unsettled'] {
  const between = last.decision?.kind === 'reading' ? last.decision.about.between : []
  if (!Array.isArray(between)) return []
  return between.map((id) => {
    const clause = String(id)
    const { state } = answer(game, last, clause)
    const changes = sayChanges(cast, last.board, state.board).join('; ')
    const text =
      state.board.result || changes === '' ? sayState(state) : `${capital(changes)}. ${sayState(state)}`
    return { clause, title: cast.clauses.get(clause)?.title ?? clause, text }
  })
}
