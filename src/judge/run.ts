import type { Book, Scenario } from '../compiled.ts'
import type { Moment } from '../editions.ts'
import { explain, type Story } from '../explain/story.ts'
import { ranAlong, walk } from '../explore/path.ts'
import { type Ran, runScenario } from '../scenario/run.ts'
import { findScenarios, suggestions } from './find.ts'
import { momentsFor, type When } from './moment.ts'
import { notFound, Unanswerable } from './unanswerable.ts'

/** How to run. */
export interface RunAsked {
  readonly when: When
  /** Readings that are chosen. */
  readonly readings?: readonly string[]
  /** Answers to every coin and choice, as `explore` names them, in place of those of the script. */
  readonly path?: readonly string[]
}

/** The scenarios that a name means; throws `Unanswerable` if there are none. */
export function scenariosFor(book: Book, name: string): readonly Scenario[] {
  const found = findScenarios(book, name)
  if (found.length > 0) return found
  if (book.clauses.some(({ id }) => id === name)) throw notFound(`No scenario is about the clause ${name}.`)
  throw notFound(`Nothing in the book is called "${name}".`, suggestions(book, name))
}

/** Runs scenarios at every moment asked for, in order; those that do not run at a moment are left out. */
export function runAll(book: Book, scenarios: readonly Scenario[], asked: RunAsked): readonly Story[] {
  const { readings = [] } = asked
  checkReadings(book, readings)
  return scenarios.flatMap((scenario) =>
    momentsFor(book, scenario, asked.when).flatMap((moment) => {
      const ran = asked.path
        ? along(book, scenario, moment, asked.path, readings)
        : runScenario(book, scenario, moment, { readings })
      return ran ? [explain(ran)] : []
    }),
  )
}

/** A scenario told along a path; throws `Unanswerable` at the first answer that is not offered. */
function along(
  book: Book,
  scenario: Scenario,
  moment: Moment,
  path: readonly string[],
  readings: readonly string[],
): Ran {
  const walked = walk(book, scenario, moment, path, { readings })
  const { misfit } = walked
  if (misfit)
    throw new Unanswerable('no such answer', `"${misfit.answer}" can't be answered there.`, {
      hint: `There could be: ${misfit.offered.map((each) => `"${each}"`).join(', ')}.`,
    })
  return ranAlong(scenario, moment, walked)
}

function checkReadings(book: Book, readings: readonly string[]): void {
  const known = book.clauses.filter(({ kind }) => kind === 'reading').map(({ id }) => id)
  for (const reading of readings)
    if (!known.includes(reading))
      throw new Unanswerable('no such reading', `There is no reading "${reading}".`, {
        hint: `There are: ${known.join(', ') || 'none'}.`,
      })
}
