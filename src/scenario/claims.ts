import type { Game } from '../engine/play.ts'
import type { Env, PlayerIndex, State } from '../state.ts'
import type { Step } from '../trace.ts'
import { child, children, num, type Tree, text, texts } from '../tree.ts'
import { sideOf } from './board.ts'
import { floorJudges } from './claims-floor.ts'
import { forbidden, forbiddenBy, notForbidden } from './forbidden.ts'
import { pokemonCalled, sameTally, sayTally, tally } from './names.ts'

/** What a claim is judged by. */
export interface Evidence {
  readonly game: Game
  readonly state: State
  /** All steps since the scenario began. */
  readonly steps: readonly Step[]
  /** Steps since the last action. */
  readonly recent: readonly Step[]
  /** The clauses that refused the last action; undefined if it was not refused. */
  readonly refused: readonly string[] | undefined
  /** The ways to pay that were last offered, as lists of card ids. */
  readonly payments: readonly (readonly string[])[] | undefined
}

/** Undefined if a claim holds, else what is the case instead. */
type Judge = (claim: Tree, evidence: Evidence) => string | undefined

/** A claim about the one Pokémon in play of a name. */
const about =
  (judge: (id: string, claim: Tree, evidence: Evidence) => string | undefined): Judge =>
  (claim, evidence) => {
    const name = text(claim, 'name')
    const [id, second] = pokemonCalled(evidence.state.board, evidence.game.cards, name)
    if (id === undefined) return `no "${name}" is in play`
    if (second !== undefined) return `two Pokémon are called "${name}"`
    return judge(id, claim, evidence)
  }

const placeOf = (id: string, { state }: Evidence): string =>
  state.board.players.some(({ active }) => active === id) ? 'Active' : 'Benched'

const isPlaced = (place: string): Judge =>
  about((id, _, evidence) => (placeOf(id, evidence) === place ? undefined : `it is ${placeOf(id, evidence)}`))

const statusesOf = (id: string, { state }: Evidence): readonly string[] =>
  Object.keys(state.board.pokemon[id]?.statuses ?? {})

const sayStatuses = (statuses: readonly string[]): string =>
  statuses.join(' and ') || 'under no Special Condition'

const counted = (value: number, wanted: number): string | undefined =>
  value === wanted ? undefined : `it is ${value}`

const ofSide =
  (read: (state: State, player: PlayerIndex) => number): Judge =>
  (claim, { state }) =>
    counted(read(state, sideOf(child(claim, 'side'))), num(claim, 'n'))

