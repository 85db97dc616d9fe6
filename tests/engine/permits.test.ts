import { describe, expect, test } from 'vitest'
import { optionsOf, play, whyNotNow } from '../../src/engine/play.ts'
import { exception, rule, Tiny } from './tiny.ts'

const retreat = [
  rule('run.order', 'a player can retreat: run.switch'),
  rule(
    'run.switch',
    "the player chooses 1 of the player's Benched Pokémon",
    'switch the retreating Pokémon with that Pokémon',
  ),
]
const active = rule('ban.active', "a Pokémon can't retreat while it is Active")
const turn = rule('ban.turn', "a player can't retreat while that player has the turn")

/** The clauses that refuse a retreat at the start of a turn. */
function refusing(tiny: Tiny): readonly string[] | undefined {
  const { state } = play(tiny.game, tiny.staged.state)
  const pokemon = state.board.players[0].active ?? ''
  return whyNotNow(tiny.game, state, { action: 'retreat', pokemon })?.map(({ clause }) => clause)
}

test('an action that no clause offers is not offered', () => {
  expect(refusing(new Tiny([]))).toBeUndefined()
})

test('an action is refused by every clause that forbids it', () => {
  const tiny = new Tiny([...retreat, active, turn])
  expect(refusing(tiny)).toEqual(['ban.active', 'ban.turn'])
  expect(optionsOf(tiny.game, play(tiny.game, tiny.staged.state).state)).toEqual([{ action: 'end-turn' }])
})

test('a permission lifts the prohibition it names and no other', () => {
  const boots = 'card "Boots"\n  Pokémon Tool\n  body "Swift"\n  lifts ban.active'
  const lifted = { attached: ' and 1 "Boots"' }
  expect(refusing(new Tiny([...retreat, active, boots], lifted))).toEqual([])
  expect(refusing(new Tiny([...retreat, active, turn, boots], lifted))).toEqual(['ban.turn'])
  expect(refusing(new Tiny([...retreat, active, boots]))).toEqual(['ban.active'])
})

test('an exception to a prohibition stands in its place', () => {
  const gentler = exception('ban.gentle', 'ban.active', "a Pokémon can't retreat while it is Asleep")
  expect(refusing(new Tiny([...retreat, active, gentler]))).toEqual([])
})

describe('two exceptions to a prohibition', () => {
  const one = exception('ban.one', 'ban.active', "a Pokémon can't retreat while it is Asleep")
  const two = exception('ban.two', 'ban.active', "a Pokémon can't retreat while it is Active")
  const tiny = new Tiny([...retreat, active, one, two])
  const { state } = play(tiny.game, tiny.staged.state)
  const act = { action: 'retreat', pokemon: state.board.players[0].active ?? '' }

  test('clash when somebody tries', () => {
    expect(whyNotNow(tiny.game, state, act)).toEqual([])
    const tried = tiny.answer(state, act).state
    expect(tried.decision).toMatchObject({ kind: 'reading', about: { between: ['ban.one', 'ban.two'] } })
    expect(tried.board).toEqual(state.board)
    expect(tiny.answer(tried, 'ban.one').state.decision).toMatchObject({ kind: 'pokemon' })
    const { state: refused, steps } = tiny.answer(tried, 'ban.two')
    expect(refused.decision?.kind).toBe('act')
    expect(refused.board).toEqual(state.board)
    expect(steps.map(({ cites }) => cites)).toEqual([['ban.two']])
  })
})

test('a cost that nothing can pay ends what it is paid for', () => {
  const blocks = [
    rule('go.order', 'this goes: go.pay, go.rest, (always) go.last'),
    rule('go.pay', "pay 3 from the player's Active Pokémon"),
    rule('go.rest', "put 1 on the player's Active Pokémon"),
    rule('go.last', "put 2 on the player's Active Pokémon"),
    rule('pay.most', 'the most Energy paid by an Energy card is what it provides'),
    rule('pay.enough', "a payment can't stand while the payment is less than its cost"),
  ]
  const tiny = new Tiny(blocks)
  expect(tiny.damage(tiny.follow('go.order').state)).toBe(2)
})
