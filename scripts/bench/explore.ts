import type { Book } from '../../src/compiled.ts'
import { explore } from '../../src/explore/explore.ts'
import { boardOf, inBase } from './engine.ts'
import { busyTime, median, type Row, say } from './table.ts'

/** An attack that flips 16 coins one at a time. */
export function exploreRows(book: Book): readonly Row[] {
  const work = () => explore(book, boardOf(book, 'sixteen'), inBase(book))
  const { endings, states } = work()
  const took = median(Array.from({ length: 5 }, () => busyTime(work)))
  return [
    {
      what: 'explore: 16 coins, outcomes and states (a tree has 131,071 nodes)',
      aim: '17, 153',
      measured: `${endings.length}, ${states} in ${say(took)} ms`,
      met: endings.length === 17 && states === 153,
    },
  ]
}
