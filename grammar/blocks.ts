import type { Category, LineCategory } from './word.ts'

/** Which lines follow a head, by the id of the head's word; the head of a block is always its first word too. */
const linesByHead: Readonly<Record<string, LineCategory>> = {
  rule: 'line',
  exception: 'line',
  reading: 'line',
  ruling: 'line',
  edition: 'entryline',
  source: 'entryline',
  variant: 'entryline',
  term: 'entryline',
  card: 'cardline',
  scenario: 'sceneline',
}

/** The category of the lines under a head, or undefined if the word heads no block. */
export const linesUnder = (head: string): LineCategory | undefined => linesByHead[head]

/** The categories that a whole text is made of: everything else is read inside of them. */
export const roots: readonly Category[] = ['block', 'line', 'cardline', 'sceneline', 'entryline', 'event']
