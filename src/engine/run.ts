import type { Said } from '../rules.ts'
import type { Board, Decision, Env, Frame, Link, PlayerIndex, State } from '../state.ts'
import type { Change, Json, Step } from '../trace.ts'
import { at, pointer, set } from './change.ts'
import type { Op } from './code.ts'
import { atOp, depthOf, withEnv } from './frame.ts'
import { instancesOf } from './instances.ts'
import { failingWhen } from './meaning/conditions.ts'
import type { Refusal } from './permit.ts'
import { clashKey, pick } from './pick.ts'
import type { Program } from './program.ts'
import { type CardTable, Clash, Nobody, newNotes, OverBudget, Unclear, type View } from './view.ts'

/** What triggers may wait for. */
export const eventMeanings = ['benched', 'becomes', 'evolves', 'is-knocked-out', 'clock-out'] as const
type Event = (typeof eventMeanings)[number]

/** Limits of one run. */
export interface Budget {
  /** Operations between two decisions. */
  readonly ops: number
  /** Clauses inside clauses. */
  readonly depth: number
}

/** What a run gets unless somebody says otherwise. */
export const usualBudget: Budget = { ops: 100_000, depth: 200 }

/** An answer to the open decision. */
export interface Answer {
  readonly value: Json
  /** True if nothing else could have been answered. */
  readonly forced: boolean
}

interface Call {
  readonly code: string
  readonly env: Env
  readonly clause: string
  readonly shares: boolean
  readonly rest?: readonly Link[]
}

const own = ['this', 'you', 'card'] as const

/** A state on its way to the next decision. The only place where a board is changed. */
export class Run {
  board: Board
  stack: Frame | null
  decision: Decision | null = null
  readings: Readonly<Record<string, string>>
  readonly steps: Step[] = []
  readonly program: Program
  private readonly cards: CardTable
  private readonly budget: Budget
  private readonly traced: boolean
  private notes = newNotes()
  private readonly asking = new Set<string>()
  private changes: Change[] = []
  private decided: Step['decision']
  private answer: Answer | null
  private kept = false
  private held = false
  private opsLeft: number

  constructor(
    program: Program,
    cards: CardTable,
    state: State,
    answer: Answer | null,
    traced: boolean,
    budget: Budget,
  ) {
    this.program = program
    this.cards = cards
    this.board = state.board
    this.stack = state.stack
    this.readings = state.readings
    this.answer = answer
    this.traced = traced
    this.budget = budget
    this.opsLeft = budget.ops
    if (state.decision?.kind === 'reading' && answer) this.chooseReading(state.decision, answer)
  }

  /** The state reached: it waits for a decision, or the game is over. */
  get state(): State {
    return { board: this.board, stack: this.stack, decision: this.decision, readings: this.readings }
  }

  /** What the clause being carried out can see now. */
  get view(): View {
    return {
      rules: this.program.rules,
      board: this.board,
      cards: this.cards,
      readings: this.readings,
      notes: this.notes,
      depth: 0,
      asking: this.asking,
    }
  }

  /** The frame being carried out. */
  get frame(): Frame {
    if (!this.stack) throw new Error('nothing is being carried out')
    return this.stack
  }

  /** The bindings of the clause being carried out. */
  get env(): Env {
    return this.frame.env
  }

  /** The player who acts. */
  get player(): PlayerIndex {
    return this.env.player === 1 ? 1 : 0
  }

  /** Goes on until something must be decided from outside or the game is over. */
  go(): void {
    while (this.stack && !this.decision && !this.board.result) {
      const frame: Frame = this.stack
      const op = this.program.opsOf(frame.code)[frame.at]
      if (!op) {
        this.stack = returned(frame)
        continue
      }
      if (--this.opsLeft < 0)
        throw new OverBudget(`more than ${this.budget.ops} operations without a decision (${frame.clause})`)
      this.stack = atOp(frame, frame.at + 1)
      this.perform(op, frame)
    }
    if (this.board.result) this.stack = null
  }

  private perform(op: Op, frame: Frame): void {
    const { board, answer } = this
    const env = frame.env
    try {
      op(this)
    } catch (error) {
      if (!(error instanceof Clash || error instanceof Nobody)) throw error
      this.asking.clear()
      this.board = board
      this.changes = []
      this.decided = undefined
      if (error instanceof Clash) {
        this.stack = frame
        this.decision = readingOf(error, frame, answer)
      }
    }
    if (this.decision) {
      this.stack = frame
      return
    }
    if (this.changes.length > 0 || this.decided || this.kept) this.record(frame.clause, env)
    else if (this.notes.notApplied.size === 0 && !this.held) this.clearNotes()
    this.held = false
  }

