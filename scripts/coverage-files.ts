import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Book } from '../src/compiled.ts'
import { type Paragraph, paragraphsOf } from './coverage-rows.ts'

const seeds = '../shared/seeds'

/** The table, from the folder of the project. */
export const table = 'rules/coverage.md'

/** Every paragraph of every seed, or undefined where the seeds are not there. */
export function seedParagraphs(): readonly Paragraph[] | undefined {
  if (!existsSync(seeds)) return undefined
  const files = readdirSync(seeds)
    .filter((file) => /^\d{3}_.*\.txt$/.test(file))
    .sort()
  return files.flatMap((file) =>
    paragraphsOf(`S${Number(file.slice(0, 3))}`, readFileSync(`${seeds}/${file}`, 'utf8')),
  )
}

/** The ids of all clauses in the compiled book. */
export function bookIds(): ReadonlySet<string> {
  const { clauses } = JSON.parse(readFileSync('dist/book.json', 'utf8')) as Book
  return new Set(clauses.map(({ id }) => id))
}
