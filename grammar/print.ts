import type { Slot, Tree } from '../src/tree.ts'
import { children, isTree, walk } from '../src/tree.ts'
import type { Hole, Part } from './form.ts'
import { holesOf, isLeaf, partsOf } from './form.ts'
import type { Leaf, Word } from './word.ts'
import { allWords } from './words/all.ts'

const wordById: ReadonlyMap<string, Word> = new Map(allWords.map((word) => [word.id, word]))

function wordOf(tree: Tree): Word {
  const word = wordById.get(tree.word)
  if (!word) throw new Error(`the language has no word "${tree.word}"`)
  return word
}

type Item = Tree | string | number

/** Writes the parts of one sentence; `broken` sets parts on new lines where their form says so. */
class Printer {
  private text = ''
  /** True where the next part follows without a space. */
  private tight = true
  /** True if the last slot was `you` or 1, so that `one|many` is one. */
  private one = false
  private readonly broken: boolean
  private indent: number

  constructor(broken: boolean, indent: number) {
    this.broken = broken
    this.indent = indent
  }

  written(tree: Tree): string {
    this.tree(tree)
    return this.text
  }

  private tree(tree: Tree): void {
    this.parts(partsOf(wordOf(tree)), tree)
  }

  private parts(parts: readonly Part[], tree: Tree): void {
    for (const part of parts) {
      if (part.kind === 'literal') this.literal(part.texts)
      else if (part.kind === 'slot') this.slot(part, tree.slots[part.name])
      else if (holesOf(part.parts).some(({ name }) => tree.slots[name] !== undefined))
        this.optional(part, tree)
    }
  }

  private optional(part: Part & { readonly kind: 'optional' }, tree: Tree): void {
    const deeper = part.newLine && this.broken ? 1 : 0
    this.indent += deeper
    if (deeper > 0) this.newLine()
    this.parts(part.parts, tree)
    this.indent -= deeper
  }

  private literal(texts: readonly string[]): void {
    const [one = '', many = one] = texts
    const text = this.one ? one : many
    const glued = /^[:,)\]]$/.test(text)
    this.write(text, glued)
    this.tight = text === '(' || text === '['
  }

  private slot(hole: Hole, slot: Slot | undefined): void {
    if (slot === undefined) throw new Error(`a sentence lacks what its slot "${hole.name}" holds`)
    const items = Array.isArray(slot) ? slot : [slot]
    if (this.broken && hole.of === 'deed' && !isShort(items)) this.rows(hole, items)
    else this.row(hole, items)
    const [item] = items
    this.one = items.length === 1 && isOne(item)
  }

  private row(hole: Hole, items: readonly Item[]): void {
    items.forEach((item, at) => {
      if (at > 0) this.separator(hole)
      this.item(hole, item)
    })
  }

  /** Deeds in parentheses, each on a line of its own. */
  private rows(hole: Hole, items: readonly Item[]): void {
    this.indent++
    for (const item of items) {
      this.newLine()
      this.item(hole, item)
    }
    this.indent--
    this.newLine()
  }

  private newLine(): void {
    this.text += `\n${'  '.repeat(this.indent)}`
    this.tight = true
  }

  private separator(hole: Hole): void {
    if (hole.separator === '*') this.tight = hole.of === 'symbol'
    else this.literal([hole.separator ?? ','])
  }

  private item(hole: Hole, item: Item): void {
    if (isTree(item)) this.tree(item)
    else this.write(isLeaf(hole.of) ? leafText(hole.of, item) : String(item), false)
  }

  private write(text: string, glued: boolean): void {
    this.text += glued || this.tight ? text : ` ${text}`
    this.tight = false
  }
}

/** True of one deed in which nothing stands on a new line: its parentheses stay on the line. */
const isShort = (items: readonly Item[]): boolean =>
  items.length === 1 && items.every((item) => !isTree(item) || ![...walk(item)].some(takesLines))

const takesLines = (tree: Tree): boolean =>
  partsOf(wordOf(tree)).some((part) => {
    if (part.kind === 'slot') return part.of === 'deed' && children(tree, part.name).length > 1
    return (
      part.kind === 'optional' && part.newLine && holesOf(part.parts).some(({ name }) => name in tree.slots)
    )
  })

/** True of what takes the first of `one|many` after it. */
function isOne(item: Slot | undefined): boolean {
  if (item === 1) return true
  if (!isTree(item)) return false
  const [only] = Object.values(item.slots)
  return item.word === 'you' || item.word === 'me' || (item.word === 'number' && only === 1)
}

function leafText(leaf: Leaf, value: string | number): string {
  if (leaf === 'string') return `"${value}"`
  if (leaf === 'symbol') return `[${value}]`
  return String(value)
}

/** A tree as one sentence on one line; throws if its word is not of the language. */
export const print = (tree: Tree): string => new Printer(false, 0).written(tree)

/** A tree as lines, the first without indentation, the others as far in as they belong below `indent` levels. */
export const printLines = (tree: Tree, indent: number): string => new Printer(true, indent).written(tree)
