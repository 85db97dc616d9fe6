import type { Card, Line } from '../compiled.ts'
import type { Rules } from '../rules.ts'
import { amountFor } from '../engine/value.ts'
import { newNotes } from '../engine/view.ts'
import { type Board, emptyPlayer, type Player, type PlayerIndex, type Pokemon } from '../state.ts'
import { child, children, num, numIf, type Tree, text, textIf } from '../tree.ts'

/** A board as the `given` lines of a scenario put it, and what had to be assumed. */
export interface Table {
  readonly board: Board
  readonly cards: ReadonlyMap<string, Card>
  readonly assumptions: readonly string[]
}

/** Something a `given` line says that cannot be. */
export class Impossible extends Error {
  readonly line: Line | undefined
  constructor(message: string, line?: Line) {
    super(message)
    this.name = 'Impossible'
    this.line = line
  }
}

const usualTurn = 5
const usualDeck = 30
const mostCards = 200
const sides: Readonly<Record<string, PlayerIndex>> = { mine: 0, me: 0, theirs: 1, them: 1 }

/** Which player a `side` word means. */
export const sideOf = (tree: Tree): PlayerIndex => sides[tree.word] ?? 0

/** The cards of a name (and print) in the book; a name that several prints share gives the first without a print, else the first. */
export function cardNamed(rules: Rules, name: string, print?: string): Card | undefined {
  if (print !== undefined) return rules.cards.get(`${name} (${print})`)
  return rules.cards.get(name) ?? [...rules.cards.values()].find((card) => card.name === name)
}

class Builder {
  readonly cards = new Map<string, Card>()
  readonly assumptions: string[] = []
  readonly pokemon: Record<string, Pokemon> = {}
  readonly variants: string[] = []
  readonly players: [Player, Player] = [emptyPlayer, emptyPlayer]
  readonly said = new Set<string>()
  turn = usualTurn
  private ids = 0
  private readonly rules: Rules

  constructor(rules: Rules) {
    this.rules = rules
  }

  /** New copies of cards; a name nobody defined is impossible. */
  copies(line: Line, name: string, count: number, print?: string): string[] {
    const card = cardNamed(this.rules, name, print)
    if (!card) throw new Impossible(`there is no card "${name}"`, line)
    if (count > mostCards) throw new Impossible(`${count} copies of a card are more than a game has`, line)
    return Array.from({ length: count }, () => {
      const id = `c${++this.ids}`
      this.cards.set(id, card)
      return id
    })
  }

  unnamed(count: number): string[] {
    return Array.from({ length: count }, () => `u${++this.ids}`)
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
  if (card?.kind !== 'pokemon') throw new Impossible(`"${name}" is no Pokémon`, line)
  const statuses = children(tree, 'status').map(({ word: status }) => [status, builder.turn - 1] as const)
  if (statuses.length > 0 && !active)
    throw new Impossible('a Benched Pokémon has no Special Conditions', line)
  builder.place(owner, active, {
    owner,
    cards,
    attached: builder.list(line, tree),
    damage: numIf(tree, 'damage') ?? 0,
    statuses: Object.fromEntries(statuses),
    since: builder.turn - 2,
    knockedOut: false,
  })
}

const readers: Readonly<Record<string, (builder: Builder, line: Line) => void>> = {
  'given-seat': seat,
  'given-prizes': (builder, line) => {
    const player = sideOf(child(line.tree, 'side'))
    builder.said.add(`prizes${player}`)
    builder.update(player, { prizes: builder.unnamed(bounded(line, 'n', 20)) })
  },
  'given-points': (builder, line) =>
    builder.update(sideOf(child(line.tree, 'side')), { points: bounded(line, 'n', 20) }),
  'given-deck': (builder, line) => {
    const player = sideOf(child(line.tree, 'side'))
    builder.said.add(`deck${player}`)
    builder.update(player, { deck: builder.unnamed(bounded(line, 'n', mostCards)) })
  },
  'given-deck-list': (builder, line) => {
    const player = sideOf(child(line.tree, 'side'))
    builder.said.add(`deck${player}`)
    builder.update(player, { deck: builder.list(line, line.tree) })
  },
  'given-hand': (builder, line) =>
    builder.update(sideOf(child(line.tree, 'side')), { hand: builder.list(line, line.tree) }),
}

function bounded(line: Line, slot: string, most: number): number {
  const n = num(line.tree, slot)
  if (n > most) throw new Impossible(`${n} is more than there can be (${most})`, line)
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
  return { board: boardOf(builder, fresh), cards: builder.cards, assumptions: builder.assumptions }
}

function boardOf(builder: Builder, fresh: boolean): Board {
  const [mine, theirs] = builder.players
  const fullTurn = { number: builder.turn, player: 0, over: false, did: {} } as const
  return {
    players: [mine, theirs],
    pokemon: builder.pokemon,
    turn: fresh ? { ...fullTurn, number: 0 } : fullTurn,
    lasting: [],
    variants: builder.variants,
    restarts: 0,
    nextId: 1000,
    result: null,
  }
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
  const view = { rules, board, cards: builder.cards, readings: {}, notes: newNotes(), depth: 0 }
  const count = amountFor('prizes-placed', { thatPlayer: player, it: null }, view)
  if (count === 0) return
  builder.update(player, { prizes: builder.unnamed(count) })
  builder.assumptions.push(`${called[player]}: all ${count} ${count === 1 ? 'Prize' : 'Prizes'} left`)
}
