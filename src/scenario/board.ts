import type { Card, Line } from '../compiled.ts'
import { amountFor } from '../engine/value.ts'
import { Cards, generatedEnergy, newNotes } from '../engine/view.ts'
import type { Rules } from '../rules.ts'
import { type Board, emptyPlayer, type Player, type PlayerIndex, type Pokemon } from '../state.ts'
import { child, children, num, numIf, type Tree, text, textIf, texts } from '../tree.ts'

/** A board as the `given` lines of a scenario put it, and what had to be assumed. */
export interface Table {
  readonly board: Board
  readonly cards: ReadonlyMap<string, Card>
  readonly assumptions: readonly string[]
}

/** Something a `given` line says that cannot be. */
export class Impossible extends Error {
  readonly line: Line | undefined
  readonly detail: Detail
  constructor(message: string, line?: Line, detail: Detail = {}) {
    super(message)
    this.name = 'Impossible'
    this.line = line
    this.detail = detail
  }
}

/** The name in a line that can't be, and what could stand there. */
export interface Detail {
  readonly name?: string
  readonly expected?: readonly string[]
}

const usualTurn = 5
const usualDeck = 30
const mostCards = 200
const sides: Readonly<Record<string, PlayerIndex>> = { mine: 0, me: 0, theirs: 1, them: 1 }

/** Which player a `side` word means. */
export const sideOf = (tree: Tree): PlayerIndex => sides[tree.word] ?? 0

/** The cards that a name (and print) may mean: the one of just that key, else all prints of the name. */
function cardsNamed(rules: Rules, name: string, print?: string): readonly Card[] {
  const own = rules.cards.get(print === undefined ? name : `${name} (${print})`)
  if (own) return [own]
  return print === undefined ? [...rules.cards.values()].filter((card) => card.name === name) : []
}

class Builder {
  readonly cards = new Map<string, Card>()
  readonly assumptions: string[] = []
  readonly pokemon: Record<string, Pokemon> = {}
  readonly variants: string[] = []
  readonly players: [Player, Player] = [emptyPlayer, emptyPlayer]
  readonly said = new Set<string>()
  turn = usualTurn
  stadium: Board['stadium'] = null
  private ids = 0
  private readonly rules: Rules

  constructor(rules: Rules) {
    this.rules = rules
  }

  /** New copies of cards; a name nobody defined is impossible. */
  copies(line: Line, name: string, count: number, print?: string): string[] {
    const [card, ...others] = cardsNamed(this.rules, name, print)
    if (!card) throw new Impossible(`there is no card "${name}"`, line, { name: `"${name}"` })
    if (others.length > 0) {
      const prints = [card, ...others].map(({ key }) => key).join(', ')
      throw new Impossible(`several cards are called "${name}": ${prints}`, line, { name: `"${name}"` })
    }
    if (count > mostCards)
      throw new Impossible(`${count} copies of a card are more than a game has`, line, { name: `${count}` })
    return Array.from({ length: count }, () => {
      const id = `c${++this.ids}`
      this.cards.set(id, card)
      return id
    })
  }

  unnamed(count: number): string[] {
    return Array.from({ length: count }, () => `u${++this.ids}`)
  }

  /** Copies of cards that are put on a Pokémon: a Pokémon can't be. */
  attached(line: Line): string[] {
    const ids = this.list(line, line.tree)
    const other = ids.map((id) => this.cards.get(id)).find((card) => card?.kind === 'pokemon')
    if (other)
      throw new Impossible(`"${other.name}" can't be attached to a Pokémon`, line, {
        name: `"${other.name}"`,
      })
    return ids
  }

  /** Notes what a line says; a second line that says it is impossible. */
  once(line: Line, what: string): void {
    if (this.said.has(what)) throw new Impossible('a line above has said that already', line)
    this.said.add(what)
  }

  list(line: Line, slot: Tree): string[] {
    return children(slot, 'cards').flatMap((count) =>
      this.copies(line, text(count, 'name'), num(count, 'number')),
    )
  }

  update(player: PlayerIndex, change: Partial<Player>): void {
    this.players[player] = { ...this.players[player], ...change }
  }

