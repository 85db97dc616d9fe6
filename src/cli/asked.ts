import type { Book, Scenario } from '../compiled.ts'
import type { When } from '../judge/moment.ts'
import { scenariosFor } from '../judge/run.ts'
import { notFound } from '../judge/unanswerable.ts'
import type { Problem } from '../problem.ts'
import { shippedBook } from './book.ts'
import { isFile, readSource } from './files.ts'

/** Options that say which day is asked about. */
export interface TimeOptions {
  readonly edition?: string
  readonly on?: string
  readonly all?: boolean
}

/** The day that options ask about, or the fallback without any. */
export function whenOf({ edition, on, all }: TimeOptions): When {
  if (all) return 'all'
  if (edition !== undefined) return { edition }
  return on === undefined ? 'newest' : { date: on }
}

/** The scenarios that an argument means, the book they are in, and what is wrong with the file they are from. */
export interface Asked {
  readonly book: Book
  readonly scenarios: readonly Scenario[]
  readonly problems: readonly Problem[]
}

/** Finds scenarios by a name in the book, or reads them from a file. Throws `Unanswerable` if there are none. */
export async function askedFor(name: string): Promise<Asked> {
  const shipped = shippedBook({ name })
  const known =
    shipped.scenarios.some(({ id }) => id === name) || shipped.clauses.some(({ id }) => id === name)
  if (known || !isFile(name)) return { book: shipped, scenarios: scenariosFor(shipped, name), problems: [] }
  const file = readSource(name)
  const { joinedTo } = await import('./author.ts')
  const { book, problems } = joinedTo(shippedBook('all'), [file])
  const scenarios = book.scenarios.filter(({ place }) => place.file === file.name)
  if (problems.length === 0 && scenarios.length === 0) throw notFound(`${file.name} holds no scenario.`)
  return { book, scenarios, problems }
}
