import { literalsOf, partsOf } from '../../grammar/form.ts'
import { tokenize } from '../../grammar/tokens.ts'
import { allWords } from '../../grammar/words/all.ts'
import type { Fence } from '../../src/book/fence.ts'
import { spanInFile } from '../../src/book/fence.ts'
import { readMarkdown } from '../../src/book/markdown.ts'
import type { Named, NameKind, Part } from '../../src/book/part.ts'
import type { Span } from '../../src/tree.ts'
import { pickOne } from './random.ts'

/** A mistake to be planted: what stands in place of a span of a file, and the lines near which it must be reported. */
export interface Plant {
  readonly kind: Kind
  readonly file: string
  readonly at: Span
  readonly text: string
  readonly lines: Span
}

/** The kinds of mistakes. */
export const kinds = [
  'keyword',
  'id',
  'card',
  'edition',
  'source',
  'quote',
  'bracket',
  'parenthesis',
  'colon',
  'comma',
  'fence',
] as const
export type Kind = (typeof kinds)[number]

/** A place where a kind of mistake can be planted. */
interface Spot {
  readonly kind: Kind
  readonly file: string
  readonly at: Span
}

const nameKinds: Readonly<Partial<Record<NameKind, Kind>>> = {
  id: 'id',
  stage: 'id',
  anchor: 'id',
  card: 'card',
  print: 'card',
  attack: 'card',
  edition: 'edition',
  apart: 'edition',
  source: 'source',
}

const marks: Readonly<Record<string, Kind>> = {
  '[': 'bracket',
  ']': 'bracket',
  '(': 'parenthesis',
  ')': 'parenthesis',
  ':': 'colon',
  ',': 'comma',
}

const literals = new Set(allWords.flatMap((word) => literalsOf(partsOf(word))))

/** Every place in a file where a mistake can be planted. */
export function spotsIn({ file: { name: file, text }, uses }: Part): readonly Spot[] {
  const fences = readMarkdown(text).flatMap((section) => section.fences)
  return [
    ...uses.flatMap((use) => nameSpot(file, use)),
    ...fences.flatMap((fence) => [...tokenSpots(file, fence), ...fenceSpots(file, text, fence)]),
  ]
}

function nameSpot(file: string, { kind, name, at }: Named): readonly Spot[] {
  const as = nameKinds[kind]
  return as && at[1] - at[0] <= name.length + 2 ? [{ kind: as, file, at }] : []
}

function tokenSpots(file: string, fence: Fence): readonly Spot[] {
  return tokenize(fence.text).tokens.flatMap(({ image, startOffset: from }): readonly Spot[] => {
    const spot = (kind: Kind, start: number, end: number): Spot => ({
      kind,
      file,
      at: spanInFile(fence, [from + start, from + end]),
    })
    if (image in marks) return [spot(marks[image] ?? 'comma', 0, 1)]
    if (image.startsWith('"')) return [spot('quote', 0, 1), spot('quote', image.length - 1, image.length)]
    if (/^\[.\]$/.test(image)) return [spot('bracket', 0, 1), spot('bracket', 2, 3)]
    return literals.has(image) && image.length > 2 ? [spot('keyword', 0, image.length)] : []
  })
}

/** The opening and the closing line of a fence, as spans that reach from one to the other. */
function fenceSpots(file: string, text: string, fence: Fence): readonly Spot[] {
  const close = text.indexOf(fence.mark, fence.at[1])
  return close < 0 ? [] : [{ kind: 'fence', file, at: [fence.at[0], close + fence.mark.length] }]
}

/** Words that a misspelt word must not turn into. */
export type Known = ReadonlySet<string>

/** A mistake at a spot; undefined if what came of it is right again. */
export function plantAt(spot: Spot, text: string, known: Known, random: () => number): Plant | undefined {
  const said = text.slice(...spot.at)
  const wrong = spot.kind === 'fence' ? brokenFence(said, random) : mistaken(spot.kind, said, random)
  const bare = wrong.replace(/^"|"$/g, '')
  if (wrong === said || known.has(bare) || literals.has(bare)) return undefined
  const lineAt = (at: number): number => text.slice(0, at).split('\n').length
  return { ...spot, text: wrong, lines: [lineAt(spot.at[0]), lineAt(spot.at[1])] }
}

function mistaken(kind: Kind, said: string, random: () => number): string {
  const isMark = ['quote', 'bracket', 'parenthesis', 'colon', 'comma'].includes(kind)
  return isMark ? pickOne(random, ['', said + said]) : misspelt(said, random)
}

/** A word with a letter dropped, doubled or swapped with the next one; not its first. */
function misspelt(said: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (said.length - 2))
  const letter = said[at] ?? ''
  if (!/[\p{L}\d]/u.test(letter)) return said
  return pickOne(random, [
    said.slice(0, at) + said.slice(at + 1),
    said.slice(0, at) + letter + said.slice(at),
    said.slice(0, at) + (said[at + 1] ?? '') + letter + said.slice(at + 2),
  ])
}

/** A fence whose opening or closing line is gone or wrong. */
function brokenFence(said: string, random: () => number): string {
  const lines = said.split('\n')
  const first = lines[0] ?? ''
  const last = lines.at(-1) ?? ''
  return pickOne(random, [
    ['', ...lines.slice(1)],
    [...lines.slice(0, -1), ''],
    [first.replace('judge', ''), ...lines.slice(1)],
    [first.replace('judge', 'jugde'), ...lines.slice(1)],
    [first.slice(1), ...lines.slice(1)],
    [...lines.slice(0, -1), last.slice(1)],
    [first, ...lines.slice(1, -1), `${last} x`],
  ]).join('\n')
}
