import { readFileSync } from 'node:fs'
import type { Book } from '../compiled.ts'
import { Unanswerable } from '../judge/moment.ts'

/** The compiled book that lies beside the program. */
export function shippedBook(): Book {
  try {
    return JSON.parse(readFileSync(new URL('./book.json', import.meta.url), 'utf8')) as Book
  } catch {
    throw new Unanswerable('The book is not built yet. `npm run build` builds it.')
  }
}
