import type { Clause } from '../compiled.ts'
import { covers } from '../editions.ts'
import { type Ran, runScenario } from '../scenario/run.ts'
import type { Cast } from './cast.ts'

/** Another way to read a clause, and what would come of it. */
export interface Reading {
  readonly clause: string
  readonly title: string
  readonly prose: string
  /** True if the scenario comes out differently with it. */
  readonly differs: boolean
  readonly text: string
}

/** The readings of these clauses that nobody chose and that are open at the moment of a run, each tried out. */
export function openReadings(cast: Cast, ran: Ran, cited: ReadonlySet<string>): readonly Reading[] {
  const { book, moment, clauses } = ran.game.program.rules
  return book.clauses
    .filter(
      (clause) =>
        clause.kind === 'reading' &&
        cited.has(clause.to ?? '') &&
        !clauses.has(clause.id) &&
        covers(book, clause.range, moment),
    )
    .map((clause) => tried(cast, ran, clause))
}

function tried({ book }: Cast, ran: Ran, { id, title, prose }: Clause): Reading {
  const chosen = [...ran.game.program.rules.clauses.values()].filter(({ kind }) => kind === 'reading')
  const readings = [...chosen.map((clause) => clause.id), id]
  const other = runScenario(book, ran.scenario, ran.moment, { readings })
  const reading = { clause: id, title, prose }
  if (!other || isSame(ran, other))
    return { ...reading, differs: false, text: 'Nothing here changes with it.' }
  return { ...reading, differs: true, text: difference(other) }
}

function isSame(a: Ran, b: Ran): boolean {
  const shown = ({ verdict, last, problems }: Ran): string =>
    JSON.stringify([verdict, last.board, last.decision, problems.map(({ message }) => message)])
  return shown(a) === shown(b)
}

function difference({ problems }: Ran): string {
  const [first = ''] = problems.map(({ message }) => message.split('\n')[0] ?? '')
  return first === ''
    ? 'With it the scenario comes out differently.'
    : `With it this no longer fits. ${first}`
}
