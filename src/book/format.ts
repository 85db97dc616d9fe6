import { format } from '../../grammar/format.ts'
import { parse } from '../../grammar/parse.ts'
import type { Problem } from '../problem.ts'
import type { Fence } from './fence.ts'
import { readMarkdown } from './markdown.ts'
import { lineStarts } from './place.ts'
import { readFile } from './read.ts'

/** A file in the one layout, or what keeps it from being formatted. */
export interface Formatted {
  readonly text: string
  readonly problems: readonly Problem[]
}

const mark = '\uFEFF'

/** Sets the rules in a Markdown file in the one layout; prose is kept. A file with mistakes is given back as it is. */
export function formatFile(name: string, text: string): Formatted {
  const { problems } = readFile(name, text)
  if (problems.length > 0) return { text, problems }
  const hasMark = text.startsWith(mark)
  const bare = hasMark ? text.slice(1) : text
  const fences = readMarkdown(bare).flatMap((section) => section.fences)
  const formatted = fences.toReversed().reduce(replaced, bare)
  return { text: hasMark ? mark + formatted : formatted, problems }
}

/** A text with the lines of one fence replaced; what comes before the fence keeps its offsets. */
function replaced(text: string, fence: Fence): string {
  const starts = lineStarts(text)
  const opening = starts.findLastIndex((start) => start <= fence.at[0])
  const from = starts[opening + 1]
  const to = starts[opening + 1 + fence.lines.length]
  if (from === undefined || to === undefined || fence.text.trim() === '') return text
  const ending = text.slice(0, from).endsWith('\r\n') ? '\r\n' : '\n'
  const margin = marginOf(text.slice(starts[opening], fence.at[0]))
  const lines = format(parse(fence.text).blocks).trimEnd().split('\n')
  const written = lines.map((line) => (margin + line).trimEnd() + ending).join('')
  return text.slice(0, from) + written + text.slice(to)
}

/** What stands before each line of a fence: quote marks stay, a list mark before the opening fence becomes spaces. */
const marginOf = (before: string): string => before.replace(/[^\s>]/g, ' ')
