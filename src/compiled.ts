import type { Place } from './place.ts'
import type { Tree } from './tree.ts'

/** One sentence or line of a block. `text` is its source, to which the spans in `tree` are relative after subtracting `tree.at[0]`. */
export interface Line {
  readonly tree: Tree
  readonly text: string
  readonly place: Place
}

/** A document and, if known, the place in it. */
export interface Cite {
  readonly source: string
  readonly section?: string
}

/** Which documents speak for a clause in an edition, and how surely. */
export interface Mark {
  readonly edition: string
  readonly status: 'attested' | 'inferred' | 'disputed'
  readonly cites: readonly Cite[]
}

/** When a clause holds. Boundaries are names of editions or dates, as written. */
export interface Range {
  /** False for a clause that holds only in editions that stand apart. */
  readonly chain: boolean
  readonly start?: string
  readonly end?: string
  /** Editions that stand apart and that the clause reaches. */
  readonly apart: readonly string[]
}

/** A disagreement about when a clause begins or ends. */
export interface Dispute {
  readonly about: 'start' | 'end'
  readonly cites: readonly Cite[]
  readonly note: string
}

/** The official side of a ruling. */
export interface RulingFacts {
  readonly date: string
  readonly authority: string
  readonly standing: string
  readonly supersedes?: string
}

/** One clause: of the rules, of a card, or a ruling. */
export interface Clause {
  readonly id: string
  readonly kind: 'rule' | 'exception' | 'reading' | 'ruling'
  /** The clause that an exception, a reading or a ruling stands in place of. */
  readonly to?: string
  readonly title: string
  readonly prose: string
  readonly place: Place
  readonly range: Range
  readonly variant?: string
  readonly marks: readonly Mark[]
  readonly disputes: readonly Dispute[]
  readonly lifts: readonly string[]
  /** Set if its hooks may be done in any order with others on the same step. */
  readonly anyOrder?: true
  readonly ruling?: RulingFacts
  /** The key of the card the clause is printed on. */
  readonly card?: string
  /** For a body with a kind of Power beside its name: the id of that word. */
  readonly power?: string
  /** Sentences, without the header lines; `when` lines are among them. */
  readonly lines: readonly Line[]
}

/** An attack of a card. Its deeds run under its clause id. */
export interface Attack {
  readonly name: string
  readonly clause: string
  readonly cost: readonly string[]
  /** The id of the word printed beside its name, if any. */
  readonly kind?: string
  readonly damage?: Tree
  readonly choices: readonly Line[]
  readonly costDeeds: readonly Line[]
  readonly first: readonly Line[]
  readonly rest: readonly Line[]
}

/** A Power that is used. `kind` is the id of the word printed beside its name, if any. */
export interface Power {
  readonly name: string
  readonly clause: string
  readonly kind?: string
  readonly deeds: readonly Line[]
}

/** What a card does when it is played, and the clause id of that. */
export interface Play {
  readonly clause: string
  readonly deeds: readonly Line[]
}

/** A type a card is weak or resistant to, with the number printed beside it ("×2", "+20", "-30"), if any. */
export interface TypeModifier {
  readonly symbol: string
  readonly modifier?: string
}

/** A card as its block says it. Symbols are letters such as "R" without brackets. */
export interface Card {
  /** The name, or `name (print)` where the block names a print. */
  readonly key: string
  readonly name: string
  readonly print?: string
  readonly prose: string
  readonly place: Place
  readonly kind: 'pokemon' | 'energy' | 'tool' | 'trainer' | 'item' | 'supporter' | 'stadium'
  /** 0 for a Basic Pokémon, 1 or 2 for an Evolution; absent on other cards and on Pokémon of a stage of their own. */
  readonly stage?: number
  readonly types: readonly string[]
  readonly hp?: number
  readonly weaknesses: readonly TypeModifier[]
  readonly resistances: readonly TypeModifier[]
  readonly retreat?: number
  readonly evolvesFrom?: string
  /** How many cards together are this Pokémon, where it is more than one. */
  readonly parts?: number
  readonly boxes: readonly string[]
  readonly basicEnergy: boolean
  readonly provides: readonly string[]
  /** How much Energy of any type it provides. */
  readonly providesAny: number
  readonly attacks: readonly Attack[]
  readonly powers: readonly Power[]
  /** What a Trainer card does when it is played. */
  readonly play?: Play
}

/** A scenario: the lines of its script, and the clauses in whose section it stands. */
export interface Scenario {
  /** File name without ending, a slash, and the name in lower case with dashes. */
  readonly id: string
  readonly name: string
  readonly place: Place
  /** Clauses in the same section of the file. */
  readonly about: readonly string[]
  readonly lines: readonly Line[]
}

/** A word of the game: per language what it is called, what it means, and what else people call it. */
export interface Term {
  readonly name: string
  readonly words: readonly {
    readonly language: string
    readonly called: string
    readonly means: string
    readonly also: readonly string[]
  }[]
  /** Ids of clauses about it. */
  readonly see: readonly string[]
}

/** The title and prose of a clause in another language. */
export interface Translation {
  /** `fr` or `it`: the name of its folder in `rules/`. */
  readonly language: string
  readonly id: string
  readonly title: string
  readonly prose: string
}

/** A name for an interval of time; it ends where the next one of the chain starts. */
export interface Edition {
  readonly name: string
  readonly title: string
  readonly starts: string
  readonly apart: boolean
}

/** A document that clauses cite. */
export interface Source {
  readonly name: string
  readonly title: string
  readonly language: string
  readonly published: string
  readonly authority: string
  readonly found?: string
  readonly covers?: string
  readonly place: Place
}

/** The whole rulebook and the cards, ready to run without any parser. */
export interface Book {
  readonly schema: 1
  /** A hash of everything in it; saved positions carry it. */
  readonly fingerprint: string
  readonly editions: readonly Edition[]
  readonly sources: readonly Source[]
  readonly variants: readonly { readonly name: string; readonly title: string }[]
  readonly clauses: readonly Clause[]
  readonly cards: readonly Card[]
  readonly scenarios: readonly Scenario[]
  readonly translations: readonly Translation[]
  readonly terms: readonly Term[]
}
