/** One figure: what was measured, what was aimed at (if anything), and what came out. */
export interface Row {
  readonly what: string
  readonly aim?: string
  readonly measured: string
  /** Whether the aim is met; absent where there is none. */
  readonly met?: boolean
}

/** The middle one of some numbers. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** A number as a person writes it: 12,345 or 1.23. */
export const say = (n: number): string =>
  n.toLocaleString('en', { maximumFractionDigits: Math.abs(n) < 100 ? 2 : 0 })

/** The milliseconds something takes. */
export function time(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** Milliseconds of processor time this process has taken, so that what else runs on the machine counts little. */
const busy = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The milliseconds of processor time something takes. */
export function busyTime(work: () => void): number {
  const start = busy()
  work()
  return busy() - start
}

/**
 * How often something can be done in a second of processor time: the best of many short stretches after a warm-up, so that what
 * else runs on the machine counts little.
 */
export function perSecond(work: () => void, stretches = 20): number {
  const stretch = (): number => {
    const start = busy()
    let count = 0
    while (busy() - start < 50) {
      work()
      count++
    }
    return (count * 1000) / (busy() - start)
  }
  const rates = Array.from({ length: 2 * stretches }, stretch)
  return Math.max(...rates.slice(stretches))
}

/** Rows as a plain table. */
export function table(rows: readonly Row[]): string {
  const lines = [
    ['', 'aim', 'measured', ''],
    ...rows.map((row) => [row.what, row.aim ?? '', row.measured, verdict(row)]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const verdict = ({ met }: Row): string => (met === undefined ? '' : met ? 'met' : 'MISSED')
