import { check as checkClauses } from '../check/check.ts'
import type { Undecided } from '../check/clashes.ts'
import type { Book, Scenario } from '../compiled.ts'
import { everyEdition } from '../editions.ts'
import type { Problem } from '../problem.ts'
import { type Ran, runScenario } from '../scenario/run.ts'

/** Everything wrong with a book, what only a board can decide, and how much was looked at. */
export interface Report {
  readonly problems: readonly Problem[]
  readonly undecided: readonly Undecided[]
  readonly counts: { readonly clauses: number; readonly scenarios: number; readonly runs: number }
}

/** Checks the clauses of a book and runs scenarios (all of them, unless some are named) in every edition they are written for. */
export function check(book: Book, scenarios: readonly Scenario[] = book.scenarios): Report {
  const { problems, undecided } = checkClauses(book)
  const moments = everyEdition(book)
  const ran = scenarios.map((scenario) =>
    moments.flatMap((moment) => runScenario(book, scenario, moment) ?? []),
  )
  const never = scenarios.filter((_, i) => ran[i]?.length === 0)
  return {
    problems: [...problems, ...onceForAll(ran.flat()), ...never.map(neverRuns)],
    undecided,
    counts: { clauses: book.clauses.length, scenarios: scenarios.length, runs: ran.flat().length },
  }
}

/** What is wrong in several editions in the same way is one problem that names them all. */
function onceForAll(runs: readonly Ran[]): readonly Problem[] {
  const found = new Map<string, { readonly problem: Problem; readonly editions: string[] }>()
  for (const { problems, moment } of runs)
    for (const problem of problems) {
      const message = problem.message.replace(playedIn(moment.edition), playedIn('…'))
      const key = JSON.stringify([problem.title, problem.place, message])
      const known = found.get(key)
      if (known) known.editions.push(moment.edition)
      else found.set(key, { problem, editions: [moment.edition] })
    }
  return [...found.values()].map(({ problem, editions }) => ({
    ...problem,
    message: problem.message.replace(playedIn(editions[0] ?? ''), playedIn(editions.join(', '))),
  }))
}

const playedIn = (editions: string): string => `played in ${editions}.`

const neverRuns = ({ name, place }: Scenario): Problem => ({
  title: 'never runs',
  place,
  source: `scenario "${name}"`,
  message: 'This scenario is written for no edition of the book.',
})

/** A report as other programs read it: `schemas/problems.schema.json`. */
export const reportJson = (book: Book, { problems, undecided, counts }: Report) => ({
  schema: 1,
  book: book.fingerprint,
  problems,
  undecided,
  counts,
})
