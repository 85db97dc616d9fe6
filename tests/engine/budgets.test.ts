import { describe, expect, test } from 'vitest'
import { optionsOf, play, whyNotNow } from '../../src/engine/play.ts'
import { exception, rule, Tiny } from './tiny.ts'

const me = "the player's Active Pokémon"
const asleep = rule('go.one', `${me} is now Asleep`)

/** A clause that comes to no end, and which clauses may be named as the one that went round. */
const endless: Readonly<Record<string, { blocks: readonly string[]; named: RegExp }>> = {
  'triggers that set each other off': {
    blocks: [
      asleep,
      rule('loop.one', 'whenever a Pokémon becomes Asleep: it is now Confused'),
      rule('loop.two', 'whenever a Pokémon becomes Confused: it is now Asleep'),
    ],
    named: /^loop\./,
  },
  'a value that reads itself': {
    blocks: [
      rule('go.one', `put the poison damage of ${me} on ${me}`),
      rule('loop.value', 'the poison damage of a Pokémon is the poison damage of it'),
    ],
    named: /^go\.one$/,
  },
  'a value that reads itself many times over': {
    blocks: [
      rule('go.one', `put the poison damage of ${me} on ${me}`),
      ...['a', 'b', 'c', 'd'].map((name) =>
        rule(
          `loop.${name}`,
          'the poison damage of a Pokémon is 1 more while the poison damage of it is at least 1',
        ),
      ),
    ],
    named: /^go\.one$/,
  },
  'two values that read each other': {
    blocks: [
      rule('go.one', `put the poison damage of ${me} on ${me}`),
      rule('loop.one', 'the poison damage of a Pokémon is the HP of it'),
      rule('loop.two', 'the HP of a Pokémon is the poison damage of it'),
    ],
    named: /^go\.one$/,
  },
  'a procedure that follows itself': {
    blocks: [rule('go.one', 'this goes: go.two'), rule('go.two', 'follow go.one')],
    named: /^go\./,
  },
  'a procedure that follows itself and says more after': {
    blocks: [rule('go.one', 'follow go.one', `put 1 on ${me}`)],
    named: /^go\.one$/,
  },
  'a loop whose condition never fails': {
    blocks: [rule('go.one', `repeat this while ${me} is Active: put 1 on ${me}`)],
    named: /^go\.one$/,
  },
  'exceptions to each other': {
    blocks: [
      rule('go.one', 'follow loop.one'),
      exception('loop.one', 'loop.two', 'as usual'),
      exception('loop.two', 'loop.one', 'as usual'),
    ],
    named: /^go\.one$|^loop\./,
  },
  'a payment whose prohibition asks whether it can be paid': {
    blocks: [
      rule('go.one', `if 1 can't be paid from ${me}: put 1 on ${me}`),
      rule('loop.stand', `a payment can't stand while 1 can't be paid from ${me}`),
    ],
    named: /^go\.one$/,
  },
}

describe.each(Object.entries(endless))('%s', (_, { blocks, named }) => {
  test('is over budget, quickly, and names a clause', () => {
    const tiny = new Tiny(blocks)
    const before = performance.now()
    const { stop } = tiny.follow('go.one')
    expect(stop?.title).toBe('OVER BUDGET')
    expect(stop?.clause).toMatch(named)
    expect(performance.now() - before).toBeLessThan(2000)
  })
})

test('what nobody can work out refuses the action it forbids', () => {
  const tiny = new Tiny([
    rule('run.order', 'a player can retreat: run.over'),
    rule('run.over', 'the turn ends'),
    rule('ban.loop', "a Pokémon can't retreat while the poison damage of it is at least 1"),
    rule('loop.value', 'the poison damage of a Pokémon is the poison damage of it'),
  ])
  const { state } = play(tiny.game, tiny.staged.state)
  const act = { action: 'retreat', pokemon: state.board.players[0].active ?? '' }
  expect(() => [optionsOf(tiny.game, state), whyNotNow(tiny.game, state, act)]).not.toThrow()
  expect(tiny.answer(state, act).stop?.title).toBe('OVER BUDGET')
})
