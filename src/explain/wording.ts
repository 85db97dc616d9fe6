import type { Book, Clause, Translation } from '../compiled.ts'
import type { Language } from './phrases/phrases.ts'

/** The title and prose of a clause in a language. */
export interface Wording {
  readonly title: string
  readonly prose: string
  /** The language they are really in: English where there is no translation. */
  readonly language: Language
}

type Translations = ReadonlyMap<string, Translation>

const known = new WeakMap<Book, Translations>()

function translationsOf(book: Book): Translations {
  const found =
    known.get(book) ??
    new Map(book.translations.map((each) => [`${each.language} ${each.id}`, each] as const))
  known.set(book, found)
  return found
}

/** The words of a clause in a language, or in English where they are not translated. */
export function wordingOf(book: Book, clause: Clause, language: Language): Wording {
  const own = language === 'en' ? undefined : translationsOf(book).get(`${language} ${clause.id}`)
  if (own) return { title: own.title, prose: own.prose, language }
  return { title: clause.title, prose: clause.prose, language: 'en' }
}
