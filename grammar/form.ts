import type { Category, Leaf, Word } from './word.ts'
import { leaves } from './word.ts'

/** What separates the items of a list; `*` is nothing. */
export type Separator = ',' | 'and' | 'or' | '·' | '*'

/** A word or a mark as it is written. `one|many` gives both, the first for one. */
export interface Literal {
  readonly kind: 'literal'
  readonly texts: readonly string[]
}

/** A place that another word or a leaf fills; with a separator, one or more of them. */
export interface Hole {
  readonly kind: 'slot'
  readonly name: string
  readonly of: Category | Leaf
  readonly separator?: Separator
}

/** A part that may be left out. */
interface Optional {
  readonly kind: 'optional'
  /** True if the formatter sets it on a new line, one level in. */
  readonly newLine: boolean
  readonly parts: readonly Part[]
}

/** A form is a row of parts. */
export type Part = Literal | Hole | Optional

const notation = /\\[[\]]|\{[^}]*\}|\[>?|\]|[:,()·]|[^\s[\]{}:,()·]+/g

const isSeparator = (text: string | undefined): text is Separator =>
  text === ',' || text === 'and' || text === 'or' || text === '·' || text === '*'

/** True if a slot is filled by a token and not by a word. */
export const isLeaf = (of: string): of is Leaf => leaves.some((leaf) => leaf === of)

function hole(notated: string): Hole {
  const [slot = '', separator] = notated.slice(1, -1).trim().split(/\s+/)
  const [name = '', of = name] = slot.split(':')
  // Entries are checked by a test: every category that a form names has words.
  const found = { kind: 'slot', name, of: of as Category | Leaf } as const
  return isSeparator(separator) ? { ...found, separator } : found
}

/** The parts of a form; throws on brackets that do not match, which only a wrong word entry can cause. */
export function parseForm(form: string): readonly Part[] {
  const rows: { parts: Part[]; newLine: boolean }[] = [{ parts: [], newLine: false }]
  for (const [piece] of form.matchAll(notation)) {
    const row = rows.at(-1)
    if (!row) break
    if (piece === '[' || piece === '[>') rows.push({ parts: [], newLine: piece === '[>' })
    else if (piece === ']') {
      rows.pop()
      rows.at(-1)?.parts.push({ kind: 'optional', ...row })
    } else if (piece.startsWith('{')) row.parts.push(hole(piece))
    else row.parts.push({ kind: 'literal', texts: piece.replace('\\', '').split('|') })
  }
  const [whole, open] = rows
  if (!whole || open) throw new Error(`the brackets of the form "${form}" do not match`)
  return whole.parts
}

const parsed = new Map<string, readonly Part[]>()

/** The parts of a word's form, parsed once. */
export function partsOf(word: Word): readonly Part[] {
  const known = parsed.get(word.form)
  if (known) return known
  const parts = parseForm(word.form)
  parsed.set(word.form, parts)
  return parts
}

/** All ways to write a form: every optional part in and out, every `one|many` as one and as many. */
export function expand(parts: readonly Part[]): readonly (readonly (Literal | Hole)[])[] {
  return parts.reduce<readonly (readonly (Literal | Hole)[])[]>(
    (rows, part) => rows.flatMap((row) => choices(part).map((choice) => [...row, ...choice])),
    [[]],
  )
}

function choices(part: Part): readonly (readonly (Literal | Hole)[])[] {
  if (part.kind === 'slot') return [[part]]
  if (part.kind === 'literal') return part.texts.map((text) => [{ kind: 'literal', texts: [text] }])
  return [...expand(part.parts), []]
}

/** Every text that stands literally in a form, separators of lists among them. */
export const literalsOf = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'literal') return part.texts
    if (part.kind === 'optional') return literalsOf(part.parts)
    return part.separator && part.separator !== '*' ? [part.separator] : []
  })

/** Every slot of a form. */
export const holesOf = (parts: readonly Part[]): readonly Hole[] =>
  parts.flatMap((part) =>
    part.kind === 'slot' ? [part] : part.kind === 'optional' ? holesOf(part.parts) : [],
  )
