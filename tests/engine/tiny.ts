import type { Book } from '../../src/compiled.ts'
import { answer, type Game, type Played, play, standBefore, viewOf } from '../../src/engine/play.ts'
import { type Budget, usualBudget } from '../../src/engine/run.ts'
import { amountFor } from '../../src/engine/value.ts'
import { type Staged, stage } from '../../src/scenario/run.ts'
import type { State } from '../../src/state.ts'
import type { Json, Step } from '../../src/trace.ts'
import { momentOf, sceneOf, tinyBook } from './books.ts'

/** A rule block. */
export const rule = (id: string, ...lines: readonly string[]): string =>
  [`rule ${id}`, 'attested base [S0]', ...lines].join('\n  ')

/** An exception block. */
export const exception = (id: string, to: string, ...lines: readonly string[]): string =>
  [`exception ${id} to ${to}`, 'attested base [S0]', ...lines].join('\n  ')

const cards = `card "Ember"
  basic [R] Pokémon · hp 60 · weakness [W] ×2 · retreat cost 1
  attack "Hit" [C] does 20

card "Drop"
  basic [W] Pokémon · hp 50 · retreat cost 1
  attack "Splash" [C] does 10

card "Fire Energy"
  basic Energy · provides [R]`

const turns = [
  rule('turn.order', 'this goes: turn.main, turn.again'),
  rule('turn.main', 'the player acts until the turn ends'),
  rule('turn.again', 'the turn passes to the player whose turn is next', 'follow turn.order'),
  rule('pass.order', 'a player can end the turn: pass.over'),
  rule('pass.over', 'the turn ends'),
]

const board = (attached: string): string => `scenario "board"
  given Active "Ember" with 2 "Fire Energy"${attached}
  given Benched "Drop"
  given the opponent's Active "Drop" with 1 "Fire Energy"
  given the opponent's Benched "Ember"`

/** A game on a small board: Ember against Drop, one of each on the Bench, with turns in which nothing can be done but what `blocks` say. */
export class Tiny {
  readonly book: Book
  readonly staged: Staged
  readonly game: Game

  constructor(blocks: readonly string[], options: { attached?: string; budget?: Budget } = {}) {
    this.book = tinyBook(cards, ...turns, ...blocks, board(options.attached ?? ''))
    this.staged = stage(this.book, sceneOf(this.book, 'board'), momentOf(this.book, 'base'))
    this.game = { ...this.staged.game, budget: options.budget ?? usualBudget }
  }

  /** Carries out one clause on the board. */
  follow(clause: string): Played {
    return play(this.game, standBefore(this.staged.table.board, clause))
  }

  answer(state: State, value: Json): Played {
    return answer(this.game, state, value)
  }

  /** What a quantity of the Active Pokémon is in a state. */
  amount(value: string, state: State = this.staged.state): number {
    const player = state.board.turn.player
    const it = state.board.players[player].active
    return amountFor(value, { it, thatPlayer: player, player }, viewOf(this.game, state))
  }

  /** The damage on my Active Pokémon. */
  damage({ board: { players, pokemon } }: State): number {
    return pokemon[players[0].active ?? '']?.damage ?? -1
  }
}

/** The clauses that acted, in order. */
export const acted = (steps: readonly Step[]): readonly string[] => steps.map(({ clause }) => clause)
