import type { Book, Line, Scenario } from '../compiled.ts'
import type { Moment } from '../editions.ts'
import { type Game, type Stop, standAt, standBefore, stopOf } from '../engine/play.ts'
import { Program } from '../engine/program.ts'
import { type Budget, usualBudget } from '../engine/run.ts'
import type { Problem } from '../problem.ts'
import { rulesAt } from '../rules.ts'
import type { Board, State } from '../state.ts'
import type { Step } from '../trace.ts'
import { children, type Tree, text } from '../tree.ts'
import { isAction } from './acts.ts'
import { Impossible, type Table, tableOf } from './board.ts'
import { judgeClaim } from './claims.ts'
import { lineCounts, onItsDay, scenarioRuns } from './era.ts'
import { type About, problemAt, sentence, stopped } from './failure.ts'
import { pokemonName } from './names.ts'
import { readingsIn, Script, sayOpen } from './script.ts'

/** One line of a scenario as it was played: the steps it led to, or why it was refused. */
export interface Beat {
  readonly line: Line
  readonly steps: readonly Step[]
  readonly refused?: readonly string[]
  /** All ways to pay that the action offered, as lists of card ids. */
  readonly payments?: readonly (readonly string[])[]
  /** What is the case instead, for each claim of a `then` line that does not hold. */
  readonly failed: readonly string[]
}

/** A scenario played at one moment. */
export interface Ran {
  readonly scenario: Scenario
  readonly moment: Moment
  readonly verdict: 'holds' | 'fails' | 'error'
  readonly assumptions: readonly string[]
  readonly first: Board
  readonly last: State
  /** Steps taken before the first line of the script. */
  readonly opening: readonly Step[]
  readonly beats: readonly Beat[]
  readonly problems: readonly Problem[]
  readonly game: Game
  /** What every Pokémon that was ever in play is called, and whose it is. */
  readonly names: ReadonlyMap<string, { readonly name: string; readonly owner: number }>
}

/** How to run scenarios. */
export interface RunOptions {
  readonly readings?: readonly string[]
  readonly budget?: Budget
  readonly traced?: boolean
}

const programs = new WeakMap<Book, Map<string, Program>>()

/** The clauses of a moment, ready to run; made once for each book, moment and choice of readings. */
function programAt(book: Book, moment: Moment, readings: readonly string[]): Program {
  const known = programs.get(book) ?? new Map<string, Program>()
  programs.set(book, known)
  const key = [moment.edition, moment.date, ...readings].join(' ')
  const found = known.get(key) ?? new Program(rulesAt(book, moment, readings))
  known.set(key, found)
  return found
}

/** A scenario ready to be played: its table, its first state and the lines that count. */
export interface Staged {
  readonly game: Game
  readonly table: Table
  readonly state: State
  readonly lines: readonly Line[]
}

/** The step at which a scenario begins unless it says otherwise: a player's turn, after the draw. */
const midTurn = 'turn.main'
/** The procedure that a scenario with "a new game" begins with. */
const newGame = 'game.order'

/** Sets a scenario up at a moment; throws `Impossible` for a board no game can show. */
export function stage(book: Book, scenario: Scenario, at: Moment, options: RunOptions = {}): Staged {
  const moment = onItsDay(scenario, at)
  const lines = scenario.lines.filter((line) => lineCounts(book, line, moment))
  const program = programAt(book, moment, [...(options.readings ?? []), ...readingsIn(lines)])
  const fresh = lines.some(({ tree }) => tree.word === 'given-new')
  const table = tableOf(program.rules, lines, fresh)
  const game: Game = {
    program,
    cards: table.cards,
    traced: options.traced ?? true,
    budget: options.budget ?? usualBudget,
  }
  const given = lines.find(({ tree }) => tree.word === 'given-at')
  const step = given ? text(given.tree, 'id') : midTurn
  const state = fresh ? standBefore(table.board, newGame) : standAt(game, table.board, step)
  if (!state) throw new Impossible(`no procedure of this edition has the step ${step}`, given)
  return { game, table, state, lines }
}

/** Plays a scenario at a moment; undefined if it does not run there. Never throws for what the scenario says. */
export function runScenario(
  book: Book,
  scenario: Scenario,
  at: Moment,
  options: RunOptions = {},
): Ran | undefined {
  if (!scenarioRuns(book, scenario, at)) return undefined
  const moment = onItsDay(scenario, at)
  try {
    return new Telling(scenario, moment, stage(book, scenario, moment, options)).tell()
  } catch (error) {
    return unplayable(book, scenario, moment, unplayableFor(error, book, scenario, moment))
  }
}

/** The problem of a scenario that can't begin; what is no fault of the book or the scenario is thrown again. */
function unplayableFor(error: unknown, book: Book, scenario: Scenario, moment: Moment): Problem {
  if (error instanceof Impossible) {
    const { line, message, detail } = error
    return problemAt(line, scenario, 'IMPOSSIBLE SCENARIO', sentence(message), moment, detail)
  }
  const { title, message, ...rest } = stopped(stopOf(error), (id) =>
    book.clauses.find((each) => each.id === id),
  )
  return problemAt(undefined, scenario, title, message, moment, rest)
}

function unplayable(book: Book, scenario: Scenario, moment: Moment, problem: Problem): Ran {
  const program = programAt(book, moment, [])
  const { board } = tableOf(program.rules, [], true)
  return {
    scenario,
    moment,
    verdict: 'error',
    assumptions: [],
    first: board,
    last: { board, stack: null, decision: null, readings: {} },
    opening: [],
    beats: [],
    problems: [problem],
    game: { program, cards: new Map(), traced: true, budget: usualBudget },
    names: new Map(),
  }
}

