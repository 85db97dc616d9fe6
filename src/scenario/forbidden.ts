import { refusals } from '../engine/permit.ts'
import { type Game, viewOf } from '../engine/play.ts'
import type { Env, PlayerIndex, State } from '../state.ts'
import { type Tree, texts } from '../tree.ts'

/** The clauses that forbid a player something that is judged but never done in the game. */
export const forbidden = (
  action: string,
  { game, state }: { readonly game: Game; readonly state: State },
  thatPlayer: PlayerIndex,
  besides: Env = {},
): readonly string[] =>
  refusals(action, { ...besides, thatPlayer, player: thatPlayer, it: null }, viewOf(game, state)).map(
    ({ clause }) => clause,
  )

/** Undefined if nothing forbids it, else who does. */
export const notForbidden = (by: readonly string[]): string | undefined =>
  by.length === 0 ? undefined : `${by.join(' and ')} forbid${by.length === 1 ? 's' : ''} it`

/** Undefined if the clauses of a claim are those that forbid it and no others. */
export function forbiddenBy(claim: Tree, by: readonly string[]): string | undefined {
  const want = [...texts(claim, 'ids')].sort().join(' ')
  const have = [...by].sort().join(' ')
  return want === have ? undefined : by.length === 0 ? 'nothing says so' : `that is because of ${have}`
}
