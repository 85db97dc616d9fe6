import type { Act, Env, PlayerIndex } from '../../state.ts'
import { pokemonOf } from '../../state.ts'
import { cardsSpeaking } from '../covered.ts'
import { type Refusal, refusals } from '../permit.ts'
import { Clash, OverBudget, type topCard, Unclear, type View } from '../view.ts'

interface ActionMeaning {
  /** Everything a player could try, allowed or not. */
  readonly offers: (view: View, player: PlayerIndex) => readonly Act[]
  /** What the action binds: the roles of its Pokémon, the chosen cards. */
  readonly binds: (act: Act) => Env
}

const activeOf = (view: View, player: PlayerIndex): readonly string[] => {
  const { active } = view.board.players[player]
  return active === null ? [] : [active]
}

const handOf = (
  view: View,
  player: PlayerIndex,
  kind: (card: NonNullable<ReturnType<typeof topCard>>) => boolean,
) =>
  view.board.players[player].hand.filter((id) => {
    const card = view.cards.get(id)
    return card !== undefined && kind(card)
  })

const played: ReadonlySet<string> = new Set(['trainer', 'item', 'supporter', 'stadium', 'tool'])

const chosen = (act: Act): Env => ({
  ...(act.pokemon === undefined ? {} : { chosen: act.pokemon, it: act.pokemon }),
  ...(act.card === undefined ? {} : { chosenCard: act.card }),
})

const actions: Readonly<Record<string, ActionMeaning>> = {
  retreat: {
    offers: (view, player) => activeOf(view, player).map((pokemon) => ({ action: 'retreat', pokemon })),
    binds: ({ pokemon = '' }) => ({ retreating: pokemon, it: pokemon, this: pokemon }),
  },
  attack: {
    offers: (view, player) =>
      activeOf(view, player).flatMap((pokemon) =>
        cardsSpeaking(pokemon, view).flatMap(({ attacks }) =>
          attacks.map(({ clause }) => ({ action: 'attack', pokemon, attack: clause })),
        ),
      ),
    binds: ({ pokemon = '', attack = '' }) => ({ attacking: pokemon, it: pokemon, this: pokemon, attack }),
  },
  attach: {
    offers: (view, player) =>
      handOf(view, player, (card) => card.kind === 'energy').flatMap((card) =>
        pokemonOf(view.board, player).map((pokemon) => ({ action: 'attach', card, pokemon })),
      ),
    binds: chosen,
  },
  bench: {
    offers: (view, player) =>
      handOf(view, player, (card) => card.stage === 0).map((card) => ({ action: 'bench', card })),
    binds: chosen,
  },
  evolve: {
    offers: (view, player) =>
      handOf(view, player, (card) => card.evolvesFrom !== undefined).flatMap((card) =>
        pokemonOf(view.board, player).map((pokemon) => ({ action: 'evolve', card, pokemon })),
      ),
    binds: chosen,
  },
  play: {
    offers: (view, player) =>
      handOf(view, player, ({ kind }) => played.has(kind)).flatMap((card): readonly Act[] =>
        view.cards.get(card)?.kind === 'tool'
          ? pokemonOf(view.board, player).map((pokemon) => ({ action: 'play', card, pokemon }))
          : [{ action: 'play', card }],
      ),
    binds: chosen,
  },
  'use-power': {
    offers: (view, player) =>
      pokemonOf(view.board, player).flatMap((pokemon) =>
        cardsSpeaking(pokemon, view).flatMap(({ powers }) =>
          powers.map(({ clause }) => ({ action: 'use-power', pokemon, power: clause })),
        ),
      ),
    binds: ({ pokemon = '', power = '' }) => ({ it: pokemon, this: pokemon, powerClause: power }),
  },
  'attach-zone': {
    offers: (view, player) =>
      view.board.players[player].energy.now === null
        ? []
        : pokemonOf(view.board, player).map((pokemon) => ({ action: 'attach-zone', pokemon })),
    binds: chosen,
  },
  assemble: {
    offers: (view, player) => {
      const { hand, discard } = view.board.players[player]
      return [...hand, ...discard]
        .filter((card) => view.cards.get(card)?.parts !== undefined)
        .map((card) => ({ action: 'assemble', card }))
    },
    binds: chosen,
  },
  concede: { offers: () => [{ action: 'concede' }], binds: () => ({}) },
  'end-turn': { offers: () => [{ action: 'end-turn' }], binds: () => ({}) },
}

/** Actions that only prohibitions speak of. */
const judged = [
  'use-covered',
  'have-covered',
  'evolve-by-effect',
  'keep-power',
  'power-as-attack',
  'be-discarded',
  'take-back',
  'missing',
  'find-nothing',
  'be-healed',
  'do-part',
  'count-as-trainer',
  'be-meant',
  'stand',
  'give-prizes',
  'draw-card',
  'look',
  'in-play',
  'play-deck',
  'decline-penalty',
  'make-up',
  'be-severe',
]

/** Ids of every `action` word that the engine knows. */
export const actionMeanings: readonly string[] = [...Object.keys(actions), ...judged]

/** The bindings under which an action is judged and carried out. */
export const actionEnv = (act: Act, player: PlayerIndex): Env => ({
  it: null,
  ...(actions[act.action]?.binds(act) ?? {}),
  player,
  thatPlayer: player,
  you: player,
})

/** Why an action may not be done now; empty if it may. An action that no clause offers is refused by nobody. */
export const whyNot = (act: Act, player: PlayerIndex, view: View): readonly Refusal[] =>
  refusals(act.action, { ...actionEnv(act, player), ...powerIn(act, view) }, view)

/** The kind of the Power that is used, for conditions to ask about. */
export function powerIn(act: Act, view: View): Env {
  if (act.power === undefined || act.pokemon === undefined) return {}
  const powers = cardsSpeaking(act.pokemon, view).flatMap((card) => card.powers)
  const kind = powers.find(({ clause }) => clause === act.power)?.kind
  return kind === undefined ? {} : { power: kind }
}

/**
 * Why an action would be refused now, as far as the rules settle it: where they don't, or nobody can work it out, it may be
 * tried, and the run then asks for a reading or stops.
 */
export function whyNotYet(act: Act, player: PlayerIndex, view: View): readonly Refusal[] {
  try {
    return whyNot(act, player, view)
  } catch (error) {
    if (error instanceof Clash || error instanceof OverBudget || error instanceof Unclear) return []
    throw error
  }
}

/** Everything a player could try now, in the order the rules offer it, allowed or not. */
export const tries = (view: View, player: PlayerIndex): readonly Act[] =>
  [...view.rules.actions.keys()].flatMap((action) => actions[action]?.offers(view, player) ?? [])

/** Everything a player may do now; copies of a card count once. */
export function offers(view: View, player: PlayerIndex): readonly Act[] {
  const seen = new Set<string>()
  return tries(view, player).filter((act) => {
    const key = [
      act.action,
      act.pokemon,
      act.attack,
      act.power,
      act.card === undefined ? '' : view.cards.get(act.card)?.key,
    ].join()
    if (seen.has(key)) return false
    seen.add(key)
    return whyNotYet(act, player, view).length === 0
  })
}
