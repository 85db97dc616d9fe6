import { type Part, partsOf } from '../../grammar/form.ts'
import { allWords } from '../../grammar/words/all.ts'
import type { Span, Tree } from '../tree.ts'
import type { NameKind } from './part.ts'

/** A leaf of a tree that names something or must be checked by itself. */
export interface LeafUse {
  readonly kind: NameKind | 'date' | 'symbol' | 'authority' | 'standing'
  readonly name: string
  readonly at: Span
}

type Kind = LeafUse['kind']

/** Slots whose leaf kind alone does not say what they name, by word and slot. */
const named: Readonly<Record<string, Kind>> = {
  'from.apart': 'apart',
  'in.apart': 'apart',
  'era-from.apart': 'apart',
  'era-until.apart': 'apart',
  'era-in.name': 'edition',
  'edition-boundary.edition': 'edition',
  'mark.edition': 'edition',
  'with.variant': 'variant',
  'new-game.variant': 'variant',
  'given-variant.name': 'variant',
  'not-played-as.variant': 'variant',
  'new-game-now.name': 'variant',
  'cite.source': 'source',
  'is-at.stage': 'stage',
  'combines.stop': 'stage',
  'stays.stage': 'stage',
  'ranks.name': 'authority',
  'authority.name': 'authority',
  'ruled.authority': 'authority',
  'standing.name': 'standing',
  'box.name': 'card box',
  'is-box.name': 'asked box',
  'chosen-box.name': 'asked box',
  'covering-box.name': 'asked box',
  'card-box.name': 'asked box',
  'brought-box.box': 'asked box',
  'brought-box-name.box': 'asked box',
}

/** Slots that define a name instead of using one. */
const defining = new Set(['rule.id', 'exception.id', 'reading.id', 'ruling.id', 'combines.stages'])

const slotsOf: ReadonlyMap<string, ReadonlyMap<string, Kind>> = new Map(
  allWords.map((word) => [word.id, new Map(slotKinds(word.category, word.id, partsOf(word)))]),
)

function slotKinds(category: string, word: string, parts: readonly Part[]): (readonly [string, Kind])[] {
  return parts.flatMap((part) => {
    if (part.kind === 'literal') return []
    if (part.kind === 'optional') return slotKinds(category, word, part.parts)
    const kind = kindOf(category, `${word}.${part.name}`, part.name, part.of)
    return kind ? [[part.name, kind] as const] : []
  })
}

function kindOf(category: string, key: string, slot: string, leaf: string): Kind | undefined {
  if (defining.has(key)) return undefined
  const special = named[key]
  if (special) return special
  if (leaf === 'id' || leaf === 'date' || leaf === 'symbol') return leaf
  const inScene = ['sceneline', 'claim', 'count'].includes(category)
  if (leaf !== 'string' || !inScene || slot === 'print') return undefined
  return slot === 'attack' || slot === 'power' ? 'attack' : 'card'
}

/** Every leaf in a tree that names something, with its span in the same text as the tree's own, in reading order. */
export function* leafUses(tree: Tree, text: string): Generator<LeafUse> {
  const slots = slotsOf.get(tree.word)
  let from = tree.at[0]
  for (const [slot, value] of Object.entries(tree.slots))
    for (const item of Array.isArray(value) ? value : [value])
      if (typeof item === 'object') yield* leafUses(item, text)
      else {
        const at = leafSpan(text, String(item), [from, tree.at[1]])
        from = at[1]
        const kind = slots?.get(slot)
        if (kind && typeof item === 'string') yield { kind, name: bare(item), at }
      }
}

/** Where a leaf stands inside a span of a text; the whole span if it is not found there. */
export function leafSpan(text: string, leaf: string, [from, to]: Span): Span {
  for (const form of [`"${leaf}"`, leaf])
    for (let i = text.indexOf(form, from); i >= 0 && i + form.length <= to; i = text.indexOf(form, i + 1))
      if (form !== leaf || standsAlone(text, i, leaf.length)) return [i, i + form.length]
  return [from, to]
}

const standsAlone = (text: string, at: number, length: number): boolean =>
  !/[\p{L}\p{N}._-]/u.test(text[at - 1] ?? ' ') &&
  !/^(?:[\p{L}\p{N}_-]|\.\w)/u.test(text.slice(at + length, at + length + 2))

/** A leaf without the quotes or brackets that a symbol or a string is written with. */
export const bare = (leaf: string): string => leaf.replace(/^["[](.*)["\]]$/, '$1')
