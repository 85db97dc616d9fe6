import type { Book, Clause } from '../compiled.ts'
import { editionOn, everyEdition, inForce, type Moment, startOf } from '../editions.ts'
import type { Facts } from './check.ts'

/**
 * One day out of every stretch in which the same clauses are in force, in order of time, then the editions that stand
 * apart. What holds on these days holds always.
 */
export function stretches(book: Book): readonly Moment[] {
  const days = new Set<string>()
  for (const edition of book.editions) if (!edition.apart) days.add(edition.starts)
  for (const { range, ruling } of book.clauses) {
    for (const boundary of [range.start, range.end])
      if (boundary !== undefined) days.add(startOf(book, boundary))
    if (ruling) days.add(ruling.date)
  }
  const chain = [...days].sort().flatMap((day) => editionOn(book, day) ?? [])
  return [...chain, ...everyEdition(book).filter(({ apart }) => apart)]
}

/** A function that tells whether a clause is in force at a stretch, for clauses that are asked about often. */
export function forceTable(book: Book, moments: readonly Moment[]): (clause: Clause, at: number) => boolean {
  const table = new Map<Clause, readonly boolean[]>()
  return (clause, at) => {
    const row = table.get(clause) ?? moments.map((moment) => inForce(book, clause, moment, []))
    table.set(clause, row)
    return row[at] ?? false
  }
}

/** True if two clauses are in force together on some day. */
export const everTogether = ({ moments, inForceAt }: Facts, a: Clause, b: Clause): boolean =>
  moments.some((_, at) => inForceAt(a, at) && inForceAt(b, at))

/** The editions of some moments, each once. */
export const editionsOf = (moments: readonly Moment[]): readonly string[] => [
  ...new Set(moments.map(({ edition }) => edition)),
]

/** "in base, ex": the editions in some part of which a clause is in force. */
export function sayForce({ moments, inForceAt }: Facts, clause: Clause): string {
  const editions = editionsOf(moments.filter((_, at) => inForceAt(clause, at)))
  return editions.length > 0 ? `in ${editions.join(', ')}` : 'nowhere'
}
