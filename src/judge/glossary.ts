import Fuse from 'fuse.js'
import type { Book, Term } from '../compiled.ts'
import { clausesById } from '../explain/cast.ts'
import { type Language, languages } from '../explain/phrases/phrases.ts'
import { folded, meaningOf, namesIn, shortened } from '../explain/terms.ts'
import { notFound } from './unanswerable.ts'

const allNames = (term: Term): readonly string[] =>
  languages.flatMap((language) => namesIn(term, language)).map(folded)

/** A word longer than this is no term, and is cut before it is compared. */
const longest = 64

/** How far a name may be from what was asked, and how much farther than the nearest one it may be to count as well. */
const fuzziness = { threshold: 0.34, ignoreLocation: true, includeScore: true, keys: ['name'] }
const asGood = 0.01

/**
 * The terms that somebody means: those of that name in any language; else those whose names are most like it.
 * All without a word. Throws `Unanswerable` if there are none.
 */
export function glossary(book: Book, asked: string | undefined): readonly Term[] {
  const { terms } = book
  if (asked === undefined) return terms
  const word = folded(asked.trim()).slice(0, longest)
  const names = terms.flatMap((term) => allNames(term).map((name) => ({ name, term })))
  const own = names.filter(({ name }) => name === word)
  const found = own.length > 0 ? own : mostLike(word, names)
  if (found.length === 0) throw notFound(`The glossary has no word like "${asked.slice(0, longest)}".`)
  return [...new Set(found.map(({ term }) => term))]
}

interface Named {
  readonly name: string
  readonly term: Term
}

function mostLike(word: string, names: readonly Named[]): readonly Named[] {
  const found = new Fuse(names, fuzziness).search(word)
  const best = found[0]?.score ?? 0
  return found.filter(({ score = 1 }) => score <= best + asGood).map(({ item }) => item)
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
