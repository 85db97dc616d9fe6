import { describe, expect, test } from 'vitest'
import { runScenario } from '../../src/scenario/run.ts'
import { momentOf, realBook } from './books.ts'
import { decks, meetings } from './decks.ts'
import { endOf, playOut } from './playout.ts'
import { violations } from './whole-games.ts'

const games = 3

describe.each(Object.keys(decks))('whole games in %s', { timeout: 60_000 }, (edition) => {
  const book = realBook(meetings(edition))
  const seeds = Array.from({ length: games }, (_, n) => n + 1)

  test('come to an end and break no law', () => {
    const played = seeds.map((seed) => playOut(book, momentOf(book, edition), seed))
    expect(played.filter((record) => endOf(record).length === 0)).toEqual([])
    expect(played.flatMap((record, n) => violations(record, n))).toEqual([])
  })

  test('are played with decks that are legal', () => {
    const wrong = book.scenarios.flatMap((scene) => {
      const ran = runScenario(book, scene, momentOf(book, edition))
      return ran?.problems.map(({ message }) => message) ?? [`${scene.name} does not run`]
    })
    expect(wrong).toEqual([])
  })
})
