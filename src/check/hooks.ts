import type { Clause } from '../compiled.ts'
import type { Problem } from '../problem.ts'
import { orderWords } from '../rules.ts'
import { child, children, type Tree, text, textIf, walk } from '../tree.ts'
import type { Facts } from './check.ts'

const stepsNamed = (clause: Clause): readonly string[] =>
  clause.lines
    .filter(({ tree }) => (orderWords as readonly string[]).includes(tree.word))
    .flatMap(({ tree }) => [...children(tree, 'steps'), ...children(tree, 'moves')])
    .filter(({ word }) => word !== 'drop')
    .map((step) => text(step, 'id'))

const followed = (clause: Clause): readonly string[] =>
  clause.lines
    .flatMap(({ tree }) => [...walk(tree)])
    .flatMap((tree) => (tree.word === 'follow' ? [text(tree, 'id')] : []))

/** Hooks on a step that no procedure in force takes. */
export function hooksWithoutStep({ book, byId, moments, inForceAt }: Facts): readonly Problem[] {
  const hooks = book.clauses.flatMap((clause) =>
    clause.lines
      .filter(({ tree }) => tree.word === 'before' || tree.word === 'after')
      .map((line) => ({ clause, line })),
  )
  return hooks.flatMap(({ clause, line }): readonly Problem[] => {
    const step = text(line.tree, 'step')
    const target = byId.get(step)
    const missing = moments.filter((_, at) => {
      if (clause.card !== undefined || !inForceAt(clause, at)) return false
      const taken = book.clauses.some(
        (each) => inForceAt(each, at) && (stepsNamed(each).includes(step) || followed(each).includes(step)),
      )
      return !(target && inForceAt(target, at) && taken)
    })
    if (missing.length === 0) return []
    const editions = [...new Set(missing.map(({ edition }) => edition))].join(', ')
    return [
      {
        title: 'HOOK WITHOUT A STEP',
        place: line.place,
        source: line.text,
        message: `Nothing takes the step ${step} in ${editions}, so this is never done there.`,
        hint: 'If that is meant, begin the sentence with `where there is one,`.',
      },
    ]
  })
}

/** Changes in a stage that the `combines` clause of the quantity does not have. */
export function unknownStages({ book }: Facts): readonly Problem[] {
  const lines = book.clauses.flatMap(({ lines: each }) => each)
  const stages = new Map<string, Set<string>>()
  for (const { tree } of lines)
    if (tree.word === 'combines') {
      const known = stages.get(child(tree, 'value').word) ?? new Set<string>()
      for (const stage of stagesIn(tree)) known.add(stage)
      stages.set(child(tree, 'value').word, known)
    }
  return lines.flatMap((line): readonly Problem[] => {
    const stage = line.tree.word === 'is-at' ? textIf(line.tree, 'stage') : undefined
    const known = stage === undefined ? undefined : stages.get(child(line.tree, 'value').word)
    if (stage === undefined || known?.has(stage)) return []
    return [
      {
        title: 'UNKNOWN STAGE',
        place: line.place,
        source: line.text,
        message: `No \`combines\` sentence of this quantity has the stage ${stage}.`,
        expected: [...(known ?? [])],
      },
    ]
  })
}

const stagesIn = (tree: Tree): readonly string[] => {
  const { stages } = tree.slots
  return Array.isArray(stages) ? stages.filter((each): each is string => typeof each === 'string') : []
}
