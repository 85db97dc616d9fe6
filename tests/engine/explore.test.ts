import { describe, expect, test } from 'vitest'
import { type Explored, explore } from '../../src/explore/explore.ts'
import { type Fraction, least, none, plus, same, whole } from '../../src/explore/fraction.ts'
import { summaryOf } from '../../src/explore/outcome.ts'
import { walk } from '../../src/explore/path.ts'
import { momentOf, sceneOf, tinyBook } from './books.ts'
import { exception, rule } from './tiny.ts'

const me = "the player's Active Pokémon"
const book = tinyBook(
  `card "Flipper"
  basic [C] Pokémon · hp 990
  attack "Sixteen" does 10 for each heads
    first: (flip 16 coins)
  attack "Two" does 10 for each heads
    first: (flip 2 coins)

card "Bencher"
  basic [C] Pokémon · hp 990`,
  rule('turn.order', 'this goes: turn.main'),
  rule('turn.main', 'the player acts until the turn ends'),
  rule('hit.order', 'a player can attack: hit.call, hit.first, hit.damage, hit.ends'),
  rule('hit.call', "call the opponent's Active Pokémon the Defending Pokémon"),
  rule('hit.first', 'do what comes first in the attack'),
  rule('hit.damage', 'do the damage of the attack to the Defending Pokémon'),
  rule('hit.ends', 'the turn ends'),
  rule('run.order', 'a player can retreat: run.coin, run.switch'),
  rule('run.coin', `flip a coin heads: put 10 on ${me}`),
  rule(
    'run.switch',
    "the player chooses 1 of the player's Benched Pokémon",
    'switch the retreating Pokémon with that Pokémon',
  ),
  rule('pass.order', 'a player can end the turn: pass.one'),
  rule('pass.one', 'the turn ends'),
  exception('pass.two', 'pass.one', `put 10 on ${me}`),
  exception('pass.three', 'pass.one', `put 20 on ${me}`),
  `scenario "sixteen"
  given Active "Flipper"
  when "Flipper" attacks with "Sixteen"

scenario "two"
  given Active "Flipper"
  when "Flipper" attacks with "Two"

scenario "retreat"
  given Active "Flipper"
  given Benched "Bencher"
  given Benched "Flipper"
  when "Flipper" retreats

scenario "clash"
  given Active "Flipper"
  when the turn ends`,
)
const moment = momentOf(book, 'base')
const exploring = (name: string, states?: number): Explored =>
  explore(book, sceneOf(book, name), moment, states === undefined ? {} : { states })

const sum = (shares: readonly Fraction[]): Fraction => shares.reduce(plus, none)

describe('sixteen coins one at a time', () => {
  const { endings, states, incomplete } = exploring('sixteen')

  test('have 17 outcomes in 153 states', () => {
    expect([endings.length, states, incomplete]).toEqual([17, 153, false])
  })

  test('have chances that add up to exactly 1', () => {
    expect(same(sum(endings.map((each) => each.least)), whole)).toBe(true)
    expect(endings.every((each) => same(each.least, each.most))).toBe(true)
    expect(endings.map(({ probability }) => probability)).toContain('6435/32768')
  })

  test('end as their paths say', () => {
    for (const { path, summary } of endings) {
      const { state, staged, misfit } = walk(book, sceneOf(book, 'sixteen'), moment, path)
      expect(misfit).toBeUndefined()
      expect(summaryOf(state, staged.game.cards)).toBe(summary)
    }
  })
})

describe('an exploration with a limit', () => {
  const exact = new Map(exploring('sixteen').endings.map((each) => [each.summary, each] as const))

  test.each([1, 2, 10, 50, 100, 140, 152])(
    'of %i states says that it is incomplete, and its bounds hold',
    (limit) => {
      const { endings, incomplete } = exploring('sixteen', limit)
      expect(incomplete).toBe(true)
      for (const ending of endings) {
        const whole = exact.get(ending.summary)
        expect(whole && same(least(ending.least, whole.least), ending.least)).toBe(true)
        expect(whole && same(least(ending.most, whole.most), whole.most)).toBe(true)
      }
    },
  )

  test.each([153, 1000])('of %i states is complete', (limit) => {
    expect(exploring('sixteen', limit)).toMatchObject({ incomplete: false, states: 153 })
  })
})

test('two coins', () => {
  const { endings } = exploring('two')
  expect(endings.map(({ probability }) => probability).sort()).toEqual(['1/2', '1/4', '1/4'])
})

test("a player's choice gives the least and the most", () => {
  const { endings } = exploring('retreat')
  expect(endings.map(({ probability, path }) => [path.join(), probability])).toEqual([
    ['heads,Bencher', '0–1/2'],
    ['heads,Flipper', '0–1/2'],
    ['tails,Bencher', '0–1/2'],
    ['tails,Flipper', '0–1/2'],
  ])
})

test('a clash is a choice of readings', () => {
  const { endings } = exploring('clash')
  expect(endings.map(({ path }) => path.join())).toEqual(['pass.two', 'pass.three'].sort())
})
