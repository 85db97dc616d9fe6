import type { Book } from '../compiled.ts'
import { type ClauseFacts, factsOf } from '../explain/clause.ts'
import type { Language } from '../explain/phrases/phrases.ts'
import { suggestions } from './find.ts'
import { momentFor, type When } from './moment.ts'
import { notFound } from './unanswerable.ts'

/**
 * What the book says of a clause, in a language, and of it at a moment; an id that ends in a dot means all clauses whose id begins so.
 * Throws `Unanswerable` if there is none.
 */
export function rule(
  book: Book,
  id: string,
  when: Exclude<When, 'all' | 'newest'> | undefined,
  language: Language = 'en',
): readonly ClauseFacts[] {
  const found = book.clauses.filter((clause) =>
    id.endsWith('.') ? clause.id.startsWith(id) : clause.id === id,
  )
  if (found.length === 0)
    throw notFound(`No clause is called "${id}".`, suggestions({ ...book, scenarios: [] }, id))
  const moment = when && momentFor(book, when)
  return found.map((clause) => factsOf(book, clause, moment, language))
}

/** Clauses as other programs read them: `schemas/rule.schema.json`. */
export const ruleJson = (book: Book, facts: readonly ClauseFacts[]) => ({
  schema: 1,
  book: book.fingerprint,
  clauses: facts,
})
