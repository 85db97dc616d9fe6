import type { Clause } from '../compiled.ts'
import type { Board, Env } from '../state.ts'
import { speaks } from './covered.ts'
import { refusals } from './permit.ts'
import { pokemonAt, type View } from './view.ts'

/** Where a clause lies: a card's clause is outside a rule's. */
export type Layer = 1 | 2

/** The layer of a clause. */
export const layerOf = (clause: Clause): Layer => (clause.card === undefined ? 1 : 2)

const everywhere: Env = {}
const once: readonly Env[] = [everywhere]

/** Bindings inside an instance of a clause. */
export const within = (env: Env, instance: Env): Env =>
  instance === everywhere ? env : { ...env, ...instance }

/**
 * The bindings under which a clause speaks at this moment: one for a rule, one for each card in play for a card's clause
 * (`this` the Pokémon it is on, `you` its owner, `card` the card), none where its variant is not played.
 */
export function instancesOf(clause: Clause, view: View): readonly Env[] {
  if (clause.variant !== undefined && !view.board.variants.includes(clause.variant)) return []
  return clause.card === undefined ? once : cardInstances(clause, clause.card, view)
}

/** A body is on only while nothing forbids its Pokémon to use a Power; a body asked about while it is being asked about is on. */
function isOn(clause: Clause, env: Env, view: View): boolean {
  if (clause.power === undefined || view.asking.has(clause.id)) return true
  view.asking.add(clause.id)
  const bindings = {
    ...env,
    it: env.this ?? null,
    thatPlayer: env.you ?? null,
    player: env.you ?? null,
    power: clause.power,
  }
  const off = refusals('use-power', bindings, view).length > 0
  view.asking.delete(clause.id)
  return !off
}

function cardInstances(clause: Clause, key: string, view: View): readonly Env[] {
  const { stadium } = view.board
  const lying = stadium && view.cards.get(stadium.card)?.key === key
  const top = onPokemon(view).get(key) ?? []
  const covered = coveredOn(key, view)
  const inPlay = covered.length > 0 ? [...top, ...covered] : top
  const found = lying ? [{ you: stadium.owner, card: stadium.card }, ...inPlay] : inPlay
  return clause.power === undefined ? found : found.filter((env) => isOn(clause, env, view))
}

const stacks = new WeakMap<Board['pokemon'], readonly string[]>()

/** The Pokémon that are more than one card; listed once for as long as no Pokémon changes. */
function stacked({ pokemon }: Board): readonly string[] {
  const known = stacks.get(pokemon)
  if (known) return known
  const found = Object.keys(pokemon).filter((id) => (pokemon[id]?.cards.length ?? 0) > 1)
  stacks.set(pokemon, found)
  return found
}

/** The instances of a card that lies under others and still speaks. */
function coveredOn(key: string, view: View): readonly Env[] {
  return stacked(view.board).flatMap((id) => {
    const { cards, owner } = pokemonAt(view, id)
    return cards
      .slice(0, -1)
      .filter((card) => view.cards.get(card)?.key === key && speaks(id, card, view))
      .map((card) => ({ this: id, you: owner, card }))
  })
}

const lists = new WeakMap<Board['pokemon'], ReadonlyMap<string, readonly Env[]>>()

/** The instances of all cards on Pokémon in play, by the key of the card; listed once for as long as no Pokémon changes. */
function onPokemon(view: View): ReadonlyMap<string, readonly Env[]> {
  const { pokemon } = view.board
  const known = lists.get(pokemon)
  if (known) return known
  const found = new Map<string, Env[]>()
  for (const [id, { cards, attached, owner }] of Object.entries(pokemon))
    for (const card of [...cards.slice(-1), ...attached]) {
      const key = view.cards.get(card)?.key
      if (key === undefined) continue
      const instance = { this: id, you: owner, card }
      const others = found.get(key)
      if (others) others.push(instance)
      else found.set(key, [instance])
    }
  lists.set(pokemon, found)
  return found
}
