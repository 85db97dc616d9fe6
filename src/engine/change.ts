import type { Board } from '../state.ts'
import type { Change, Json } from '../trace.ts'

type Path = readonly (string | number)[]
type Node = Readonly<Record<string, Json>> | readonly Json[]

/** A JSON pointer for a path. */
export const pointer = (path: Path): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** The value at a path, or undefined. */
export function at(root: Json | Board, path: Path): Json | undefined {
  let value = root as Json | undefined
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<string | number, Json>)[key]
  }
  return value
}

/** A board with one value replaced, or removed where `to` is undefined; everything beside the path is shared. */
export function set(board: Board, path: Path, to: Json | undefined): Board {
  return replaced(board as unknown as Node, path, 0, to) as unknown as Board
}

function replaced(node: Node, path: Path, depth: number, to: Json | undefined): Json | undefined {
  if (depth === path.length) return to
  const key = path[depth] as string
  const child = (node as Record<string, Json>)[key] as Node
  const value = replaced(child, path, depth + 1, to)
  if (Array.isArray(node)) return node.with(Number(key), value as Json)
  if (value !== undefined) return { ...node, [key]: value } as Json
  const { [key]: _, ...rest } = node as Record<string, Json>
  return rest
}

/** The board after the changes of a trace: replaying a whole trace from its first board gives its last one, exactly. */
export function replay(board: Board, changes: readonly Change[]): Board {
  return changes.reduce((now, { path, to }) => set(now, keysOf(path), to), board)
}

const keysOf = (path: string): Path =>
  path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
