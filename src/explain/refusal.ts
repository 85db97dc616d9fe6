import type { Clause } from '../compiled.ts'
import { child, childIf, type Tree } from '../tree.ts'
import { oneLine } from './cast.ts'

/** A clause that refused an action, and how long it does so, as far as the clause says. */
export interface Refused {
  readonly clause: string
  readonly title: string
  /** Undefined where the clause forbids without a condition. */
  readonly until?: string
}

const slice = (line: Clause['lines'][number], part: Tree): string =>
  oneLine(line.text.slice(part.at[0] - line.tree.at[0], part.at[1] - line.tree.at[0]))

/** Ways out of a prohibition, by the word that forbids. */
const waysOut: Readonly<Record<string, (line: Clause['lines'][number]) => string | undefined>> = {
  cant: (line) => {
    const condition = childIf(line.tree, 'condition')
    return condition && `only while ${slice(line, condition)}`
  },
  'cant-unless': (line) => `legal as soon as ${slice(line, child(line.tree, 'condition'))}`,
  'cant-again': () => 'legal again next turn',
}

/** Why a clause refuses and until when; a clause without a prohibition of its own left an effect behind. */
export function refusedBy(id: string, clause: Clause | undefined): Refused {
  const lines = (clause?.lines ?? []).filter(({ tree }) => tree.word in waysOut)
  const ways = lines.flatMap((line) => waysOut[line.tree.word]?.(line) ?? [])
  const until = lines.length === 0 ? 'until its effect ends' : ways.join(', or ')
  return { clause: id, title: clause?.title ?? id, ...(until === '' ? {} : { until }) }
}

/** A refusal in words. */
export const sayRefused = ({ clause, title, until }: Refused): string =>
  `refused by [${clause}] ${title}${until === undefined ? '' : ` (${until})`}.`