  private record(clause: string, env: Env): void {
    if (this.traced) {
      const who = env.thatPlayer ?? env.player
      this.notes.cites.delete(clause)
      this.steps.push({
        n: this.steps.length + 1,
        clause,
        cites: [...this.notes.cites],
        changes: this.changes,
        ...(typeof who === 'number' ? { who } : {}),
        ...(this.decided ? { decision: this.decided } : {}),
        sums: this.notes.sums,
        notApplied: [...this.notes.notApplied.values()],
      })
    }
    this.changes = []
    this.decided = undefined
    this.kept = false
    this.clearNotes()
  }

  /** What was read so far is told with what is done because of it. */
  hold(): void {
    this.held = true
  }

  private clearNotes(): void {
    if (this.notes.cites.size + this.notes.sums.length + this.notes.notApplied.size > 0)
      this.notes = newNotes()
  }

  private chooseReading(decision: Decision, answer: Answer): void {
    const between = decision.about.between as readonly string[]
    this.readings = { ...this.readings, [clashKey(between)]: String(answer.value) }
    this.answer = (decision.about.answer as unknown as Answer | undefined) ?? null
  }

  /** Replaces one value of the board, put down to the clause being carried out. */
  write(path: readonly (string | number)[], to: Json | undefined): void {
    if (this.traced) {
      const from = at(this.board, path)
      this.changes.push({
        path: pointer(path),
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
      })
    } else this.changes.push(untraced)
    this.board = set(this.board, path, to)
  }

  /** The answer to a question; undefined if it must first be asked, and then the operation is carried out again. */
  ask(kind: Decision['kind'], who: PlayerIndex, about: Env): Json | undefined {
    const { chance, late } = this.board.turn
    if (!this.answer) {
      if (about.orNone === true && (chance || late?.includes(who))) return this.leaveOut()
      this.decision = { kind, who, clause: this.frame.clause, about: chance ? { ...about, chance } : about }
      return undefined
    }
    const { value, forced } = this.answer
    if (chance) this.write(['turn', 'chance'], undefined)
    this.decided = { kind, who, answer: value, forced }
    this.answer = null
    return value
  }

  /** What may be left out is left out. */
  private leaveOut(): null {
    if (this.board.turn.chance) this.write(['turn', 'chance'], undefined)
    return null
  }

  /** Carries out what waits for a clock of a player to run out; then the question that was open is asked again. */
  runOut(clock: string, thatPlayer: PlayerIndex): void {
    for (const said of this.program.rules.triggers.get('clock-out') ?? [])
      if (this.program.clockOf(said.tree) === clock)
        for (const instance of instancesOf(said.clause, this.view))
          this.hook(said, { ...this.env, ...instance, it: null, thatPlayer }, false)
  }

  /** Carries out a clause about a player in between; then the question that was open is asked again. */
  interpose(clause: string, thatPlayer: PlayerIndex): void {
    this.call({ code: `step ${clause}`, env: { ...this.env, it: null, thatPlayer }, clause, shares: false })
  }

  /** True while an answer waits for the question it belongs to. */
  get answering(): boolean {
    return this.answer !== null
  }

  /** Binds a name for the rest of the clause and of the procedure it belongs to. */
  bind(name: string, value: Json): void {
    const frame = this.frame
    this.stack = withEnv(frame, { ...frame.env, [name]: value })
  }

  /** Gives the clause other bindings. */
  rebind(env: Env): void {
    this.stack = withEnv(this.frame, env)
  }

  /** Goes on at another operation of the same clause. */
  jump(to: number): void {
    this.stack = atOp(this.frame, to)
  }

  /** Carries out another piece of code, then comes back. Before a procedure, frames with nothing left to do make room. */
  call({ code, env, clause, shares, rest = [] }: Call): void {
    let up = this.stack
    const procedure = this.program.isProcedure(code) || this.program.isStepOfProcedure(code)
    while (
      procedure &&
      up &&
      up.at >= this.program.opsOf(up.code).length &&
      !up.failed &&
      up.rest.length === 0
    )
      up = returned(up)
    if (depthOf(up) > this.budget.depth)
      throw new OverBudget(`clauses inside clauses deeper than ${this.budget.depth} (${clause})`)
    this.stack = { code, at: 0, env, clause, shares, rest, failed: false, up }
  }

