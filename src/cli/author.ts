import { type Compiled, join } from '../book/join.ts'
import { readFile } from '../book/read.ts'
import { partsOf } from '../book/shipped.ts'
import type { Book } from '../compiled.ts'
import type { SourceText } from './files.ts'

/** Files that somebody wrote, joined to a compiled book; a file that the book holds takes the place of its compiled self. */
export function joinedTo(book: Book, files: readonly SourceText[]): Compiled {
  const names = new Set(files.map(({ name }) => name))
  const own = files.map(({ name, text }) => readFile(name, text))
  const { book: joined, problems } = join([...partsOf(book, names), ...own])
  return { book: joined, problems: problems.filter(({ place }) => !place || names.has(place.file)) }
}

/** A whole book from its files. */
export const compiled = (files: readonly SourceText[]): Compiled =>
  join(files.map(({ name, text }) => readFile(name, text)))
