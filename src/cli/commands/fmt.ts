import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { problemsJson } from '../../judge/json.ts'
import { Unanswerable } from '../../judge/unanswerable.ts'
import { readSources, reason, type SourceText, shippedSources } from '../files.ts'
import { complainOf, type Exit, print, printJson } from '../output.ts'

/** Options of `judge fmt`. */
export interface FmtFlags {
  readonly check?: boolean
  readonly json?: boolean
}

/** `judge fmt`: sets rules in the one layout; with `--check` it only lists the files. A file with mistakes is left alone. */
export async function fmt(paths: readonly string[], flags: FmtFlags): Promise<Exit> {
  const { formatFile } = await import('../../book/format.ts')
  const files = readSources(paths.length > 0 ? paths : (shippedSources() ?? ['.']))
  const done = files.map((file) => ({ file, ...formatFile(file.name, file.text) }))
  const problems = done.flatMap((each) => each.problems)
  const changed = done.filter(({ file, text }) => text !== file.text)
  complainOf(problems)
  if (!flags.check) for (const { file, text } of changed) write(file, text)
  if (flags.json) printJson({ ...problemsJson(problems), changed: changed.map(({ file }) => file.name) })
  else if (flags.check) for (const { file } of changed) print(`${file.name} is not in the one layout`)
  else if (changed.some(({ file }) => file.path !== undefined))
    print(`formatted ${changed.map(({ file }) => file.name).join(', ')}`)
  return problems.length > 0 || (flags.check && changed.length > 0) ? 1 : 0
}

/** Puts a text in the place of a file at once, or prints it if it came from the standard input. */
function write({ name, path }: SourceText, text: string): void {
  if (path === undefined) {
    process.stdout.write(text)
    return
  }
  const beside = `${path}.${process.pid}.tmp`
  try {
    writeFileSync(beside, text, { flag: 'wx' })
    renameSync(beside, path)
  } catch (error) {
    rmSync(beside, { force: true })
    throw new Unanswerable('can’t write', `${name} can't be written: ${reason(error)}.`)
  }
}
