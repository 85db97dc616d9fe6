import type { Card } from '../compiled.ts'
import type { Rules } from '../rules.ts'
import { type Board, type Env, type PlayerIndex, type Pokemon, zones } from '../state.ts'
import type { NotApplied, Sum } from '../trace.ts'

/** Which card each card id is; cards nobody has named are absent. Never changes during a game. */
export type CardTable = ReadonlyMap<string, Card>

/** What was read while an expression was worked out: it ends up in the trace. */
export interface Notes {
  readonly cites: Set<string>
  readonly sums: Sum[]
  readonly notApplied: Map<string, NotApplied>
}

/** The card id of a unit of Energy that the Energy Zone generated. */
export const generatedEnergy = (symbol: string, serial: number): string => `energy ${symbol} ${serial}`

/** A card table that also knows the basic Energy that an Energy Zone generates. */
export class Cards extends Map<string, Card> {
  private readonly basics = new Map<string, Card>()

  constructor(named: Iterable<readonly [string, Card]>, all: Iterable<Card>) {
    super(named)
    for (const card of all) {
      const [symbol] = card.provides
      if (card.basicEnergy && symbol !== undefined) this.basics.set(symbol, card)
    }
  }

  override get(id: string): Card | undefined {
    return super.get(id) ?? (id.startsWith('energy ') ? this.basics.get(id.split(' ')[1] ?? '') : undefined)
  }
}

/** Everything a clause can see. Reading never changes the board. */
export interface View {
  readonly rules: Rules
  readonly board: Board
  readonly cards: CardTable
  readonly readings: Readonly<Record<string, string>>
  readonly notes: Notes
  /** How many values are being worked out inside one another. */
  depth: number
  /** Bodies whose being on is being worked out. */
  readonly asking: Set<string>
}

/** Fresh notes. */
export const newNotes = (): Notes => ({ cites: new Set(), sums: [], notApplied: new Map() })

/** Two clauses say different things and nothing decides between them. */
export class Clash extends Error {
  readonly clauses: readonly string[]
  constructor(clauses: readonly string[]) {
    super(`the rules do not settle this: ${clauses.join(' or ')}`)
    this.name = 'Clash'
    this.clauses = clauses
  }
}

/** A clause that cannot be carried out as written, such as an `it` that nothing binds. Becomes a problem at the door. */
export class Unclear extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Unclear'
  }
}

/** A deed or a test speaks of a Pokémon that should have been chosen when there was none: the deed is left out, the test fails. */
export class Nobody extends Unclear {
  constructor() {
    super('there was nobody to choose')
    this.name = 'Nobody'
  }
}

/** A run that passed its budget. Becomes a problem at the door. */
export class OverBudget extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'OverBudget'
  }
}

const deepest = 60

/** Goes one deeper into clauses that read each other, as often as nobody would who comes to an end. Whoever goes in comes out again with `depth--`. */
export function deeper(view: View, what: string): void {
  if (++view.depth > deepest) throw new OverBudget(`${what} is read inside itself more than ${deepest} times`)
}

/** The Pokémon in play of that id; throws `Unclear` if it has left play. */
export function pokemonAt(view: View, id: string): Pokemon {
  const found = view.board.pokemon[id]
  if (!found) throw new Unclear(`the Pokémon ${id} is no longer in play`)
  return found
}

/** The card on top of a Pokémon, or undefined if nobody has named it. */
export function topCard(view: View, id: string): Card | undefined {
  const top = pokemonAt(view, id).cards.at(-1)
  return top === undefined ? undefined : view.cards.get(top)
}

/** All cards that a player brought to the game, wherever they lie; Energy that was generated is none of them. */
export function broughtBy(player: PlayerIndex, { board }: View): readonly string[] {
  const mine = Object.values(board.pokemon).filter(({ owner }) => owner === player)
  const stadium = board.stadium?.owner === player ? [board.stadium.card] : []
  return [
    ...zones.flatMap((zone) => board.players[player][zone]),
    ...mine.flatMap(({ cards, attached }) => [...cards, ...attached]),
    ...stadium,
  ].filter((card) => !card.startsWith('energy '))
}

/** What a choice binds when there was nobody to choose. */
export const nobody = false
const chosenNames: ReadonlySet<string> = new Set(['it', 'that'])

/** The text bound to a name; throws `Unclear` if nothing is. */
export function bound(env: Env, name: string): string {
  const value = env[name]
  if (value === nobody && chosenNames.has(name)) throw new Nobody()
  if (typeof value !== 'string')
    throw new Unclear(
      `"${spoken[name] ?? `the ${name} Pokémon`}" means nothing here: nothing before it says which one`,
    )
  return value
}

/** How clauses name what is bound; roles are named as they are bound. */
const spoken: Readonly<Record<string, string>> = {
  it: 'it',
  that: 'that Pokémon',
  this: 'this Pokémon',
  card: 'the card',
  attack: 'the attack',
  defending: 'the Defending Pokémon',
}
