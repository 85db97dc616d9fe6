import type { Place } from '../place.ts'
import type { Span } from '../tree.ts'

/** A file of the book as the author wrote it, without a byte order mark, and where each of its sections starts. */
export interface SourceFile {
  readonly name: string
  readonly text: string
  readonly sections: readonly SectionStart[]
}

/** Where a section starts, and its headings, outermost first. */
interface SectionStart {
  readonly from: number
  readonly headings: readonly string[]
}

/** Offsets at which the lines of a text start. */
export const lineStarts = (text: string): readonly number[] => [
  0,
  ...Array.from(text.matchAll(/\r\n|\n|\r/g), (end) => end.index + end[0].length),
]

/** Says where spans of one file are. */
export interface Locator {
  place(at: Span): Place
  /** The whole line on which a span starts, without its line ending. */
  line(at: Span): string
}

/** A locator for one file. Spans outside the text are taken as its end. */
export function locator(file: SourceFile): Locator {
  const starts = lineStarts(file.text)
  const sectionStarts = file.sections.map((each) => each.from)
  const rowOf = (offset: number) => lastAtMost(starts, offset)
  const lineOf = (row: number) => file.text.slice(starts[row], starts[row + 1]).replace(/\r?\n$|\r$/, '')
  return {
    place([from, to]) {
      const row = rowOf(from)
      const start = starts[row] ?? 0
      const end = start + lineOf(row).length
      return {
        file: file.name,
        line: row + 1,
        column: Math.min(from, end) - start + 1,
        length: Math.max(1, Math.min(to, end) - from),
        heading: file.sections[lastAtMost(sectionStarts, from)]?.headings ?? [],
      }
    },
    line: ([from]) => lineOf(rowOf(from)),
  }
}

/** The index of the last number that is not above a limit, in a rising list; 0 if all are. */
function lastAtMost(rising: readonly number[], limit: number): number {
  let low = 0
  let high = rising.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((rising[middle] ?? 0) <= limit) low = middle
    else high = middle
  }
  return low
}
