import { execFileSync, spawnSync } from 'node:child_process'
import { parse } from '../../grammar/parse.ts'
import { allWords } from '../../grammar/words/all.ts'
import type { Source } from './sources.ts'
import { perSecond, type Row, say } from './table.ts'

/** The rules in a Markdown text. */
const fences = ({ text }: Source): readonly string[] =>
  [...text.matchAll(/^```judge\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block)

/** Reading the book's own blocks over and over; how large the language is, and what its last word took. */
export function languageRows(sources: readonly Source[], startParser: readonly string[]): readonly Row[] {
  const blocks = sources.flatMap(fences)
  const size = blocks.reduce((bytes, block) => bytes + Buffer.byteLength(block), 0)
  const rate = (size * perSecond(() => blocks.forEach((block) => void parse(block)))) / 1e6
  return [
    {
      what: `language: MB a second, with positions and recovery (${say(size / 1024)} KB of blocks)`,
      measured: say(rate),
    },
    { what: 'language: building the parser in a fresh process', measured: `${buildTime(startParser)} ms` },
    { what: 'language: words', measured: say(allWords.length) },
    {
      what: 'language: files touched by the last commit that added a word, all and for the word',
      measured: lastWord(),
    },
  ]
}

/** The milliseconds that the first sentence takes in a process of its own. */
const buildTime = (args: readonly string[]): string =>
  spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout.trim() || 'unknown'

const isWord = (file: string): boolean =>
  /^(?:grammar\/words|src\/engine\/meaning|src\/scenario)\//.test(file)

function lastWord(): string {
  try {
    const git = (...args: readonly string[]): string =>
      execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' })
    const commit = git(
      'log',
      '-1',
      '--diff-filter=M',
      '-G',
      "^ *\\['[a-z-]+', ['\"]",
      '--format=%h',
      '--',
      'grammar/words',
    ).trim()
    const files = git('show', '--name-only', '--format=', commit).trim().split('\n')
    return `${files.length}, ${files.filter(isWord).length} (${commit})`
  } catch {
    return 'unknown: no git here'
  }
}
