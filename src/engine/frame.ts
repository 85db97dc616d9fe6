import type { Env, Frame } from '../state.ts'

/**
 * A frame at another operation. Every field is named, here and below: copies made so are several times faster than spread
 * ones, and a run makes one for each operation.
 */
export const atOp = ({ code, env, clause, shares, rest, failed, up }: Frame, at: number): Frame => ({
  code,
  at,
  env,
  clause,
  shares,
  rest,
  failed,
  up,
})

/** A frame with other bindings. */
export const withEnv = ({ code, at, clause, shares, rest, failed, up }: Frame, env: Env): Frame => ({
  code,
  at,
  env,
  clause,
  shares,
  rest,
  failed,
  up,
})

/** How many frames a stack has. */
export function depthOf(frame: Frame | null): number {
  let depth = 0
  for (let each = frame; each; each = each.up) depth++
  return depth
}
