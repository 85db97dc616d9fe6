import { type Board, type Lasting, type Pokemon, playerHolder } from '../state.ts'
import { childIf, walk } from '../tree.ts'
import { and, type Cast, capital, counted, doing, pokemonIn, sayCards, who, whose } from './cast.ts'
import { sayMoves } from './moves.ts'

/** Phrases for everything that is different on the second board, in an order that reads well. */
export function sayChanges(cast: Cast, before: Board, after: Board): readonly string[] {
  if (after.restarts > before.restarts) return [sayRestart(cast, before, after)]
  const differences = [
    sayMoves,
    saySeats,
    sayPokemon,
    sayCounts,
    sayPrizes,
    sayNextEnergy,
    sayLasting,
    sayTurn,
    sayResult,
  ]
  return differences.flatMap((say) => say(cast, before, after))
}

function sayRestart({ book }: Cast, before: Board, after: Board): string {
  const added = after.variants.filter((name) => !before.variants.includes(name))
  const titles = added.map((name) => book.variants.find((each) => each.name === name)?.title ?? name)
  const what = titles.length > 0 ? ` (${and(titles)})` : ''
  return `a new game begins${what}: all cards go back into the decks`
}

type Seat = 'Active' | 'Bench' | undefined

function seatOf(board: Board, id: string): Seat {
  if (board.players.some(({ active }) => active === id)) return 'Active'
  return board.players.some(({ bench }) => bench.includes(id)) ? 'Bench' : undefined
}

function saySeats(cast: Cast, before: Board, after: Board): readonly string[] {
  const said = Object.keys(after.pokemon).flatMap((id) => {
    const [from, to] = [seatOf(before, id), seatOf(after, id)]
    if (from === to || to === undefined) return []
    const name = pokemonIn(cast, id)
    if (from === undefined) return { to, text: sayArrival(name, after.pokemon[id]?.owner ?? 0, to) }
    return { to, text: to === 'Active' ? `${name} becomes Active` : `${name} goes to the Bench` }
  })
  const inOrder = [...said.filter(({ to }) => to === 'Active'), ...said.filter(({ to }) => to === 'Bench')]
  return inOrder.length > 0 ? [inOrder.map(({ text }) => text).join(', ')] : []
}

const sayArrival = (name: string, owner: number, to: Seat): string =>
  `${name} comes into play ${to === 'Active' ? `as ${whose(owner)} Active Pokémon` : `on ${whose(owner)} Bench`}`

function sayPokemon(cast: Cast, before: Board, after: Board): readonly string[] {
  return Object.entries(after.pokemon).flatMap(([id, now]) => {
    const then = before.pokemon[id]
    return then && then !== now ? sayOne(cast, id, then, now) : []
  })
}

function sayOne(cast: Cast, id: string, then: Pokemon, now: Pokemon): readonly string[] {
  const name = pokemonIn(cast, id)
  const began = Object.keys(now.statuses).filter((status) => !(status in then.statuses))
  const ended = Object.keys(then.statuses).filter((status) => !(status in now.statuses))
  return [
    ...(then.cards.length < now.cards.length ? [sayEvolution(cast, now)] : []),
    ...(then.damage === now.damage ? [] : [`${name}: damage ${then.damage} → ${now.damage}`]),
    ...(began.length > 0 ? [`${name} is now ${and(began.map(capital))}`] : []),
    ...renewed(then, now).map((status) => `${name} is ${capital(status)} anew`),
    ...(ended.length > 0 ? [`${name} is no longer ${and(ended.map(capital))}`] : []),
    ...(now.knockedOut && !then.knockedOut ? [`${name} is Knocked Out`] : []),
  ]
}

/** Special Conditions that began again while they lasted. */
const renewed = ({ statuses: then }: Pokemon, { statuses: now }: Pokemon): readonly string[] =>
  Object.keys(now).filter((status) => status in then && then[status] !== now[status])

function sayEvolution({ cards }: Cast, { owner, cards: stack }: Pokemon): string {
  const [from, to] = stack.slice(-2).map((card) => cards.get(card)?.name ?? 'Pokémon')
  return `${whose(owner)} ${from} becomes ${to}`
}

