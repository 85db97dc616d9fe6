import type { Book, Clause, Dispute, RulingFacts } from '../compiled.ts'
import { everyEdition, inForce, type Moment } from '../editions.ts'
import type { Place } from '../place.ts'
import { type Attestation, attestation } from './attestation.ts'
import { clausesById } from './cast.ts'
import { sayDispute } from './citation.ts'
import { sayRange, whyNotInForce } from './range.ts'

/** A clause that another one points to. */
export interface Linked {
  readonly id: string
  readonly title: string
  /** When it holds. */
  readonly range: string
}

/** What an edition makes of a clause. */
export interface Standing {
  readonly edition: string
  readonly date: string
  readonly inForce: boolean
  /** Why it is not in force. */
  readonly because?: string
  readonly attestation?: Attestation
  /** What holds in its place, where it is an exception to a clause that is in force. */
  readonly instead?: Linked & { readonly attestation: Attestation }
}

/** Everything the book says of one clause. */
export interface ClauseFacts {
  readonly id: string
  readonly kind: Clause['kind']
  readonly title: string
  readonly prose: string
  readonly place: Place
  /** The clause in the language, a sentence each. */
  readonly lines: readonly string[]
  readonly range: string
  readonly variant?: string
  readonly ruling?: RulingFacts
  /** What the clause is at the moment asked about. */
  readonly now?: Standing
  /** What it is on the last day of each edition. */
  readonly editions: readonly Standing[]
  readonly disputes: readonly string[]
  /** The clause that this one stands in place of. */
  readonly to?: Linked
  readonly exceptions: readonly Linked[]
  readonly readings: readonly Linked[]
  readonly rulings: readonly Linked[]
  /** Ids of scenarios about it. */
  readonly examples: readonly string[]
}

/** Gathers what the book says of a clause, and what it is at a moment if one is asked about. */
export function factsOf(book: Book, clause: Clause, moment?: Moment): ClauseFacts {
  const { id, kind, title, prose, place, variant, ruling, disputes } = clause
  const target = clausesById(book).get(clause.to ?? '')
  const others = book.clauses.filter(({ to, lifts }) => to === id || lifts.includes(id))
  const ofKind = (...kinds: readonly Clause['kind'][]) =>
    others.filter((other) => kinds.includes(other.kind)).map((other) => linked(book, other))
  return {
    id,
    kind,
    title,
    prose,
    place,
    lines: clause.lines.map(({ text }) => text),
    range: sayRange(book, clause.range),
    ...(variant === undefined ? {} : { variant }),
    ...(ruling ? { ruling } : {}),
    ...(moment ? { now: standingAt(book, clause, moment) } : {}),
    editions: everyEdition(book).map((each) => standingAt(book, clause, each)),
    disputes: disputes.map((dispute: Dispute) => sayDispute(dispute, book)),
    ...(target ? { to: linked(book, target) } : {}),
    exceptions: ofKind('exception', 'rule'),
    readings: ofKind('reading'),
    rulings: ofKind('ruling'),
    examples: book.scenarios.filter(({ about }) => about.includes(id)).map((scenario) => scenario.id),
  }
}

const linked = (book: Book, { id, title, range }: Clause): Linked => ({
  id,
  title,
  range: sayRange(book, range),
})

function standingAt(book: Book, clause: Clause, moment: Moment): Standing {
  const { edition, date } = moment
  const because = whyNotInForce(book, clause, moment)
  if (because !== undefined)
    return { edition, date, inForce: false, because, ...insteadOf(book, clause, moment) }
  return {
    edition,
    date,
    inForce: inForce(book, clause, moment, []),
    ...(clause.kind === 'reading' ? { because: 'A reading holds only where somebody chooses it.' } : {}),
    attestation: attestation(clause, moment, book),
  }
}

function insteadOf(book: Book, { to }: Clause, moment: Moment): Pick<Standing, 'instead'> {
  const target = clausesById(book).get(to ?? '')
  if (!target || !inForce(book, target, moment, [])) return {}
  return { instead: { ...linked(book, target), attestation: attestation(target, moment, book) } }
}
