import { readFileSync } from 'node:fs'
import type { Book } from '../compiled.ts'
import { unpacked, type Wanted } from '../judge/pack.ts'
import { Unanswerable } from '../judge/unanswerable.ts'

/** The compiled book that lies beside the program, with the wanted scenarios and the translations into one language, if one is named. */
export function shippedBook(wanted: Wanted, language?: string): Book {
  try {
    return unpacked(readFileSync(new URL(`${home}book.json`, import.meta.url), 'utf8'), wanted, language)
  } catch {
    throw new Unanswerable('no book', 'The compiled book is not there.', {
      hint: '`npm run build` makes it.',
    })
  }
}

/** Fingerprints of the files that the compiled book was made from, by name; empty if it has problems or is not there. */
export function shippedMarks(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(new URL(`${home}sources.json`, import.meta.url), 'utf8'))
  } catch {
    return {}
  }
}

/** From a module to the folder of the program: chunks lie one folder further in. */
const home = /\/chunks\/[^/]+$/.test(import.meta.url) ? '../' : './'

/** The folder in which `rules/` and `cards/` lie. */
export const sources = new URL(`${home}../`, import.meta.url)
