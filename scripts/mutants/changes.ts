import { print } from '../../grammar/print.ts'
import type { Slot, Span, Tree } from '../../src/tree.ts'
import { isTree } from '../../src/tree.ts'

/** A sentence that was changed in one place: where, what stands there now, and the whole of it. */
export interface Change {
  readonly at: Span
  readonly made: string
  readonly tree: Tree
}

const pairs: readonly (readonly [string, string])[] = [
  ['more', 'less'],
  ['cant', 'cant-unless'],
  ['before', 'after'],
  ['before-if-any', 'after-if-any'],
  ['move-before', 'move-after'],
  ['at-least', 'more-than'],
  ['is-active', 'is-benched'],
  ['has-active', 'no-active'],
  ['has-basic', 'no-basic'],
  ['that-player', 'the-other-player'],
  ['the-player', 'the-opponent'],
  ['turn-player', 'next-player'],
  ['its-owner', 'its-opponent'],
  ['you', 'your-opponent'],
  ['the-players', 'the-opponents'],
  ['your', 'your-opponents'],
]

/** Words and those that are put in their place; each word takes the same slots as its other. */
const others: ReadonlyMap<string, string> = new Map([
  ...pairs.flatMap(
    ([a, b]) =>
      [
        [a, b],
        [b, a],
      ] as const,
  ),
  ['equals', 'at-least'],
  ['all-active', 'all-in-play'],
  ['asleep', 'paralyzed'],
  ['paralyzed', 'confused'],
  ['confused', 'poisoned'],
  ['poisoned', 'burned'],
  ['burned', 'asleep'],
])

/** Every change of a sentence that makes another sentence: numbers, conditions, and one of several things left out. */
export const changesOf = (tree: Tree): readonly Change[] => [
  ...swapped(tree),
  ...branches(tree),
  ...Object.entries(tree.slots).flatMap(([name, slot]) => changesIn(tree, name, slot)),
]

const withSlot = (tree: Tree, name: string, slot: Slot): Tree => ({
  ...tree,
  slots: { ...tree.slots, [name]: slot },
})

function swapped(tree: Tree): readonly Change[] {
  const word = others.get(tree.word)
  if (word === undefined || (tree.word === 'cant' && !tree.slots.condition)) return []
  return [whole({ ...tree, word })]
}

const whole = (tree: Tree): Change => ({ at: tree.at, made: print(tree), tree })

const branchNames: ReadonlyMap<string, string> = new Map([
  ['heads', 'tails'],
  ['tails', 'heads'],
  ['then', 'otherwise'],
  ['otherwise', 'then'],
])

/** What is done on heads is done on tails, and what is done if something holds is done otherwise. */
function branches(tree: Tree): readonly Change[] {
  const names = Object.keys(tree.slots).filter((name) => branchNames.has(name))
  if (names.length === 0 || names.join() === 'then') return []
  const slots = Object.entries(tree.slots).map(([name, slot]) => [branchNames.get(name) ?? name, slot])
  return [whole({ ...tree, slots: Object.fromEntries(slots) })]
}

function changesIn(tree: Tree, name: string, slot: Slot): readonly Change[] {
  if (typeof slot === 'number') return [whole(withSlot(tree, name, slot + (slot >= 10 ? 10 : 1)))]
  if (isTree(slot)) return inside(slot, (made) => withSlot(tree, name, made))
  if (typeof slot === 'string') return []
  return [...shortened(tree, name, slot), ...itemsChanged(tree, name, slot)]
}

const inside = (tree: Tree, around: (made: Tree) => Tree): readonly Change[] =>
  changesOf(tree).map((change) => ({ ...change, tree: around(change.tree) }))

const itemsChanged = (tree: Tree, name: string, items: readonly (Tree | string | number)[]) =>
  items.flatMap((item, at) =>
    isTree(item) ? inside(item, (made) => withSlot(tree, name, items.toSpliced(at, 1, made))) : [],
  )

/** A list of several things without one of them. */
function shortened(tree: Tree, name: string, items: readonly (Tree | string | number)[]): readonly Change[] {
  if (items.length < 2) return []
  return items.flatMap((item, at) =>
    isTree(item) ? [{ at: item.at, made: '', tree: withSlot(tree, name, items.toSpliced(at, 1)) }] : [],
  )
}
