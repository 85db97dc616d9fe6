import { type Combination, combinationOf, type Said, saidBy, valueWords } from '../rules.ts'
import type { Env } from '../state.ts'
import { child, childIf, type Tree, text } from '../tree.ts'
import { instancesOf, within } from './instances.ts'
import { failingWhen, holds } from './meaning/conditions.ts'
import { playerOf, playerWords, pokemonFor, pokemonWords } from './meaning/references.ts'
import { changeBy } from './meaning/values.ts'
import { clashKey, pick } from './pick.ts'
import { Clash, deeper, type View } from './view.ts'

interface Part {
  readonly clause: string
  readonly env: Env
  readonly change: Tree
  readonly stage: string | undefined
}

/**
 * What a quantity is for the Pokémon (`env.it`), player (`env.thatPlayer`) or card (`env.card`) it is read of.
 * The clauses that made it are noted. `env.base`, if bound, is what the quantity starts from. Whole numbers only.
 */
export function amountFor(value: string, env: Env, view: View): number {
  deeper(view, `the value "${value}"`)
  const combination = combinationFor(value, env, view)
  const parts: Part[] = []
  for (const said of view.rules.values.get(value) ?? []) addParts(parts, said, value, env, view)
  const stages = combination?.stages ?? ['']
  let amount = typeof env.base === 'number' ? env.base : 0
  const made: { clause: string; from: number; to: number }[] = []
  for (const stage of stages) {
    const here = parts.filter((part) => stageOf(part, stages) === stage)
    const make = (clause: string, to: number): void => {
      made.push({ clause, from: amount, to })
      view.notes.cites.add(clause)
      amount = to
    }
    for (const part of setsFirst(here, value, view))
      make(part.clause, changeBy(part.change, amount, view, part.env, value))
    if (combination?.floor !== undefined && amount < combination.floor)
      make(combination.clause.id, combination.floor)
    if (amount === 0 && combination?.stop === stage) break
    const keeper = amount === 0 && here.length > 0 ? keeperOf(value, stage, env, view) : undefined
    if (keeper !== undefined) {
      view.notes.cites.add(keeper)
      break
    }
  }
  view.depth--
  view.notes.sums.push({ value, of: String(env.it ?? env.card ?? env.thatPlayer ?? ''), amount, parts: made })
  return amount
}

/** The stages of a quantity here, if a clause says them. */
function combinationFor(value: string, env: Env, view: View): Combination | undefined {
  const said = view.rules.combinations.get(value)?.[0]
  if (!said) return undefined
  const top = pick(said.clause, env, view)[0]
  const clause = view.rules.clauses.get(top?.clause ?? '') ?? said.clause
  const tree = saidBy(clause, ['combines'])[0]
  return tree && combinationOf({ clause, tree })
}

/** The clause, if any, by which a 0 that this stage made stays. */
function keeperOf(value: string, stage: string, env: Env, view: View): string | undefined {
  for (const { clause } of view.rules.zeros.get(value) ?? []) {
    const link = pick(clause, env, view)[0]
    const effective = view.rules.clauses.get(link?.clause ?? '') ?? clause
    if (effective === clause && failingWhen(clause, view, env) !== undefined) continue
    const kept = saidBy(effective, ['stays']).some(
      (tree) => child(tree, 'value').word === value && text(tree, 'stage') === stage,
    )
    if (kept) return effective.id
  }
  return undefined
}

const isSet = (part: Part): boolean => part.change.word === 'set' || part.change.word === 'printed'

/** Sets without a stage stand in the first, other changes in the last. */
const stageOf = (part: Part, stages: readonly string[]): string | undefined =>
  part.stage ?? (isSet(part) ? stages[0] : stages.at(-1))

function setsFirst(parts: readonly Part[], value: string, view: View): readonly Part[] {
  const sets = parts.filter(isSet)
  const first = sets.length > 1 && differ(sets, value, view) ? chosenSet(sets, view) : sets[0]
  return [...(first ? [first] : []), ...parts.filter((part) => !isSet(part))]
}

const differ = (sets: readonly Part[], value: string, view: View): boolean =>
  new Set(sets.map((part) => changeBy(part.change, 0, view, part.env, value))).size > 1

/** The set somebody chose where several say different amounts; throws `Clash` if nobody has. */
function chosenSet(sets: readonly Part[], view: View): Part {
  const ids = sets.map(({ clause }) => clause)
  const chosen = sets.find(({ clause }) => clause === view.readings[clashKey(ids)])
  if (!chosen) throw new Clash(ids)
  return chosen
}

function addParts(parts: Part[], { clause }: Said, value: string, env: Env, view: View): void {
  for (const instance of instancesOf(clause, view)) {
    const inside = within(env, instance)
    const link = pick(clause, inside, view)[0]
    const effective = view.rules.clauses.get(link?.clause ?? clause.id) ?? clause
    if (effective === clause && failingWhen(clause, view, inside) !== undefined) continue
    const bindings = link?.env ?? inside
    for (const tree of saidBy(effective, valueWords))
      if (child(tree, 'value').word === value && applies(tree, bindings, view))
        parts.push({
          clause: effective.id,
          env: bindings,
          change: child(tree, 'change'),
          stage: tree.word === 'is-at' ? text(tree, 'stage') : undefined,
        })
  }
}

function applies(tree: Tree, env: Env, view: View): boolean {
  if (!speaksOf(child(child(tree, 'value'), 'of'), env, view)) return false
  const condition = childIf(tree, 'condition')
  return condition === undefined || holds(condition, view, env)
}

/** True if a subject ("a Pokémon", "this Pokémon", "that player" …) is what the sentence is being read of. */
export function speaksOf(subject: Tree, env: Env, view: View): boolean {
  if (playerWords.has(subject.word)) return playerOf(subject, view, env) === env.thatPlayer
  if (!pokemonWords.has(subject.word)) return true
  return subject.word === 'it' || (isBound(subject, env) && pokemonFor(subject, view, env) === env.it)
}

/** A role that no procedure has given to anybody yet is nobody's. */
const isBound = (subject: Tree, env: Env): boolean =>
  subject.word !== 'role-pokemon' || typeof env[child(subject, 'role').word] === 'string'
