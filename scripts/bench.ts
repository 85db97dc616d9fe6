/** Prints the figures of this machine as a table: ratios, sizes and counts, with the aims beside them. Fails for nothing. */
import { parse } from '../grammar/parse.ts'
import { compile } from '../src/book/compile.ts'
import { engineRows } from './bench/engine.ts'
import { exploreRows } from './bench/explore.ts'
import { languageRows } from './bench/language.ts'
import { benchBoards, sources } from './bench/sources.ts'
import { busyTime, say, table } from './bench/table.ts'
import { bookRows, processRows } from './bench/whole.ts'

const [, program = '', part] = process.argv

if (part === 'parser') console.log(say(busyTime(() => parse('rule a.b\n  the turn ends'))))
else {
  const { book } = compile([...sources(), benchBoards])
  const rows = [
    ...processRows(),
    ...engineRows(book),
    ...exploreRows(book),
    ...languageRows(sources(), [program, 'parser']),
    ...bookRows(),
  ]
  console.log(`\n${table(rows)}`)
}
