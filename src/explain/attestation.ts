import type { Book, Cite, Clause, Mark, Source } from '../compiled.ts'
import { type Moment, startOf } from '../editions.ts'
import { english } from './phrases/en.ts'
import type { Phrases } from './phrases/phrases.ts'

/** A source with the place in it that speaks for a clause. */
export interface Cited extends Cite {
  readonly title: string
  readonly authority: string
  readonly published: string
}

/** How surely a clause holds at a moment, and which documents say so. */
export interface Attestation {
  readonly status: 'attested' | 'inferred' | 'disputed' | 'carried' | 'printed' | 'none'
  /** The edition whose sources speak for a clause that is carried over. */
  readonly from?: string
  readonly cites: readonly Cited[]
  /** The whole of it in words. */
  readonly text: string
}

const ranks = ['attested', 'inferred', 'disputed'] as const

/** What speaks for a clause at a moment: sources of that edition, else those of the last one before, else nothing. */
export function attestation(
  clause: Clause,
  moment: Moment,
  book: Book,
  phrases: Phrases = english,
): Attestation {
  if (clause.card !== undefined) return { status: 'printed', cites: [], text: phrases.printed(clause.card) }
  const here = clause.marks.filter(({ edition }) => edition === moment.edition)
  if (here.length > 0) return marked(here, book, phrases)
  const earlier = moment.apart ? [] : before(clause, moment, book)
  if (earlier.length > 0) return carried(earlier, moment, book, phrases)
  return { status: 'none', cites: [], text: phrases.unsaid(moment.edition, moment.apart) }
}

/** The marks of the last edition before a moment that has any. */
function before({ marks }: Clause, moment: Moment, book: Book): readonly Mark[] {
  const apart = new Set(book.editions.filter((edition) => edition.apart).map(({ name }) => name))
  const past = marks.filter(({ edition }) => !apart.has(edition) && startOf(book, edition) <= moment.date)
  const last = past
    .map(({ edition }) => startOf(book, edition))
    .sort()
    .at(-1)
  return past.filter(({ edition }) => startOf(book, edition) === last)
}

const strongest = (marks: readonly Mark[]): Mark['status'] =>
  ranks.find((status) => marks.some((mark) => mark.status === status)) ?? 'disputed'

const sayMarks = (marks: readonly Mark[], book: Book, phrases: Phrases): string =>
  marks
    .map(
      ({ status, edition, cites }) => `${phrases.marks[status](edition)}: ${sayCites(cites, book, phrases)}`,
    )
    .join('; ')

const citedIn = (marks: readonly Mark[], book: Book): readonly Cited[] =>
  marks.flatMap((mark) => mark.cites.map((cite) => citedFrom(cite, book)))

const marked = (marks: readonly Mark[], book: Book, phrases: Phrases): Attestation => ({
  status: strongest(marks),
  cites: citedIn(marks, book),
  text: sayMarks(marks, book, phrases),
})

function carried(marks: readonly Mark[], moment: Moment, book: Book, phrases: Phrases): Attestation {
  const from = marks[0]?.edition ?? ''
  const said = sayMarks(marks, book, phrases)
  const text = `${phrases.carried(from)}; ${phrases.unrestated(moment.edition)} (${said})`
  return { status: 'carried', from, cites: citedIn(marks, book), text }
}

/** A cite with what the book knows of its source. */
function citedFrom(cite: Cite, book: Book): Cited {
  const source: Source | undefined = book.sources.find(({ name }) => name === cite.source)
  return {
    ...cite,
    title: source?.title ?? cite.source,
    authority: source?.authority ?? 'unknown',
    published: source?.published ?? 'unknown',
  }
}

/** Sources in words: `Base Set rulebook (French), "Confus"`. */
export function sayCites(cites: readonly Cite[], book: Book, { and }: Phrases = english): string {
  const said = cites.map((cite) => {
    const { title, section } = citedFrom(cite, book)
    return section === undefined ? title : `${title}, "${section}"`
  })
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} ${and} ${said.at(-1)}`
}
