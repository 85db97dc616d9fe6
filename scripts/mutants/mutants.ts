import type { Book, Clause, Line, Range } from '../../src/compiled.ts'
import { startOf } from '../../src/editions.ts'
import type { Span } from '../../src/tree.ts'
import { changesOf } from './changes.ts'

/** A clause that says something else, or nothing at all. */
export interface Mutant {
  readonly clause: Clause
  /** Absent if the clause is removed. */
  readonly made?: Clause
  readonly line: number
  /** What was changed, the same as long as the clause says the same. */
  readonly change: string
  /** True if scenarios that never read the clause may notice as well. */
  readonly wide: boolean
}

type Found = Omit<Mutant, 'clause'>

const order = new Set(['offers', 'goes', 'goes-changed', 'whenever'])

/** Every change of a clause of a book that this module knows; two that read alike are numbered. */
export function mutantsOf(book: Book, clause: Clause): readonly Mutant[] {
  const seen = new Map<string, number>()
  return [
    ...removals(clause),
    ...clause.lines.flatMap((line) => rewrites(clause, line)),
    ...moves(book, clause),
  ].map((found) => {
    const nth = (seen.get(found.change) ?? 0) + 1
    seen.set(found.change, nth)
    return { clause, ...found, change: nth === 1 ? found.change : `${found.change} (${nth})` }
  })
}

/** The clause is gone, or one of its sentences or header lines. */
function removals(clause: Clause): readonly Found[] {
  const { line } = clause.place
  const header = (made: Clause, change: string): Found => ({ made, line, change, wide: false })
  const { variant, anyOrder, ...plain } = clause
  return [
    { line, change: 'removed', wide: true },
    ...clause.lines.flatMap((each) => without(clause, each)),
    ...clause.lifts.map((id) =>
      header({ ...clause, lifts: clause.lifts.filter((other) => other !== id) }, `without lifts ${id}`),
    ),
    ...(variant ? [header({ ...plain, ...(anyOrder ? { anyOrder } : {}) }, `without with ${variant}`)] : []),
    ...(anyOrder ? [header({ ...plain, ...(variant ? { variant } : {}) }, 'without any order')] : []),
  ]
}

const isWhen = ({ tree }: Line): boolean => tree.word === 'when'

/** A rule without its only sentence is as good as removed. */
function without(clause: Clause, line: Line): readonly Found[] {
  const only = clause.kind === 'rule' && clause.lines.filter((each) => !isWhen(each)).length === 1
  if (only && !isWhen(line)) return []
  const lines = clause.lines.filter((each) => each !== line)
  return [
    {
      made: { ...clause, lines },
      line: line.place.line,
      change: `without ${flat(line.text)}`,
      wide: isOrder(line),
    },
  ]
}

const isOrder = ({ tree }: Line): boolean => order.has(tree.word)
const flat = (text: string): string => text.trim().replace(/\s+/g, ' ').replaceAll('|', '/')

const rewrites = (clause: Clause, line: Line): readonly Found[] =>
  changesOf(line.tree).map(({ at, made, tree }) => ({
    made: { ...clause, lines: clause.lines.map((each) => (each === line ? { ...line, tree } : each)) },
    line: line.place.line + before(line, at).split('\n').length - 1,
    change: made === '' ? `without ${said(line, at)}` : `${said(line, at)} → ${flat(made)}`,
    wide: isOrder(line),
  }))

const before = ({ text, tree }: Line, at: Span): string => text.slice(0, at[0] - tree.at[0])
const said = ({ text, tree }: Line, at: Span): string =>
  flat(text.slice(at[0] - tree.at[0], at[1] - tree.at[0]))

/** The clause begins or ends one edition earlier or later, or does not reach an edition that stands apart. */
function moves(book: Book, clause: Clause): readonly Found[] {
  const { range } = clause
  const found = (made: Range, change: string): Found => ({
    made: { ...clause, range: made },
    line: clause.place.line,
    change,
    wide: true,
  })
  return [
    ...neighbours(book, range.start).map((start) =>
      found({ ...range, start }, `from ${range.start} → from ${start}`),
    ),
    ...neighbours(book, range.end).map((end) =>
      found({ ...range, end }, `until ${range.end} → until ${end}`),
    ),
    ...(range.chain
      ? range.apart.map((name) =>
          found({ ...range, apart: range.apart.filter((each) => each !== name) }, `without and in ${name}`),
        )
      : []),
  ]
}

/** The editions whose first days are next to a boundary on both sides. */
function neighbours(book: Book, boundary: string | undefined): readonly string[] {
  if (boundary === undefined) return []
  const day = startOf(book, boundary)
  const chain = book.editions.filter(({ apart }) => !apart)
  const earlier = chain.findLast(({ starts }) => starts < day)
  const later = chain.find(({ starts }) => starts > day)
  return [earlier, later].flatMap((edition) => (edition ? [edition.name] : []))
}
