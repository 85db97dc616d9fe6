import type { Book, Scenario } from '../compiled.ts'
import type { Moment } from '../editions.ts'
import { explain, type Story } from '../explain/story.ts'
import { runScenario } from '../scenario/run.ts'
import { findScenarios, suggestions } from './find.ts'
import { momentsFor, Unanswerable, type When } from './moment.ts'

/** How to run. */
export interface RunAsked {
  readonly when: When
  /** Readings that are chosen. */
  readonly readings?: readonly string[]
}

/** Runs every scenario that a name means, at every moment asked for; throws `Unanswerable` if there is none. */
export function run(book: Book, name: string, asked: RunAsked): readonly Story[] {
  const found = findScenarios(book, name)
  if (found.length === 0) throw new Unanswerable(noScenario(book, name))
  checkReadings(book, asked.readings ?? [])
  const stories = found.flatMap((scenario) => runOne(book, scenario, asked))
  if (stories.length === 0)
    throw new Unanswerable(`${found.map(({ id }) => id).join(', ')}: not written for this edition.`)
  return stories
}

/** Runs one scenario at every moment asked for; empty where it does not run. */
export function runOne(book: Book, scenario: Scenario, asked: RunAsked): readonly Story[] {
  return momentsFor(book, scenario, asked.when).flatMap((moment) => storyAt(book, scenario, moment, asked))
}

function storyAt(book: Book, scenario: Scenario, moment: Moment, { readings = [] }: RunAsked): Story[] {
  const ran = runScenario(book, scenario, moment, { readings })
  return ran ? [explain(ran)] : []
}

function noScenario(book: Book, name: string): string {
  const isClause = book.clauses.some(({ id }) => id === name)
  const what = isClause
    ? `No scenario is about the clause ${name}.`
    : `Nothing in the book is called "${name}".`
  const near = suggestions(book, name).filter((id) => id !== name)
  if (isClause || near.length === 0) return what
  return `${what} Did you mean ${near.join(', or ')}?`
}

function checkReadings(book: Book, readings: readonly string[]): void {
  const known = book.clauses.filter(({ kind }) => kind === 'reading').map(({ id }) => id)
  for (const reading of readings)
    if (!known.includes(reading))
      throw new Unanswerable(`There is no reading "${reading}". There are: ${known.join(', ') || 'none'}.`)
}
