import { expect, test } from 'vitest'
import {
  among,
  type Fraction,
  least,
  most,
  none,
  plus,
  same,
  sayFraction,
  whole,
} from '../../src/explore/fraction.ts'

const third = among(whole, 3)
const half = among(whole, 2)

test('fractions are summed and divided exactly, in lowest terms', () => {
  expect(plus(half, third)).toEqual({ top: 5n, bottom: 6n })
  expect(plus(plus(third, third), third)).toEqual(whole)
  expect(among(plus(half, half), 4)).toEqual({ top: 1n, bottom: 4n })
  expect(plus(none, none)).toEqual(none)
})

test('a share far below what a float can hold adds up to a whole', () => {
  const tiny = Array.from({ length: 2000 }).reduce<Fraction>((share) => among(share, 2), whole)
  const all = Array.from({ length: 2000 }).reduce<Fraction>((share) => plus(share, share), tiny)
  expect(same(all, whole)).toBe(true)
})

test('fractions are compared and said', () => {
  expect([least(half, third), most(half, third)]).toEqual([third, half])
  expect(same(plus(third, third), among(plus(whole, whole), 3))).toBe(true)
  expect([none, whole, half, among(plus(whole, plus(whole, whole)), 8)].map(sayFraction)).toEqual([
    '0',
    '1',
    '1/2',
    '3/8',
  ])
})
