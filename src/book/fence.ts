import type { Code } from 'mdast'
import { allWords } from '../../grammar/words/all.ts'
import type { Span } from '../tree.ts'

/** A fenced block of the language `judge`. Its text has the fence's indentation taken off and `\n` as line ending. */
export interface Fence {
  /** Where the opening fence stands in the file. */
  readonly at: Span
  /** The backticks or tildes that open it. */
  readonly mark: string
  readonly text: string
  readonly closed: boolean
  /** For each line of the text: where it starts in the text and in the file. */
  readonly lines: readonly FenceLine[]
}

interface FenceLine {
  readonly from: number
  /** The file offset of the first character that stands in the file as it stands in the text. */
  readonly at: number
  /** How many characters of the line come before that one; they are what a tab was taken apart into. */
  readonly made: number
}

/** The fence that a Markdown code node is. `starts` are the offsets of the lines of the file. */
export function readFence(node: Code, file: string, starts: readonly number[]): Fence {
  const first = node.position?.start ?? { line: 1, offset: 0 }
  const last = node.position?.end ?? first
  const open = first.offset ?? 0
  const mark = /^(?:`+|~+)/.exec(file.slice(open, open + 1000))?.[0] ?? '```'
  const lines = node.value.split(/\r\n|\n|\r/)
  return {
    at: [open, endOfLine(file, open)],
    mark,
    text: lines.join('\n'),
    closed: last.line > first.line && closes(file.slice(starts[last.line - 1], last.offset), mark),
    lines: placeLines(lines, first.line, file, starts),
  }
}

/** The file offset of an offset in the text of a fence. */
export function inFile(fence: Fence, offset: number): number {
  let line = fence.lines[0]
  for (const each of fence.lines) {
    if (each.from > offset) break
    line = each
  }
  return line ? line.at + Math.max(0, offset - line.from - line.made) : fence.at[0]
}

/** The span in the file of a span in the text of a fence. */
export const spanInFile = (fence: Fence, [from, to]: Span): Span => {
  const start = inFile(fence, from)
  return [start, Math.max(start + 1, inFile(fence, Math.max(from, to - 1)) + 1)]
}

function placeLines(lines: readonly string[], opening: number, file: string, starts: readonly number[]) {
  const placed: FenceLine[] = []
  let from = 0
  for (const [i, line] of lines.entries()) {
    const start = starts[opening + i] ?? file.length
    const whole = file.slice(start, endOfLine(file, start))
    const made = whole.endsWith(line) ? 0 : line.length - line.trimStart().length
    placed.push({ from, at: start + whole.length - (line.length - made), made })
    from += line.length + 1
  }
  return placed
}

/** True if the last line of a code node is a fence that closes one of these marks. */
function closes(lastLine: string, mark: string): boolean {
  const end = /(`{3,}|~{3,})[ \t]*$/.exec(lastLine)?.[1]
  return end?.startsWith(mark) === true
}

const endOfLine = (text: string, from: number): number => {
  const end = text.slice(from, from + 100_000).search(/[\r\n]/)
  return end < 0 ? Math.min(text.length, from + 100_000) : from + end
}

const heads = new Set(
  allWords.filter((word) => word.category === 'block').map((word) => word.form.split(' ')[0]),
)

/**
 * The offset in a fence's text at which its author has likely gone on to prose, having forgotten the closing fence:
 * a heading, another opening fence, or unindented prose after an empty line. Undefined if the text looks whole.
 */
export function proseIn(fence: Fence): number | undefined {
  const lines = fence.text.split('\n')
  const open = !fence.closed || lines.some(isMarkdown)
  const cut = open
    ? lines.findIndex((line, i) => isMarkdown(line) || (lines[i - 1]?.trim() === '' && isProse(line)))
    : -1
  return fence.lines[cut]?.from
}

const isMarkdown = (line: string): boolean => /^#{1,6} /.test(line) || /^\s*(`{3,}|~{3,})/.test(line)

const isProse = (line: string): boolean => /^\S/.test(line) && !heads.has(line.split(/\s/)[0])
