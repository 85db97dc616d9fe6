import type { Span } from '../tree.ts'

const mostInFile = 2_000_000
const mostInParagraph = 20_000

/**
 * The first place where a text is more than a Markdown parser reads in good time, or undefined.
 * Paragraphs are limited because inline markup such as `[` takes time with the square of their length.
 */
export function tooMuch(text: string): { at: Span; message: string } | undefined {
  if (text.length > mostInFile)
    return { at: [0, 0], message: `A file may hold ${mostInFile} characters. Split this one.` }
  let paragraph = 0
  let fence = ''
  for (const line of text.matchAll(/[^\r\n]*(?:\r\n|\n|\r|$)/g)) {
    const mark = /^[\s>]*(`{3,}|~{3,})/.exec(line[0])?.[1] ?? ''
    if (fence === '') fence = mark
    else if (mark.startsWith(fence)) fence = ''
    if (line[0].trim() === '' || (fence !== '' && line[0].length < mostInParagraph)) paragraph = 0
    else paragraph += line[0].length
    if (paragraph > mostInParagraph)
      return {
        at: [line.index, line.index],
        message: `A paragraph or line may hold ${mostInParagraph} characters.`,
      }
  }
  return undefined
}
