import type { Book, Clause, Range } from '../compiled.ts'
import { inForce, type Moment, startOf } from '../editions.ts'

const boundary = (book: Book, name: string): string => {
  const day = startOf(book, name)
  return day === name ? name : `${name} (${day})`
}

/** When a clause holds, in words: "from base (1999-01-09) until ex (2003-07-01), and in pocket". */
export function sayRange(book: Book, { chain, start, end, apart }: Range): string {
  const both = chain && apart.length > 0
  return [
    ...(chain ? [start === undefined ? 'from the first edition' : `from ${boundary(book, start)}`] : []),
    ...(chain && end !== undefined ? [`until ${boundary(book, end)}`] : []),
    ...(apart.length > 0 ? [`${both ? 'and ' : ''}in ${apart.join(' and ')}`] : []),
  ].join(' ')
}

/** Why a clause is not in force at a moment, in one sentence; undefined if it is. */
export function whyNotInForce(book: Book, clause: Clause, moment: Moment): string | undefined {
  if (inForce(book, clause, moment, [clause.id])) return undefined
  return whyRuling(clause, moment) ?? whyRange(book, clause.range, moment)
}

function whyRuling({ ruling }: Clause, moment: Moment): string | undefined {
  if (!ruling) return undefined
  if (ruling.standing === 'withdrawn' || ruling.standing === 'superseded')
    return `The ruling is ${ruling.standing}.`
  return !moment.apart && moment.date < ruling.date
    ? `The ruling was given later, on ${ruling.date}.`
    : undefined
}

function whyRange(book: Book, range: Range, moment: Moment): string {
  const { chain, start, end } = range
  if (moment.apart) return `No clause of ${moment.edition} says this; it holds ${sayRange(book, range)}.`
  if (!chain) return `It holds ${sayRange(book, range)} only.`
  if (start !== undefined && moment.date < startOf(book, start))
    return `Not yet: it begins with ${boundary(book, start)}.`
  return `It ended with ${boundary(book, end ?? '')}; it held ${start === undefined ? '' : `from ${boundary(book, start)}`}.`
}
