import type { Clause, Line } from '../compiled.ts'
import { deedsOf, type OrderStep, type Rules, type Said, stepsOf } from '../rules.ts'
import { child, childIf, children, type Tree } from '../tree.ts'
import { Code, type Op } from './code.ts'
import { instancesOf, within } from './instances.ts'
import { lowerings } from './meaning/deeds.ts'
import type { Run } from './run.ts'

/** Which part of an attack to carry out. */
export type AttackPart = 'choices' | 'cost' | 'first' | 'rest'

/** A part of a card that is carried out by itself. */
export type CardPart = AttackPart | 'play' | 'power'

/** The clauses of one moment as operations, lowered when they are first carried out. */
export class Program {
  readonly rules: Rules
  private readonly codes = new Map<string, readonly Op[]>()
  private readonly procedures = new Set<string>()
  private readonly hooks = new Map<string, Said>()
  private ownOrders: readonly Clause[] | undefined

  constructor(rules: Rules) {
    this.rules = rules
  }

  /** The operations of a code name: a clause id, `step id`, `hook id n`, or a part of a card and its clause id. */
  opsOf(code: string): readonly Op[] {
    const known = this.codes.get(code)
    if (known) return known
    const ops = this.lower(code)
    this.codes.set(code, ops)
    return ops
  }

  /** True if a code is the order of a procedure. */
  isProcedure(code: string): boolean {
    this.opsOf(code)
    return this.procedures.has(code)
  }

  /** True if a code is a step, with its hooks, that is a procedure. */
  isStepOfProcedure(code: string): boolean {
    return code.startsWith('step ') && this.isProcedure(code.slice(5))
  }

  /** True if something is to be done before or after a step. */
  hasHooks(step: string): boolean {
    const { before, after } = this.rules.hooks
    return before.has(step) || after.has(step)
  }

  /** True if a code is a hook that runs before its step. */
  isBeforeHook(code: string): boolean {
    return this.hooks.get(code)?.tree.word.startsWith('before') ?? false
  }

  /** The code name of the deeds of a hook or trigger. */
  hookCode(said: Said): string {
    const name = `hook ${said.clause.id} ${said.clause.lines.findIndex(({ tree }) => tree === said.tree)}`
    this.hooks.set(name, said)
    return name
  }

  /** The status a `becomes` trigger waits for. */
  statusOf(trigger: Tree): string | undefined {
    return childIf(child(trigger, 'event'), 'status')?.word
  }

  /** The clock a `clock-out` trigger waits for. */
  clockOf(trigger: Tree): string | undefined {
    return childIf(child(trigger, 'event'), 'clock')?.word
  }

  /** The steps of a procedure, with the moves of the clauses that change it. */
  steps(clause: Clause): readonly OrderStep[] | undefined {
    return stepsOf(clause, () => {
      const target = clause.to === undefined ? undefined : this.rules.clauses.get(clause.to)
      return (target && this.steps(target)) ?? []
    })
  }

  /** The procedures in force that stand in place of no other. */
  get orders(): readonly Clause[] {
    this.ownOrders ??= [...this.rules.clauses.values()].filter(
      (clause) => clause.to === undefined && this.steps(clause),
    )
    return this.ownOrders
  }

  private lower(name: string): readonly Op[] {
    const [kind = '', id = ''] = name.split(' ')
    if (id === '') return this.lowerClause(kind)
    if (kind === 'step') return this.lowerStep(id)
    if (kind === 'hook') return this.lowerHook(name)
    return this.lowerCard(kind as CardPart, id)
  }

  private lowerClause(id: string): readonly Op[] {
    const clause = this.rules.clauses.get(id)
    if (!clause) return []
    const steps = this.steps(clause)
    if (!steps) return lowered(deedsOf(clause))
    this.procedures.add(id)
    return steps.map(
      (step): Op =>
        (run) => {
          if (step.always || !run.frame.failed) run.step(step.id)
        },
    )
  }

  private lowerStep(id: string): readonly Op[] {
    const hook =
      (said: Said): Op =>
      (run) =>
        callHook(said, run)
    return [
      ...(this.rules.hooks.before.get(id) ?? []).map(hook),
      (run) => {
        if (!run.frame.failed) run.enter(id)
      },
      ...(this.rules.hooks.after.get(id) ?? []).map(hook),
    ]
  }

  private lowerHook(name: string): readonly Op[] {
    const said = this.hooks.get(name) ?? this.findHook(name)
    if (!said) return []
    this.hooks.set(name, said)
    return lowered(children(said.tree, 'do'))
  }

  /** A state that came from elsewhere may name a hook that this program has not met yet. */
  private findHook(name: string): Said | undefined {
    const [, id = '', line = ''] = name.split(' ')
    const clause = this.rules.clauses.get(id)
    const tree = clause?.lines[Number(line)]?.tree
    return clause && tree && { clause, tree }
  }

  private lowerCard(part: CardPart, id: string): readonly Op[] {
    const card = this.rules.cards.get(this.rules.clauses.get(id)?.card ?? '')
    const attack = card?.attacks.find((each) => each.clause === id)
    const parts: Readonly<Record<CardPart, readonly Line[] | undefined>> = {
      choices: attack?.choices,
      cost: attack?.costDeeds,
      first: attack?.first,
      rest: attack?.rest,
      play: card?.play?.deeds,
      power: card?.powers.find((each) => each.clause === id)?.deeds,
    }
    return lowered((parts[part] ?? []).map(({ tree }) => tree))
  }
}

function lowered(deeds: readonly Tree[]): readonly Op[] {
  const code = new Code(lowerings)
  code.deeds(deeds)
  return code.ops
}

function callHook(said: Said, run: Run): void {
  for (const instance of instancesOf(said.clause, run.view)) run.hook(said, within(run.env, instance), true)
}
