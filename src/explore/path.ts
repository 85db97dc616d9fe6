import type { Book, Scenario } from '../compiled.ts'
import type { Moment } from '../editions.ts'
import { answer, type Played, play, whyNotNow } from '../engine/play.ts'
import { actOf, isAction } from '../scenario/acts.ts'
import { pokemonName } from '../scenario/names.ts'
import { type Beat, type Ran, type RunOptions, type Staged, stage } from '../scenario/run.ts'
import type { State } from '../state.ts'
import type { Step } from '../trace.ts'
import { namedOptions } from './option.ts'

/** Where a path of answers led. */
export interface Walked {
  readonly staged: Staged
  readonly state: State
  /** Steps before the first action. */
  readonly opening: readonly Step[]
  /** Each action of the scenario, with what it led to or who refused it. */
  readonly beats: readonly Beat[]
  readonly names: Ran['names']
  /** Set if the path does not fit: the answer that was not offered, and those that were. */
  readonly misfit?: { readonly answer: string; readonly offered: readonly string[] }
}

/** Takes the actions of a scenario and answers every coin and choice by a path that `explore` gave. */
export function walk(
  book: Book,
  scenario: Scenario,
  moment: Moment,
  path: readonly string[],
  options: RunOptions = {},
): Walked {
  return new Walk(stage(book, scenario, moment, options), path).walk()
}

/** A walk as a run of its scenario, to be told as one; what the scenario claims is not judged. */
export const ranAlong = (scenario: Scenario, moment: Moment, walked: Walked): Ran => ({
  scenario,
  moment,
  verdict: 'holds',
  assumptions: walked.staged.table.assumptions,
  first: walked.staged.table.board,
  last: walked.state,
  opening: walked.opening,
  beats: walked.beats,
  problems: [],
  game: walked.staged.game,
  names: walked.names,
})

class Walk {
  private state: State
  private steps: Step[] = []
  private opening: readonly Step[] = []
  private readonly beats: Beat[] = []
  private readonly names = new Map<string, { readonly name: string; readonly owner: number }>()
  private readonly answers: string[]
  private misfit: Walked['misfit']

  constructor(
    private readonly staged: Staged,
    path: readonly string[],
  ) {
    this.state = staged.state
    this.answers = [...path]
  }

  walk(): Walked {
    const { game, lines } = this.staged
    this.take(play(game, this.state))
    this.answerAll()
    this.opening = this.steps
    for (const line of lines.filter(isAction)) {
      if (this.state.decision?.kind !== 'act') break
      this.steps = []
      const act = actOf(game, this.state, line)
      const refusals = whyNotNow(game, this.state, act)
      if (refusals === undefined || refusals.length > 0) {
        this.beats.push({
          line,
          steps: [],
          failed: [],
          refused: (refusals ?? []).map(({ clause }) => clause),
        })
        break
      }
      this.take(answer(game, this.state, { ...act }))
      this.answerAll()
      this.beats.push({ line, steps: this.steps, failed: [] })
    }
    const { staged, state, opening, beats, names, misfit } = this
    return { staged, state, opening, beats, names, ...(misfit ? { misfit } : {}) }
  }

  /** Answers until a player acts, the game is over, or the path ends or does not fit. */
  private answerAll(): void {
    while (this.state.decision && this.state.decision.kind !== 'act') {
      const value = this.state.decision.kind === 'shuffle' ? null : this.next()
      if (value === undefined) return
      this.take(answer(this.staged.game, this.state, value))
    }
  }

  private next() {
    const wanted = this.answers.shift()
    if (wanted === undefined) return undefined
    const offered = namedOptions(this.staged.game, this.state)
    const option = offered.find(({ label }) => label === wanted)
    if (!option) this.misfit = { answer: wanted, offered: offered.map(({ label }) => label) }
    return option?.answer
  }

  private take({ state, steps }: Played): void {
    this.state = state
    this.steps.push(...steps)
    for (const [id, { owner }] of Object.entries(state.board.pokemon))
      this.names.set(id, { name: pokemonName(state.board, this.staged.game.cards, id) ?? id, owner })
  }
}
