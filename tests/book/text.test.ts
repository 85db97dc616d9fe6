import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distance, fingerprint, nearest, nearestOf, slug } from '../../src/text.ts'

describe('distance', () => {
  test.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['retreat', 'retreat', 0],
    ['retreat', 'retraet', 1],
    ['retreat', 'retrea', 1],
    ['retreat', 'retreats', 1],
    ['cost', 'swap', 4],
  ])('from %j to %j is %i', (a, b, far) => {
    expect(distance(a, b)).toBe(far)
    expect(distance(b, a)).toBe(far)
  })

  test('is never more than the longer word', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (a, b) => distance(a, b) <= Math.max(a.length, b.length)))
  })
})

describe('nearest', () => {
  test('finds a misspelt word, whatever its case', () => {
    expect(nearest('PARALIZED', ['Poisoned', 'Paralyzed'])).toBe('Paralyzed')
  })

  test('says nothing where nothing is near or two are equally near', () => {
    expect(nearest('burned', ['Asleep', 'Poisoned'])).toBeUndefined()
    expect(nearest('topic.c', ['topic.a', 'topic.b'])).toBeUndefined()
  })

  test('lists what is near, the nearest first', () => {
    expect(nearestOf('retreat.cots', ['retreat.coats', 'retreat.cost', 'checkup.order'])).toEqual([
      'retreat.coats',
      'retreat.cost',
    ])
    expect(nearestOf('aaaa', ['aaab', 'aaac', 'aaad', 'aaae'])).toHaveLength(3)
  })
})

test.each([
  ['Double Colorless Energy', 'double-colorless-energy'],
  ["Lt. Surge's Magneton", 'lt-surges-magneton'],
  ['Poké Ball', 'poke-ball'],
  ['Nidoran♀', 'nidoran-f'],
  ['Confused, pays, tails', 'confused-pays-tails'],
  ['???', 'x'],
])('the slug of %j is %j', (name, id) => {
  expect(slug(name)).toBe(id)
})

test('a fingerprint is the one that cyrb53 gives', () => {
  expect(Number.parseInt(fingerprint('a'), 16)).toBe(7929297801672961)
  expect(Number.parseInt(fingerprint('revenue'), 16)).toBe(8309097637345594)
  expect(fingerprint('')).toHaveLength(14)
})
