import type { Line } from '../compiled.ts'
import { spotOfName } from '../place.ts'
import type { Problem } from '../problem.ts'
import { child, type Tree, textIf, texts } from '../tree.ts'
import type { Facts } from './check.ts'

/** The slot in which a sentence names a stage of its quantity. */
const stageSlot: Readonly<Record<string, string>> = { 'is-at': 'stage', stays: 'stage', combines: 'stop' }

const quantityOf = (tree: Tree): string => child(tree, 'value').word

/** Sentences that name a stage which the `combines` clauses of the quantity do not have, and stages that stand twice. */
export function wrongStages({ book }: Facts): readonly Problem[] {
  const lines = book.clauses.flatMap(({ lines: each }) => each)
  const combining = lines.filter(({ tree }) => tree.word === 'combines')
  const stages = new Map<string, readonly string[]>()
  for (const { tree } of combining)
    stages.set(quantityOf(tree), [...(stages.get(quantityOf(tree)) ?? []), ...texts(tree, 'stages')])
  return [
    ...lines.flatMap((line) => unknownStage(line, stages)),
    ...combining.flatMap((line) => repeated(line, texts(line.tree, 'stages'), 'stage')),
  ]
}

function unknownStage(line: Line, stages: ReadonlyMap<string, readonly string[]>): readonly Problem[] {
  const slot = stageSlot[line.tree.word]
  const stage = slot === undefined ? undefined : textIf(line.tree, slot)
  if (stage === undefined) return []
  const known = stages.get(quantityOf(line.tree)) ?? []
  if (known.includes(stage)) return []
  return [
    {
      title: 'UNKNOWN STAGE',
      ...spotOfName(line, stage),
      message:
        known.length > 0
          ? `This quantity is not worked out in a stage ${stage}.`
          : `No clause says with \`combines\` in which stages this quantity is worked out.`,
      expected: [...new Set(known)],
    },
  ]
}

/** A problem for every name that stands again in a list of a line. */
export function repeated(line: Line, names: readonly string[], what: 'stage' | 'step'): readonly Problem[] {
  const twice = new Set(names.filter((name, i) => names.indexOf(name) < i))
  return [...twice].map((name) => ({
    title: `${what.toUpperCase()} TWICE`,
    ...spotOfName(line, name),
    message: `The ${what} ${name} stands twice in this order, so it would be taken twice.`,
    hint: `Keep one of the two, or give the other ${what} an id of its own.`,
  }))
}
