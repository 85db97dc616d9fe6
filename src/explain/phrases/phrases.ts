import type { Clause, Dispute, Mark } from '../../compiled.ts'
import { english } from './en.ts'
import { french } from './fr.ts'
import { italian } from './it.ts'

/** The languages that pages about clauses can be read in. */
export const languages = ['en', 'fr', 'it'] as const

/** One of them. */
export type Language = (typeof languages)[number]

/** Every fixed word of a page about a clause, in one language. */
export interface Phrases {
  readonly and: string
  readonly today: string
  /** What is said between a clause and the one it stands in place of. */
  readonly kinds: Readonly<Record<Clause['kind'], string>>
  readonly titles: Readonly<
    Record<
      | 'speaks'
      | 'disputes'
      | 'history'
      | 'exceptions'
      | 'readings'
      | 'rulings'
      | 'examples'
      | 'terms'
      | 'rule',
      string
    >
  >
  readonly range: {
    readonly fromFirst: string
    readonly from: (boundary: string) => string
    readonly until: (boundary: string) => string
    readonly within: (editions: string) => string
  }
  readonly holds: (range: string) => string
  readonly where: (variant: string) => string
  readonly given: (date: string, authority: string, standing: string) => string
  readonly at: (edition: string, day: string) => string
  readonly inForce: string
  readonly notInForce: string
  readonly holdsInstead: (clause: string) => string
  readonly marks: Readonly<Record<Mark['status'], (edition: string) => string>>
  readonly printed: (card: string) => string
  readonly unsaid: (edition: string, apart: boolean) => string
  readonly carried: (from: string) => string
  readonly unrestated: (edition: string) => string
  readonly unrestatedShort: string
  readonly why: {
    readonly standing: (standing: string) => string
    readonly later: (date: string) => string
    readonly apart: (edition: string, range: string) => string
    readonly only: (range: string) => string
    readonly notYet: (boundary: string) => string
    readonly ended: (boundary: string, began: string | undefined) => string
    readonly reading: string
  }
  readonly dispute: Readonly<Record<Dispute['about'], string>>
  readonly events: Readonly<
    Record<'begins' | 'reaches' | 'changed' | 'ruled' | 'read' | 'unchanged' | 'ends' | 'replaced', string>
  >
  /** Said where a clause has no words in the language. */
  readonly untranslated: string
  /** Said where one of two times has no clause about something. */
  readonly nothing: string
  readonly compared: (differences: number, same: number) => string
}

const tables: Readonly<Record<Language, Phrases>> = { en: english, fr: french, it: italian }

/** The fixed words in a language. */
export const phrasesIn = (language: Language): Phrases => tables[language]
