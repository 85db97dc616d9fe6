import { describe, expect, test } from 'vitest'
import { join } from '../../src/book/join.ts'
import type { Part } from '../../src/book/part.ts'
import { readFile } from '../../src/book/read.ts'
import type { Place } from '../../src/place.ts'
import type { Problem } from '../../src/problem.ts'
import { bookFiles } from './book.ts'
import { kinds, type Plant, plantAt, spotsIn } from './plant.ts'
import { pickOne, seeded } from './random.ts'

const files = bookFiles()
const parts = files.map(({ name, text }) => readFile(name, text))
const known = new Set(parts.flatMap(({ definitions }) => definitions.map(({ name }) => name)))
const near = 3

/** Mistakes of every kind in turn, in all files alike. */
function plants(count: number, random: () => number): readonly Plant[] {
  const spots = parts.flatMap(spotsIn)
  const byKind = kinds.map((kind) =>
    files
      .map(({ name }) => spots.filter((spot) => spot.kind === kind && spot.file === name))
      .filter((list) => list.length > 0),
  )
  const found: Plant[] = []
  for (let i = 0; found.length < count; i++) {
    const spot = pickOne(random, pickOne(random, byKind[i % kinds.length] ?? []))
    const text = files.find(({ name }) => name === spot.file)?.text ?? ''
    const plant = plantAt(spot, text, known, random)
    if (plant) found.push(plant)
  }
  return found
}

const isNear = (place: Place | undefined, { file, lines: [from, to] }: Plant): boolean =>
  place !== undefined && place.file === file && place.line >= from - near && place.line <= to + near

const isReported = (problems: readonly Problem[], plant: Plant): boolean =>
  problems.some(({ place, other }) => isNear(place, plant) || isNear(other, plant))

/** The problems of the changed file by itself; if they are not near the mistake, those of the whole book. */
function problemsWith(plant: Plant): readonly Problem[] {
  const { file, at, text } = plant
  const before = files.find(({ name }) => name === file)?.text ?? ''
  const changed = readFile(file, before.slice(0, at[0]) + text + before.slice(at[1]))
  if (isReported(changed.problems, plant)) return changed.problems
  return join(parts.map((part): Part => (part.file.name === file ? changed : part))).problems
}

const say = ({ kind, file, lines, at, text }: Plant): string => {
  const said = files.find(({ name }) => name === file)?.text.slice(...at) ?? ''
  const short = (words: string): string =>
    JSON.stringify(words.length > 60 ? `${words.slice(0, 20)}…${words.slice(-20)}` : words)
  return `${kind} at ${file}:${lines[0]}: ${short(said)} became ${short(text)}`
}

test('the book has no problem before', () => {
  expect(join(parts).problems).toEqual([])
})

describe('200 mistakes planted in the book, one at a time', () => {
  const seed = Number(process.env.SEED ?? 1)
  const reports = plants(200, seeded(seed)).map((plant) => ({ plant, problems: problemsWith(plant) }))

  test('are all noticed', () => {
    expect(reports.filter(({ problems }) => problems.length === 0).map(({ plant }) => say(plant))).toEqual([])
  })

  test('are reported within three lines of their place', () => {
    const far = reports.filter(({ plant, problems }) => problems.length > 0 && !isReported(problems, plant))
    expect(
      far.map(
        ({ plant, problems }) =>
          `${say(plant)}, reported as ${problems[0]?.title} at ${problems[0]?.place?.file}:${problems[0]?.place?.line}`,
      ),
    ).toEqual([])
  })
})
