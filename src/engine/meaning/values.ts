import type { TypeModifier } from '../../compiled.ts'
import type { Env } from '../../state.ts'
import { child, type Tree } from '../../tree.ts'
import { cardsMarking } from '../covered.ts'
import { bound, topCard, Unclear, type View } from '../view.ts'
import { amountOf } from './amounts.ts'
import { meaning } from './references.ts'

type Change = (amount: number, view: View, env: Env, tree: Tree, value: string) => number

const changes: Readonly<Record<string, Change>> = {
  set: (_, view, env, tree) => amountOf(child(tree, 'amount'), view, env),
  more: (amount, view, env, tree) => amount + amountOf(child(tree, 'amount'), view, env),
  less: (amount, view, env, tree) => amount - amountOf(child(tree, 'amount'), view, env),
  doubled: (amount) => amount * 2,
  printed: (_, view, env, __, value) => printedNumber(value, view, env),
  'printed-weakness': (amount, view, env) => applyModifiers(amount, matching('weaknesses', view, env)),
  'printed-resistance': (amount, view, env) => applyModifiers(amount, matching('resistances', view, env)),
}

/** What a quantity becomes by a `change` word; whole numbers. */
export const changeBy = (tree: Tree, amount: number, view: View, env: Env, value: string): number =>
  meaning(changes, tree)(amount, view, env, tree, value)

const printed: Readonly<Record<string, 'retreat' | 'hp'>> = { 'retreat-cost': 'retreat', hp: 'hp' }

/** The number on the card for a quantity; 0 for a card nobody has named. */
function printedNumber(value: string, view: View, env: Env): number {
  const field = printed[value]
  if (!field) throw new Unclear(`no number is printed on a card for "${value}"`)
  return cardsMarking(bound(env, 'it'), view).find((card) => card[field] !== undefined)?.[field] ?? 0
}

/** The Weaknesses or Resistances of "it" that match a type of the attacking Pokémon. */
export function matching(which: 'weaknesses' | 'resistances', view: View, env: Env): readonly TypeModifier[] {
  const attacker = topCard(view, bound(env, 'attacking'))
  return cardsMarking(bound(env, 'it'), view)
    .flatMap((card) => card[which])
    .filter(({ symbol }) => attacker?.types.includes(symbol))
}

function applyModifiers(amount: number, modifiers: readonly TypeModifier[]): number {
  return modifiers.reduce((sum, { modifier }) => {
    if (modifier === undefined) return sum
    const size = Number(modifier.slice(1))
    return modifier.startsWith('×') ? sum * size : modifier.startsWith('+') ? sum + size : sum - size
  }, amount)
}

/** Ids of every word that this file gives a meaning to. */
export const changeMeanings: readonly string[] = Object.keys(changes)
