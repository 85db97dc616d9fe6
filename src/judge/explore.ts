import type { Book, Scenario } from '../compiled.ts'
import type { Moment } from '../editions.ts'
import { sayDay, sayEdition } from '../explain/say.ts'
import { type Explored, explore as exploreScenario } from '../explore/explore.ts'
import { Impossible } from '../scenario/board.ts'
import { momentsFor, type When } from './moment.ts'
import { notFound, Unanswerable } from './unanswerable.ts'

/** All ways a scenario may go at one moment. */
export interface Exploration extends Explored {
  readonly scenario: Scenario
  readonly moment: Moment
}

/** Explores a scenario at the moment asked for; throws `Unanswerable` if it does not run there or its board can't be. */
export function explore(book: Book, scenario: Scenario, when: Exclude<When, 'all'>): Exploration {
  const [moment] = momentsFor(book, scenario, when)
  if (!moment) throw notFound(`${scenario.id} is not written for this edition.`)
  try {
    return { ...exploreScenario(book, scenario, moment), scenario, moment }
  } catch (error) {
    if (error instanceof Impossible)
      throw new Unanswerable('impossible scenario', `${scenario.id}: ${error.message}.`)
    throw error
  }
}

/** An exploration as other programs read it: `schemas/explore.schema.json`. */
export const exploreJson = (book: Book, { scenario, moment, ...explored }: Exploration) => ({
  schema: 1,
  book: book.fingerprint,
  scenario: scenario.id,
  edition: moment.edition,
  date: sayDay(moment.date),
  outcomes: explored.endings.map(({ probability, path, summary, outcome, refused }) => ({
    probability,
    path,
    summary,
    outcome,
    ...(refused ? { refused } : {}),
  })),
  states: explored.states,
  merged: explored.merged,
  incomplete: explored.incomplete,
  assumptions: explored.assumptions,
  problems: explored.stops.map(({ title, message }) => ({ title, message })),
})

/** How to see one of the ways step by step. */
function replayHint({ scenario, moment, endings }: Exploration): readonly string[] {
  const path = endings.find((ending) => ending.path.length > 0)?.path
  if (!path) return []
  const answers = path.map((answer) => (answer.includes(' ') ? `"${answer}"` : answer)).join(' ')
  return [`Step through one: judge run ${scenario.id} --edition ${moment.edition} --path ${answers}`, '']
}

/** An exploration as text: a line of probability and path for each way it may end, and what it comes to. */
export function sayExploration(book: Book, exploration: Exploration): string {
  const { scenario, moment, endings, states, merged, incomplete, assumptions, stops } = exploration
  const title = book.editions.find(({ name }) => name === moment.edition)?.title ?? ''
  const width = Math.max(0, ...endings.map(({ probability }) => probability.length))
  return `${[
    `${scenario.name} (${scenario.id})`,
    sayEdition({ name: moment.edition, title, date: moment.date, apart: moment.apart }),
    '',
    ...endings.flatMap(({ probability, path, summary }) => [
      `${probability.padStart(width)}  ${path.join(', ') || 'whatever happens'}`,
      `${' '.repeat(width)}  → ${summary}`,
    ]),
    '',
    ...replayHint(exploration),
    `${endings.length} ways to end, ${states} states, ${merged} met again${incomplete ? '; a limit cut something off, so these are only bounds' : ''}.`,
    ...(assumptions.length > 0 ? ['', 'Assumed', ...assumptions.map((each) => `  ${each}`)] : []),
    ...stops.map(({ title: what, message }) => `${what}: ${message}`),
  ].join('\n')}\n`
}
