import type { Span } from '../tree.ts'

const mostInFile = 2_000_000
const mostInParagraph = 20_000
const deepest = 50

/** A place where a text is more than a Markdown parser reads in good time, and why. */
export interface TooMuch {
  readonly at: Span
  readonly message: string
}

/**
 * The first place where a text is too much to read, or undefined. Paragraphs are limited because inline markup
 * such as `[` takes time with the square of their length; lists and quotes because nesting does.
 */
export function tooMuch(text: string): TooMuch | undefined {
  if (text.length > mostInFile)
    return { at: [0, 0], message: `A file may hold ${mostInFile} characters. Split this one.` }
  let paragraph = 0
  let fence = ''
  for (const { 0: line, index } of text.matchAll(/[^\r\n]*(?:\r\n|\n|\r|$)/g)) {
    const mark = /^[\s>]*(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
    if (fence === '') fence = mark
    else if (mark.startsWith(fence)) fence = ''
    const code = fence !== '' && line.length < mostInParagraph
    paragraph = code || line.trim() === '' ? 0 : paragraph + line.length
    if (paragraph > mostInParagraph)
      return { at: [index, index], message: `A paragraph or line may hold ${mostInParagraph} characters.` }
    if (!code && depthOf(line) > deepest)
      return { at: [index, index], message: `Lists and quotes may be nested ${deepest} deep.` }
  }
  return undefined
}

/** How deep in lists and quotes a line can be at most, judging by what stands before its words. */
function depthOf(line: string): number {
  const before = /^(?:[ \t>]|[-*+](?=\s)|\d+[.)](?=\s))*/.exec(line)?.[0] ?? ''
  const marks = before.match(/[>*+.)-]/g)?.length ?? 0
  return marks + Math.floor((before.match(/[ \t]/g)?.length ?? 0) / 4)
}
