import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { type Compiled, join } from '../src/book/join.ts'
import type { Part } from '../src/book/part.ts'
import { readFile } from '../src/book/read.ts'

const partsIn = (folder: string): readonly Part[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => file.endsWith('.md') && !/^rules\/(?:fr|it)\//.test(file))
    .map((file) => readFile(file, readFileSync(file, 'utf8')))

/** The rules and cards of the working directory without translations, and other parts if there are any. */
export const sourceBook = (...more: readonly Part[]): Compiled =>
  join([...['rules', 'cards'].flatMap(partsIn), ...more])
