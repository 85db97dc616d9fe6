/** Compiles rules/ and cards/ to one JSON file, its only argument. What a file gives is kept until the file or the program changes. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join as path, posix } from 'node:path'
import { join } from '../src/book/join.ts'
import type { Part } from '../src/book/part.ts'
import { packed } from '../src/judge/pack.ts'
import { sayProblem } from '../src/problem.ts'
import { fingerprint } from '../src/text.ts'

const cache = 'node_modules/.cache/ptcg-judge'

const sha = (...texts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text)
  return hash.digest('hex').slice(0, 32)
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
    .filter((file) => file.endsWith('.md'))

function kept(file: string): Part | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Part
  } catch {
    return undefined
  }
}

/** The part of one file, from the cache if it is there; the language is loaded only if it is not. */
async function partOf(name: string, key: string, text: string): Promise<Part> {
  const file = path(cache, `${key}.json`)
  const before = kept(file)
  if (before) return before
  const { readFile } = await import('../src/book/read.ts')
  const part = readFile(name, text)
  writeFileSync(file, JSON.stringify(part))
  return part
}

/** Forgets what this run did not use. */
function tidy(used: ReadonlySet<string>): void {
  for (const file of readdirSync(cache)) if (!used.has(file)) rmSync(path(cache, file), { force: true })
}

const output = process.argv[2] ?? 'dist/book.json'
// This program is bundled with the grammar, so its own text is the version of both.
const program = readFileSync(process.argv[1] ?? '')
mkdirSync(cache, { recursive: true })
const used = new Set<string>()
const parts: Part[] = []
const marks: Record<string, string> = {}
for (const name of ['rules', 'cards'].flatMap(filesIn)) {
  const text = readFileSync(name, 'utf8')
  const key = sha(program, '\0', name, '\0', text)
  used.add(`${key}.json`)
  marks[name] = fingerprint(text)
  parts.push(await partOf(name, key, text))
}
tidy(used)

const { book, problems } = join(parts)
mkdirSync(dirname(output), { recursive: true })
writeFileSync(output, packed(book))
// What the book was made from, if nothing was wrong with it: `judge check` need not read unchanged files again.
writeFileSync(path(dirname(output), 'sources.json'), JSON.stringify(problems.length === 0 ? marks : {}))
for (const problem of problems) console.error(sayProblem(problem))
if (problems.length > 0) {
  console.error(`${problems.length} problem${problems.length === 1 ? '' : 's'} in the book`)
  process.exitCode = 1
}
