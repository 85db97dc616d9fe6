import type { Hole, Literal, Separator } from './form.ts'
import { expand, isLeaf, partsOf } from './form.ts'
import type { Category, Word } from './word.ts'
import { includes } from './word.ts'
import { allWords } from './words/all.ts'

/** A slot of a finished word. `needs` is set where the trie let more pass than the word takes. */
interface EndSlot {
  readonly name: string
  readonly needs?: Category
}

/** A word that is complete at a node, with its slots in the order in which they were read. */
export interface End {
  readonly word: Word
  readonly slots: readonly EndSlot[]
}

/** A step along one of a few literal texts. */
export interface LiteralEdge {
  readonly kind: 'literal'
  readonly texts: readonly string[]
  readonly to: Node
}

/** A step along a slot: a leaf, or all that a rule of that name reads. */
export interface SlotEdge {
  readonly kind: 'slot'
  readonly of: string
  readonly separator?: Separator
  readonly to: Node
}

export type Edge = LiteralEdge | SlotEdge

/** Where the reader of a word can stand: what may come next, and which words are complete. */
export interface Node {
  readonly edges: readonly Edge[]
  readonly ends: readonly End[]
}

/** One rule of the grammar: the words that it reads itself, and rules whose words it takes as they are. */
export interface TrieRule {
  readonly name: string
  readonly root: Node
  readonly takes: readonly string[]
}

/** Categories whose words begin alike: where two of them may stand, the parser reads either and asks which afterwards. */
const family: readonly string[] = ['subject', 'pokemon', 'player']

/** A path being inserted: its steps, and what it ends as. */
interface Path {
  readonly steps: readonly (Literal | Hole)[]
  readonly end: End
}

/** Categories in a rule's name: `player+pokemon` reads both. */
const categoriesOf = (rule: string): readonly string[] => rule.split('+')

/** Every category whose words a category takes, itself first. */
const closure = (category: string): readonly string[] => [
  ...new Set([category, ...(includes[category as Category] ?? []).flatMap(closure)]),
]

/** The words that a rule reads, those of included categories among them. */
export function wordsOf(rule: string): readonly Word[] {
  const categories = new Set(categoriesOf(rule).flatMap(closure))
  return allWords.filter((word) => categories.has(word.category))
}

/** The ids of the words that a category takes. */
export const idsOf = (category: string): ReadonlySet<string> => new Set(wordsOf(category).map(({ id }) => id))

/** The first tokens of a word: literal texts, or names of leaves in braces. */
function beginningsOf(word: Word): ReadonlySet<string> {
  const [first] = partsOf(word)
  if (first?.kind === 'literal') return new Set(first.texts)
  if (first?.kind !== 'slot') throw new Error(`the word "${word.id}" begins with an optional part`)
  return isLeaf(first.of) ? new Set([`{${first.of}}`]) : beginnings(first.of)
}

const beginnings = (rule: string): ReadonlySet<string> =>
  new Set(wordsOf(rule).flatMap((word) => [...beginningsOf(word)]))

const disjoint = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  ![...a].some((text) => b.has(text))

/**
 * Splits what a category includes into rules that are taken as they are, because no other word of it begins like theirs,
 * and rules whose words are merged into its own trie.
 */
function parts(category: string): { readonly takes: readonly string[]; readonly merged: readonly Word[] } {
  const own = allWords.filter((word) => word.category === category)
  const included = includes[category as Category] ?? []
  const groups = [
    { rule: '', begins: new Set(own.flatMap((word) => [...beginningsOf(word)])) },
    ...included.map((rule) => ({ rule, begins: beginnings(rule) })),
  ]
  const takes = groups
    .filter((group) => groups.every((other) => other === group || disjoint(other.begins, group.begins)))
    .flatMap(({ rule }) => (rule ? [rule] : []))
  const rest = included.filter((rule) => !takes.includes(rule))
  return { takes, merged: [...own, ...rest.flatMap(wordsOf)] }
}

/** All ways to write a word, as paths. */
const pathsOf = (word: Word): readonly Path[] =>
  expand(partsOf(word)).map((steps) => ({
    steps,
    end: { word, slots: steps.flatMap((step) => (step.kind === 'slot' ? [{ name: step.name }] : [])) },
  }))

/** The rule that reads every one of these categories: the widest of them, or a new one that reads them all. */
function widest(categories: readonly string[]): string {
  const distinct = [...new Set(categories)].sort()
  const wide = distinct.find((each) => distinct.every((other) => closure(each).includes(other)))
  return wide ?? distinct.join('+')
}