  place(player: PlayerIndex, active: boolean, pokemon: Pokemon): void {
    const id = `p${++this.ids}`
    this.pokemon[id] = pokemon
    if (active) this.update(player, { active: id })
    else this.update(player, { bench: [...this.players[player].bench, id] })
  }
}

function seat(builder: Builder, line: Line): void {
  const { tree } = line
  const { word } = child(tree, 'seat')
  const owner: PlayerIndex = word.startsWith('my') ? 0 : 1
  const active = word.endsWith('active')
  if (active && builder.players[owner].active !== null)
    throw new Impossible('the Active place is taken already', line)
  const name = text(tree, 'name')
  const print = textIf(tree, 'print')
  const cards = builder.copies(line, name, 1, print)
  const card = builder.cards.get(cards[0] ?? '')
  if (card?.kind !== 'pokemon') throw new Impossible(`"${name}" is no Pokémon`, line, { name: `"${name}"` })
  const statuses = children(tree, 'status').map(({ word: status }) => [status, builder.turn - 1] as const)
  if (statuses.length > 0 && !active)
    throw new Impossible('a Benched Pokémon has no Special Conditions', line)
  builder.place(owner, active, {
    owner,
    cards,
    attached: builder.attached(line),
    damage: damageIn(line),
    statuses: Object.fromEntries(statuses),
    since: builder.turn - 2,
    knockedOut: false,
  })
}

/** Damage is counted in counters of 10. */
function damageIn(line: Line): number {
  const damage = numIf(line.tree, 'damage') ?? 0
  if (damage % 10 !== 0)
    throw new Impossible(`a damage counter stands for 10, so there is no ${damage} damage`, line, {
      name: `${damage}`,
    })
  return damage
}

const readers: Readonly<Record<string, (builder: Builder, line: Line) => void>> = {
  'given-seat': seat,
  'given-prizes': (builder, line) => {
    const player = sideOf(child(line.tree, 'side'))
    builder.once(line, `prizes${player}`)
    builder.update(player, { prizes: builder.unnamed(bounded(line, 'n', 20)) })
  },
  'given-prize-cards': (builder, line) => {
    const player = sideOf(child(line.tree, 'side'))
    builder.once(line, `prizes${player}`)
    builder.update(player, { prizes: builder.list(line, line.tree) })
  },
  'given-points': (builder, line) =>
    builder.update(sideOf(child(line.tree, 'side')), { points: bounded(line, 'n', 20) }),
  'given-deck': (builder, line) => {
    const player = sideOf(child(line.tree, 'side'))
    builder.once(line, `deck${player}`)
    builder.update(player, { deck: builder.unnamed(bounded(line, 'n', mostCards)) })
  },
  'given-deck-list': (builder, line) => {
    const player = sideOf(child(line.tree, 'side'))
    builder.once(line, `deck${player}`)
    builder.update(player, { deck: builder.list(line, line.tree) })
  },
  'given-stadium': (builder, line) => {
    const owner = sideOf(child(line.tree, 'side'))
    const [card] = builder.copies(line, text(line.tree, 'name'), 1)
    if (card !== undefined) builder.stadium = { card, owner }
  },
  'given-energy': (builder, line) => {
    const player = sideOf(child(line.tree, 'side'))
    const now = symbolIn(line, 'now') ?? ''
    const next = symbolIn(line, 'next') ?? null
    const { types } = builder.players[player].energy
    builder.update(player, {
      energy: { types: types.length > 0 ? types : [now], now: generatedEnergy(now, player), next },
    })
  },
  'given-types': (builder, line) => {
    const player = sideOf(child(line.tree, 'side'))
    const types = texts(line.tree, 'types')
    builder.update(player, { energy: { ...builder.players[player].energy, types } })
  },
  'given-hand': (builder, line) => {
    const player = sideOf(child(line.tree, 'side'))
    builder.once(line, `hand${player}`)
    builder.update(player, { hand: builder.list(line, line.tree) })
  },
  'given-discard': (builder, line) => {
    const player = sideOf(child(line.tree, 'side'))
    builder.once(line, `discard${player}`)
    builder.update(player, { discard: builder.list(line, line.tree) })
  },
  'given-lost': (builder, line) => {
    const player = sideOf(child(line.tree, 'side'))
    builder.once(line, `lost${player}`)
    builder.update(player, { lost: builder.list(line, line.tree) })
  },
  'given-turn': (_, line) => {
    if (num(line.tree, 'n') < 1) throw new Impossible('the first turn is turn 1', line)
  },
}

