import type { Clause } from '../compiled.ts'
import type { Moment } from '../editions.ts'
import type { Problem } from '../problem.ts'
import { whensOf } from '../rules.ts'
import { child, children, type Slot, type Tree } from '../tree.ts'
import type { Facts } from './check.ts'
import { editionsOf } from './moments.ts'
import { spotOfHead } from './spots.ts'

/** Two clauses that may both answer for a third, where nothing short of a board tells whether they do. */
export interface Undecided {
  readonly clauses: readonly [string, string]
  readonly to: string
  readonly editions: readonly string[]
  /** True if both are marked as disputed there: the clash is meant to show. */
  readonly disputed: boolean
}

interface Pair {
  readonly a: Clause
  readonly b: Clause
  readonly moments: readonly Moment[]
}

/** A tree without places, as text: equal for trees that say the same. */
export const saying = (slot: Slot): string =>
  JSON.stringify(slot, (key, value: unknown) => (key === 'at' ? undefined : value))

/** The tests of the `when` lines of a clause; all of them must hold. */
export const conditions = (clause: Clause): readonly Tree[] =>
  whensOf(clause).flatMap(({ tree }) => {
    const condition = child(tree, 'condition')
    return condition.word === 'all' ? children(condition, 'tests') : [condition]
  })

const opposites: ReadonlyMap<string, string> = new Map([
  ['has-status', 'has-not-status'],
  ['is-active', 'is-benched'],
  ['has-active', 'no-active'],
  ['has-basic', 'no-basic'],
])

/** True if one of the tests of a rules out one of the tests of b. */
export function excludes(a: readonly Tree[], b: readonly Tree[]): boolean {
  return a.some((one) => b.some((two) => isOpposite(one, two) || isOpposite(two, one)))
}

function isOpposite(one: Tree, two: Tree): boolean {
  if (opposites.get(one.word) !== two.word) return false
  const subject = (tree: Tree): Slot => tree.slots.pokemon ?? tree.slots.player ?? ''
  return saying(subject(one)) === saying(subject(two)) && sameStatus(one, two)
}

function sameStatus(one: Tree, two: Tree): boolean {
  const words = (tree: Tree): readonly string[] => children(tree, 'status').map(({ word }) => word)
  const [mine, theirs] = [words(one), words(two)]
  return mine.length === theirs.length && mine.every((word) => theirs.includes(word))
}

const sameConditions = (a: readonly Tree[], b: readonly Tree[]): boolean =>
  a.length === b.length && a.every((one) => b.some((two) => saying(one) === saying(two)))

const sameBody = (a: Clause, b: Clause): boolean =>
  saying(a.lines.map(({ tree }) => tree)) === saying(b.lines.map(({ tree }) => tree))

const layer = (clause: Clause): string => (clause.card === undefined ? 'rule' : 'card')

/** Pairs of exceptions to one clause, in one layer, that are in force together at some time. */
function pairs({ book, moments, inForceAt }: Facts): readonly Pair[] {
  const exceptions = book.clauses.filter((clause) => clause.to !== undefined && clause.kind !== 'reading')
  return exceptions.flatMap((a, i) =>
    exceptions.slice(i + 1).flatMap((b): readonly Pair[] => {
      if (a.to !== b.to || layer(a) !== layer(b) || sameBody(a, b)) return []
      const together = moments.filter((_, at) => inForceAt(a, at) && inForceAt(b, at))
      return together.length > 0 ? [{ a, b, moments: together }] : []
    }),
  )
}

const isDisputed = (clause: Clause, edition: string): boolean =>
  clause.marks.some((mark) => mark.edition === edition && mark.status === 'disputed')

/** Clashes that are certain, as problems, and pairs that only a board decides. A clash of two disputed clauses is meant. */
export function clashes(facts: Facts): {
  readonly problems: readonly Problem[]
  readonly undecided: readonly Undecided[]
} {
  const problems: Problem[] = []
  const undecided: Undecided[] = []
  for (const pair of pairs(facts)) {
    const { a, b } = pair
    const [mine, theirs] = [conditions(a), conditions(b)]
    if (excludes(mine, theirs)) continue
    const disputed = editionsOf(pair.moments).every(
      (edition) => isDisputed(a, edition) && isDisputed(b, edition),
    )
    const certain = sameConditions(mine, theirs) && a.variant === b.variant
    if (certain && !disputed) problems.push(clash(pair))
    else
      undecided.push({ clauses: [a.id, b.id], to: a.to ?? '', editions: editionsOf(pair.moments), disputed })
  }
  return { problems, undecided }
}

const clash = (pair: Pair): Problem => ({
  title: 'CLASH',
  ...spotOfHead(pair.a),
  other: pair.b.place,
  message: `${pair.a.id} and ${pair.b.id} both stand in place of ${pair.a.to} under the same conditions and say different things (${editionsOf(pair.moments).join(', ')}).`,
  hint: 'Give one of them a condition, an end, or make it an exception to the other. If sources really disagree, mark both as `disputed`.',
})

/** An undecided pair in one line: "a.b and c.d to e.f, in base, ex". */
export const sayUndecided = ({ clauses: [a, b], to, editions, disputed }: Undecided): string =>
  `${a} and ${b} to ${to}, in ${editions.join(', ')}${disputed ? ' (disputed)' : ''}`
