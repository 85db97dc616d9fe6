import type { Book, Clause } from '../compiled.ts'
import type { Moment } from '../editions.ts'
import { type Attestation, attestation } from './attestation.ts'
import { sayDispute } from './citation.ts'
import { type Linked, linked } from './linked.ts'
import { type Language, phrasesIn } from './phrases/phrases.ts'
import { wordingOf } from './wording.ts'

/** A clause as one side of a difference shows it. */
export interface Side extends Linked {
  readonly kind: Clause['kind']
  readonly to?: string
  readonly variant?: string
  readonly prose: string
  readonly attestation: Attestation
  readonly disputes: readonly string[]
}

/** A clause at a moment, in a language. */
export function sideOf(book: Book, clause: Clause, moment: Moment, language: Language): Side {
  const { kind, to, variant, disputes } = clause
  const phrases = phrasesIn(language)
  return {
    ...linked(book, clause, language),
    kind,
    ...(to === undefined ? {} : { to }),
    ...(variant === undefined ? {} : { variant }),
    prose: wordingOf(book, clause, language).prose,
    attestation: attestation(clause, moment, book, phrases),
    disputes: disputes.map((dispute) => sayDispute(dispute, book, phrases)),
  }
}
