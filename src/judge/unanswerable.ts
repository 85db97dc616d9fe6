import type { Problem } from '../problem.ts'

/** What was asked can't be answered: nothing of that name is there (`found` false), or the question itself is wrong. */
export class Unanswerable extends Error {
  readonly problem: Problem
  /** True if the question was well put and only the answer is missing. */
  readonly wellPut: boolean

  constructor(
    title: string,
    message: string,
    { hint, wellPut = false }: { hint?: string; wellPut?: boolean } = {},
  ) {
    super(message)
    this.name = 'Unanswerable'
    this.problem = { title, message, ...(hint === undefined ? {} : { hint }) }
    this.wellPut = wellPut
  }
}

/** Nothing of that name is in the book. */
export const notFound = (message: string, near: readonly string[] = []): Unanswerable =>
  new Unanswerable('not found', message, {
    wellPut: true,
    ...(near.length > 0 ? { hint: `Did you mean ${near.map((each) => `\`${each}\``).join(', or ')}?` } : {}),
  })
