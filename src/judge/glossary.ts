import type { Book, Term } from '../compiled.ts'
import { clausesById } from '../explain/cast.ts'
import { type Language, languages } from '../explain/phrases/phrases.ts'
import { folded, meaningOf, namesIn, shortened } from '../explain/terms.ts'
import { nearestOf } from '../text.ts'
import { notFound } from './unanswerable.ts'

const allNames = (term: Term): readonly string[] =>
  languages.flatMap((language) => namesIn(term, language)).map(folded)

/**
 * The terms that somebody means: those of that name in any language; else those nearly called so; else those whose names
 * have the word in them. All without a word. Throws `Unanswerable` if there are none.
 */
export function glossary(book: Book, asked: string | undefined): readonly Term[] {
  const { terms } = book
  if (asked === undefined) return terms
  const word = folded(asked.trim())
  const names = new Map(terms.map((term) => [term, allNames(term)] as const))
  const having = (test: (name: string) => boolean) => terms.filter((term) => names.get(term)?.some(test))
  const own = having((name) => name === word)
  if (own.length > 0) return own
  const [near] = nearestOf(word, [...names.values()].flat())
  if (near !== undefined) return having((name) => name === near)
  const within = having((name) => word.length > 2 && (name.includes(word) || word.includes(name)))
  if (within.length > 0) return within
  throw notFound(`The glossary has no word like "${asked}".`)
}

/** Terms as other programs read them: `schemas/glossary.schema.json`. */
export const glossaryJson = (book: Book, terms: readonly Term[]) => ({
  schema: 1,
  book: book.fingerprint,
  terms,
})

/** One line for each term, in a language, in the order of the alphabet. */
export function sayTerms(terms: readonly Term[], language: Language): string {
  const found = terms
    .flatMap((term) => meaningOf(term, language) ?? [])
    .sort((a, b) => a.called.localeCompare(b.called, language))
  const width = Math.max(0, ...found.map(({ called }) => called.length))
  return found.map(({ called, means }) => `${called.padEnd(width)}  ${shortened(means)}`).join('\n')
}

/** A term in all languages, the wanted one first, with its other names and the clauses about it. */
export function sayTerm(book: Book, { words, see }: Term, language: Language): string {
  const inOrder = [...words].sort((a, b) => Number(b.language === language) - Number(a.language === language))
  const clauses = see.map((id) => `  [${id}] ${clausesById(book).get(id)?.title ?? ''}`)
  return [
    ...inOrder.flatMap(({ language: code, called, means, also }) => [
      `${called} (${code})`,
      `  ${means}`,
      ...(also.length > 0 ? [`  = ${also.join(', ')}`] : []),
    ]),
    ...clauses,
    '',
  ].join('\n')
}
