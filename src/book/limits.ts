import type { Span } from '../tree.ts'

const mostInFile = 1_000_000
const mostInParagraph = 20_000
const deepest = 20
const mostMarks = 4000

/** A place where a text is more than a Markdown parser reads in good time, and why. */
export interface TooMuch {
  readonly at: Span
  readonly message: string
}

/**
 * The first place where a text is too much to read, or undefined. Paragraphs are limited because inline markup
 * such as `[` takes time with the square of their length; lists and quotes because they do with their number.
 */
export function tooMuch(text: string): TooMuch | undefined {
  if (text.length > mostInFile)
    return { at: [0, 0], message: `A file may hold ${mostInFile} characters. Split this one.` }
  let paragraph = 0
  let marks = 0
  let fence = ''
  for (const { 0: line, index } of text.matchAll(/[^\r\n]*(?:\r\n|\n|\r|$)/g)) {
    const mark = /^[\s>]*(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
    if (fence === '') fence = mark
    else if (mark.startsWith(fence)) fence = ''
    const code = fence !== '' && line.length < mostInParagraph
    paragraph = code || line.trim() === '' ? 0 : paragraph + line.length
    if (paragraph > mostInParagraph)
      return { at: [index, index], message: `A paragraph or line may hold ${mostInParagraph} characters.` }
    if (code) continue
    if (depthOf(line) > deepest)
      return { at: [index, index], message: `Lists and quotes may be nested ${deepest} deep.` }
    marks += marksOf(line).length
    if (marks > mostMarks)
      return {
        at: [index, index],
        message: `Items of lists and lines of quotes may be ${mostMarks} in one file.`,
      }
  }
  return undefined
}

const beforeWords = (line: string): string => /^(?:[ \t>]|[-*+](?=\s)|\d+[.)](?=\s))*/.exec(line)?.[0] ?? ''

/** The marks of lists and quotes before the words of a line. */
const marksOf = (line: string): readonly string[] => beforeWords(line).match(/[>*+.)-]/g) ?? []

/** How deep in lists and quotes a line can be at most. */
const depthOf = (line: string): number =>
  marksOf(line).length + Math.floor((beforeWords(line).match(/[ \t]/g)?.length ?? 0) / 4)
