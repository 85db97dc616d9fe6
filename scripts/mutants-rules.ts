/**
 * Changes every clause of the rules in every way that `mutants/` knows, one at a time, and runs the scenarios that can notice.
 * Prints what no example notices, and fails unless `rules/mutants.md` explains it. Arguments: parts of clause ids; none for all.
 */
import { readFileSync } from 'node:fs'
import type { Book, Clause } from '../src/compiled.ts'
import { explanationsIn, keyOf } from './mutants/explained.ts'
import { type Mutant, mutantsOf } from './mutants/mutants.ts'
import { fails, reaches, readsOf, runsOf, type ScenarioRun } from './mutants/runs.ts'
import { sourceBook } from './parts.ts'

const table = 'rules/mutants.md'
const wanted = process.argv.slice(2)

const { book } = sourceBook()
const sound: ScenarioRun[] = []
const failing = new Set<string>()
const readers = new Map<string, Set<ScenarioRun>>()
for (const run of runsOf(book)) {
  const { read, failed } = readsOf(book, run)
  if (failed) {
    failing.add(`${run.scenario.id} (${run.moment.edition})`)
    continue
  }
  sound.push(run)
  for (const id of read) readers.set(id, (readers.get(id) ?? new Set()).add(run))
}

/** Nearest first: scenarios of the same section, of the same file, then the rest. */
const nearness = ({ id, place }: Clause, { scenario }: ScenarioRun): number =>
  scenario.about.includes(id) ? 0 : scenario.place.file === place.file ? 1 : 2

function changed({ clauses, ...rest }: Book, { clause, made }: Mutant): Book {
  const at = clauses.indexOf(clause)
  return { ...rest, clauses: made ? clauses.with(at, made) : clauses.toSpliced(at, 1) }
}

/** The runs in which a change can matter, nearest first. */
const concerned = ({ clause, made }: Mutant): readonly ScenarioRun[] =>
  sound
    .filter((run) => reaches(book, clause, run) || reaches(book, made, run))
    .map((run) => ({ run, near: nearness(clause, run) }))
    .sort((a, b) => a.near - b.near)
    .map(({ run }) => run)

/** True if a run fails that reads the clause; if the change can matter elsewhere or is not explained, any run. */
function isNoticed(mutant: Mutant, explained: boolean): boolean {
  const { clause, made } = mutant
  const mutated = changed(book, mutant)
  const runs = concerned(mutant)
  const own = readers.get(clause.id) ?? new Set()
  const isOwn = (run: ScenarioRun): boolean => own.has(run) || !reaches(book, clause, run)
  if (runs.some((run) => isOwn(run) && fails(mutated, run))) return true
  const wide = mutant.wide && made !== undefined
  return (wide || !explained) && runs.some((run) => !isOwn(run) && fails(mutated, run))
}

const clauses = book.clauses.filter(
  ({ id, place, card }) =>
    card === undefined &&
    place.file.startsWith('rules/') &&
    (wanted.length === 0 || wanted.some((part) => id.includes(part))),
)
const explanations = explanationsIn(readFileSync(table, 'utf8'))
const used = new Set<string>()
const counts = { mutants: 0, noticed: 0, explained: 0, open: 0 }
for (const clause of clauses)
  for (const mutant of mutantsOf(book, clause)) {
    const key = keyOf(mutant)
    const explained = explanations.has(key)
    counts.mutants++
    if (isNoticed(mutant, explained)) {
      counts.noticed++
      continue
    }
    counts[explained ? 'explained' : 'open']++
    used.add(key)
    if (!explained)
      console.log(`${clause.place.file}:${mutant.line}  | ${clause.id} | \`${mutant.change}\` |  |`)
  }

const ids = new Set(clauses.map(({ id }) => id))
const obsolete = [...explanations.keys()].filter((key) => {
  const [id = ''] = key.split(' | ')
  return !used.has(key) && (wanted.length === 0 || ids.has(id))
})
for (const key of obsolete) console.log(`${table}: explained, but noticed or no longer there: ${key}`)
if (failing.size > 0) console.log(`left out, because they fail without a change: ${[...failing].join(', ')}`)
console.log(
  `${clauses.length} clauses, ${counts.mutants} changes: ${counts.noticed} noticed by ${sound.length} runs, ${counts.explained} explained, ${counts.open} not noticed`,
)
if (counts.open + obsolete.length > 0) process.exitCode = 1
