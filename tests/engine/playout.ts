import type { Book } from '../../src/compiled.ts'
import type { Moment } from '../../src/editions.ts'
import { viewOf } from '../../src/engine/play.ts'
import { amountFor } from '../../src/engine/value.ts'
import { stage } from '../../src/scenario/run.ts'
import type { State } from '../../src/state.ts'
import type { Json, Step } from '../../src/trace.ts'
import { sceneOf } from './books.ts'
import { decks, meeting } from './decks.ts'
import { lastOf, playFrom, type Record, stepsIn } from './player.ts'
import { Random } from './random.ts'

/** How likely an action is chosen, before it is chosen with what: so that turns get somewhere and games end. */
const weights: Readonly<{ [action: string]: number }> = {
  attack: 60,
  attach: 120,
  'attach-zone': 120,
  evolve: 100,
  assemble: 100,
  bench: 50,
  play: 40,
  'use-power': 15,
  retreat: 8,
  'end-turn': 6,
}

/** After so many turns nobody waits for the end any more. */
const mostTurns = 200
const mostMoves = 5000

/** Plays a whole game from set-up: two decks of the edition meet, shuffled, and both players answer at random. */
export function playOut(book: Book, moment: Moment, seed: number): Record {
  const random = new Random(seed)
  const size = decks[moment.edition]?.length ?? 0
  const scene = sceneOf(book, meeting(moment.edition, random.below(size), random.below(size)))
  const { game, state } = stage(book, scene, moment)
  return playFrom(game, state, {
    choose: (asked, options) => chosen(asked, options, random),
    goesOn: (now, moves) => now.board.turn.number <= mostTurns && moves < mostMoves,
  })
}

function chosen({ decision, board }: State, options: readonly Json[], random: Random): Json {
  if (decision?.kind === 'shuffle') return random.shuffled(board.players[decision.who].deck)
  if (decision?.kind !== 'act') return random.pick(options)
  const actions = [...new Set(options.map(actionOf))]
  const usual = random.below(2000) > 0 ? actions.filter((action) => action !== 'concede') : actions
  const action = weighed(usual, random)
  return random.pick(options.filter((option) => actionOf(option) === action))
}

const actionOf = (option: Json): string =>
  typeof option === 'object' && option !== null && 'action' in option ? String(option.action) : ''

function weighed(actions: readonly string[], random: Random): string {
  return random.pick(actions.flatMap((action) => Array.from({ length: weights[action] ?? 1 }, () => action)))
}

/** The clauses by which a game ended, none if it goes on: those that count for the winner, or else the one that ended it. */
export function endOf(record: Record): readonly string[] {
  const last = lastOf(record)
  const { result } = last.board
  if (!result) return []
  const view = viewOf(record.game, last)
  if (result.winner !== null) amountFor('ways-to-win', { it: null, thatPlayer: result.winner }, view)
  const ways = view.notes.sums.flatMap(({ parts }) => parts.map(({ clause }) => clause))
  return ways.length > 0
    ? ways
    : stepsIn(record)
        .filter(ends)
        .map(({ clause }) => clause)
}

const ends = ({ changes }: Step): boolean => changes.some(({ path }) => path === '/result')
