import { child, children, type Tree, text } from '../../tree.ts'
import type { Lowering } from '../code.ts'
import * as moves from '../moves.ts'
import { payable, readPayment } from '../pay.ts'
import type { Run } from '../run.ts'
import { bound, nobody, Unclear } from '../view.ts'
import { energyOfType } from './able.ts'
import { amountOf } from './amounts.ts'
import { hasNoHp } from './conditions.ts'
import { groupOf, playerOf, pokemonFor } from './references.ts'

const pokemonIn = (tree: Tree, run: Run, slot = 'pokemon'): string =>
  pokemonFor(child(tree, slot), run.view, run.env)
const amountIn = (tree: Tree, run: Run): number => amountOf(child(tree, 'amount'), run.view, run.env)

/** A deed that does one thing to one Pokémon. */
const toPokemon =
  (act: (run: Run, id: string, tree: Tree) => void): Lowering =>
  (tree, code) =>
    code.add((run) => act(run, pokemonIn(tree, run), tree))

const paymentOf = (run: Run): readonly string[] => {
  const { payment } = run.env
  if (!Array.isArray(payment)) throw new Unclear('nothing has been paid here')
  return payment.filter((card): card is string => typeof card === 'string')
}

/** A cost that nothing can pay fails. What the rules do not settle about payments is asked before the payment. */
const pay: Lowering = (tree, code) =>
  code.add((run) => {
    const pokemon = pokemonIn(tree, run)
    const cost = amountIn(tree, run)
    if (!run.answering && !payable(cost, pokemon, run.env, run.view)) return run.fail()
    const answer = run.ask('pay', run.player, { cost, pokemon })
    if (answer === undefined) return
    readPayment(answer, cost, run.env, run.view)
    run.bind('payer', pokemon)
    run.bind('payment', answer)
  })

const choose: Lowering = (tree, code) =>
  code.add((run) => {
    const among = groupOf(child(tree, 'group'), run.view, run.env)
    if (among.length === 0) {
      run.bind('that', nobody)
      run.bind('it', nobody)
      return
    }
    const answer = run.ask('pokemon', playerOf(child(tree, 'player'), run.view, run.env), { among })
    if (answer === undefined) return
    run.bind('that', answer)
    run.bind('it', answer)
  })

function knockOut(run: Run): void {
  const view = run.view
  for (const id of Object.keys(view.board.pokemon)) {
    if (view.board.pokemon[id]?.knockedOut || !hasNoHp(id, run.view, run.env)) continue
    run.write(['pokemon', id, 'knockedOut'], true)
    run.emit('is-knocked-out', id)
  }
}

function discardPokemon(run: Run, id: string): void {
  const pokemon = run.board.pokemon[id]
  if (!pokemon) return
  moves.removeFromPlay(run, id)
  moves.putInto(run, pokemon.owner, 'discard', [...pokemon.cards, ...pokemon.attached])
}

/** Energy of one type, card by card; its owner chooses where cards differ. */
const discardEnergy: Lowering = (tree, code) => {
  const left = code.loopName()
  code.add((run) => run.bind(left, amountIn(tree, run)))
  code.loop(
    (run) => Number(run.env[left]) > 0 && energyIn(tree, run).length > 0,
    () =>
      code.add((run) => {
        const id = pokemonIn(tree, run)
        const [only, ...others] = oneOfEach(energyIn(tree, run), run)
        const owner = run.board.pokemon[id]?.owner ?? 0
        const card =
          others.length === 0
            ? only
            : run.ask('card', owner, { among: [only ?? '', ...others], orNone: false })
        if (typeof card !== 'string') return
        run.bind(left, Number(run.env[left]) - 1)
        moves.detach(run, id, [card], false)
      }),
  )
}

const energyIn = (tree: Tree, run: Run): readonly string[] =>
  energyOfType(pokemonIn(tree, run), text(tree, 'symbol'), run.view)

/** The first copy of each card. */
const oneOfEach = (cards: readonly string[], run: Run): readonly string[] => {
  const key = (card: string): string => run.view.cards.get(card)?.key ?? card
  return cards.filter((card, at) => cards.findIndex((each) => key(each) === key(card)) === at)
}

const endAttackEffects = (run: Run, id: string): void => {
  const kept = run.board.lasting.filter((each) => !(each.fromAttack && each.holder === id))
  if (kept.length < run.board.lasting.length)
    run.write(
      ['lasting'],
      kept.map((each) => ({ ...each })),
    )
}

/** Deeds done to Pokémon and the cards on them. */
export const pokemonDeeds: Readonly<Record<string, Lowering>> = {
  pay,
  choose,
  'discard-payment': (_, code) =>
    code.add((run) => moves.detach(run, String(run.env.payer), paymentOf(run), false)),
  'remove-payment': (_, code) =>
    code.add((run) => moves.detach(run, String(run.env.payer), paymentOf(run), true)),
  switch: (tree, code) =>
    code.add((run) => moves.switchPlaces(run, pokemonIn(tree, run, 'a'), pokemonIn(tree, run, 'b'))),
  promote: toPokemon(moves.promote),
  'put-counters': toPokemon((run, id, tree) => moves.addDamage(run, id, 10 * amountIn(tree, run))),
  'put-damage': toPokemon((run, id, tree) => moves.addDamage(run, id, amountIn(tree, run))),
  become: toPokemon((run, id, tree) => moves.afflict(run, id, child(tree, 'status').word)),
  recover: toPokemon((run, id, tree) =>
    moves.recover(
      run,
      id,
      children(tree, 'status').map(({ word }) => word),
    ),
  ),
  'recover-all': toPokemon((run, id) =>
    moves.recover(run, id, Object.keys(run.board.pokemon[id]?.statuses ?? {})),
  ),
  'discard-pokemon': toPokemon(discardPokemon),
  'discard-this': (_, code) =>
    code.add((run) => moves.detach(run, bound(run.env, 'this'), [bound(run.env, 'card')], false)),
  'discard-energy': discardEnergy,
  'knock-out': (_, code) => code.add(knockOut),
  'end-attack-effects': toPokemon(endAttackEffects),
}
