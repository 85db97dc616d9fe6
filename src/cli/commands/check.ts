import type { Compiled } from '../../book/join.ts'
import type { Undecided } from '../../check/clashes.ts'
import type { Scenario } from '../../compiled.ts'
import { check as checkBook, type Report, reportJson } from '../../judge/check.ts'
import type { Problem } from '../../problem.ts'
import { fingerprint } from '../../text.ts'
import { shippedBook, shippedMarks } from '../book.ts'
import { readSources, type SourceText, shippedSources } from '../files.ts'
import { complainOf, type Exit, print, printJson } from '../output.ts'

/** What is checked: a book with the mistakes found while reading it, and the scenarios to run. */
interface Subject extends Compiled {
  readonly scenarios: readonly Scenario[]
  readonly isOurs: (problem: Problem) => boolean
}

/** `judge check`: what is wrong with the shipped sources, or with files and folders that are joined to the shipped book. */
export async function check(paths: readonly string[], { json }: { readonly json?: boolean }): Promise<Exit> {
  const { book, problems, scenarios, isOurs } = await subjectOf(paths)
  const report = checkBook(book, scenarios)
  const all = [...problems, ...report.problems.filter(isOurs)]
  if (json) printJson(reportJson(book, { ...report, problems: all }))
  else say({ ...report, problems: all })
  return all.length > 0 ? 1 : 0
}

async function subjectOf(paths: readonly string[]): Promise<Subject> {
  const shipped = shippedSources()
  if (paths.length > 0) {
    const files = readSources(paths)
    const names = new Set(files.map(({ name }) => name))
    const { joinedTo } = await import('../author.ts')
    const joined = joinedTo(shippedBook('all'), files)
    const scenarios = joined.book.scenarios.filter(({ place }) => names.has(place.file))
    return { ...joined, scenarios, isOurs: ({ place }) => !place || names.has(place.file) }
  }
  const files = shipped ? readSources(shipped) : []
  const whole = isShipped(files)
    ? { book: shippedBook('all'), problems: [] }
    : (await import('../author.ts')).compiled(files)
  return { ...whole, scenarios: whole.book.scenarios, isOurs: () => true }
}

/** True if the compiled book was made from just these files, without a problem: they need not be read again. */
function isShipped(files: readonly SourceText[]): boolean {
  const marks = shippedMarks()
  const known = Object.keys(marks)
  return (
    (files.length === 0 || known.length === files.length) &&
    files.every(({ name, text }) => marks[name] === fingerprint(text))
  )
}

function say({ problems, undecided, counts }: Report): void {
  complainOf(problems)
  if (undecided.length > 0) print(['Only a board can decide:', ...undecided.map(sayUndecided), ''].join('\n'))
  const { clauses, scenarios, runs } = counts
  print(
    `${clauses} clauses, ${scenarios} scenarios in ${runs} runs: ${problems.length} problem${problems.length === 1 ? '' : 's'}`,
  )
}

const sayUndecided = ({ clauses, to, editions, disputed }: Undecided): string =>
  `  ${clauses.map((id) => `[${id}]`).join(' or ')} in place of [${to}], in ${editions.join(', ')}${disputed ? ' (both disputed)' : ''}`
