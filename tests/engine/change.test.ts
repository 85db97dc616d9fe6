import { describe, expect, test } from 'vitest'
import { at, pointer, replay, set } from '../../src/engine/change.ts'
import { type Board, emptyPlayer } from '../../src/state.ts'

const board: Board = {
  players: [{ ...emptyPlayer, hand: ['c1', 'c2'] }, emptyPlayer],
  pokemon: {},
  turn: { number: 1, player: 0, over: false, did: {} },
  lasting: [],
  stadium: null,
  variants: [],
  restarts: 0,
  nextId: 1,
  result: null,
}

describe('set', () => {
  test('replaces one value and shares everything beside it', () => {
    const next = set(board, ['players', 0, 'hand'], ['c2'])
    expect(next.players[0].hand).toEqual(['c2'])
    expect(next.players[1]).toBe(board.players[1])
    expect(next.turn).toBe(board.turn)
    expect(board.players[0].hand).toEqual(['c1', 'c2'])
  })

  test('adds and removes keys, and leaves no undefined behind', () => {
    const more = set(board, ['turn', 'did', 'retreat'], 1)
    expect(more.turn.did).toEqual({ retreat: 1 })
    const less = set(more, ['turn', 'did', 'retreat'], undefined)
    expect(Object.keys(less.turn.did)).toEqual([])
    expect(less).toStrictEqual(board)
  })
})

describe('a pointer', () => {
  test('writes ~ and / as ~0 and ~1', () => {
    expect(pointer(['turn', 'did', 'a/b~c~1'])).toBe('/turn/did/a~1b~0c~01')
  })

  test.each(['a/b', '~', '~1', '~01', '', 'a~/b'])('with the key %j is replayed to the same key', (key) => {
    const next = replay(board, [{ path: pointer(['turn', 'did', key]), to: 3 }])
    expect(at(next, ['turn', 'did', key])).toBe(3)
  })
})

describe('replay', () => {
  test('carries changes out in order', () => {
    const next = replay(board, [
      { path: '/players/0/hand', to: ['c2'] },
      { path: '/players/0/discard', to: ['c1'] },
      { path: '/players/0/discard', to: [] },
      { path: '/result', to: { winner: 1 } },
    ])
    expect(next.players[0]).toEqual({ ...emptyPlayer, hand: ['c2'] })
    expect(next.result).toEqual({ winner: 1 })
  })

  test('removes what a change leaves without a value', () => {
    const there = replay(board, [{ path: '/turn/did/attack', to: 2 }])
    expect(replay(there, [{ path: '/turn/did/attack', from: 2 }])).toStrictEqual(board)
  })
})
