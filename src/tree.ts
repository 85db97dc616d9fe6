/** A stretch of one text: offsets of the first character and of the one after the last. */
export type Span = readonly [from: number, to: number]

/** What a slot of a word holds: a nested tree, a list, or a leaf (a name, an id, a symbol, a date, a number). */
export type Slot = Tree | string | number | readonly (Tree | string | number)[]

/** One use of a word: which word it is, where it stands, and what fills its slots. Optional slots left out are absent. */
export interface Tree {
  readonly word: string
  readonly at: Span
  readonly slots: Readonly<Record<string, Slot>>
}

/** True if a slot holds a nested tree. */
export const isTree = (slot: Slot | undefined): slot is Tree =>
  typeof slot === 'object' && !Array.isArray(slot)

/** The nested tree in a slot; throws if the word has no such tree, which only a wrong word entry can cause. */
export function child(tree: Tree, slot: string): Tree {
  const value = tree.slots[slot]
  if (!isTree(value)) throw new Error(`word "${tree.word}" has no tree in its slot "${slot}"`)
  return value
}

/** The nested tree in an optional slot, or undefined. */
export function childIf(tree: Tree, slot: string): Tree | undefined {
  const value = tree.slots[slot]
  return isTree(value) ? value : undefined
}

/** The list of trees in a slot; an absent slot gives an empty list. */
export function children(tree: Tree, slot: string): readonly Tree[] {
  const value = tree.slots[slot]
  if (value === undefined) return []
  return Array.isArray(value) ? value.filter(isTree) : isTree(value) ? [value] : []
}

/** The text leaf in a slot (name, id, string, symbol, date); throws if it holds something else. */
export function text(tree: Tree, slot: string): string {
  const value = tree.slots[slot]
  if (typeof value !== 'string') throw new Error(`word "${tree.word}" has no text in its slot "${slot}"`)
  return value
}

/** The text leaf in an optional slot, or undefined. */
export function textIf(tree: Tree, slot: string): string | undefined {
  const value = tree.slots[slot]
  return typeof value === 'string' ? value : undefined
}

/** The list of text leaves in a slot; an absent slot gives an empty list. */
export function texts(tree: Tree, slot: string): readonly string[] {
  const value = tree.slots[slot]
  if (value === undefined) return []
  const list = Array.isArray(value) ? value : [value]
  return list.filter((leaf): leaf is string => typeof leaf === 'string')
}

/** The number in a slot; throws if it holds something else. */
export function num(tree: Tree, slot: string): number {
  const value = tree.slots[slot]
  if (typeof value !== 'number') throw new Error(`word "${tree.word}" has no number in its slot "${slot}"`)
  return value
}

/** The number in an optional slot, or undefined. */
export function numIf(tree: Tree, slot: string): number | undefined {
  const value = tree.slots[slot]
  return typeof value === 'number' ? value : undefined
}

/** Every tree in a tree, the tree itself first, in reading order. */
export function* walk(tree: Tree): Generator<Tree> {
  yield tree
  for (const slot of Object.values(tree.slots))
    for (const item of Array.isArray(slot) ? slot : [slot]) if (isTree(item)) yield* walk(item)
}