function sayCounts(_: Cast, before: Board, after: Board): readonly string[] {
  return ([0, 1] as const).flatMap((player) => {
    const [then, now] = [before.players[player], after.players[player]]
    return [
      ...(now.due > then.due ? [`${doing(player, 'are|is')} due ${counted(now.due, 'Prize')}`] : []),
      ...(now.due < then.due && now.prizes === then.prizes
        ? [`no Prizes are due to ${who(player)} any more`]
        : []),
      ...(now.points === then.points
        ? []
        : [`${doing(player, 'have|has')} ${counted(now.points, 'point')} (before: ${then.points})`]),
    ]
  })
}

/** Cards on the second list that are not on the first. */
const added = (then: readonly string[] = [], now: readonly string[] = []): readonly string[] =>
  now.filter((card) => !then.includes(card))

function sayPrizes(cast: Cast, before: Board, after: Board): readonly string[] {
  const said = ([0, 1] as const).flatMap((player) => {
    const [then, now] = [before.players[player], after.players[player]]
    const up = added(then.faceUp, now.faceUp)
    const known = added(then.knows, now.knows)
    return [
      ...(up.length > 0 ? [`face up among ${whose(player)} Prizes: ${sayCards(cast, up)}`] : []),
      ...(known.length > 0 ? [`${doing(player, 'have|has')} seen ${sayCards(cast, known)}`] : []),
      ...(now.fewer === then.fewer
        ? []
        : [`${doing(player, 'win|wins')} with ${counted(now.fewer ?? 0, 'Prize')} left`]),
    ]
  })
  const { lastTurn } = after
  return lastTurn === undefined || lastTurn === before.lastTurn
    ? said
    : [...said, `turn ${lastTurn} is the last`]
}

function sayNextEnergy(_: Cast, before: Board, after: Board): readonly string[] {
  return ([0, 1] as const).flatMap((player) => {
    const { next } = after.players[player].energy
    const same = next === before.players[player].energy.next || next === null
    return same ? [] : [`the next Energy of ${whose(player)} Energy Zone is [${next}]`]
  })
}

function sayLasting(cast: Cast, before: Board, after: Board): readonly string[] {
  const ids = (board: Board) => board.lasting.map(({ id }) => id)
  const began = after.lasting.filter(({ id }) => !ids(before).includes(id))
  const ended = before.lasting.filter(({ id }) => !ids(after).includes(id))
  return [
    ...began.map((each) => `${sayProhibition(cast, each)} ${sayWhen(each, before)}`),
    ...ended.map((each) => `over: ${sayProhibition(cast, each)} ${sayWhen(each, before)}`),
  ]
}

const sayWhen = ({ turn }: Lasting, { turn: now }: Board): string =>
  turn === now.number ? 'this turn' : `in turn ${turn}`

const sayProhibition = (cast: Cast, { holder, action, clause }: Lasting): string =>
  `${holderIn(cast, holder)} can't ${actionIn(cast, clause, action)}`

const holderIn = (cast: Cast, holder: string): string =>
  holder === playerHolder(0) ? 'you' : holder === playerHolder(1) ? 'the opponent' : pokemonIn(cast, holder)

/** The words with which a clause names an action; the action's id if it does not. */
export function actionIn({ clauses }: Cast, clause: string, action: string): string {
  for (const { tree, text } of clauses.get(clause)?.lines ?? [])
    for (const each of walk(tree)) {
      const named = childIf(each, 'action')
      if (named?.word === action) return text.slice(named.at[0] - tree.at[0], named.at[1] - tree.at[0])
    }
  return action.replaceAll('-', ' ')
}

function sayTurn(_: Cast, { turn: then }: Board, { turn: now }: Board): readonly string[] {
  if (now.chance && !then.chance) return ['the next choice is left to chance']
  const late = (now.late ?? []).filter((player) => !then.late?.includes(player))
  if (late.length > 0)
    return late.map((player) => `${doing(player, 'leave|leaves')} out what may be left out`)
  if (now.number > then.number) return [`turn ${now.number} begins: it is ${whose(now.player)} turn`]
  if (now.number === 0 && then !== now) return [`${doing((now.player + 1) % 2, 'go|goes')} first`]
  return now.over && !then.over ? [`${whose(now.player)} turn ends`] : []
}

function sayResult(_: Cast, before: Board, { result }: Board): readonly string[] {
  return result && !before.result ? [sayWinner(result)] : []
}

/** How a game ended, in words. */
export const sayWinner = ({ winner }: { readonly winner: number | null }): string =>
  winner === null ? 'the game is a tie' : `${who(winner)} ${winner === 0 ? 'win' : 'wins'}`