/** Marks in the ends of paths what their slot at a depth needs, because the rule read there takes more. */
const needing = (paths: readonly Path[], depth: number, rule: string, slotIndex: number): readonly Path[] =>
  paths.map((path) => {
    const step = path.steps[depth]
    if (step?.kind !== 'slot' || step.of === rule || isLeaf(step.of)) return path
    const needs = step.of
    const slots = path.end.slots.map((slot, at) => (at === slotIndex ? { ...slot, needs } : slot))
    return { ...path, end: { ...path.end, slots } }
  })

function grouped<Item>(
  items: readonly Item[],
  key: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group) group.push(item)
    else groups.set(key(item), [item])
  }
  return groups
}

const stepKey = (step: Literal | Hole, people: string): string =>
  step.kind === 'literal'
    ? `= ${step.texts[0] ?? ''}`
    : `{ ${family.includes(step.of) ? people : step.of} ${step.separator ?? ''}`

/** The trie of paths that agree on their first `depth` steps, of which `slots` were slots. */
function grow(paths: readonly Path[], depth: number, slots: number): Node {
  const ends = paths.filter((path) => path.steps.length === depth).map(({ end }) => end)
  const going = paths.flatMap((path) => {
    const step = path.steps[depth]
    return step ? [{ path, step }] : []
  })
  const kin = going.flatMap(({ step }) => (step.kind === 'slot' && family.includes(step.of) ? [step.of] : []))
  const people = kin.length > 0 ? widest(kin) : ''
  const edges = [...grouped(going, ({ step }) => stepKey(step, people)).values()].flatMap(
    (group): readonly Edge[] => {
      const [first] = group
      if (!first) return []
      const { step } = first
      const paths = group.map(({ path }) => path)
      if (step.kind === 'literal')
        return [{ kind: 'literal', texts: step.texts, to: grow(paths, depth + 1, slots) }]
      const of = family.includes(step.of) ? people : step.of
      const to = grow(needing(paths, depth, of, slots), depth + 1, slots + 1)
      return [{ kind: 'slot', of, to, ...(step.separator ? { separator: step.separator } : {}) }]
    },
  )
  return { edges: joined(edges), ends }
}

const shapes = new WeakMap<Node, number>()
const shapeNumbers = new Map<string, number>()

/** A number that two nodes share if they read the same and end as the same words. */
function shape(node: Node): number {
  const known = shapes.get(node)
  if (known !== undefined) return known
  const edges = node.edges.map((edge) =>
    edge.kind === 'literal'
      ? `${edge.texts.join('|')}>${shape(edge.to)}`
      : `{${edge.of} ${edge.separator ?? ''}}>${shape(edge.to)}`,
  )
  const ends = node.ends.map(
    ({ word, slots }) => `${word.id}(${slots.map((slot) => `${slot.name}:${slot.needs ?? ''}`).join()})`,
  )
  const key = `${edges.join('\n')} = ${ends.join()}`
  const number = shapeNumbers.get(key) ?? shapeNumbers.size
  shapeNumbers.set(key, number)
  shapes.set(node, number)
  return number
}

/** Joins literal edges that lead to the same: `choose` and `chooses` become one edge with two texts. */
const joined = (edges: readonly Edge[]): readonly Edge[] =>
  [
    ...grouped(edges, (edge) =>
      edge.kind === 'literal' ? `${shape(edge.to)}` : `slot ${shape(edge.to)} ${edge.of}`,
    ).values(),
  ].flatMap((group): readonly Edge[] => {
    const literals = group.filter((edge) => edge.kind === 'literal')
    const [first] = literals
    return first ? [{ ...first, texts: literals.flatMap(({ texts }) => texts) }] : group
  })

/** The rules that a trie reads in its slots. */
function calls(node: Node): readonly string[] {
  return node.edges.flatMap((edge) => [
    ...(edge.kind === 'slot' && !isLeaf(edge.of) ? [edge.of] : []),
    ...calls(edge.to),
  ])
}

/** All rules that are needed to read the given categories. */
export function buildRules(roots: readonly Category[]): ReadonlyMap<string, TrieRule> {
  const rules = new Map<string, TrieRule>()
  const open: string[] = [...roots]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (rules.has(name)) continue
    const single = categoriesOf(name).length === 1
    const { takes, merged } = single ? parts(name) : { takes: [], merged: wordsOf(name) }
    const root = grow(merged.flatMap(pathsOf), 0, 0)
    rules.set(name, { name, root, takes })
    open.push(...takes, ...calls(root))
  }
  return rules
}
