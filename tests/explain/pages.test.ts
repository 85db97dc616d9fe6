import { describe, expect, test } from 'vitest'
import type { Book, Clause, Term } from '../../src/compiled.ts'
import { columns, wrapped } from '../../src/explain/columns.ts'
import { languages, phrasesIn } from '../../src/explain/phrases/phrases.ts'
import { shortened, termsIn } from '../../src/explain/terms.ts'
import { wordingOf } from '../../src/explain/wording.ts'

const term = (name: string, also: readonly string[] = []): Term => ({
  name,
  words: [{ language: 'en', called: name, means: `What ${name} means.`, also }],
  see: [],
})

const bookWith = (terms: readonly Term[]): Book => ({
  schema: 1,
  fingerprint: '',
  editions: [],
  sources: [],
  variants: [],
  clauses: [],
  cards: [],
  scenarios: [],
  translations: [{ language: 'fr', id: 'retreat.once', title: 'Une fois', prose: 'Une fois par tour.' }],
  terms,
})

describe('terms in a text', () => {
  const book = bookWith([
    term('Retreat', ['retreating']),
    term('Retreat Cost'),
    term('K.O.'),
    term('non-basic Energy'),
  ])
  const found = (text: string) => termsIn(book, text, 'en').map(({ name }) => name)

  test('are found by name and alias, in any case and number', () => {
    expect(found('While RETREATING, two k.o.s; non-basic energies')).toEqual(['Retreat', 'K.O.'])
  })

  test('are the longer ones where one lies in another', () => {
    expect(found('Its retreat cost is 2.')).toEqual(['Retreat Cost'])
    expect(found('A retreat, for its Retreat Cost.')).toEqual(['Retreat', 'Retreat Cost'])
  })

  test('are whole words', () => {
    expect(found('Retreated')).toEqual([])
  })
})

test('definitions are shortened at a sentence or a word, never at an abbreviation', () => {
  expect(shortened('Its K.O. Gives one. More.')).toBe('Its K.O. Gives one.')
  expect(shortened('one two three four', 9)).toBe('one two …')
})

test('lines are broken at spaces and set side by side', () => {
  expect(wrapped('  one two three', 9)).toEqual(['  one two', '  three'])
  expect(columns(['one two'], ['a', 'b', 'c'], 11)).toEqual(['one  │ a', 'two  │ b', '     │ c'])
})

test('a clause without a translation is shown in English', () => {
  const clause = { id: 'retreat.once', title: 'Once', prose: 'Once a turn.' } as Clause
  const book = bookWith([])
  expect(wordingOf(book, clause, 'fr')).toMatchObject({ title: 'Une fois', language: 'fr' })
  expect(wordingOf(book, clause, 'it')).toMatchObject({ title: 'Once', language: 'en' })
})

test('every language says something for everything', () => {
  const said = (value: unknown): readonly string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'function'
        ? [String(value('a', 'b', 'c'))]
        : Object.values(value as object).flatMap(said)
  for (const language of languages) {
    const texts = said(phrasesIn(language))
    expect(texts).toHaveLength(said(phrasesIn('en')).length)
    expect(texts.filter((text) => text === '' || text.includes('undefined'))).toEqual([])
  }
})
