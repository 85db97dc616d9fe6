import type { CardTable } from '../engine/view.ts'
import { pokemonName, sayTally, tally } from '../scenario/names.ts'
import { type PlayerIndex, pokemonOf, type State } from '../state.ts'
import type { Json } from '../trace.ts'

const whose: readonly [string, string] = ['your', "the opponent's"]

/** How a state ended up, as data: the result, and for each player the Pokémon, Prizes, points and piles. */
export function outcomeOf(state: State, cards: CardTable): { readonly [key: string]: Json } {
  const { board } = state
  return {
    result: resultOf(state),
    turn: board.turn.player,
    players: ([0, 1] as const).map((player) => playerOutcome(state, cards, player)),
  }
}

/** "you", "opponent", "tie", "new game" or "goes on". */
function resultOf({ board }: State): string {
  if (board.result)
    return board.result.winner === null ? 'tie' : board.result.winner === 0 ? 'you' : 'opponent'
  return board.restarts > 0 ? 'new game' : 'goes on'
}

function playerOutcome({ board }: State, cards: CardTable, player: PlayerIndex): Json {
  const { active, prizes, points, hand, deck, discard } = board.players[player]
  return {
    pokemon: pokemonOf(board, player).map((id) => ({
      name: pokemonName(board, cards, id) ?? id,
      active: id === active,
      damage: board.pokemon[id]?.damage ?? 0,
      conditions: Object.keys(board.pokemon[id]?.statuses ?? {}),
      attached: Object.fromEntries(tally(cards, board.pokemon[id]?.attached ?? [])),
    })),
    prizes: prizes.length,
    points,
    hand: hand.length,
    deck: deck.length,
    discard: Object.fromEntries(tally(cards, discard)),
  }
}

const said: Readonly<Record<string, string>> = {
  you: 'you win',
  opponent: 'the opponent wins',
  tie: 'a tie',
  'new game': 'a new game',
  'goes on': 'the game goes on',
}

/** How a state ended up, in one line. */
export function summaryOf(state: State, cards: CardTable): string {
  const parts = ([0, 1] as const).flatMap((player) =>
    pokemonOf(state.board, player).map((id) => {
      const { damage = 0, statuses = {}, attached = [] } = state.board.pokemon[id] ?? {}
      const active = state.board.players[player].active === id
      const facts = [
        ...(active ? ['Active'] : []),
        ...(damage > 0 ? [`${damage} damage`] : []),
        ...Object.keys(statuses),
        ...(attached.length > 0 ? [sayTally(tally(cards, attached))] : []),
      ]
      const name = pokemonName(state.board, cards, id) ?? id
      return `${whose[player]} ${name}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`
    }),
  )
  const prizes = state.board.players.map((each) => each.prizes.length).join('–')
  return [said[resultOf(state)] ?? '', ...parts, `Prizes ${prizes}`].join('; ')
}
