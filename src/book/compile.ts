import { type Compiled, join } from './join.ts'
import { readFile } from './read.ts'

/** The whole way from Markdown to a book: each file is read by itself (and may be kept), then all are joined and checked. */
export const compile = (files: readonly { readonly name: string; readonly text: string }[]): Compiled =>
  join(files.map(({ name, text }) => readFile(name, text)))
