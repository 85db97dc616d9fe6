import pc from 'picocolors'
import { type Problem, sayProblem } from '../problem.ts'

/** How a command ended: 0 it holds or was found, 1 it fails or was not found, 2 it could not be understood. */
export type Exit = 0 | 1 | 2

/** Writes text to the standard output, ids and verdicts in colour if the terminal has colours. */
export function print(text: string): void {
  process.stdout.write(coloured(text.endsWith('\n') ? text : `${text}\n`))
}

/** How many characters fit in a line of the terminal; what the environment says where there is none, else 100. */
export function width(): number {
  const said = Number(process.env.COLUMNS)
  return process.stdout.columns ?? (said > 0 ? said : 100)
}

/** Writes a value as JSON to the standard output. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 1)}\n`)
}

/** Writes text to the standard error. */
export function complain(text: string): void {
  process.stderr.write(text.endsWith('\n') ? text : `${text}\n`)
}

/** Writes problems to the standard error in full. */
export function complainOf(problems: readonly Problem[]): void {
  for (const problem of problems) complain(sayProblem(problem))
}

/** A reader that went away (`judge … | head`) is no failure. */
export function endQuietlyWithReader(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit()
      throw error
    })
}

const verdicts: Readonly<Record<string, (text: string) => string>> = {
  holds: pc.green,
  fails: pc.red,
  error: pc.red,
}

/** The same text with `[clause.id]`, check marks and verdicts in colour; unchanged where there are no colours. */
export function coloured(text: string): string {
  if (!pc.isColorSupported) return text
  return text
    .replace(/\[[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)+\]/g, (id) => pc.cyan(id))
    .replace(/^✓/gm, pc.green('✓'))
    .replace(/^✗/gm, pc.red('✗'))
    .replace(/(?<= · )(?:holds|fails|error)(?=$| · )/gm, (verdict) => verdicts[verdict]?.(verdict) ?? verdict)
}
