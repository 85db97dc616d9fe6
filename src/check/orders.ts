import type { Clause, Line } from '../compiled.ts'
import { spotOfName } from '../place.ts'
import type { Problem } from '../problem.ts'
import { type OrderStep, stepsOf } from '../rules.ts'
import { children, type Tree, text, textIf } from '../tree.ts'
import type { Facts } from './check.ts'
import { repeated } from './stages.ts'

/** Orders that name a step twice, and changes to an order that do not fit it. */
export function wrongOrders({ book, byId }: Facts): readonly Problem[] {
  return book.clauses.flatMap((clause) =>
    clause.lines.flatMap((line) => {
      const { tree } = line
      if (tree.word === 'goes-changed') return misfits(line, usualSteps(clause, byId))
      const steps = children(tree, 'steps').map((step) => text(step, 'id'))
      return tree.word === 'goes' || tree.word === 'offers' ? repeated(line, steps, 'step') : []
    }),
  )
}

/** The steps of the clause that another stands in place of; undefined if it is no procedure. */
function usualSteps(clause: Clause, byId: Facts['byId'], depth = 0): readonly OrderStep[] | undefined {
  const target = byId.get(clause.to ?? '')
  if (!target || depth > 50) return undefined
  return stepsOf(target, () => usualSteps(target, byId, depth + 1) ?? [])
}

function misfits(line: Line, usual: readonly OrderStep[] | undefined): readonly Problem[] {
  if (!usual) return []
  const known = usual.map(({ id }) => id)
  const named = (move: Tree): readonly string[] =>
    [textIf(move, 'mark'), move.word === 'drop' ? textIf(move, 'id') : undefined].flatMap((id) => id ?? [])
  const moves = children(line.tree, 'moves')
  const added = moves.flatMap((move) => (move.word === 'drop' ? [] : [text(move, 'id')]))
  return moves.flatMap(named).flatMap((id) => {
    if (known.includes(id) || added.includes(id)) return []
    return [
      {
        title: 'STEP OF ANOTHER ORDER',
        ...spotOfName(line, id),
        message: `The order that this changes has no step ${id}.`,
        expected: known,
      },
    ]
  })
}
