import type { Book, Clause, Edition } from './compiled.ts'

/** A day in an edition: what a run needs to know which clauses are in force. */
export interface Moment {
  readonly edition: string
  /** The day, or `open` for the last day of an edition that has not ended. */
  readonly date: string
  readonly apart: boolean
}

const open = '9999-12-31'

const chainOf = (book: Book): readonly Edition[] =>
  book.editions.filter((edition) => !edition.apart).sort((a, b) => a.starts.localeCompare(b.starts))

const dayBefore = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

/** The last day of an edition, or undefined if the book has no edition of that name. `modern` names the newest of the chain. */
export function lastDayOf(book: Book, name: string): Moment | undefined {
  const chain = chainOf(book)
  const wanted = name === 'modern' ? chain.at(-1)?.name : name
  const edition = book.editions.find((each) => each.name === wanted)
  if (!edition) return undefined
  if (edition.apart) return { edition: edition.name, date: open, apart: true }
  const following = chain[chain.indexOf(edition) + 1]
  return { edition: edition.name, date: following ? dayBefore(following.starts) : open, apart: false }
}

/** The edition of the chain that a day falls in; undefined before the first one. */
export function editionOn(book: Book, date: string): Moment | undefined {
  const edition = chainOf(book).findLast((each) => each.starts <= date)
  return edition && { edition: edition.name, date, apart: false }
}

/** Every edition at its last day, the chain in order of time, then those that stand apart. */
export function everyEdition(book: Book): readonly Moment[] {
  const names = [...chainOf(book), ...book.editions.filter((edition) => edition.apart)]
  return names.flatMap((edition) => lastDayOf(book, edition.name) ?? [])
}

/** The first day a boundary means: a date is itself, an edition its first day. */
export const startOf = (book: Book, boundary: string): string =>
  book.editions.find((edition) => edition.name === boundary)?.starts ?? boundary

/** An interval as headers and scenario lines write it. */
export interface Interval {
  readonly chain: boolean
  readonly start?: string
  readonly end?: string
  readonly apart: readonly string[]
}

/** True if a moment lies in an interval. */
export function covers(book: Book, interval: Interval, moment: Moment): boolean {
  if (moment.apart) return interval.apart.includes(moment.edition)
  if (!interval.chain) return false
  const started = interval.start === undefined || startOf(book, interval.start) <= moment.date
  return started && (interval.end === undefined || moment.date < startOf(book, interval.end))
}

/** True if a clause is in force at a moment. A card may be played under any edition. Readings count only when chosen, withdrawn and superseded rulings never. */
export function inForce(book: Book, clause: Clause, moment: Moment, readings: readonly string[]): boolean {
  if (clause.kind === 'reading' && !readings.includes(clause.id)) return false
  if (clause.card !== undefined) return true
  const standing = clause.ruling?.standing
  if (standing === 'withdrawn' || standing === 'superseded') return false
  if (clause.ruling && !moment.apart && moment.date < clause.ruling.date) return false
  return covers(book, clause.range, moment)
}
