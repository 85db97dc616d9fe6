/**
 * Changes the rules in 50 small ways, one at a time, and runs all scenarios in all editions: prints which changes no example
 * notices. Arguments: how many changes (50), and a seed (1).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { join } from '../src/book/join.ts'
import type { Part } from '../src/book/part.ts'
import { readFile } from '../src/book/read.ts'
import type { Book, Scenario } from '../src/compiled.ts'
import { everyEdition } from '../src/editions.ts'
import { runScenario } from '../src/scenario/run.ts'
import { type Mutant, mutantsIn } from '../tests/bad-input/mutants.ts'
import { seeded } from '../tests/bad-input/random.ts'

const say = ({ file, line, kind, said, text }: Mutant): string =>
  `not noticed  ${file}:${line}  ${kind}: \`${said}\` became \`${text}\``

const count = Number(process.argv[2] ?? 50)
const random = seeded(Number(process.argv[3] ?? 1))

const partsIn = (folder: string): readonly Part[] =>
  readdirSync(folder, { encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => posix.join(folder, file))
    .map((file) => readFile(file, readFileSync(file, 'utf8')))

const rules = partsIn('rules')
const parts = [...rules, ...partsIn('cards')]

/** True if a scenario fails in some edition. Its own problems in the book as it is do not count. */
const fails = (book: Book, scenario: Scenario): boolean =>
  everyEdition(book).some((moment) => {
    const ran = runScenario(book, scenario, moment, { traced: true, budget: { ops: 20_000, depth: 200 } })
    return ran !== undefined && ran.verdict !== 'holds'
  })

const { book, problems: before } = join(parts)
const sound = new Set(book.scenarios.filter((scenario) => !fails(book, scenario)).map(({ id }) => id))

/** The id of a scenario that notices a change, those of the same file tried first; `undefined` if the book can't be read so. */
function noticedBy({ file, at, text }: Mutant): string | null | undefined {
  const source = parts.find((part) => part.file.name === file)?.file.text ?? ''
  const changed = readFile(file, source.slice(0, at[0]) + text + source.slice(at[1]))
  const { book: mutated, problems } = join(parts.map((part) => (part.file.name === file ? changed : part)))
  if (problems.length > before.length) return undefined
  const scenarios = mutated.scenarios.filter(({ id }) => sound.has(id))
  const isNear = ({ place }: Scenario): boolean => place.file === file
  const inTurn = [...scenarios.filter(isNear), ...scenarios.filter((scenario) => !isNear(scenario))]
  return inTurn.find((scenario) => fails(mutated, scenario))?.id ?? null
}

/** Every change there is, in a random order in which the kinds take turns. */
function shuffled(): readonly Mutant[] {
  const ranked = rules.flatMap(mutantsIn).map((mutant) => ({ mutant, rank: random() }))
  const turns = new Map<string, number>()
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .map(({ mutant }) => {
      const turn = turns.get(mutant.kind) ?? 0
      turns.set(mutant.kind, turn + 1)
      return { mutant, turn }
    })
    .sort((a, b) => a.turn - b.turn)
    .map(({ mutant }) => mutant)
}

let tried = 0
let noticed = 0
for (const mutant of shuffled()) {
  if (tried === count) break
  const by = noticedBy(mutant)
  if (by === undefined) continue
  tried++
  if (by !== null) noticed++
  else console.log(say(mutant))
}
const share = Math.round((100 * noticed) / Math.max(1, tried))
console.log(`${noticed} of ${tried} changes are noticed by the examples (${share} %)`)
const unsound = book.scenarios.filter(({ id }) => !sound.has(id))
if (unsound.length > 0)
  console.log(`left out, because they fail without a change: ${unsound.map(({ id }) => id).join(', ')}`)
