import type { Problem } from '../problem.ts'
import type { Beat, Ran } from '../scenario/run.ts'
import type { Board } from '../state.ts'
import type { Change, NotApplied, Step } from '../trace.ts'
import { type Cast, castOf, oneLine, sayCards } from './cast.ts'
import { sayChanges } from './changes.ts'
import { type Citation, citationOf } from './citation.ts'
import { sayDecision } from './decision.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { openReadings, type Reading } from './readings.ts'
import { type Refused, refusedBy } from './refusal.ts'
import { isDefined, replayed } from './replayed.ts'
import { saySums } from './sums.ts'
import { type Counting, countingOn, type Table, tableOf } from './table.ts'

/** One step of a story: the clause that says so, in words, and the table after it. */
export interface StoryStep {
  readonly n: number
  readonly clause: string
  readonly title: string
  readonly text: string
  readonly cites: readonly string[]
  /** How each quantity of the step came to be. */
  readonly sums: readonly string[]
  readonly decision?: NonNullable<Step['decision']>
  readonly changes: readonly Change[]
  readonly notApplied: readonly NotApplied[]
  readonly table: Table
}

/** One line of the script and what it led to. */
export interface Passage {
  /** The line as it is written; absent for what happens before the first line. */
  readonly line?: string
  readonly isClaim: boolean
  readonly steps: readonly StoryStep[]
  /** Set if the action was refused; empty if no clause offers it. */
  readonly refused?: readonly Refused[]
  /** The ways to pay that were offered, if there was more than one. */
  readonly payments: readonly string[]
  /** What is the case instead, for each claim that does not hold. */
  readonly failed: readonly string[]
}

/** A scenario at one moment, told so that a judge can read it. */
export interface Story {
  readonly id: string
  readonly name: string
  readonly edition: {
    readonly name: string
    readonly title: string
    readonly date: string
    readonly apart: boolean
  }
  readonly verdict: Ran['verdict']
  readonly assumptions: readonly string[]
  readonly counting: Counting
  readonly before: Table
  readonly passages: readonly Passage[]
  readonly outcome: Outcome
  readonly citations: readonly Citation[]
  readonly readings: readonly Reading[]
  readonly problems: readonly Problem[]
}

/** Tells a run as a story. */
export function explain(ran: Ran): Story {
  const cast = castOf(ran)
  const passages = tell(cast, ran)
  const outcome = outcomeOf(cast, ran)
  const cited = new Set([...citedIn(passages), ...outcome.unsettled.map(({ clause }) => clause)])
  const { book, moment } = ran.game.program.rules
  const clauses = [...cited].map((id) => cast.clauses.get(id)).filter(isDefined)
  return {
    id: ran.scenario.id,
    name: ran.scenario.name,
    edition: {
      name: moment.edition,
      title: book.editions.find(({ name }) => name === moment.edition)?.title ?? moment.edition,
      date: moment.date,
      apart: moment.apart,
    },
    verdict: ran.verdict,
    assumptions: ran.assumptions,
    counting: countingOn([ran.first, ran.last.board]),
    before: tableOf(ran.first, ran.game.cards),
    passages,
    outcome,
    citations: clauses.map((clause) => citationOf(clause, moment, book)),
    readings: openReadings(cast, ran, cited),
    problems: ran.problems,
  }
}

function tell(cast: Cast, ran: Ran): readonly Passage[] {
  const teller = new Teller(cast, ran)
  const opening: Passage = { ...teller.empty, steps: teller.steps(ran.opening) }
  const rest = ran.beats.map((beat) => teller.passage(beat))
  return opening.steps.length > 0 ? [opening, ...rest] : rest
}

/** Numbers the steps and keeps the board that each of them found. */
class Teller {
  readonly empty: Passage = { isClaim: false, steps: [], payments: [], failed: [] }
  private readonly cast: Cast
  private readonly ran: Ran
  private board: Board
  private n = 0
  private passages = 0
  /** What was said already and need not be said again. */
  private readonly told = new Set<string>()

  constructor(cast: Cast, ran: Ran) {
    this.cast = cast
    this.ran = ran
    this.board = ran.first
  }

  passage({ line, steps, refused, payments = [], failed }: Beat): Passage {
    const { clauses } = this.cast
    this.passages++
    return {
      line: oneLine(line.text),
      isClaim: line.tree.word.startsWith('then'),
      steps: this.steps(steps),
      ...(refused ? { refused: refused.map((id) => refusedBy(id, clauses.get(id))) } : {}),
      payments: payments.length > 1 ? payments.map((cards) => sayCards(this.cast, cards)) : [],
      failed,
    }
  }

  steps(steps: readonly Step[]): readonly StoryStep[] {
    return steps.map((step) => this.step(step))
  }

  private step(step: Step): StoryStep {
    const before = this.board
    this.board = replayed(before, step.changes)
    const { clause, cites, decision, changes, notApplied, sums } = step
    return {
      n: ++this.n,
      clause,
      title: this.cast.clauses.get(clause)?.title ?? clause,
      text: this.text(step, before),
      cites,
      sums: saySums(this.cast, sums).filter((sum) => this.isNew(`${this.passages} ${sum}`)),
      ...(decision ? { decision } : {}),
      changes,
      notApplied: notApplied.filter((each) => this.isNew(`${each.clause} ${each.because}`)),
      table: tableOf(this.board, this.cast.cards),
    }
  }

  private text({ decision, changes, cites }: Step, before: Board): string {
    const { rules } = this.ran.game.program
    const phrases = [
      ...(decision ? [sayDecision(this.cast, rules, decision)] : []),
      ...sayChanges(this.cast, before, this.board),
    ]
    const kept = changes.length === 0 && !decision
    if (kept) phrases.push(`kept from happening by ${cites.map((id) => `[${id}]`).join(' and ')}`)
    const said = [...new Set(phrases)].filter((phrase) => phrase !== '')
    return said.length > 0 ? `${said.join('; ')}.` : 'nothing that shows.'
  }

  private isNew(key: string): boolean {
    if (this.told.has(key)) return false
    this.told.add(key)
    return true
  }
}

/** Every clause that a step or a refusal rests on, in the order they come up. */
function citedIn(passages: readonly Passage[]): readonly string[] {
  return passages.flatMap(({ steps, refused }) => [
    ...steps.flatMap(({ clause, cites }) => [clause, ...cites]),
    ...(refused ?? []).map(({ clause }) => clause),
  ])
}
