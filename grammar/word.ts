/**
 * A word of the language: one entry that gives its form, its place in the grammar, what it means in a line, and an example.
 * The parser, completion, the formatter and the manual are all made from these entries.
 * What a word does is its meaning entry of the same id in `src/engine/meaning`.
 *
 * A form is literal words and punctuation, with
 *   {slot:category}        a slot filled by any word of that category, or by a leaf (number, string, id, name, date, symbol, modifier)
 *   {slot}                 the same, where slot and category share a name
 *   {slot:category ,}      one or more, separated by a comma (also `and`, `or`, `·`); `{slot:category *}` has no separator
 *   [ … ]                  optional part; `[> …]` is set on a new line, one level in, by the formatter
 *   one|many               the first after `you` or the number 1, else the second; both are read
 *   \\[ \\]                  a bracket that is itself a token
 */
export interface Word {
  readonly id: string
  readonly category: Category
  readonly form: string
  /** What it says, in one line, for completion and the manual. */
  readonly says: string
  /** One sentence or block in which the word stands, whole enough to parse as its category. */
  readonly example: string
}

/** What may stand in one place of the grammar. A category listed in `includes` below also takes all words of its parts. */
export type Category =
  // blocks and their lines
  | 'block' | 'header' | 'line' | 'cardline' | 'sceneline' | 'entryline'
  | 'boundary' | 'mark' | 'cite' | 'step' | 'move'
  // sentences
  | 'sentence' | 'deed' | 'plain' | 'item'
  | 'action' | 'process' | 'event' | 'value' | 'change' | 'subject'
  | 'pokemon' | 'player' | 'whose' | 'group' | 'amount' | 'condition' | 'test' | 'simple' | 'status' | 'role'
  // cards and scenarios
  | 'fact' | 'power' | 'kind' | 'sort' | 'clock' | 'pile' | 'count' | 'seat' | 'side' | 'era' | 'face' | 'claim' | 'payment'

/** Leaves: tokens that fill a slot by themselves. `name` is any bare word that is no keyword. */
export const leaves = ['number', 'string', 'id', 'name', 'date', 'symbol', 'modifier'] as const
export type Leaf = (typeof leaves)[number]

/** A category takes its own words and those of the categories listed here. */
export const includes: Partial<Record<Category, readonly Category[]>> = {
  line: ['header', 'sentence'],
  cardline: ['line'],
  sentence: ['deed'],
  deed: ['plain'],
  item: ['plain'],
  test: ['simple'],
  subject: ['pokemon', 'player'],
}

/** Which lines may follow the head of a block, by the id of its head word. */
export type LineCategory = 'line' | 'cardline' | 'sceneline' | 'entryline'

/** Makes entries of one category; each row is id, form, what it says, example. */
export const words = (
  category: Category,
  rows: readonly (readonly [id: string, form: string, says: string, example: string])[],
): readonly Word[] => rows.map(([id, form, says, example]) => ({ id, category, form, says, example }))
