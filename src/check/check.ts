import type { Book, Clause } from '../compiled.ts'
import type { Moment } from '../editions.ts'
import type { Problem } from '../problem.ts'
import { clashes, type Undecided } from './clashes.ts'
import { doubles } from './doubles.ts'
import { cycles, toNothing } from './exceptions.ts'
import { hooksWithoutOrder, hooksWithoutStep } from './hooks.ts'
import { followsNothing, liftsNothing, usualOfNothing } from './links.ts'
import { forceTable, stretches } from './moments.ts'
import { wrongOrders } from './orders.ts'
import { readEachOther } from './reads.ts'
import { wrongRulings } from './rulings.ts'
import { wrongStages } from './stages.ts'

/** What all checks look at. */
export interface Facts {
  readonly book: Book
  readonly byId: ReadonlyMap<string, Clause>
  /** One day out of every stretch of time with the same clauses. */
  readonly moments: readonly Moment[]
  readonly inForceAt: (clause: Clause, at: number) => boolean
}

/** What is wrong with a book, and what only a board can decide. */
export interface Checked {
  readonly problems: readonly Problem[]
  readonly undecided: readonly Undecided[]
}

/** Checks all that needs no run: exceptions, clashes, orders and hooks, stages, rulings, and quantities that read each other. */
export function check(book: Book): Checked {
  const moments = stretches(book)
  const facts: Facts = {
    book,
    moments,
    byId: new Map(book.clauses.map((clause) => [clause.id, clause])),
    inForceAt: forceTable(book, moments),
  }
  const { problems, undecided } = clashes(facts)
  return {
    problems: [
      ...cycles(facts),
      ...toNothing(facts),
      ...problems,
      ...doubles(facts),
      ...hooksWithoutStep(facts),
      ...hooksWithoutOrder(facts),
      ...wrongOrders(facts),
      ...wrongStages(facts),
      ...liftsNothing(facts),
      ...followsNothing(facts),
      ...usualOfNothing(facts),
      ...wrongRulings(facts),
      ...readEachOther(facts),
    ],
    undecided,
  }
}
