import { replay } from '../engine/change.ts'
import type { Board } from '../state.ts'
import type { Change } from '../trace.ts'

/** The board after the changes of one step; the same board if there are none. */
export const replayed = (board: Board, changes: readonly Change[]): Board =>
  changes.length === 0 ? board : replay(board, changes)

/** For `filter`: leaves out what is undefined. */
export const isDefined = <T>(value: T | undefined): value is T => value !== undefined
