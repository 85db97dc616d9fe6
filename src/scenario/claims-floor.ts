import type { Game } from '../engine/play.ts'
import { faceUpOf, neededBy } from '../engine/prizes.ts'
import { type Env, other, type PlayerIndex, type State } from '../state.ts'
import { child, children, num, type Tree, text } from '../tree.ts'
import { sideOf } from './board.ts'
import { forbidden, forbiddenBy, notForbidden } from './forbidden.ts'
import { sameTally, sayTally, tally } from './names.ts'

interface Evidence {
  readonly game: Game
  readonly state: State
}

/** Undefined if a claim holds, else what is the case instead. */
type Judge = (claim: Tree, evidence: Evidence) => string | undefined

const sideIn = (claim: Tree, slot = 'side'): PlayerIndex => sideOf(child(claim, slot))

const wanted = (claim: Tree): ReadonlyMap<string, number> =>
  new Map(children(claim, 'cards').map((count) => [text(count, 'name'), num(count, 'number')] as const))

/** A claim that cards of these names are in a pile. */
const areIn =
  (pile: 'hand' | 'prizes'): Judge =>
  (claim, { game, state }) => {
    const have = tally(game.cards, state.board.players[sideIn(claim)][pile])
    const all = [...wanted(claim)].every(([name, count]) => have.get(name) === count)
    return all ? undefined : `there are ${sayTally(have) || 'none'}`
  }

/** The clauses that forbid a player to see the first Prize of a name; undefined if there is none. */
function seeing(claim: Tree, { game, state }: Evidence): readonly string[] | undefined {
  const owner = state.board.players[sideIn(claim, 'owner')]
  const card = owner.prizes.find((id) => game.cards.get(id)?.name === text(claim, 'name'))
  if (card === undefined) return undefined
  const faceUp = faceUpOf(owner).includes(card)
  const besides: Env = { pile: 'prize-pile', pileOf: sideIn(claim, 'owner'), faceUp }
  return forbidden('look', { game, state }, sideIn(claim), besides)
}

const noneSuch = 'there is no such Prize'

const madeUp = (claim: Tree, evidence: Evidence, agreed: Env): readonly string[] =>
  forbidden('make-up', evidence, sideIn(claim), { missed: text(claim, 'kind'), ...agreed })

const severe = (evidence: Evidence, pileDestroyed: boolean): readonly string[] =>
  forbidden('be-severe', evidence, evidence.state.board.turn.player, { pileDestroyed })

/** How claims about Prizes that are known and about floor rules are judged. */
export const floorJudges: Readonly<Record<string, Judge>> = {
  'face-up-now': (claim, { game, state }) => {
    const have = tally(game.cards, faceUpOf(state.board.players[sideIn(claim)]))
    return sameTally(have, wanted(claim)) ? undefined : `face up there are ${sayTally(have) || 'none'}`
  },
  'face-down-now': (claim, { state }) =>
    faceUpOf(state.board.players[sideIn(claim)]).length > 0 ? 'one lies face up' : undefined,
  'in-hand': areIn('hand'),
  'among-prizes': areIn('prizes'),
  'may-see': (claim, evidence) => {
    const by = seeing(claim, evidence)
    return by ? notForbidden(by) : noneSuch
  },
  'may-not-see': (claim, evidence) => {
    const by = seeing(claim, evidence)
    return by ? forbiddenBy(claim, by) : noneSuch
  },
  'needed-now': (claim, { state }) => {
    const needed = neededBy(state.board.players[sideIn(claim)])
    return needed === num(claim, 'n') ? undefined : `it is ${needed}`
  },
  'may-decline': (claim, evidence) => notForbidden(forbidden('decline-penalty', evidence, sideIn(claim))),
  'may-not-decline': (claim, evidence) =>
    forbiddenBy(claim, forbidden('decline-penalty', evidence, sideIn(claim))),
  'may-make-up': (claim, evidence) => notForbidden(madeUp(claim, evidence, {})),
  'may-make-up-agreed': (claim, evidence) =>
    notForbidden(madeUp(claim, evidence, { agreed: other(sideIn(claim)) })),
  'may-not-make-up': (claim, evidence) => forbiddenBy(claim, madeUp(claim, evidence, {})),
  'error-severe': (_, evidence) => notForbidden(severe(evidence, true)),
  'error-left-severe': (_, evidence) => notForbidden(severe(evidence, false)),
  'error-minor': (claim, evidence) => forbiddenBy(claim, severe(evidence, false)),
}
