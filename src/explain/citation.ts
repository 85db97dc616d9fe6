import type { Book, Clause, Dispute } from '../compiled.ts'
import { everyEdition, lastDayOf, type Moment } from '../editions.ts'
import { type Attestation, attestation, sayCites } from './attestation.ts'
import { english } from './phrases/en.ts'
import type { Phrases } from './phrases/phrases.ts'

/** A clause that a story rests on, with what speaks for it at that moment. */
export interface Citation {
  readonly id: string
  readonly title: string
  readonly attestation: Attestation
  /** Set for a ruling: its date and who gave it. */
  readonly ruling?: { readonly date: string; readonly authority: string }
  /** Disagreements about when the clause begins or ends that touch this moment. */
  readonly disputes: readonly string[]
}

/** The citation of a clause at a moment. */
export function citationOf(clause: Clause, moment: Moment, book: Book): Citation {
  const { id, title, ruling, disputes } = clause
  return {
    id,
    title,
    attestation: attestation(clause, moment, book),
    ...(ruling ? { ruling: { date: ruling.date, authority: ruling.authority } } : {}),
    disputes: disputes
      .filter((dispute) => matters(dispute, clause, moment, book))
      .map((dispute) => sayDispute(dispute, book)),
  }
}

/** A disputed start matters in the edition where the clause starts; a disputed end in the last one where it holds. */
function matters({ about }: Dispute, { range }: Clause, moment: Moment, book: Book): boolean {
  if (moment.apart) return false
  const boundary = about === 'start' ? range.start : range.end
  const edition = boundary === undefined ? undefined : lastDayOf(book, boundary)
  const chain = everyEdition(book).filter(({ apart }) => !apart)
  const at = chain.findIndex((each) => each.edition === edition?.edition)
  return at >= 0 && chain[about === 'start' ? at : at - 1]?.edition === moment.edition
}

/** A dispute in words. */
export const sayDispute = ({ about, note, cites }: Dispute, book: Book, phrases: Phrases = english): string =>
  `${phrases.dispute[about]}: ${note} (${sayCites(cites, book, phrases)})`
