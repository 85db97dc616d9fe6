import type { Book, Clause, Scenario } from '../../src/compiled.ts'
import { everyEdition, inForce, type Moment } from '../../src/editions.ts'
import { onItsDay, scenarioRuns } from '../../src/scenario/era.ts'
import { runScenario } from '../../src/scenario/run.ts'

/** A scenario in an edition. */
export interface ScenarioRun {
  readonly scenario: Scenario
  readonly moment: Moment
}

const limits = { ops: 20_000, depth: 200 }

/** Every scenario in every edition it is written for. */
export const runsOf = (book: Book): readonly ScenarioRun[] =>
  book.scenarios.flatMap((scenario) =>
    everyEdition(book)
      .filter((moment) => scenarioRuns(book, scenario, moment))
      .map((moment) => ({ scenario, moment: onItsDay(scenario, moment) })),
  )

/** True if the scenario does not hold; a change that makes nonsense of the book counts as noticed. */
export function fails(book: Book, { scenario, moment }: ScenarioRun, budget = limits): boolean {
  try {
    return runScenario(book, scenario, moment, { traced: true, budget })?.verdict !== 'holds'
  } catch {
    return true
  }
}

/** The ids of the clauses that a run reads once its board stands, and whether it fails. */
export function readsOf(
  book: Book,
  run: ScenarioRun,
): { readonly read: ReadonlySet<string>; readonly failed: boolean } {
  const read = new Set<string>()
  let begun = false
  const watched = (clause: Clause): Clause =>
    new Proxy(clause, {
      get(target, key) {
        if (begun) read.add(target.id)
        return Reflect.get(target, key)
      },
    })
  const budget = {
    ...limits,
    /** Read when the first run begins: putting the board together reads every clause in search of a step. */
    get ops() {
      begun = true
      return limits.ops
    },
  }
  const failed = fails({ ...book, clauses: book.clauses.map(watched) }, run, budget)
  return { read, failed }
}

/** True if the clause is in force where the run is played, if it is a reading then as one that is chosen. */
export const reaches = (book: Book, clause: Clause | undefined, { moment }: ScenarioRun): boolean =>
  clause !== undefined && inForce(book, clause, moment, [clause.id])