  /** Takes a step: its hooks, and the clause or the exceptions that stand in its place. Nothing if the edition lacks it. */
  step(id: string): void {
    if (!this.program.hasHooks(id)) this.enter(id)
    else if (this.program.rules.clauses.has(id))
      this.call({ code: `step ${id}`, env: this.env, clause: id, shares: true })
  }

  /** Carries out a clause or what stands in its place. */
  enter(id: string): void {
    const clause = this.program.rules.clauses.get(id)
    if (!clause || instancesOf(clause, this.view).length === 0) return
    const chain = pick(clause, this.env, this.view)
    const link = chain[0]
    const own = this.program.rules.clauses.get(link?.clause ?? '')
    if (!link || !own || (own === clause && failingWhen(clause, this.view, this.env) !== undefined)) return
    this.follow(chain, true)
  }

  /** Carries out the first link of a chain; the others are what "as usual" means in it. */
  follow(chain: readonly Link[], shares: boolean): void {
    const [link, ...rest] = chain
    if (link) this.call({ code: link.code ?? link.clause, env: link.env, clause: link.clause, shares, rest })
  }

  /** Does what the exception under way replaces, or what that would be if another clause in between were not there. */
  usual(without?: string): void {
    const rest = this.frame.rest.filter(({ clause }) => clause !== without)
    if (rest.length === 0)
      throw new Unclear(`"as usual" in ${this.frame.clause}, which stands in place of nothing`)
    const [link, ...inner] = rest
    if (link)
      this.call({
        code: link.code ?? link.clause,
        env: { ...link.env, ...this.env },
        clause: link.clause,
        shares: true,
        rest: inner,
      })
  }

  /** Ends the nearest procedure under way after this clause: only its `always` steps are still taken. */
  fail(): void {
    this.stack = failedFrom(this.stack, this.program)
  }

  /** Carries out the triggers that wait for an event, with "it" bound. */
  emit(event: Event, it: string, status?: string): void {
    const waiting = (this.program.rules.triggers.get(event) ?? []).filter(
      ({ tree }) => status === undefined || this.program.statusOf(tree) === status,
    )
    for (const said of waiting.toReversed())
      for (const instance of instancesOf(said.clause, this.view))
        this.hook(said, { ...this.env, ...instance, it, that: it }, false)
  }

  /** Carries out a hook or a trigger, or what stands in its place. */
  hook(said: Said, env: Env, shares: boolean): void {
    const { clause } = said
    const outer = pick(clause, env, this.view).slice(0, -1)
    if (outer.length === 0 && failingWhen(clause, this.view, env) !== undefined) return
    this.follow([...outer, { clause: clause.id, env, code: this.program.hookCode(said) }], shares)
  }

  /** Forgets everything under way. */
  unwind(): void {
    this.stack = null
  }

  /** Puts down that clauses kept something from happening, as a step of its own in which nothing changed. */
  cannot(refusals: readonly Refusal[]): void {
    for (const { clause } of refusals) this.notes.cites.add(clause)
    this.kept = true
  }
}

/** The question which of two readings to follow; an answer that was on its way is kept until then. */
const readingOf = ({ clauses }: Clash, { clause }: Frame, answer: Answer | null): Decision => ({
  kind: 'reading',
  who: 0,
  clause,
  about: { between: clauses, ...(answer ? { answer: { ...answer } } : {}) },
})

const untraced: Change = { path: '' }

/** What a card's clause binds for itself alone. */
const ownIn = (env: Env): Env =>
  Object.fromEntries(
    own.flatMap((name) => {
      const value = env[name]
      return value === undefined ? [] : [[name, value] as const]
    }),
  )

/** The frame above, with the bindings of one that ended if it shares them. A card's own bindings stay its own. */
function returned(frame: Frame): Frame | null {
  const { up } = frame
  if (!up || !frame.shares || frame.env === up.env) return up
  if (own.every((name) => frame.env[name] === up.env[name])) return withEnv(up, frame.env)
  const { this: _, you, card, ...names } = frame.env
  return withEnv(up, { ...names, ...ownIn(up.env) })
}

/**
 * The stack with the nearest procedure marked as failed: its later steps are skipped, what the present clause still says is
 * done. A step that failed in a `before` hook is marked too, so that it is not begun.
 */
function failedFrom(frame: Frame | null, program: Program, below?: Frame): Frame | null {
  if (!frame) return null
  if (program.isProcedure(frame.code)) return { ...frame, failed: true }
  const up = failedFrom(frame.up, program, frame)
  return below && program.isBeforeHook(below.code) ? { ...frame, up, failed: true } : { ...frame, up }
}
