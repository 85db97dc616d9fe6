import type { Book, Clause } from '../compiled.ts'
import { type Language, phrasesIn } from './phrases/phrases.ts'
import { sayRange } from './range.ts'
import { wordingOf } from './wording.ts'

/** A clause that another one points to. */
export interface Linked {
  readonly id: string
  readonly title: string
  /** When it holds. */
  readonly range: string
}

/** A clause in short, in a language. */
export const linked = (book: Book, clause: Clause, language: Language = 'en'): Linked => ({
  id: clause.id,
  title: wordingOf(book, clause, language).title,
  range: sayRange(book, clause.range, phrasesIn(language)),
})
