import type { ParsedBlock } from './parse.ts'
import { print, printLines } from './print.ts'

/** Lines of a card after which what follows belongs to them. */
const owners: readonly string[] = ['card-attack', 'card-body']
/** Lines of a card that belong to the card itself. */
const cardOwn: readonly string[] = ['facts', ...owners]

/**
 * Blocks as text in the one layout: heads at the margin, lines one level in, what belongs to an attack or a body two levels in,
 * an empty line between blocks. What could not be read is not in the blocks, so format only what parsed without faults.
 */
export const format = (blocks: readonly ParsedBlock[]): string =>
  blocks.map((block) => `${blockText(block)}\n`).join('\n')

function blockText({ head, lines }: ParsedBlock): string {
  let owned = false
  const rows = lines.map((line) => {
    if (head.word === 'card' && cardOwn.includes(line.word)) owned = false
    const indent = owned ? 2 : 1
    if (owners.includes(line.word)) owned = true
    return `${'  '.repeat(indent)}${printLines(line, indent)}`
  })
  return [print(head), ...rows].join('\n')
}
