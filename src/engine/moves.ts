import { emptyPlayer, isActive, other, type PlayerIndex, type Pokemon, type Zone } from '../state.ts'
import { refusals } from './permit.ts'
import type { Run } from './run.ts'

/** Takes cards out of one pile of a player. */
export function takeFrom(run: Run, player: PlayerIndex, zone: Zone, cards: readonly string[]): void {
  const pile = run.board.players[player][zone]
  run.write(
    ['players', player, zone],
    pile.filter((card) => !cards.includes(card)),
  )
}

/** Puts cards on the end of a pile of a player. */
export function putInto(run: Run, player: PlayerIndex, zone: Zone, cards: readonly string[]): void {
  const lost = zone === 'discard' ? cards.filter((card) => isBarred(run, card)) : []
  const rest = cards.filter((card) => !lost.includes(card))
  if (rest.length > 0) run.write(['players', player, zone], [...run.board.players[player][zone], ...rest])
  if (lost.length > 0) run.write(['players', player, 'lost'], [...run.board.players[player].lost, ...lost])
}

/** True if a clause keeps a card out of the discard pile; the Lost Zone takes it instead. */
function isBarred(run: Run, card: string): boolean {
  if (!run.program.rules.bans.has('be-discarded')) return false
  const forbidden = refusals('be-discarded', { ...run.env, it: null, card }, run.view)
  if (forbidden.length > 0) run.cannot(forbidden)
  return forbidden.length > 0
}

/** Puts a card on top of a Pokémon, which is what the card says from now on. */
export function evolve(run: Run, id: string, card: string): void {
  run.write(['pokemon', id, 'cards'], [...(run.board.pokemon[id]?.cards ?? []), card])
  run.write(['pokemon', id, 'since'], run.board.turn.number)
  run.emit('evolves', id)
}

/** Notes that a player has used what may be used once in a game. */
export function useUp(run: Run, player: PlayerIndex, what: string): void {
  const used = run.board.players[player].used ?? []
  if (!used.includes(what)) run.write(['players', player, 'used'], [...used, what])
}

/** Moves the first cards of a pile to another one, as many as there are. */
export function moveTop(run: Run, player: PlayerIndex, from: Zone, to: Zone, count: number): void {
  const cards = run.board.players[player][from].slice(0, Math.max(0, count))
  if (cards.length === 0) return
  takeFrom(run, player, from, cards)
  putInto(run, player, to, cards)
}

/** Takes attached cards off a Pokémon and, unless `gone`, puts them into its owner's discard pile. */
export function detach(run: Run, id: string, cards: readonly string[], gone: boolean): void {
  const pokemon = run.board.pokemon[id]
  if (!pokemon || cards.length === 0) return
  run.write(
    ['pokemon', id, 'attached'],
    pokemon.attached.filter((card) => !cards.includes(card)),
  )
  if (!gone) putInto(run, pokemon.owner, 'discard', cards)
}

/** Puts damage in points on a Pokémon. */
export function addDamage(run: Run, id: string, points: number): void {
  const pokemon = run.board.pokemon[id]
  if (pokemon && points > 0) run.write(['pokemon', id, 'damage'], pokemon.damage + points)
}

/** Takes damage in points off a Pokémon, as much as there is. */
export function heal(run: Run, id: string, points: number): void {
  const pokemon = run.board.pokemon[id]
  if (pokemon && pokemon.damage > 0)
    run.write(['pokemon', id, 'damage'], Math.max(0, pokemon.damage - points))
}

/** Brings cards into play as a new Pokémon and gives its id. */
export function bringIntoPlay(run: Run, owner: PlayerIndex, cards: readonly string[]): string {
  const id = `p${run.board.nextId}`
  run.write(['nextId'], run.board.nextId + 1)
  const pokemon: Pokemon = {
    owner,
    cards,
    attached: [],
    damage: 0,
    statuses: {},
    since: run.board.turn.number,
    knockedOut: false,
  }
  run.write(['pokemon', id], { ...pokemon })
  return id
}

