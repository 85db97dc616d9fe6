import type { Book, Clause } from '../compiled.ts'
import type { Moment } from '../editions.ts'
import { type Differences, differencesOf, topicOf } from '../explain/differences.ts'
import type { Language } from '../explain/phrases/phrases.ts'
import { nearestOf } from '../text.ts'
import { momentFor } from './moment.ts'
import { notFound } from './unanswerable.ts'

/** What differs between two moments. */
export interface Diff extends Differences {
  readonly moments: readonly [Moment, Moment]
  readonly topic?: string
  readonly language: Language
}

/** What is asked: two editions or days, and a topic: a file of rules, or the beginning of ids. */
export interface DiffAsked {
  readonly from: string
  readonly to: string
  readonly topic?: string
  readonly language?: Language
}

/** The differences between two editions or days; throws `Unanswerable` for a time or a topic that is not there. */
export function diff(book: Book, { from, to, topic, language = 'en' }: DiffAsked): Diff {
  const moments = [momentOf(book, from), momentOf(book, to)] as const
  const wanted = wantedBy(book, topic)
  const found = differencesOf(book, moments, wanted, language)
  return { moments, language, ...(topic === undefined ? {} : { topic }), ...found }
}

const momentOf = (book: Book, name: string): Moment =>
  momentFor(book, /^\d/.test(name) ? { date: name } : { edition: name })

function wantedBy(book: Book, topic: string | undefined): (clause: Clause) => boolean {
  if (topic === undefined) return () => true
  const asked = topic.toLowerCase().replace(/\.(?:md)?$/, '')
  const wanted = (clause: Clause): boolean =>
    topicOf(clause) === asked || `${clause.id}.`.startsWith(`${asked}.`)
  const rules = book.clauses.filter(({ card }) => card === undefined)
  if (rules.some(wanted)) return wanted
  const topics = [...new Set(rules.flatMap((clause) => [topicOf(clause), clause.id.split('.')[0] ?? '']))]
  const near = nearestOf(asked, topics)
  throw notFound(`No rules are about "${topic}".`, near.length > 0 ? near : topics.sort())
}

/** Differences as other programs read them: `schemas/diff.schema.json`. */
export const diffJson = (book: Book, { moments: [left, right], ...found }: Diff) => ({
  schema: 1,
  book: book.fingerprint,
  left: momentJson(left),
  right: momentJson(right),
  ...found,
})

const momentJson = ({ edition, date }: Moment) => ({
  edition,
  date: date.startsWith('9999') ? 'today' : date,
})
