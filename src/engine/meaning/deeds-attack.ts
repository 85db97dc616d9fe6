import { playerHolder } from '../../state.ts'
import { child, type Tree } from '../../tree.ts'
import type { Lowering } from '../code.ts'
import { addDamage } from '../moves.ts'
import { currentAttack } from '../pay.ts'
import { refusals } from '../permit.ts'
import type { AttackPart } from '../program.ts'
import type { Run } from '../run.ts'
import { amountFor } from '../value.ts'
import { bound } from '../view.ts'
import { amountOf } from './amounts.ts'
import { groupOf, playerOf, playerWords, pokemonFor, whoseOf } from './references.ts'

/** Damage of an attack to one Pokémon, with every stage of the damage calculation. */
function damage(run: Run, source: string, target: string, base: number): void {
  const env = { ...run.env, attacking: source, it: target, base }
  const points = amountFor('damage', env, run.view)
  if (points === 0) run.cannot([])
  addDamage(run, target, points)
}

const sourceIn = (tree: Tree, run: Run): string => pokemonFor(child(tree, 'source'), run.view, run.env)
const amountIn = (tree: Tree, run: Run): number => amountOf(child(tree, 'amount'), run.view, run.env)

const attackDamage: Lowering = (tree, code) =>
  code.add((run) => {
    const printed = currentAttack(run.env, run.view)?.damage
    if (!printed) return
    const base = amountOf(printed, run.view, run.env)
    damage(run, bound(run.env, 'attacking'), pokemonFor(child(tree, 'pokemon'), run.view, run.env), base)
  })

const part =
  (name: AttackPart): Lowering =>
  (_, code) =>
    code.add((run) => {
      const clause = bound(run.env, 'attack')
      run.call({ code: `${name} ${clause}`, env: run.env, clause, shares: true })
    })

/** What a Power does ends where effects of attacks end, unless a clause forbids to take it for an attack. */
const isTakenForAttack = (run: Run): boolean =>
  run.frame.clause === run.env.powerClause && refusals('power-as-attack', run.env, run.view).length === 0

/** The Pokémon or the player that a sentence forbids something. */
function holderIn(tree: Tree, run: Run): string {
  const who = child(tree, 'who')
  return playerWords.has(who.word)
    ? playerHolder(playerOf(who, run.view, run.env))
    : pokemonFor(who, run.view, run.env)
}

/** Leaves behind that a Pokémon or a player can't do something in the turn of that number. */
function forbid(tree: Tree, run: Run, turn: number): void {
  const id = `e${run.board.nextId}`
  run.write(['nextId'], run.board.nextId + 1)
  const lasting = {
    id,
    clause: run.frame.clause,
    fromAttack: run.frame.clause === run.env.attack || isTakenForAttack(run),
    holder: holderIn(tree, run),
    action: child(tree, 'action').word,
    turn,
  }
  run.write(['lasting'], [...run.board.lasting.map((each) => ({ ...each })), lasting])
}

/** Deeds about attacks. */
export const attackDeeds: Readonly<Record<string, Lowering>> = {
  'attack-damage': attackDamage,
  'attack-choices': part('choices'),
  'attack-cost': part('cost'),
  'attack-first': part('first'),
  'attack-rest': part('rest'),
  'do-damage': (tree, code) =>
    code.add((run) =>
      damage(
        run,
        sourceIn(tree, run),
        pokemonFor(child(tree, 'target'), run.view, run.env),
        amountIn(tree, run),
      ),
    ),
  'do-damage-self': (tree, code) =>
    code.add((run) => damage(run, sourceIn(tree, run), sourceIn(tree, run), amountIn(tree, run))),
  'do-damage-each': (tree, code) =>
    code.add((run) => {
      for (const target of groupOf(child(tree, 'group'), run.view, run.env))
        damage(run, sourceIn(tree, run), target, amountIn(tree, run))
    }),
  call: (tree, code) =>
    code.add((run) =>
      run.bind(child(tree, 'role').word, pokemonFor(child(tree, 'pokemon'), run.view, run.env)),
    ),
  'cant-this-turn': (tree, code) => code.add((run) => forbid(tree, run, run.board.turn.number)),
  'cant-next-turn': (tree, code) =>
    code.add((run) => {
      const { number, player } = run.board.turn
      const whose = whoseOf(tree, run.view, run.env)
      forbid(tree, run, whose === player ? number + 2 : number + 1)
    }),
}
