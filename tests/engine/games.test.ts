import { describe, expect, test } from 'vitest'
import { keyOf } from '../../src/engine/canon.ts'
import { set } from '../../src/engine/change.ts'
import { momentOf, realBook } from './books.ts'
import * as laws from './laws.ts'
import { boards, lastOf, playAtRandom } from './player.ts'
import { Random } from './random.ts'

const count = 16
const decisions = 60
const book = realBook(boards(realBook('').cards, count, 1))
const numbers = Array.from({ length: count }, (_, n) => n)

describe.each(['base', 'ex', 'dp', 'sv', 'pocket'])(
  'games at random in %s',
  { timeout: 60_000 },
  (edition) => {
    const moment = momentOf(book, edition)
    const games = numbers.map((board) => playAtRandom(book, board, moment, decisions))
    const wrong = (law: laws.Law): readonly string[] =>
      games.flatMap((game, n) => law(game).map((each) => `board ${n}, ${each}`))

    test('get somewhere', () => {
      expect(games.filter(({ moves }) => moves.length > 5).length).toBeGreaterThan(count / 2)
      expect(games.some((game) => lastOf(game).board.result)).toBe(true)
    })
    test('wait for an answer that can be given, or are over', () =>
      expect(wrong(laws.waitsOrEnds)).toEqual([]))
    test('offer an action or refuse it by a clause', () => expect(wrong(laws.offersOrRefuses)).toEqual([]))
    test('keep every card', () => expect(wrong(laws.keepsCards)).toEqual([]))
    test('change nothing without a clause', () => expect(wrong(laws.cited)).toEqual([]))
    test('replay from their trace', () => expect(wrong(laws.traces)).toEqual([]))
    test('replay from their answers', () => expect(wrong(laws.replays)).toEqual([]))
    test('go on from any state that was saved', () => expect(wrong(laws.roundTrips)).toEqual([]))
    test('come to the same without a trace', () => expect(wrong(laws.untraced)).toEqual([]))
    test('have one key however cards and Pokémon are numbered', () => {
      const random = new Random(7)
      const differing = games.flatMap(({ game, moves }, n) =>
        moves.flatMap(({ before }, move) => {
          const other = laws.renamed(before, game.cards, random)
          return keyOf(before, game.cards) === keyOf(other.state, other.cards)
            ? []
            : [`board ${n}, move ${move}`]
        }),
      )
      expect(differing).toEqual([])
    })
    test('have another key when the damage is another', () => {
      const alike = games.flatMap(({ game, moves }, n) =>
        moves.flatMap(({ before }) => {
          const [id] = Object.keys(before.board.pokemon)
          const hurt = id && set(before.board, ['pokemon', id, 'damage'], 990)
          return hurt && keyOf(before, game.cards) === keyOf({ ...before, board: hurt }, game.cards)
            ? [n]
            : []
        }),
      )
      expect(alike).toEqual([])
    })
  },
)
