import type { Book, Clause, Dispute, RulingFacts } from '../compiled.ts'
import { everyEdition, inForce, type Moment } from '../editions.ts'
import type { Place } from '../place.ts'
import { answersAbout, type OfficialAnswer } from './answers.ts'
import { type Attestation, attestation } from './attestation.ts'
import { clausesById } from './cast.ts'
import { sayDispute } from './citation.ts'
import { type HistoryEvent, historyOf } from './history.ts'
import { type Linked, linked } from './linked.ts'
import { type Language, phrasesIn } from './phrases/phrases.ts'
import { sayRange, whyNotInForce } from './range.ts'
import { type Meaning, termsIn } from './terms.ts'
import { wordingOf } from './wording.ts'

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
  /** The language that was asked for; the page is in it. */
  readonly language: Language
  /** False if title and prose are in English because nobody has translated them. */
  readonly translated: boolean
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
  readonly history: readonly HistoryEvent[]
  /** Terms of the glossary that its title or prose uses. */
  readonly terms: readonly Meaning[]
  /** The clause that this one stands in place of. */
  readonly to?: Linked
  readonly exceptions: readonly Linked[]
  readonly readings: readonly Linked[]
  readonly rulings: readonly Linked[]
  /** Official answers that rest on it. */
  readonly answers: readonly OfficialAnswer[]
  /** Ids of scenarios about it. */
  readonly examples: readonly string[]
}

/** Gathers what the book says of a clause, in a language, and what it is at a moment if one is asked about. */
export function factsOf(book: Book, clause: Clause, moment?: Moment, language: Language = 'en'): ClauseFacts {
  const { id, kind, place, variant, ruling, disputes } = clause
  const phrases = phrasesIn(language)
  const { title, prose, language: spoken } = wordingOf(book, clause, language)
  const target = clausesById(book).get(clause.to ?? '')
  const others = book.clauses.filter(({ to, lifts }) => to === id || lifts.includes(id))
  const ofKind = (...kinds: readonly Clause['kind'][]) =>
    others.filter((other) => kinds.includes(other.kind)).map((other) => linked(book, other, language))
  return {
    id,
    kind,
    language,
    translated: spoken === language,
    title,
    prose,
    place,
    lines: clause.lines.map(({ text }) => text),
    range: sayRange(book, clause.range, phrases),
    ...(variant === undefined ? {} : { variant }),
    ...(ruling ? { ruling } : {}),
    ...(moment ? { now: standingAt(book, clause, moment, language) } : {}),
    editions: everyEdition(book).map((each) => standingAt(book, clause, each, language)),
    disputes: disputes.map((dispute: Dispute) => sayDispute(dispute, book, phrases)),
    history: historyOf(book, clause, language),
    terms: termsIn(book, `${title}\n${prose}`, spoken),
    ...(target ? { to: linked(book, target, language) } : {}),
    exceptions: ofKind('exception', 'rule'),
    readings: ofKind('reading'),
    rulings: ofKind('ruling'),
    answers: answersAbout(book, id),
    examples: book.scenarios.filter(({ about }) => about.includes(id)).map((scenario) => scenario.id),
  }
}

function standingAt(book: Book, clause: Clause, moment: Moment, language: Language): Standing {
  const { edition, date } = moment
  const phrases = phrasesIn(language)
  const because = whyNotInForce(book, clause, moment, phrases)
  if (because !== undefined)
    return { edition, date, inForce: false, because, ...insteadOf(book, clause, moment, language) }
  return {
    edition,
    date,
    inForce: inForce(book, clause, moment, []),
    ...(clause.kind === 'reading' ? { because: phrases.why.reading } : {}),
    attestation: attestation(clause, moment, book, phrases),
  }
}

function insteadOf(
  book: Book,
  { to }: Clause,
  moment: Moment,
  language: Language,
): Pick<Standing, 'instead'> {
  const target = clausesById(book).get(to ?? '')
  if (!target || !inForce(book, target, moment, [])) return {}
  const speaking = attestation(target, moment, book, phrasesIn(language))
  return { instead: { ...linked(book, target, language), attestation: speaking } }
}
