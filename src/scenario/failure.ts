import type { Clause, Line, Scenario } from '../compiled.ts'
import type { Moment } from '../editions.ts'
import type { Stop } from '../engine/play.ts'
import { spotIn, spotOfName } from '../place.ts'
import type { Problem } from '../problem.ts'
import type { Span } from '../tree.ts'
import type { Ran } from './run.ts'

/** The part of a line that a problem is about (a span of it, or a name in it), and what else is said. */
export interface About extends Pick<Problem, 'hint' | 'other' | 'expected'> {
  readonly at?: Span
  readonly name?: string
}

/** A problem at a line of a scenario, or at its head. */
export function problemAt(
  line: Line | undefined,
  scenario: Scenario,
  title: string,
  message: string,
  moment: Moment,
  { at, name, ...rest }: About = {},
): Problem {
  return {
    title,
    place: scenario.place,
    ...(line ? (name === undefined ? spotIn(line, at ?? line.tree.at) : spotOfName(line, name)) : {}),
    message: `${message}${sayRun(scenario, [moment])}`,
    ...rest,
  }
}

/** The end of the message of a problem: in which scenario and where it was met. */
const sayRun = (scenario: Scenario, moments: readonly Moment[]): string =>
  `\n\nThis is in the scenario "${scenario.name}", played in ${moments.map(({ edition }) => edition).join(', ')}.`

/** The problems of several runs; one that comes again in another edition is there once, with all its editions. */
export function problemsOf(runs: readonly Ran[]): readonly Problem[] {
  const found = new Map<string, { problem: Problem; scenario: Scenario; moments: Moment[] }>()
  for (const { scenario, moment, problems } of runs)
    for (const problem of problems) {
      const message = problem.message.slice(0, -sayRun(scenario, [moment]).length)
      const key = JSON.stringify([scenario.id, problem.title, problem.place, message])
      const known = found.get(key)
      if (known) known.moments.push(moment)
      else found.set(key, { problem: { ...problem, message }, scenario, moments: [moment] })
    }
  return [...found.values()].map(({ problem, scenario, moments }) => ({
    ...problem,
    message: `${problem.message}${sayRun(scenario, moments)}`,
  }))
}

/** A message of the engine as a sentence. */
export const sentence = (message: string): string => `${message.charAt(0).toUpperCase()}${message.slice(1)}.`

const advice: Readonly<Record<Stop['title'], string>> = {
  'UNCLEAR CLAUSE': 'Say first what is meant, such as with `chooses` or `call`.',
  'OVER BUDGET': 'Something goes on without an end here. Let it stop when a condition no longer holds.',
  'NOT SETTLED': 'Let one of the clauses be an exception to the other, or end where the other begins.',
}

/** What is said when a run can't go on, and where the clause is that it could not carry out. */
export function stopped(
  { title, message, clause }: Stop,
  find: (id: string) => Clause | undefined,
): Pick<Problem, 'title' | 'message' | 'hint' | 'other'> {
  const where = clause === undefined || message.includes(clause) ? '' : ` This is in the clause ${clause}.`
  const other = find(clause ?? '')?.place
  return { title, message: `${sentence(message)}${where}`, hint: advice[title], ...(other ? { other } : {}) }
}
