import type { Book, Line, Scenario } from '../compiled.ts'
import { covers, editionOn, type Interval, type Moment } from '../editions.ts'
import { child, childIf, type Tree, text, textIf } from '../tree.ts'

const boundary = (tree: Tree | undefined): string | undefined =>
  tree && (textIf(tree, 'edition') ?? textIf(tree, 'date'))

/** The interval that an `era` word names. */
function intervalOf(era: Tree): Interval {
  if (era.word === 'era-in') return { chain: false, apart: [text(era, 'name')] }
  const start = boundary(childIf(era, 'start'))
  const end = boundary(childIf(era, 'end'))
  const apart = textIf(era, 'apart')
  return {
    chain: true,
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
    apart: apart === undefined ? [] : [apart],
  }
}

const eraIn = (line: Line): Tree | undefined => childIf(line.tree, 'era')

/** True if a line of a scenario counts at a moment: without an era it always does. A name after `in` may be any edition. */
export function lineCounts(book: Book, line: Line, moment: Moment): boolean {
  const era = eraIn(line)
  return era === undefined || eraCovers(book, era, moment)
}

function eraCovers(book: Book, era: Tree, moment: Moment): boolean {
  if (era.word === 'era-in') return text(era, 'name') === moment.edition
  return covers(book, intervalOf(era), moment)
}

const dayOf = (scenario: Scenario): string | undefined => {
  const given = scenario.lines.find(({ tree }) => tree.word === 'given-day')
  return given && textIf(given.tree, 'date')
}

/** The moment at which a scenario is played: the day it names, if it names one. */
export function onItsDay(scenario: Scenario, moment: Moment): Moment {
  const day = dayOf(scenario)
  return day === undefined ? moment : { ...moment, date: day }
}

/** True if a scenario is run at a moment: its `runs` line covers it; without one, every edition of the chain. */
export function scenarioRuns(book: Book, scenario: Scenario, moment: Moment): boolean {
  const day = dayOf(scenario)
  if (day !== undefined && editionOn(book, day)?.edition !== moment.edition) return false
  const runs = scenario.lines.find(({ tree }) => tree.word === 'runs')
  return runs ? eraCovers(book, child(runs.tree, 'era'), moment) : !moment.apart
}
