import type { Lowering } from '../code.ts'
import { attackDeeds } from './deeds-attack.ts'
import { flowDeeds } from './deeds-flow.ts'
import { gameDeeds } from './deeds-game.ts'
import { pokemonDeeds } from './deeds-pokemon.ts'
import { prizeDeeds } from './deeds-prizes.ts'
import { searchDeeds } from './deeds-search.ts'
import { stackDeeds } from './deeds-stack.ts'

/** What every deed word does. */
export const lowerings: Readonly<Record<string, Lowering>> = {
  ...flowDeeds,
  ...pokemonDeeds,
  ...attackDeeds,
  ...gameDeeds,
  ...searchDeeds,
  ...prizeDeeds,
  ...stackDeeds,
}
