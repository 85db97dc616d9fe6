import type { Book, Clause } from '../compiled.ts'
import { editionOn, everyEdition, lastDayOf, type Moment, startOf } from '../editions.ts'
import { attestation } from './attestation.ts'
import { clausesById } from './cast.ts'
import { sayDispute } from './citation.ts'
import { type Linked, linked } from './linked.ts'
import { type Language, type Phrases, phrasesIn } from './phrases/phrases.ts'

/** One thing that happened to a clause in the course of time. */
export interface HistoryEvent {
  /** The day, or the first day of the edition that stands apart. */
  readonly date: string
  readonly edition: string
  readonly what: keyof Phrases['events']
  /** The other clause by which it happened. */
  readonly by?: Linked
  /** What speaks for it, in words. */
  readonly sources?: string
  readonly disputed?: readonly string[]
}

/** When a clause began, what changed it and when, when it ended and what holds since; those that stand apart come last. */
export function historyOf(book: Book, clause: Clause, language: Language): readonly HistoryEvent[] {
  if (clause.card !== undefined) return []
  const teller = new Teller(book, clause, language)
  const events = [...teller.own(), ...teller.others()]
  const apart = new Set(book.editions.filter((edition) => edition.apart).map(({ name }) => name))
  const rank = ({ edition, date }: HistoryEvent): string => `${apart.has(edition) ? 1 : 0} ${date}`
  return events
    .map((event, i) => ({ event, i }))
    .sort((a, b) => rank(a.event).localeCompare(rank(b.event)) || a.i - b.i)
    .map(({ event }) => event)
}

class Teller {
  private readonly phrases: Phrases

  constructor(
    private readonly book: Book,
    private readonly clause: Clause,
    private readonly language: Language,
  ) {
    this.phrases = phrasesIn(language)
  }

  /** Its own beginning and end. */
  own(): readonly HistoryEvent[] {
    const { book, clause } = this
    const begin = beginOf(book, clause)
    const start = begin === undefined ? [] : [this.event(begin, 'begins', clause, this.disputes('start'))]
    const reaches = clause.range.apart.flatMap((edition) => {
      const moment = lastDayOf(book, edition)
      const what = begin === undefined ? 'begins' : 'reaches'
      return moment ? [this.at(startOf(book, edition), moment, what, clause)] : []
    })
    return [...start, ...this.ending(), ...reaches]
  }

  /** What others did to it while it held. */
  others(): readonly HistoryEvent[] {
    const { clause, book } = this
    return book.clauses
      .filter(({ to, card }) => to === clause.id && card === undefined)
      .flatMap((other) => this.touched(other))
  }

  private ending(): readonly HistoryEvent[] {
    const { book, clause } = this
    if (!clause.range.chain || clause.range.end === undefined) return []
    const date = startOf(book, clause.range.end)
    const ends = this.event(date, 'ends', undefined, this.disputes('end'))
    const target = clausesById(book).get(clause.to ?? '')
    return target ? [ends, this.event(date, 'replaced', target)] : [ends]
  }

  private touched(other: Clause): readonly HistoryEvent[] {
    const what = other.kind === 'reading' ? 'read' : other.kind === 'ruling' ? 'ruled' : 'changed'
    const begin = beginOf(this.book, other)
    const { end, chain } = other.range
    const ended = chain && end !== undefined ? [this.event(startOf(this.book, end), 'unchanged', other)] : []
    const apart = other.range.apart.flatMap((edition) => {
      const moment = lastDayOf(this.book, edition)
      return moment ? [this.at(startOf(this.book, edition), moment, what, other)] : []
    })
    const began = begin === undefined ? [] : [this.event(begin, what, other)]
    return [...began, ...(what === 'read' ? [] : ended.map(({ sources: _, ...rest }) => rest)), ...apart]
  }

  private event(
    date: string,
    what: HistoryEvent['what'],
    by?: Clause,
    disputed: readonly string[] = [],
  ): HistoryEvent {
    const moment = editionOn(this.book, date) ?? firstOf(this.book)
    return this.at(date, moment, what, by, disputed)
  }

  private at(
    date: string,
    moment: Moment,
    what: HistoryEvent['what'],
    by?: Clause,
    disputed: readonly string[] = [],
  ): HistoryEvent {
    const { book, clause, language, phrases } = this
    return {
      date,
      edition: moment.edition,
      what,
      ...(by && by !== clause ? { by: linked(book, by, language) } : {}),
      ...(by ? { sources: attestation(by, moment, book, phrases).text } : {}),
      ...(disputed.length > 0 ? { disputed } : {}),
    }
  }

  private disputes(about: 'start' | 'end'): readonly string[] {
    return this.clause.disputes
      .filter((dispute) => dispute.about === about)
      .map((dispute) => sayDispute(dispute, this.book, this.phrases))
  }
}

const firstOf = (book: Book): Moment =>
  everyEdition(book)[0] ?? { edition: '', date: '9999-12-31', apart: false }

/** The day on which a clause begins to hold on the chain; a ruling not before it is given. */
function beginOf(book: Book, { range, ruling }: Clause): string | undefined {
  if (!range.chain) return undefined
  const start = startOf(book, range.start ?? firstOf(book).edition)
  return ruling && ruling.date > start ? ruling.date : start
}

/** A line for each event. */
export function sayHistory(events: readonly HistoryEvent[], phrases: Phrases): readonly string[] {
  return events.flatMap(({ date, edition, what, by, sources, disputed = [] }) => [
    [
      `${date} ${edition}: ${phrases.events[what]}`,
      ...(by ? [` [${by.id}] ${by.title} (${by.range})`] : []),
      ...(sources === undefined ? [] : [`, ${sources}`]),
    ].join(''),
    ...disputed.map((line) => `  ${line}`),
  ])
}
