import type { Line } from './compiled.ts'
import type { Span } from './tree.ts'

/** A place in a file: lines and columns count from 1; `length` is how many characters the span covers on that line. */
export interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly length: number
  /** The headings around the place, outermost first. */
  readonly heading: readonly string[]
}

/** "file:line:column › heading › heading" as every problem prints it. */
export const sayPlace = (place: Place): string =>
  [`${place.file}:${place.line}:${place.column}`, ...place.heading].join(' › ')

/** A place and its source line, as a problem shows them. */
export interface Spot {
  readonly place: Place
  readonly source: string
}

/** Where a line of a block is; of several rows, the first. */
export const spotOf = (line: Line): Spot => spotIn(line, line.tree.at)

/** Where a span of a line's tree is. What stands before the line in its file is shown as blank. */
export function spotIn({ tree, text, place }: Line, [from, to]: Span): Spot {
  const offset = from - tree.at[0]
  const start = text.slice(0, offset).lastIndexOf('\n') + 1
  const [row = ''] = text.slice(start).split('\n', 1)
  const rows = text.slice(0, start).split('\n').length - 1
  const indent = rows === 0 ? place.column - 1 : 0
  const column = offset - start
  const length = Math.max(1, Math.min(to - from, row.length - column))
  return {
    place: { ...place, line: place.line + rows, column: indent + column + 1, length },
    source: `${' '.repeat(indent)}${row}`,
  }
}

/** Where a name stands in a line, as a word of its own; the whole line if it does not. */
export function spotOfName(line: Line, name: string): Spot {
  const shape = new RegExp(`(?<![\\w.-])${name.replace(/[^\w\s]/gu, '\\$&')}(?![\\w-]|\\.\\w)`)
  const at = shape.exec(line.text)?.index
  if (at === undefined) return spotOf(line)
  const from = line.tree.at[0] + at
  return spotIn(line, [from, from + name.length])
}
