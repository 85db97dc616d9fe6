import type { Book, Clause, Range } from '../compiled.ts'
import { inForce, type Moment, startOf } from '../editions.ts'
import { english } from './phrases/en.ts'
import type { Phrases } from './phrases/phrases.ts'

const boundary = (book: Book, name: string): string => {
  const day = startOf(book, name)
  return day === name ? name : `${name} (${day})`
}

/** When a clause holds, in words: "from base (1999-01-09) until ex (2003-07-01), and in pocket". */
export function sayRange(
  book: Book,
  { chain, start, end, apart }: Range,
  { range, and }: Phrases = english,
): string {
  const both = chain && apart.length > 0
  return [
    ...(chain ? [start === undefined ? range.fromFirst : range.from(boundary(book, start))] : []),
    ...(chain && end !== undefined ? [range.until(boundary(book, end))] : []),
    ...(apart.length > 0 ? [`${both ? `${and} ` : ''}${range.within(apart.join(` ${and} `))}`] : []),
  ].join(' ')
}

/** Why a clause is not in force at a moment, in one sentence; undefined if it is. */
export function whyNotInForce(
  book: Book,
  clause: Clause,
  moment: Moment,
  phrases: Phrases = english,
): string | undefined {
  if (inForce(book, clause, moment, [clause.id])) return undefined
  return whyRuling(clause, moment, phrases) ?? whyRange(book, clause.range, moment, phrases)
}

function whyRuling({ ruling }: Clause, moment: Moment, { why }: Phrases): string | undefined {
  if (!ruling) return undefined
  if (ruling.standing === 'withdrawn' || ruling.standing === 'superseded')
    return why.standing(ruling.standing)
  return !moment.apart && moment.date < ruling.date ? why.later(ruling.date) : undefined
}

function whyRange(book: Book, range: Range, moment: Moment, phrases: Phrases): string {
  const { chain, start, end } = range
  const { why } = phrases
  if (moment.apart) return why.apart(moment.edition, sayRange(book, range, phrases))
  if (!chain) return why.only(sayRange(book, range, phrases))
  if (start !== undefined && moment.date < startOf(book, start)) return why.notYet(boundary(book, start))
  return why.ended(boundary(book, end ?? ''), start === undefined ? undefined : boundary(book, start))
}
