import type { Book, Clause } from '../compiled.ts'
import { inForce, type Moment } from '../editions.ts'
import { clausesById } from './cast.ts'
import { counterparts } from './counterparts.ts'
import type { Language } from './phrases/phrases.ts'
import { type Side, sideOf } from './side.ts'

/** What two moments say differently about one thing; a side is empty where its time says nothing. */
export interface Difference {
  /** The file it stands in, without folder and ending. */
  readonly topic: string
  readonly left: readonly Side[]
  readonly right: readonly Side[]
}

/** All differences between two moments, and how many clauses are the same in both. */
export interface Differences {
  readonly same: number
  readonly differences: readonly Difference[]
}

interface Group {
  left: Clause[]
  right: Clause[]
}

/** The topic of a clause: its file without folder and ending. */
export const topicOf = ({ place }: Clause): string => place.file.replace(/^.*\//, '').replace(/\.md$/, '')

/** What differs between two moments among the clauses that `wanted` lets through; readings and cards never count. */
export function differencesOf(
  book: Book,
  [left, right]: readonly [Moment, Moment],
  wanted: (clause: Clause) => boolean,
  language: Language = 'en',
): Differences {
  const rules = book.clauses.filter(
    (clause) => clause.card === undefined && clause.kind !== 'reading' && wanted(clause),
  )
  const at = (moment: Moment) => rules.filter((clause) => inForce(book, clause, moment, []))
  const [before, after] = [new Set(at(left)), new Set(at(right))]
  const groups = paired(
    book,
    grouped(
      book,
      rules.filter((clause) => before.has(clause) !== after.has(clause)),
      before,
    ),
  )
  const position = new Map(book.clauses.map((clause, i) => [clause, i]))
  return {
    same: [...before].filter((clause) => after.has(clause)).length,
    differences: groups
      .map((group) => withRules(book, group, left, right))
      .map((group) => ({ group, first: firstOf(group) }))
      .sort(
        (a, b) =>
          topicOf(a.first).localeCompare(topicOf(b.first)) ||
          (position.get(a.first) ?? 0) - (position.get(b.first) ?? 0),
      )
      .map(({ group, first }) => ({
        topic: topicOf(first),
        left: group.left.map((clause) => sideOf(book, clause, left, language)),
        right: group.right.map((clause) => sideOf(book, clause, right, language)),
      })),
  }
}

const firstOf = ({ left, right }: Group): Clause => [...left, ...right][0] as Clause

/** What stands in place of one rule, however many exceptions lie over one another, belongs together. */
function grouped(book: Book, clauses: readonly Clause[], before: ReadonlySet<Clause>): readonly Group[] {
  const groups = new Map<string, Group>()
  for (const clause of clauses) {
    const root = rootOf(book, clause)
    const group = groups.get(root) ?? { left: [], right: [] }
    groups.set(root, group)
    ;(before.has(clause) ? group.left : group.right).push(clause)
  }
  const rank = ({ to }: Clause): number => (to === undefined ? 0 : 1)
  for (const group of groups.values())
    for (const side of [group.left, group.right]) side.sort((a, b) => rank(a) - rank(b))
  return [...groups.values()]
}

function rootOf(book: Book, { id, to }: Clause): string {
  const target = clausesById(book).get(to ?? '')
  return target ? rootOf(book, target) : id
}

/** Sets beside one another the groups that each have one side only and speak of the same thing. */
function paired(book: Book, groups: readonly Group[]): readonly Group[] {
  const home = new Map(groups.flatMap((group) => firstsOf(group).map((clause) => [clause, group] as const)))
  const gone = new Set<Group>()
  const alone = (side: 'left' | 'right', other: 'left' | 'right') =>
    groups.flatMap((group) => (group[other].length === 0 ? group[side].slice(0, 1) : []))
  for (const [a, b] of counterparts(book, alone('left', 'right'), alone('right', 'left'))) {
    const [one, other] = [home.get(a), home.get(b)]
    if (!one || !other || one === other) continue
    one.left.push(...other.left)
    one.right.push(...other.right)
    for (const clause of [...other.left, ...other.right]) home.set(clause, one)
    gone.add(other)
  }
  return groups.filter((group) => !gone.has(group))
}

const firstsOf = ({ left, right }: Group): readonly Clause[] => [...left.slice(0, 1), ...right.slice(0, 1)]

/** Where only exceptions stand on one side, the rule that they replace stands on the other, if it holds there. */
function withRules(book: Book, { left, right }: Group, before: Moment, after: Moment): Group {
  if (left.length > 0 && right.length > 0) return { left, right }
  const targets = (clauses: readonly Clause[], moment: Moment): Clause[] => {
    const found = clauses.flatMap((clause) => standing(book, clause, moment) ?? [])
    return [...new Set(found)].filter((clause) => !clauses.includes(clause))
  }
  return {
    left: left.length > 0 ? left : targets(right, before),
    right: right.length > 0 ? right : targets(left, after),
  }
}

/** The clause that an exception stands in place of, or the next one outward that holds at a moment. */
function standing(book: Book, { to }: Clause, moment: Moment): Clause | undefined {
  const target = clausesById(book).get(to ?? '')
  if (!target) return undefined
  return inForce(book, target, moment, []) ? target : standing(book, target, moment)
}
