import type { Book, Card, Clause, Line } from './compiled.ts'
import { inForce, type Moment } from './editions.ts'
import { child, children, numIf, type Tree, text, textIf, texts } from './tree.ts'

/** A sentence in force, with the clause it belongs to. */
export interface Said {
  readonly clause: Clause
  readonly tree: Tree
}

/** A step of an order; `always` steps are taken even after a failure. */
export interface OrderStep {
  readonly id: string
  readonly always: boolean
}

/** The stages of a quantity, in order. */
export interface Combination {
  readonly clause: Clause
  readonly stages: readonly string[]
  /** After this stage a quantity that is 0 stays 0. */
  readonly stop?: string
  readonly floor?: number
}

/** The clauses in force at one moment, sorted by what they speak of. */
export interface Rules {
  readonly book: Book
  readonly moment: Moment
  readonly clauses: ReadonlyMap<string, Clause>
  readonly cards: ReadonlyMap<string, Card>
  /** Exceptions, rulings, chosen readings and lifting permissions, by the clause they stand in place of. */
  readonly exceptions: ReadonlyMap<string, readonly Clause[]>
  /** Procedures that a player may start, by action. */
  readonly actions: ReadonlyMap<string, Said>
  readonly hooks: {
    readonly before: ReadonlyMap<string, readonly Said[]>
    readonly after: ReadonlyMap<string, readonly Said[]>
  }
  /** By event word; `becomes` also carries the status in its tree. */
  readonly triggers: ReadonlyMap<string, readonly Said[]>
  readonly values: ReadonlyMap<string, readonly Said[]>
  readonly combinations: ReadonlyMap<string, readonly Said[]>
  /** Stages whose 0 stays, by value. */
  readonly zeros: ReadonlyMap<string, readonly Said[]>
  readonly bans: ReadonlyMap<string, readonly Said[]>
}

const whens = new WeakMap<Clause, readonly Line[]>()

/** The conditions of the `when` lines of a clause; looked up once, since every reading of a clause begins with them. */
export function whensOf(clause: Clause): readonly Line[] {
  const known = whens.get(clause)
  if (known) return known
  const found = clause.lines.filter(({ tree }) => tree.word === 'when')
  whens.set(clause, found)
  return found
}

const statements = new Set([
  'when',
  'offers',
  'goes',
  'goes-changed',
  'before',
  'after',
  'before-if-any',
  'after-if-any',
  'whenever',
  'is',
  'is-at',
  'combines',
  'stays',
  'cant',
  'cant-unless',
  'cant-again',
])

/** The deeds of a clause: all its sentences that do something rather than state something. */
export const deedsOf = (clause: Clause): readonly Tree[] =>
  clause.lines.map(({ tree }) => tree).filter((tree) => !statements.has(tree.word))

/** The sentences of a clause whose word is one of these. */
export function saidBy(clause: Clause, words: readonly string[]): readonly Tree[] {
  const found: Tree[] = []
  for (const { tree } of clause.lines) if (words.includes(tree.word)) found.push(tree)
  return found
}

export const valueWords = ['is', 'is-at'] as const
export const banWords = ['cant', 'cant-unless', 'cant-again'] as const
export const orderWords = ['offers', 'goes', 'goes-changed'] as const

const combinations = new WeakMap<Tree, Combination>()

/** Reads a `combines` sentence; once, since every reading of the quantity begins with it. */
export function combinationOf(said: Said): Combination {
  const known = combinations.get(said.tree) ?? readCombination(said)
  combinations.set(said.tree, known)
  return known
}

function readCombination({ clause, tree }: Said): Combination {
  const stop = textIf(tree, 'stop')
  const floor = numIf(tree, 'floor')
  return {
    clause,
    stages: texts(tree, 'stages'),
    ...(stop === undefined ? {} : { stop }),
    ...(floor === undefined ? {} : { floor }),
  }
}

