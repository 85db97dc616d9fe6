/** One change of the board: a JSON pointer, the value before and the value after (absent: `undefined` was or is there). */
export interface Change {
  readonly path: string
  readonly from?: Json
  readonly to?: Json
}

/** Anything JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** A clause that could have acted and did not, and the words of its condition that failed. */
export interface NotApplied {
  readonly clause: string
  readonly because: string
}

/** One thing that happened: which clause said so, what changed, and which clauses were read on the way. */
export interface Step {
  readonly n: number
  readonly clause: string
  /** Clauses whose values, permissions or exceptions the step read, without `clause` itself. */
  readonly cites: readonly string[]
  readonly changes: readonly Change[]
  /** The player (0 or 1) the step was about, if it was about one. */
  readonly who?: number
  /** What was decided in it: a coin, a choice, a payment. */
  readonly decision?: {
    readonly kind: string
    readonly who: number
    readonly answer: Json
    readonly forced: boolean
  }
  /** How a quantity came to be, stage by stage. */
  readonly sums: readonly Sum[]
  readonly notApplied: readonly NotApplied[]
}

/** A quantity and the clauses that made it, in order. */
export interface Sum {
  readonly value: string
  readonly of: string
  readonly amount: number
  readonly parts: readonly { readonly clause: string; readonly from: number; readonly to: number }[]
}