const wantedTally = (tree: Tree): ReadonlyMap<string, number> =>
  new Map(
    children(tree, 'cards')
      .map((count) => [text(count, 'name'), num(count, 'number')] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  )

const attachedTo = (id: string, { state, game }: Evidence): ReadonlyMap<string, number> =>
  tally(game.cards, state.board.pokemon[id]?.attached ?? [])

const compareTallies = (
  have: ReadonlyMap<string, number>,
  want: ReadonlyMap<string, number>,
): string | undefined => (sameTally(have, want) ? undefined : `it has ${sayTally(have)}`)

const acted = (steps: readonly Step[]): readonly string[] =>
  steps.flatMap(({ clause, cites }) => [clause, ...cites])

function cites(claim: Tree, { recent }: Evidence): string | undefined {
  const have = acted(recent)
  const missing = texts(claim, 'ids').filter((id) => !have.includes(id))
  if (missing.length > 0)
    return `${missing.join(', ')} took no part; these did: ${[...new Set(have)].join(' ')}`
  let at = -1
  for (const id of texts(claim, 'ids')) {
    const next = have.indexOf(id, at + 1)
    if (next < 0) return `${id} did not come after the one before it; the order was ${have.join(' ')}`
    at = next
  }
  return undefined
}

function legalPayments(claim: Tree, { payments, game }: Evidence): string | undefined {
  if (!payments) return 'nothing had to be paid'
  const have = payments.map((cards) => tally(game.cards, cards))
  const want = children(claim, 'payments').map(wantedTally)
  const same =
    have.length === want.length && want.every((each) => have.some((other) => sameTally(each, other)))
  return same ? undefined : `they are ${have.map((each) => `(${sayTally(each)})`).join(', ')}`
}

const pileIn = (claim: Tree, owner: string): Env => ({
  pile: child(claim, 'pile').word,
  pileOf: sideOf(child(claim, owner)),
})

const lookedAt = (claim: Tree, evidence: Evidence): readonly string[] =>
  forbidden('look', evidence, sideOf(child(claim, 'side')), pileIn(claim, 'owner'))

const deckRefused = (claim: Tree, evidence: Evidence): readonly string[] =>
  forbidden('play-deck', evidence, sideOf(child(claim, 'side')))

function refusedBecause(claim: Tree, { refused }: Evidence): string | undefined {
  if (!refused) return 'the last action was allowed'
  const want = [...texts(claim, 'ids')].sort().join(' ')
  const have = [...refused].sort().join(' ')
  return want === have ? undefined : `it was refused because ${have || 'no clause of this edition offers it'}`
}

function unsettled(claim: Tree, { state }: Evidence): string | undefined {
  if (state.decision?.kind !== 'reading') return 'the rules settle it'
  const between = [...(state.decision.about.between as readonly string[])].sort().join(' ')
  return between === [...texts(claim, 'ids')].sort().join(' ')
    ? undefined
    : `it is not settled between ${between}`
}

const winner = ({ state }: Evidence): PlayerIndex | null | undefined => state.board.result?.winner

const sayResult = (evidence: Evidence): string => {
  const won = winner(evidence)
  if (won === undefined)
    return evidence.state.board.restarts > 0 ? 'a new game has begun' : 'the game goes on'
  return won === null ? 'the game is a tie' : won === 0 ? 'you win' : 'the opponent wins'
}

function firstAt(claim: Tree, { steps }: Evidence): string | undefined {
  const id = text(claim, 'id')
  const step = steps.find((each) => each.clause === id && (each.decision ?? each.who) !== undefined)
  const who = step?.decision?.who ?? step?.who
  if (who === undefined) return `nobody did ${id}`
  return who === sideOf(child(claim, 'side'))
    ? undefined
    : `${who === 0 ? 'you go' : 'the opponent goes'} first`
}

/** How each claim is judged. */
const judges: Readonly<Record<string, Judge>> = {
  ...floorJudges,
  'is-active-now': isPlaced('Active'),
  'is-benched-now': isPlaced('Benched'),
  'is-gone': (claim, { state, game }) =>
    pokemonCalled(state.board, game.cards, text(claim, 'name')).length > 0 ? 'it is in play' : undefined,
  'has-status-now': about((id, claim, evidence) => {
    const have = statusesOf(id, evidence)
    return children(claim, 'status').every(({ word }) => have.includes(word))
      ? undefined
      : `it is ${sayStatuses(have)}`
  }),
  'has-no-status-now': about((id, claim, evidence) => {
    const have = statusesOf(id, evidence)
    return children(claim, 'status').some(({ word }) => have.includes(word))
      ? `it is ${sayStatuses(have)}`
      : undefined
  }),
  'has-damage-now': about((id, claim, { state }) =>
    counted(state.board.pokemon[id]?.damage ?? 0, num(claim, 'n')),
  ),
  'has-cards-now': about((id, claim, evidence) =>
    compareTallies(attachedTo(id, evidence), wantedTally(claim)),
  ),
  'has-nothing-now': about((id, _, evidence) => compareTallies(attachedTo(id, evidence), new Map())),
  'in-discard': (claim, { state, game }) => {
    const have = tally(game.cards, state.board.players[sideOf(child(claim, 'side'))].discard)
    const enough = [...wantedTally(claim)].every(([name, count]) => have.get(name) === count)
    return enough ? undefined : `the discard pile has ${sayTally(have)}`
  },
  'in-lost': (claim, { state, game }) => {
    const have = tally(game.cards, state.board.players[sideOf(child(claim, 'side'))].lost)
    const enough = [...wantedTally(claim)].every(([name, count]) => have.get(name) === count)
    return enough ? undefined : `the Lost Zone has ${sayTally(have)}`
  },
  'prizes-now': ofSide(({ board }, player) => board.players[player].prizes.length),
  'points-now': ofSide(({ board }, player) => board.players[player].points),
  'hand-now': ofSide(({ board }, player) => board.players[player].hand.length),
  'energy-zone-now': (claim, { state, game }) => {
    const { now } = state.board.players[sideOf(child(claim, 'side'))].energy
    const have = now === null ? 'nothing' : (game.cards.get(now)?.provides[0] ?? now)
    return have === text(claim, 'now') ? undefined : `it shows ${have}`
  },
  'energy-zone-empty': (claim, { state }) =>
    state.board.players[sideOf(child(claim, 'side'))].energy.now === null
      ? undefined
      : 'there is Energy in it',
  'stadium-now': (claim, { state, game }) => {
    const name = game.cards.get(state.board.stadium?.card ?? '')?.name
    return name === text(claim, 'name') ? undefined : name === undefined ? 'there is none' : `it is ${name}`
  },
  'no-stadium-now': (_, { state }) => (state.board.stadium ? 'there is one' : undefined),
  wins: (claim, evidence) =>
    winner(evidence) === sideOf(child(claim, 'side')) ? undefined : sayResult(evidence),
  tied: (_, evidence) => (winner(evidence) === null ? undefined : sayResult(evidence)),
  'goes-on': (_, evidence) => {
    const over = winner(evidence) !== undefined || evidence.state.board.restarts > 0
    return over ? sayResult(evidence) : undefined
  },
  'new-game-now': (claim, evidence) => {
    const { restarts, variants } = evidence.state.board
    return restarts > 0 && variants.includes(text(claim, 'name')) ? undefined : sayResult(evidence)
  },
  cites,
  'cites-not': (claim, { recent }) => {
    const found = texts(claim, 'ids').filter((id) => acted(recent).includes(id))
    return found.length > 0 ? `${found.join(', ')} took part` : undefined
  },
  'no-coin': (_, { recent }) =>
    recent.some(({ decision }) => decision?.kind === 'coin') ? 'a coin was flipped' : undefined,
  refused: refusedBecause,
  'legal-payments': legalPayments,
  unsettled,
  'acts-first': firstAt,
  'waits-chance': (_, { state }) =>
    state.decision?.about.chance === true ? undefined : 'nothing is left to chance',
  'may-look': (claim, evidence) => notForbidden(lookedAt(claim, evidence)),
  'may-not-look': (claim, evidence) => forbiddenBy(claim, lookedAt(claim, evidence)),
  'not-in-play': (claim, evidence) =>
    forbiddenBy(claim, forbidden('in-play', evidence, sideOf(child(claim, 'side')), pileIn(claim, 'side'))),
  'deck-legal': (claim, evidence) => notForbidden(deckRefused(claim, evidence)),
  'deck-illegal': (claim, evidence) => forbiddenBy(claim, deckRefused(claim, evidence)),
  'waits-coin': (_, { state }) => (state.decision?.kind === 'coin' ? undefined : 'no coin is to be flipped'),
}

/** Ids of every `claim` word that is judged here. */
export const claimMeanings: readonly string[] = Object.keys(judges)

/** Undefined if a claim holds, else what is the case instead. */
export function judgeClaim(claim: Tree, evidence: Evidence): string | undefined {
  const judge = judges[claim.word]
  if (!judge) throw new Error(`the claim "${claim.word}" has no meaning`)
  return judge(claim, evidence)
}
