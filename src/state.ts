import type { Json } from './trace.ts'

/** 0 is "you" in a scenario, 1 the opponent. */
export type PlayerIndex = 0 | 1

/** Names of a player's piles of cards; the first card of a deck is its top. Cards on the table are being played. */
export const zones = ['deck', 'hand', 'discard', 'prizes', 'table', 'lost'] as const
export type Zone = (typeof zones)[number]

/** What belongs to one player. Cards are ids into the game's card table. */
export interface Player {
  readonly deck: readonly string[]
  readonly hand: readonly string[]
  readonly discard: readonly string[]
  readonly prizes: readonly string[]
  readonly active: string | null
  readonly bench: readonly string[]
  /** Prizes still to be taken in this game check. */
  readonly due: number
  readonly points: number
  readonly table: readonly string[]
  readonly lost: readonly string[]
  /** Prizes that lie face up. */
  readonly faceUp?: readonly string[]
  /** Cards lying face down that the player has looked at. */
  readonly knows?: readonly string[]
  /** How many Prizes fewer than all the player must take to win. */
  readonly fewer?: number
  /** How many turns the player has begun. */
  readonly turns: number
  /** What may be used once in a game and was used. */
  readonly used?: readonly string[]
  /** Types a deck generates, the Energy card in the Energy Zone, and the type shown next. */
  readonly energy: {
    readonly types: readonly string[]
    readonly now: string | null
    readonly next: string | null
  }
}

/** A Pokémon in play. Its id is never used again once it has left play. */
export interface Pokemon {
  readonly owner: PlayerIndex
  /** Pokémon cards, the lowest first; the last one is what the Pokémon is. */
  readonly cards: readonly string[]
  readonly attached: readonly string[]
  /** In points; a damage counter stands for 10. */
  readonly damage: number
  /** Special Conditions, with the turn each began in. */
  readonly statuses: { readonly [status: string]: number }
  /** The turn in which it came into play or evolved. */
  readonly since: number
  readonly knockedOut: boolean
}

/** A prohibition with an end that an effect left behind. */
export interface Lasting {
  readonly id: string
  /** The clause that made it. */
  readonly clause: string
  /** Set if an attack made it: leaving the Active place ends it. */
  readonly fromAttack: boolean
  /** A Pokémon, or a player as `playerHolder` names one. */
  readonly holder: string
  readonly action: string
  /** The number of the turn it holds in; it is gone when that turn ends. */
  readonly turn: number
}

/** Everything that lies on the table and what the game remembers. Plain JSON. */
export interface Board {
  readonly players: readonly [Player, Player]
  readonly pokemon: { readonly [id: string]: Pokemon }
  readonly turn: {
    readonly number: number
    readonly player: PlayerIndex
    readonly over: boolean
    /** How often each action was begun this turn. */
    readonly did: { readonly [action: string]: number }
    /** Set while the next choice is made by chance. */
    readonly chance?: true
    /** Players who leave out whatever may be left out. */
    readonly late?: readonly PlayerIndex[]
  }
  readonly lasting: readonly Lasting[]
  readonly stadium: { readonly card: string; readonly owner: PlayerIndex } | null
  readonly variants: readonly string[]
  /** The number of the last turn that is played, once time is called. */
  readonly lastTurn?: number
  /** Games that were begun anew (Sudden Death). */
  readonly restarts: number
  readonly nextId: number
  readonly result: { readonly winner: PlayerIndex | null } | null
}

/** What the words of a clause are bound to while it runs: roles, choices, counts. */
export type Env = Readonly<Record<string, Json>>

/** A link of the chain of clauses that an exception stands in place of. */
export interface Link {
  readonly clause: string
  readonly env: Env
  /** Its deeds, where they are not simply those of the clause. */
  readonly code?: string
}

/** Where a clause is being carried out. The stack of frames is the continuation, as data. */
export interface Frame {
  readonly code: string
  readonly at: number
  readonly env: Env
  /** The clause that changes made here are put down to. */
  readonly clause: string
  /** Bindings go back to the frame above when this one ends. */
  readonly shares: boolean
  /** What "as usual" would do. */
  readonly rest: readonly Link[]
  /** Set on a procedure that failed: only its `always` steps are still taken. */
  readonly failed: boolean
  readonly up: Frame | null
}

/** A question that only something outside the engine can answer. */
export interface Decision {
  readonly kind: 'coin' | 'act' | 'pay' | 'pokemon' | 'card' | 'may' | 'reading' | 'shuffle' | 'energy'
  readonly who: PlayerIndex
  readonly clause: string
  /** What is asked about: candidates, the cost, the pile … */
  readonly about: Env
}

/** An action offered in a turn, with what it is done with. */
export interface Act {
  readonly action: string
  readonly pokemon?: string
  readonly card?: string
  readonly attack?: string
  readonly power?: string
}

/** Whole state of a game: the board, the continuation, and the question that is open, if any. */
export interface State {
  readonly board: Board
  readonly stack: Frame | null
  readonly decision: Decision | null
  /** Readings chosen where the rules give two answers. */
  readonly readings: { readonly [clash: string]: string }
}

/** A player's area with nothing in it. */
export const emptyPlayer: Player = {
  deck: [],
  hand: [],
  discard: [],
  prizes: [],
  table: [],
  lost: [],
  active: null,
  bench: [],
  due: 0,
  points: 0,
  turns: 0,
  energy: { types: [], now: null, next: null },
}

/** The name under which a player holds a lasting effect. */
export const playerHolder = (player: PlayerIndex): string => `player ${player}`

/** The other player. */
export const other = (player: PlayerIndex): PlayerIndex => (player === 0 ? 1 : 0)

/** A player's Pokémon, the Active one first. */
export function pokemonOf(board: Board, player: PlayerIndex): readonly string[] {
  const { active, bench } = board.players[player]
  return active === null ? bench : [active, ...bench]
}

/** True if the Pokémon is in its owner's Active place. */
export const isActive = (board: Board, id: string): boolean =>
  board.players[0].active === id || board.players[1].active === id
