import type { Book, Clause, Scenario } from '../compiled.ts'
import { childIf, children, type Slot, type Tree, textIf, texts, walk } from '../tree.ts'

/** Two clauses of different times that speak of the same thing. */
export type Pair = readonly [left: Clause, right: Clause]

const enough = 3

/**
 * Which clauses of one time answer to which of another: those that say the same with another number, rule on the same
 * action or quantity, are contrasted by a scenario, follow the same clauses, or are followed by one clause together. Surest first; a clause that is in a pair
 * already joins another only if both follow the same clause.
 */
export function counterparts(book: Book, left: readonly Clause[], right: readonly Clause[]): readonly Pair[] {
  const clues: Clues = {
    contrasts: contrastsIn(book.scenarios),
    rare: rareSubjects(left, right),
    together: followedTogether(book.clauses),
  }
  const scored = left
    .flatMap((a) => right.map((b) => ({ pair: [a, b] as Pair, score: score(a, b, clues) })))
    .filter((each) => each.score >= enough)
    .sort((a, b) => b.score - a.score)
  const taken = new Set<Clause>()
  const pairs: Pair[] = []
  for (const { pair } of scored) {
    const free = pair.filter((clause) => !taken.has(clause)).length
    if (free < 2 && !(free === 1 && following(...pair))) continue
    for (const clause of pair) taken.add(clause)
    pairs.push(pair)
  }
  return pairs
}

const topic = ({ id }: Clause): string => id.slice(0, id.indexOf('.'))
const last = ({ id }: Clause): string => id.slice(id.lastIndexOf('.'))

function score(a: Clause, b: Clause, { contrasts, rare, together }: Clues): number {
  if (a.variant !== b.variant) return 0
  const near = topic(a) === topic(b) ? 1 : 0
  const home = a.place.file === b.place.file ? 1 : 0
  const named = last(a) === last(b) ? 2 : 0
  const alike = near + home > 0 && shape(a) === shape(b) ? 4 : 0
  const ids = `${a.id} ${b.id}`
  const contrast = (contrasts.has(ids) ? 2 : 0) + (together.has(ids) ? 2 : 0)
  const placed = named > 0 || (near > 0 && a.place.heading.at(-2) === b.place.heading.at(-2))
  const worded = placed && firstWord(a) === firstWord(b) ? 1 : 0
  const subject = rare.has(subjectOf(a) ?? '') && subjectOf(a) === subjectOf(b) ? 3 : 0
  return near + home + named + alike + contrast + subject + worded + (following(a, b) ? 2 : 0)
}

interface Clues {
  readonly contrasts: ReadonlySet<string>
  readonly rare: ReadonlySet<string>
  /** Pairs of ids that one clause follows, one where the other is not: "a b". */
  readonly together: ReadonlySet<string>
}

/** What one clause at most of each time speaks of. */
function rareSubjects(...times: readonly (readonly Clause[])[]): ReadonlySet<string> {
  const often = new Set<string>()
  const all = times.flatMap((clauses) => {
    const subjects = clauses.flatMap((clause) => subjectOf(clause) ?? [])
    for (const [i, subject] of subjects.entries()) if (subjects.indexOf(subject) !== i) often.add(subject)
    return subjects
  })
  return new Set(all.filter((subject) => !often.has(subject)))
}

const firstWord = ({ lines: [line] }: Clause): string | undefined => line?.tree.word

/** What a clause speaks of: an action, or a quantity with its stage; undefined for other clauses. */
function subjectOf({ lines }: Clause): string | undefined {
  const [tree] = lines.map((line) => line.tree).filter(({ word }) => word !== 'when')
  const what = tree && (childIf(tree, 'action') ?? childIf(tree, 'value'))
  return tree && what && `${tree.word} ${textIf(tree, 'stage') ?? ''} ${JSON.stringify(bare(what))}`
}

/** True if both follow one clause. */
function following(a: Clause, b: Clause): boolean {
  const followed = new Set(followedBy(a))
  return followedBy(b).some((id) => followed.has(id))
}

const followedBy = ({ lines }: Clause): readonly string[] =>
  lines.flatMap(({ tree }) =>
    [...walk(tree)].flatMap((each) => (each.word === 'follow' ? texts(each, 'id') : [])),
  )

function followedTogether(clauses: readonly Clause[]): ReadonlySet<string> {
  const few = clauses.map(followedBy).filter((ids) => ids.length === 2)
  return new Set(few.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))
}

/** The words of a clause without its numbers and ids. */
const shape = ({ lines }: Clause): string => JSON.stringify(lines.map(({ tree }) => bare(tree)))

const bare = (tree: Tree): unknown => [
  tree.word,
  Object.entries(tree.slots).map(([name, slot]) => [name, bareSlot(slot)]),
]

function bareSlot(slot: Slot): unknown {
  if (typeof slot === 'number') return 0
  if (typeof slot === 'string') return slot.includes('.') ? '' : slot
  return 'word' in slot ? bare(slot) : slot.map(bareSlot)
}

/** Pairs of ids that one scenario cites in different stretches of time: "a b" and "b a". */
function contrastsIn(scenarios: readonly Scenario[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const scenario of scenarios) {
    const cited = citedByEra(scenario)
    for (const [i, a] of cited.entries())
      for (const [j, b] of cited.entries())
        if (i !== j)
          for (const one of a)
            for (const other of b) if (!a.has(other) && !b.has(one)) found.add(`${one} ${other}`)
  }
  return found
}

const citedByEra = ({ lines }: Scenario): readonly ReadonlySet<string>[] =>
  lines
    .filter(({ tree }) => tree.word === 'then-in')
    .map(({ tree }) => new Set(children(tree, 'claims').flatMap(idsIn)))

const idsIn = (claim: Tree): readonly string[] =>
  claim.word === 'cites' ? [...walk(claim)].flatMap((tree) => texts(tree, 'ids')) : []