/** Decisions that may stay open while a claim about them is judged. */
const aboutOpen: ReadonlySet<string> = new Set([
  'legal-payments',
  'waits-coin',
  'waits-chance',
  'deck-legal',
  'deck-illegal',
  'may-look',
  'may-not-look',
  'not-in-play',
  'new-game-now',
  'unsettled',
  'refused',
])

/** How a script goes on where something is to be decided. */
const goOn: Readonly<Record<string, string>> = {
  coin: 'Add `when the coin is heads` or `when the coin is tails` above this line.',
  pay: 'Say in the action what it is paid with: `paying 1 "Fire Energy"`.',
  pokemon: 'Add a line such as `when you choose "Squirtle"` above this line.',
  card: 'Add a line such as `when you choose "Squirtle"` above this line.',
  may: 'Add `when you accept` or `when you decline` above this line.',
  reading: 'Claim that it is `not settled between` those clauses, or choose one with `when the reading is`.',
}

class Telling {
  private readonly beats: Beat[] = []
  private readonly problems: Problem[] = []
  private readonly names = new Map<string, { name: string; owner: number }>()
  private readonly script: Script
  private readonly opening: readonly Step[]
  private actionFrom = 0
  private error = false
  private readonly scenario: Scenario
  private readonly moment: Moment
  private readonly staged: Staged

  constructor(scenario: Scenario, moment: Moment, staged: Staged) {
    this.scenario = scenario
    this.moment = moment
    this.staged = staged
    this.note(staged.table.board)
    this.script = new Script(staged.game, staged.state)
    this.opening = [...this.script.steps]
    this.note(this.script.state.board)
  }

  tell(): Ran {
    for (const line of this.staged.lines) {
      if (this.error) break
      this.one(line)
    }
    this.checkStop(this.staged.lines.at(-1))
    const { game, table } = this.staged
    return {
      scenario: this.scenario,
      moment: this.moment,
      verdict: this.error ? 'error' : this.problems.length > 0 ? 'fails' : 'holds',
      assumptions: table.assumptions,
      first: table.board,
      last: this.script.state,
      opening: this.opening,
      beats: this.beats,
      problems: this.problems,
      game,
      names: this.names,
    }
  }

  private one(line: Line): void {
    const { word } = line.tree
    if (word === 'then' || word === 'then-in') this.judge(line)
    else if (word.startsWith('when-')) this.carryOut(line)
  }

  private carryOut(line: Line): void {
    const from = this.script.steps.length
    if (isAction(line)) this.actionFrom = from
    try {
      this.script.tell(line)
    } catch (error) {
      if (error instanceof Impossible)
        this.wrong(error.line ?? line, 'SCRIPT DOES NOT FIT', sentence(error.message), error.detail)
      else this.stopAt(line, stopOf(error))
    }
    this.checkStop(line)
    this.note(this.script.state.board)
    const { refused, payments } = this.script.outcome
    const isAct = isAction(line)
    this.beats.push({
      line,
      steps: this.script.steps.slice(from),
      failed: [],
      ...(isAct && refused ? { refused } : {}),
      ...(isAct && payments ? { payments } : {}),
    })
  }

  private checkStop(line: Line | undefined): void {
    const { stop } = this.script
    if (stop && !this.error) this.stopAt(line, stop)
  }

  private stopAt(line: Line | undefined, stop: Stop): void {
    const { rules } = this.staged.game.program
    const { title, message, ...rest } = stopped(stop, (id) => rules.clauses.get(id))
    this.wrong(line, title, message, rest)
  }

  private judge(line: Line): void {
    const claims = children(line.tree, 'claims')
    const waiting = this.script.state.decision
    if (waiting && waiting.kind !== 'act' && !claims.some(({ word }) => aboutOpen.has(word))) {
      const hint = goOn[waiting.kind]
      const message = `Here ${sayOpen(this.script.state)}, and no line says how.`
      this.wrong(line, 'SCRIPT TOO SHORT', message, hint === undefined ? {} : { hint })
      return
    }
    const failed = claims.flatMap((claim) => this.judgeOne(claim, line))
    this.beats.push({ line, steps: [], failed })
  }

  private judgeOne(claim: Tree, line: Line): readonly string[] {
    const { script } = this
    const because = judgeClaim(claim, {
      game: script.game,
      state: script.state,
      steps: script.steps,
      recent: script.steps.slice(this.actionFrom),
      refused: script.outcome.refused,
      payments: script.outcome.payments,
    })
    if (because === undefined) return []
    const said = line.text.slice(claim.at[0] - line.tree.at[0], claim.at[1] - line.tree.at[0])
    this.problems.push(
      problemAt(line, this.scenario, 'SCENARIO FAILS', `It says \`${said}\`, but ${because}.`, this.moment, {
        at: claim.at,
      }),
    )
    return [because]
  }

  private wrong(line: Line | undefined, title: string, message: string, rest: About = {}): void {
    this.error = true
    this.problems.push(problemAt(line, this.scenario, title, message, this.moment, rest))
  }

  private note(board: Board): void {
    for (const [id, { owner }] of Object.entries(board.pokemon))
      this.names.set(id, { name: pokemonName(board, this.staged.game.cards, id) ?? id, owner })
  }
}