/** Takes a Pokémon out of its place and out of play; its cards go nowhere yet. */
export function removeFromPlay(run: Run, id: string): void {
  const pokemon = run.board.pokemon[id]
  if (!pokemon) return
  vacate(run, id, pokemon.owner)
  run.write(['pokemon', id], undefined)
  const lasting = run.board.lasting.filter((each) => each.holder !== id)
  if (lasting.length < run.board.lasting.length)
    run.write(
      ['lasting'],
      lasting.map((each) => ({ ...each })),
    )
}

function vacate(run: Run, id: string, owner: PlayerIndex): void {
  const { active, bench } = run.board.players[owner]
  if (active === id) run.write(['players', owner, 'active'], null)
  else
    run.write(
      ['players', owner, 'bench'],
      bench.filter((each) => each !== id),
    )
}

/** Puts a Benched Pokémon into its owner's empty Active place. */
export function promote(run: Run, id: string): void {
  const owner = run.board.pokemon[id]?.owner
  if (owner === undefined || run.board.players[owner].active !== null) return
  vacate(run, id, owner)
  run.write(['players', owner, 'active'], id)
}

/** Lets the Active and a Benched Pokémon of one player change places; the one that went to the Bench is an event. */
export function switchPlaces(run: Run, a: string, b: string): void {
  const active = isActive(run.board, a) ? a : b
  const benched = active === a ? b : a
  const owner = run.board.pokemon[active]?.owner
  if (owner === undefined || run.board.players[owner].active !== active) return
  run.write(['players', owner, 'active'], benched)
  run.write(
    ['players', owner, 'bench'],
    run.board.players[owner].bench.map((id) => (id === benched ? active : id)),
  )
  run.emit('benched', active)
}

/** A Special Condition begins; an older one of the same name is replaced. */
export function afflict(run: Run, id: string, status: string): void {
  if (!run.board.pokemon[id]) return
  run.write(['pokemon', id, 'statuses', status], run.board.turn.number)
  run.emit('becomes', id, status)
}

/** Special Conditions end. */
export function recover(run: Run, id: string, statuses: readonly string[]): void {
  for (const status of statuses)
    if (run.board.pokemon[id]?.statuses[status] !== undefined)
      run.write(['pokemon', id, 'statuses', status], undefined)
}

/** All cards of a player go back into the deck, nothing of the player stays in play. */
function gatherDeck(run: Run, player: PlayerIndex): void {
  const { deck, hand, discard, prizes, table, lost } = run.board.players[player]
  const mine = Object.values(run.board.pokemon).filter(({ owner }) => owner === player)
  const cards = [
    ...deck,
    ...hand,
    ...discard,
    ...prizes,
    ...table,
    ...lost,
    ...(run.board.stadium?.owner === player ? [run.board.stadium.card] : []),
    ...mine.flatMap((each) => [...each.cards, ...each.attached]),
  ]
  const { energy } = run.board.players[player]
  run.write(['players', player], {
    ...emptyPlayer,
    deck: cards,
    energy: { ...energy, now: null, next: null },
  })
}

/** The turn of a player begins. */
export function beginTurn(run: Run, player: PlayerIndex): void {
  run.write(['players', player, 'turns'], run.board.players[player].turns + 1)
  run.write(['turn'], { number: run.board.turn.number + 1, player, over: false, did: {} })
}

/** The table of a new game with the same cards, before anything is set up. */
export function clearTable(run: Run, variant: string): void {
  gatherDeck(run, 0)
  gatherDeck(run, 1)
  run.write(['pokemon'], {})
  run.write(['lasting'], [])
  run.write(['stadium'], null)
  run.write(['turn'], { number: 0, player: 0, over: false, did: {} })
  run.write(['restarts'], run.board.restarts + 1)
  if (!run.board.variants.includes(variant)) run.write(['variants'], [...run.board.variants, variant])
}

/** The first turn of a player begins as turn 1. */
export const firstTurn = (run: Run, player: PlayerIndex): void =>
  run.write(['turn'], { number: 0, player: other(player), over: false, did: {} })