const isExceptional = (clause: Clause): boolean => clause.to !== undefined || clause.lifts.length > 0

/**
 * Sorts the clauses that are in force at a moment. `readings` are the ids of readings somebody chose.
 * Clauses of variants are among them; whether their variant is played is asked when they are read.
 */
export function rulesAt(book: Book, moment: Moment, readings: readonly string[] = []): Rules {
  const clauses = new Map<string, Clause>()
  for (const clause of book.clauses)
    if (inForce(book, clause, moment, readings)) clauses.set(clause.id, clause)
  const exceptions = new Index<Clause>()
  const actions = new Map<string, Said>()
  const before = new Index<Said>()
  const after = new Index<Said>()
  const triggers = new Index<Said>()
  const values = new SaidIndex()
  const combinations = new Index<Said>()
  const zeros = new Index<Said>()
  const bans = new SaidIndex()
  const sort = (clause: Clause, tree: Tree): void => {
    const said = { clause, tree }
    switch (tree.word) {
      case 'offers':
        actions.set(child(tree, 'action').word, said)
        break
      case 'before':
      case 'before-if-any':
        before.add(text(tree, 'step'), said)
        break
      case 'after':
      case 'after-if-any':
        after.add(text(tree, 'step'), said)
        break
      case 'whenever':
        triggers.add(child(tree, 'event').word, said)
        break
      case 'is':
      case 'is-at':
        values.addOnce(child(tree, 'value').word, said)
        break
      case 'combines':
        combinations.add(child(tree, 'value').word, said)
        break
      case 'stays':
        zeros.add(child(tree, 'value').word, said)
        break
      case 'cant':
      case 'cant-unless':
      case 'cant-again':
        bans.addOnce(child(tree, 'action').word, said)
        break
    }
  }
  for (const clause of clauses.values()) {
    for (const target of [clause.to ?? [], clause.lifts].flat()) exceptions.add(target, clause)
    if (!isExceptional(clause)) for (const line of clause.lines) sort(clause, line.tree)
  }
  return {
    book,
    moment,
    clauses,
    actions,
    cards: new Map(book.cards.flatMap((card) => [[card.key, card] as const])),
    exceptions: exceptions.map,
    hooks: { before: before.map, after: after.map },
    triggers: triggers.map,
    values: values.map,
    combinations: combinations.map,
    zeros: zeros.map,
    bans: bans.map,
  }
}

class Index<T> {
  readonly map = new Map<string, T[]>()
  add(key: string, item: T): void {
    const list = this.map.get(key)
    if (list) list.push(item)
    else this.map.set(key, [item])
  }
}

/** For sentences that are read a whole clause at a time: a clause is found once, however many of them it has. */
class SaidIndex extends Index<Said> {
  addOnce(key: string, said: Said): void {
    if (this.map.get(key)?.at(-1)?.clause !== said.clause) this.add(key, said)
  }
}

/** The steps of a procedure clause, given the steps it changes; undefined if the clause is no procedure. */
export function stepsOf(clause: Clause, usual: () => readonly OrderStep[]): readonly OrderStep[] | undefined {
  const tree = saidBy(clause, orderWords)[0]
  if (!tree) return undefined
  if (tree.word === 'goes-changed') return children(tree, 'moves').reduce(moved, usual())
  return children(tree, 'steps').map((step) => ({ id: text(step, 'id'), always: step.word === 'always' }))
}

function moved(steps: readonly OrderStep[], move: Tree): readonly OrderStep[] {
  const id = text(move, 'id')
  const step = steps.find((each) => each.id === id) ?? { id, always: false }
  const others = steps.filter((each) => each.id !== id)
  if (move.word === 'drop') return others
  const mark = others.findIndex((each) => each.id === text(move, 'mark'))
  const at = mark < 0 ? others.length : move.word === 'move-before' ? mark : mark + 1
  return others.toSpliced(at, 0, step)
}
