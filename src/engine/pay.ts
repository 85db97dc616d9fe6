import type { Env } from '../state.ts'
import type { Json } from '../trace.ts'
import { refusals } from './permit.ts'
import { amountFor } from './value.ts'
import { bound, OverBudget, pokemonAt, type View } from './view.ts'

const mostSets = 4096

/** The Energy cards attached to a Pokémon. */
const energyOn = (id: string, view: View): readonly string[] =>
  pokemonAt(view, id).attached.filter((card) => view.cards.get(card)?.kind === 'energy')

/**
 * Every set of Energy cards of a Pokémon that may stand as payment of a cost; sets that differ only in which copy of a
 * card they use appear once. What a payment must fulfil is said by the prohibitions on `stand`.
 */
export function payments(
  cost: number,
  pokemon: string,
  env: Env,
  view: View,
): readonly (readonly string[])[] {
  return candidates(energyOn(pokemon, view), view).filter(stands(cost, env, view))
}

/** True if the Energy cards of a Pokémon can pay a cost. */
export const payable = (cost: number, pokemon: string, env: Env, view: View): boolean =>
  candidates(energyOn(pokemon, view), view).some(stands(cost, env, view))

const stands =
  (cost: number, env: Env, view: View) =>
  (payment: readonly string[]): boolean =>
    refusals('stand', payingWith(payment, cost, env), view).length === 0

/** The bindings under which a payment is judged. */
export const payingWith = (payment: readonly string[], cost: number, env: Env): Env => ({
  ...env,
  payment,
  cost,
  subject: 'a-payment',
})

/** Reads once more why the payment that was chosen stands, so that the clauses by which its cards count are noted. */
export function readPayment(payment: Json, cost: number, env: Env, view: View): void {
  if (Array.isArray(payment)) refusals('stand', { ...env, payment, cost, subject: 'a-payment' }, view)
}

/** All ways to take so many of each alike card, fewest cards first. */
function candidates(cards: readonly string[], view: View): readonly (readonly string[])[] {
  const alike = new Map<string, string[]>()
  for (const card of cards) {
    const key = view.cards.get(card)?.key ?? card
    alike.set(key, [...(alike.get(key) ?? []), card])
  }
  let sets: readonly (readonly string[])[] = [[]]
  for (const copies of alike.values()) {
    sets = sets.flatMap((set) => [...copies, ''].map((_, count) => [...set, ...copies.slice(0, count)]))
    if (sets.length > mostSets) throw new OverBudget(`more than ${mostSets} ways to pay`)
  }
  return sets.toSorted((a, b) => a.length - b.length)
}

/** What each card of a payment counts for; alike cards count alike, so one of them is read. */
function counts(value: 'most-energy' | 'least-energy', env: Env, view: View): readonly number[] {
  const known = new Map<string, number>()
  return paymentIn(env).map((card) => {
    const key = view.cards.get(card)?.key ?? card
    const count = known.get(key) ?? amountFor(value, { ...env, it: null, card }, view)
    known.set(key, count)
    return count
  })
}

const paymentIn = (env: Env): readonly string[] =>
  Array.isArray(env.payment) ? env.payment.filter((card): card is string => typeof card === 'string') : []

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** True if the payment does not meet its cost, however its cards are counted. */
export const paysLess = (env: Env, view: View): boolean =>
  sum(counts('most-energy', env, view)) < Number(env.cost)

/** True if in whatever order the cards are discarded, one of them is discarded after the cost has been met. */
export function goesOn(env: Env, view: View): boolean {
  const least = counts('least-energy', env, view)
  return least.length > 0 && sum(least) - Math.max(...least) >= Number(env.cost)
}

/** True if the Energy on a Pokémon does not meet the cost of an attack (a clause id). */
export function costsUnmet(attack: string, pokemon: string, view: View): boolean {
  const cost = attackOf(attack, view)?.cost ?? []
  const units = energyOn(pokemon, view).flatMap((card) => view.cards.get(card)?.provides ?? [])
  let wild = energyOn(pokemon, view).reduce(
    (total, card) => total + (view.cards.get(card)?.providesAny ?? 0),
    0,
  )
  for (const symbol of cost.filter((each) => each !== colorless)) {
    const at = units.indexOf(symbol)
    if (at >= 0) units.splice(at, 1)
    else if (--wild < 0) return true
  }
  return units.length + wild < cost.filter((each) => each === colorless).length
}

/** The symbol that any Energy meets. */
const colorless = 'C'

/** The attack that a clause id names. */
export function attackOf(clause: string, view: View) {
  const card = view.rules.cards.get(view.rules.clauses.get(clause)?.card ?? '')
  return card?.attacks.find((attack) => attack.clause === clause)
}

/** The attack under way. */
export const currentAttack = (env: Env, view: View) => attackOf(bound(env, 'attack'), view)
