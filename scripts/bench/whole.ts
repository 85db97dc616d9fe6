import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { median, type Row, say, time } from './table.ts'

const node = (args: readonly string[], cwd = '.'): number | null =>
  spawnSync(process.execPath, args, { cwd, stdio: 'ignore' }).status

const runs = 15

/** A whole run of the command line beside a Node that does nothing; the two take turns. */
export function processRows(): readonly Row[] {
  const what = `whole process: judge run, beside node -e 0 (medians of ${runs})`
  const args = ['dist/judge.mjs', 'run', 'retreat/confused-pays-tails', '--edition', 'base']
  if (node(args) !== 0) return [{ what, measured: 'skipped: judge run does not work here' }]
  const judge: number[] = []
  const bare: number[] = []
  for (let n = 0; n < runs; n++) {
    bare.push(time(() => node(['-e', '0'])))
    judge.push(time(() => node(args)))
  }
  const ratio = median(judge) / median(bare)
  const measured = `${say(ratio)} ×  (${say(median(judge))} ms, ${say(median(bare))} ms)`
  return [{ what, aim: '2.5 ×', measured, met: ratio <= 2.5 }]
}

/** Compiling the book from nothing, and again with what the first time left behind. */
export function bookRows(): readonly Row[] {
  const program = resolve('.cache/compile-book.mjs')
  if (!existsSync(program))
    return [{ what: 'book: compile', measured: 'skipped: npm run build makes the compiler' }]
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  for (const part of ['rules', 'cards']) symlinkSync(resolve(part), join(folder, part))
  const compile = (): number => time(() => node([program, 'book.json'], folder))
  const cold = compile()
  const cached = median([compile(), compile(), compile()])
  const bytes = statSync(join(folder, 'book.json')).size
  rmSync(folder, { recursive: true })
  return [
    { what: 'book: compile, cold and cached, whole process', measured: `${say(cold)} ms, ${say(cached)} ms` },
    { what: 'book: size of book.json', measured: `${say(bytes / 1024)} KB` },
  ]
}