const symbolIn = (line: Line, slot: string): string | undefined => textIf(line.tree, slot)

/** Ids of the `given` lines that put something on the table. */
export const givenMeanings: readonly string[] = Object.keys(readers)

function bounded(line: Line, slot: string, most: number): number {
  const n = num(line.tree, slot)
  if (n > most) throw new Impossible(`there can't be ${n}: ${most} is the most`, line, { name: `${n}` })
  return n
}

/** Puts a board together from the `given` lines that count; throws `Impossible` for what no game can show. */
export function tableOf(rules: Rules, lines: readonly Line[], fresh: boolean): Table {
  const builder = new Builder(rules)
  for (const { tree } of lines) {
    if (tree.word === 'given-turn') builder.turn = num(tree, 'n')
    if (tree.word === 'given-variant') builder.variants.push(text(tree, 'name'))
  }
  for (const line of lines) readers[line.tree.word]?.(builder, line)
  complete(builder, rules, fresh)
  return {
    board: boardOf(builder, fresh),
    cards: new Cards(builder.cards, rules.cards.values()),
    assumptions: builder.assumptions,
  }
}

function boardOf(builder: Builder, fresh: boolean): Board {
  const [mine, theirs] = turnsHad(builder, fresh)
  const fullTurn = { number: builder.turn, player: 0, over: false, did: {} } as const
  return {
    players: [mine, theirs],
    pokemon: builder.pokemon,
    turn: fresh ? { ...fullTurn, number: 0 } : fullTurn,
    lasting: [],
    stadium: builder.stadium,
    variants: builder.variants,
    restarts: 0,
    nextId: 1000,
    result: null,
  }
}

/** Turns alternate, and it is your turn: you have begun one more than half of those before. */
function turnsHad({ players, turn }: Builder, fresh: boolean): readonly [Player, Player] {
  if (fresh) return players
  return [
    { ...players[0], turns: Math.ceil(turn / 2) },
    { ...players[1], turns: Math.floor(turn / 2) },
  ]
}

const called: readonly [string, string] = ['you', 'the opponent']

/** Fills in what was not said; every such thing is an assumption. */
function complete(builder: Builder, rules: Rules, fresh: boolean): void {
  for (const player of [0, 1] as const) {
    if (!builder.said.has(`deck${player}`)) {
      builder.update(player, { deck: builder.unnamed(fresh ? 60 : usualDeck) })
      builder.assumptions.push(`${called[player]}: ${fresh ? 60 : usualDeck} unnamed cards in the deck`)
    }
    if (fresh) continue
    if (builder.players[player].active === null) {
      builder.place(player, true, {
        owner: player,
        cards: builder.unnamed(1),
        attached: [],
        damage: 0,
        statuses: {},
        since: 0,
        knockedOut: false,
      })
      builder.assumptions.push(`${called[player]}: some Active Pokémon that is not named`)
    }
    if (!builder.said.has(`prizes${player}`)) assumePrizes(builder, rules, player)
  }
}

function assumePrizes(builder: Builder, rules: Rules, player: PlayerIndex): void {
  const board = boardOf(builder, false)
  const view = {
    rules,
    board,
    cards: builder.cards,
    readings: {},
    notes: newNotes(),
    depth: 0,
    asking: new Set<string>(),
  }
  const count = amountFor('prizes-placed', { thatPlayer: player, it: null }, view)
  if (count === 0) return
  builder.update(player, { prizes: builder.unnamed(count) })
  builder.assumptions.push(`${called[player]}: all ${count} ${count === 1 ? 'Prize' : 'Prizes'} left`)
}
