import fc from 'fast-check'
import type { Hole, Part } from '../../grammar/form.ts'
import { isLeaf, partsOf } from '../../grammar/form.ts'
import { wordsOf } from '../../grammar/trie.ts'
import type { Leaf, Word } from '../../grammar/word.ts'
import type { Slot, Tree } from '../../src/tree.ts'

const leafValues: Readonly<Record<Leaf, readonly (string | number)[]>> = {
  number: [0, 1, 2, 30],
  string: ['Charmander', 'Base Set 46', 'flip a coin', ''],
  id: ['retreat.cost', 'a.b-2.c'],
  name: ['base', 'ex', 'S0', 'rules-team'],
  date: ['1999-01-09'],
  symbol: ['R', 'C'],
  modifier: ['×2', '+20', '-30'],
}

type Choose = <Item>(items: readonly Item[]) => Item

/** A random tree of a category, written as the entries allow; `depth` bounds words inside words. */
export const treeOf = (category: string, depth: number): fc.Arbitrary<Tree> =>
  fc
    .gen()
    .map((gen) => grow(category, depth, (items) => gen(fc.constantFrom, ...items) as (typeof items)[number]))

function grow(category: string, depth: number, choose: Choose): Tree {
  const words = wordsOf(category)
  const flat = words.filter(isFlat)
  const word = choose(depth > 0 || flat.length === 0 ? words : flat)
  const slots: Record<string, Slot> = {}
  fill(partsOf(word), slots, depth, choose)
  return { word: word.id, at: [0, 0], slots }
}

const isFlat = (word: Word): boolean =>
  partsOf(word).every((part) => part.kind !== 'slot' || isLeaf(part.of) || part.of === 'value')

function fill(parts: readonly Part[], slots: Record<string, Slot>, depth: number, choose: Choose): void {
  for (const part of parts) {
    if (part.kind === 'slot') slots[part.name] = slot(part, depth, choose)
    else if (part.kind === 'optional' && choose([true, false])) fill(part.parts, slots, depth, choose)
  }
}

function slot(hole: Hole, depth: number, choose: Choose): Slot {
  const item = (): Tree | string | number =>
    isLeaf(hole.of) ? choose(leafValues[hole.of]) : grow(hole.of, depth - 1, choose)
  if (!hole.separator) return item()
  return choose([1, 1, 2, 3].map((count) => () => Array.from({ length: count }, item)))()
}
