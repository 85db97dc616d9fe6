import { type Place, sayPlace } from './place.ts'

/** One thing that is wrong, as data; `sayProblem` prints it in full. */
export interface Problem {
  /** Names the kind, stable across versions: "unknown word", "clash", "scenario fails" … */
  readonly title: string
  /** Where it is; absent only for problems of a whole run. */
  readonly place?: Place
  /** The source line at the place, for the caret. */
  readonly source?: string
  /** One or two sentences: what is wrong here. */
  readonly message: string
  /** What could stand there instead, best first. */
  readonly expected?: readonly string[]
  /** The single best next step: "Did you mean `Paralyzed`?" */
  readonly hint?: string
  /** The other place of a clash or of a duplicate. */
  readonly other?: Place
}

const width = 80
const listed = 8

/** A problem as a person reads it: title bar, message, the line with carets, what could stand there, the next step. */
export function sayProblem(problem: Problem): string {
  const parts = [bar(problem), problem.message, snippet(problem), couldStand(problem.expected ?? [])]
  if (problem.hint) parts.push(problem.hint)
  if (problem.other) parts.push(`The other place: ${sayPlace(problem.other)}`)
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function bar({ title, place }: Problem): string {
  const start = `-- ${title.toUpperCase()} `
  const end = place ? ` ${sayPlace(place)}` : ''
  return start + '-'.repeat(Math.max(3, width - start.length - end.length)) + end
}

function snippet({ place, source }: Problem): string {
  if (!place || source === undefined) return ''
  const gutter = `${place.line} | `
  const { before, line, column } = cut(source, place.column)
  const room = Math.max(1, line.length - column + 1)
  const carets = '^'.repeat(Math.max(1, Math.min(place.length, room)))
  const blank = before.replace(/[^\t]/g, ' ')
  return `${gutter}${line}\n${' '.repeat(gutter.length)}${blank}${carets}`
}

/** The part of a very long line that is around a column. */
function cut(source: string, column: number): { before: string; line: string; column: number } {
  const start = source.length > 160 ? Math.max(0, column - 61) : 0
  const line = source.slice(start, start + 160)
  return { before: line.slice(0, column - 1 - start), line, column: column - start }
}

function couldStand(expected: readonly string[]): string {
  if (expected.length === 0) return ''
  const rest = expected.length - listed
  const lines = expected.slice(0, listed).map((each) => `    ${each}`)
  if (rest > 0) lines.push(`    and ${rest} more`)
  return ['Could stand here:', ...lines].join('\n')
}
