import { describe, expect, test } from 'vitest'
import { acted, exception, rule, Tiny } from './tiny.ts'

const me = "the player's Active Pokémon"
const hurt = (points: number): string => `put ${points} on ${me}`

const procedure = [
  rule('go.order', 'this goes: go.one, go.two, (always) go.last'),
  rule('go.one', hurt(1)),
  rule('go.two', hurt(2)),
  rule('go.last', hurt(4)),
]

describe('a procedure', () => {
  test('takes its steps in order', () => {
    const { steps } = new Tiny(procedure).follow('go.order')
    expect(acted(steps)).toEqual(['go.one', 'go.two', 'go.last'])
  })

  test('runs hooks before and after a step', () => {
    const hooks = [
      rule('hook.before', `before go.two: ${hurt(8)}`),
      rule('hook.after', `after go.two: ${hurt(16)}`),
    ]
    const { steps } = new Tiny([...procedure, ...hooks]).follow('go.order')
    expect(acted(steps)).toEqual(['go.one', 'hook.before', 'go.two', 'hook.after', 'go.last'])
  })

  test('that an exception changes has its steps moved and left out', () => {
    const changed = exception(
      'go.changed',
      'go.order',
      'this goes as usual, with go.two before go.one, without go.last',
    )
    const { steps } = new Tiny([...procedure, changed]).follow('go.order')
    expect(acted(steps)).toEqual(['go.two', 'go.one'])
  })
})

describe('a step that fails', () => {
  const fails = exception('go.fails', 'go.one', 'the retreat fails', hurt(32))

  test('skips what comes later, but for steps that are always taken', () => {
    const { steps } = new Tiny([...procedure, fails]).follow('go.order')
    expect(acted(steps)).toEqual(['go.fails', 'go.last'])
  })

  test('still has the hooks after it', () => {
    const { steps } = new Tiny([...procedure, fails, rule('hook.after', `after go.one: ${hurt(8)}`)]).follow(
      'go.order',
    )
    expect(acted(steps)).toEqual(['go.fails', 'hook.after', 'go.last'])
  })

  test('in a hook before it is not begun', () => {
    const hook = rule('hook.before', 'before go.two: the retreat fails')
    const { steps } = new Tiny([...procedure, hook]).follow('go.order')
    expect(acted(steps)).toEqual(['go.one', 'go.last'])
  })

  test('in a procedure inside another ends the inner one', () => {
    const outer = [rule('out.order', 'this goes: go.order, out.after'), rule('out.after', hurt(64))]
    const { steps } = new Tiny([...procedure, fails, ...outer]).follow('out.order')
    expect(acted(steps)).toEqual(['go.fails', 'go.last', 'out.after'])
  })

  test('in a branch lets the rest of its clause be done', () => {
    const coin = exception('go.coin', 'go.one', `flip a coin tails: the retreat fails`, hurt(32))
    const tiny = new Tiny([...procedure, coin])
    const { state } = tiny.follow('go.order')
    expect(acted(tiny.answer(state, 'tails').steps)).toEqual(['go.coin', 'go.coin', 'go.last'])
    expect(acted(tiny.answer(state, 'heads').steps)).toEqual(['go.coin', 'go.coin', 'go.two', 'go.last'])
  })
})
