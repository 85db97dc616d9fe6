import { expect, test } from 'vitest'
import type { Book } from '../../src/compiled.ts'
import { packed, unpacked } from '../../src/judge/pack.ts'

const book: Book = {
  schema: 1,
  fingerprint: 'f',
  editions: [],
  sources: [],
  variants: [],
  clauses: [],
  cards: [],
  scenarios: [],
  translations: [
    { language: 'fr', id: 'a.b', title: 'Un', prose: 'Une ligne,\n"language":"it"' },
    { language: 'it', id: 'a.b', title: 'Uno', prose: 'Una riga.' },
  ],
  terms: [],
}

test('a packed book is read with the translations into one language, or without any', () => {
  const json = packed(book)
  expect(unpacked(json, 'none').translations).toEqual([])
  expect(unpacked(json, 'none', 'en').translations).toEqual([])
  expect(unpacked(json, 'none', 'fr').translations).toEqual(book.translations.slice(0, 1))
  expect(unpacked(json, 'none', 'it').translations).toEqual(book.translations.slice(1))
})
