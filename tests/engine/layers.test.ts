import { describe, expect, test } from 'vitest'
import type { Played } from '../../src/engine/play.ts'
import { acted, exception, rule, Tiny } from './tiny.ts'

const me = "the player's Active Pokémon"
const step = rule('go.one', `put 1 on ${me}`)
const byRule = exception('go.rule', 'go.one', `put 2 on ${me}`, 'as usual')
const again = exception('go.again', 'go.one', `put 8 on ${me}`)

/** A Tool with one body. */
const tool = (name: string, ...lines: readonly string[]): string =>
  [`card "${name}"`, 'Pokémon Tool', 'body "Glow"', ...lines].join('\n  ')

const charm = tool('Charm', 'lifts go.one', `put 4 on ${me}`, 'as usual')

describe('layers', () => {
  test('a card stands outside a rule exception, and "as usual" peels one layer', () => {
    const tiny = new Tiny([step, byRule, charm], { attached: ' and 1 "Charm"' })
    expect(acted(tiny.follow('go.one').steps)).toEqual(['card.charm.glow', 'go.rule', 'go.one'])
  })

  test('a card that is not in play says nothing', () => {
    expect(acted(new Tiny([step, byRule, charm]).follow('go.one').steps)).toEqual(['go.rule', 'go.one'])
  })

  test('the same exception from two cards counts once', () => {
    const tiny = new Tiny([step, charm], { attached: ' and 2 "Charm"' })
    expect(acted(tiny.follow('go.one').steps)).toEqual(['card.charm.glow', 'go.one'])
  })

  test('an exception to an exception stands in its place', () => {
    const inner = exception('go.inner', 'go.rule', `put 16 on ${me}`, 'as usual')
    expect(acted(new Tiny([step, byRule, inner]).follow('go.one').steps)).toEqual([
      'go.inner',
      'go.rule',
      'go.one',
    ])
  })

  test('an exception whose condition fails is noted with the words that failed', () => {
    const never = exception(
      'go.never',
      'go.one',
      `when ${me} is Active and ${me} is Asleep`,
      'nothing happens',
    )
    const { steps } = new Tiny([step, never]).follow('go.one')
    expect(steps.map(({ clause, notApplied }) => [clause, notApplied])).toEqual([
      ['go.one', [{ clause: 'go.never', because: `${me} is Asleep` }]],
    ])
  })
})

describe('two exceptions in one layer', () => {
  const other = exception('go.other', 'go.one', `put 32 on ${me}`)
  const tiny = new Tiny([step, again, other])
  const { state, steps } = tiny.follow('go.one')

  test('clash: nothing has changed, and the reading is asked for', () => {
    expect(state.decision).toMatchObject({ kind: 'reading', about: { between: ['go.again', 'go.other'] } })
    expect(steps).toEqual([])
    expect(state.board).toEqual(tiny.staged.table.board)
  })

  test.each([
    ['go.again', 8],
    ['go.other', 32],
  ])('go on by the reading %s', (reading, damage) => {
    const saved = JSON.parse(JSON.stringify(state)) as Played['state']
    const played = tiny.answer(saved, reading)
    expect(tiny.damage(played.state)).toBe(damage)
    expect(played.state.readings).toEqual({ 'go.again|go.other': reading })
  })

  test('do not clash where one does not hold', () => {
    const asleep = exception('go.asleep', 'go.one', `when ${me} is Asleep`, 'nothing happens')
    expect(acted(new Tiny([step, again, asleep]).follow('go.one').steps)).toEqual(['go.again'])
  })
})

describe('a quantity', () => {
  const ten = rule('worth.ten', 'the poison damage of a Pokémon is 10')
  const sum = rule(
    'worth.sum',
    'the poison damage of a Pokémon combines: worth.sets, worth.changes and ends at 0 after worth.sets and never goes below 0',
  )
  const plus = tool('Plus', 'the poison damage of this Pokémon is 10 more')

  test('grows once for each card that adds to it', () => {
    const tiny = new Tiny([ten, sum, plus], { attached: ' and 2 "Plus"' })
    expect(tiny.amount('poison')).toBe(30)
  })

  test('stays 0 where it is set to 0', () => {
    const zero = exception('worth.zero', 'worth.ten', 'the poison damage of a Pokémon is 0')
    expect(new Tiny([ten, sum, plus, zero], { attached: ' and 1 "Plus"' }).amount('poison')).toBe(0)
  })

  test('never goes below its floor', () => {
    expect(
      new Tiny([ten, sum, rule('worth.less', 'the poison damage of a Pokémon is 30 less')]).amount('poison'),
    ).toBe(0)
  })

  test('set to two amounts is not settled', () => {
    const five = rule('worth.five', 'the poison damage of a Pokémon is 5')
    const tiny = new Tiny([ten, sum, five, rule('go.one', `put the poison damage of ${me} on ${me}`)])
    const { state } = tiny.follow('go.one')
    expect(state.decision).toMatchObject({ kind: 'reading', about: { between: ['worth.ten', 'worth.five'] } })
    expect(tiny.damage(tiny.answer(state, 'worth.five').state)).toBe(5)
    expect(tiny.damage(tiny.answer(state, 'worth.ten').state)).toBe(10)
  })
})

test('a clause that says two things of one quantity counts each of them once', () => {
  const more = 'the poison damage of a Pokémon is 10 more'
  const twice = rule('worth.twice', more, 'the poison damage of a Pokémon is 20 more')
  expect(new Tiny([twice]).amount('poison')).toBe(30)
})
