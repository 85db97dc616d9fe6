import type { Card, Clause, Edition, Scenario, Source, Term, Translation } from '../compiled.ts'
import type { Problem } from '../problem.ts'
import type { Span } from '../tree.ts'
import type { SourceFile } from './place.ts'

/** What one file gives to the book; plain data, so that it can be kept as JSON. All spans are offsets in the file. */
export interface Part {
  readonly file: SourceFile
  readonly clauses: readonly Clause[]
  readonly cards: readonly Card[]
  readonly scenarios: readonly Scenario[]
  readonly editions: readonly Edition[]
  readonly sources: readonly Source[]
  readonly variants: readonly Variant[]
  readonly translations: readonly Translated[]
  readonly terms: readonly Term[]
  readonly definitions: readonly Named[]
  readonly uses: readonly Named[]
  /** Ranges of time with both ends, as written. */
  readonly ranges: readonly Stretch[]
  /** What is wrong with the file by itself. */
  readonly problems: readonly Problem[]
}

/** A translation, which English words it was made from, and where it stands. */
export interface Translated extends Translation {
  /** The beginning of the fingerprint of the English title and prose; absent if the heading does not say. */
  readonly of?: string
  readonly at: Span
}

/** A way to play that adds clauses. */
export interface Variant {
  readonly name: string
  readonly title: string
}

/** A name where it is defined or used. */
export interface Named {
  readonly kind: NameKind
  readonly name: string
  readonly at: Span
}

/**
 * What a name may be of. `stage` is a stage of a quantity, `apart` an edition that stands apart, `print` a card's key,
 * `anchor` the id that a heading carries, `card box` and `asked box` a rule box on a card and one that a clause asks for.
 */
export type NameKind =
  | 'id'
  | 'stage'
  | 'edition'
  | 'apart'
  | 'source'
  | 'variant'
  | 'card'
  | 'print'
  | 'attack'
  | 'scenario'
  | 'term'
  | 'anchor'
  | 'card box'
  | 'asked box'

/** From a boundary up to another. */
export interface Stretch {
  readonly start: string
  readonly end: string
  readonly at: Span
}

/** A problem that only the whole book shows, before its place is worked out. */
export interface Finding extends Omit<Problem, 'place' | 'source' | 'other'> {
  readonly part: Part
  readonly at: Span
  readonly other?: { readonly part: Part; readonly at: Span }
}
