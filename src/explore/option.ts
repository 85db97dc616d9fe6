import { type Game, optionsOf } from '../engine/play.ts'
import { pokemonName, sayTally, tally } from '../scenario/names.ts'
import type { State } from '../state.ts'
import type { Json } from '../trace.ts'

/** One answer to the open decision, and the name it has in paths: "heads", "pays 2 Fire Energy", "Machop", "Machop #2". */
export interface Option {
  readonly label: string
  readonly answer: Json
}

/** All answers to the open decision, with names that differ from each other. */
export function namedOptions(game: Game, state: State): readonly Option[] {
  const seen = new Map<string, number>()
  return optionsOf(game, state).map((answer) => {
    const label = nameOf(answer, game, state)
    const count = (seen.get(label) ?? 0) + 1
    seen.set(label, count)
    return { answer, label: count === 1 ? label : `${label} #${count}` }
  })
}

function nameOf(answer: Json, game: Game, state: State): string {
  const ids = Array.isArray(answer) ? (answer as readonly string[]) : undefined
  switch (state.decision?.kind) {
    case 'pay':
      return `pays ${sayTally(tally(game.cards, ids ?? []))}`
    case 'may':
      return answer === true ? 'yes' : 'no'
    case 'card':
      return answer === null ? 'no more' : (game.cards.get(String(answer))?.name ?? 'a card')
    case 'pokemon':
      return pokemonName(state.board, game.cards, String(answer)) ?? String(answer)
    default:
      return String(answer)
  }
}
