import type { Book } from '../compiled.ts'
import type { Moment } from '../editions.ts'
import { type Attestation, attestation } from '../explain/attestation.ts'
import { clausesById } from '../explain/cast.ts'
import { sayDay } from '../explain/say.ts'
import type { Story, StoryStep } from '../explain/story.ts'
import type { Problem } from '../problem.ts'

/** Stories as other programs read them: `schemas/run.schema.json`. */
export const runJson = (book: Book, stories: readonly Story[]) => ({
  schema: 1,
  book: book.fingerprint,
  scenarios: stories.map((story) => scenarioJson(book, story)),
})

function scenarioJson(book: Book, story: Story) {
  const { id, name, edition, verdict, assumptions, passages, outcome, problems, readings } = story
  const { table, ...result } = outcome
  const cite = citer(book, story)
  return {
    id,
    name,
    edition: edition.name,
    date: sayDay(edition.date),
    verdict,
    assumptions,
    before: story.before,
    steps: passages.flatMap(({ steps }) => steps.map((step) => stepJson(step, cite))),
    script: passages.map(({ line, steps, refused, payments, failed }) => ({
      line: line ?? null,
      steps: steps.map(({ n }) => n),
      ...(refused ? { refused } : {}),
      payments,
      failed,
    })),
    outcome: { ...result, table },
    readings,
    problems,
  }
}

interface CiteJson {
  readonly id: string
  /** The document and the place in it, or null where none speaks for the clause at that time. */
  readonly source: string | null
  readonly authority: string | null
  readonly status: Attestation['status']
}

function stepJson({ table: _, sums, cites, ...step }: StoryStep, cite: (id: string) => readonly CiteJson[]) {
  return { ...step, sums, cites: [...new Set([step.clause, ...cites])].flatMap(cite) }
}

/** Gives the sources of a clause at the moment of a story, worked out once for each clause. */
function citer(book: Book, { edition }: Story): (id: string) => readonly CiteJson[] {
  const known = new Map<string, readonly CiteJson[]>()
  const moment: Moment = { edition: edition.name, date: edition.date, apart: edition.apart }
  return (id) => {
    const found = known.get(id) ?? citesOf(book, id, moment)
    known.set(id, found)
    return found
  }
}

function citesOf(book: Book, id: string, moment: Moment): readonly CiteJson[] {
  const clause = clausesById(book).get(id)
  if (!clause) return []
  const { status, cites } = attestation(clause, moment, book)
  if (cites.length === 0) return [{ id, source: null, authority: null, status }]
  return cites.map(({ source, section, authority }) => ({
    id,
    source: section === undefined ? source : `${source} "${section}"`,
    authority,
    status,
  }))
}

/** Problems as other programs read them: `schemas/problems.schema.json`. */
export const problemsJson = (problems: readonly Problem[]) => ({ schema: 1, problems })
