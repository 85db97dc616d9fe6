import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'

const program = fileURLToPath(new URL('../../dist/judge.mjs', import.meta.url))

/** What a command wrote and how it ended. */
export interface Ended {
  readonly exit: number | null
  readonly out: string
  readonly err: string
}

/** Runs the built command line as its users do. */
export function judge(
  args: readonly string[],
  input = '',
  environment: Readonly<Record<string, string>> = {},
): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', ...environment },
  })
  return { exit: status, out: stdout, err: stderr }
}

/** A new, empty folder. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'judge-'))

type Schema = 'run' | 'rule' | 'problems' | 'explore' | 'diff' | 'glossary'

/** What keeps a JSON text from fitting a schema of the project; an empty list if it fits. */
export function misfits(schema: Schema, json: string): readonly string[] {
  const file = new URL(`../../schemas/${schema}.schema.json`, import.meta.url)
  const validate = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(
    JSON.parse(readFileSync(file, 'utf8')),
  )
  validate(JSON.parse(json))
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
