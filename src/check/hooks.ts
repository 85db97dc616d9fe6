import type { Book, Clause, Line } from '../compiled.ts'
import { spotOfName } from '../place.ts'
import type { Problem } from '../problem.ts'
import { orderWords } from '../rules.ts'
import { children, text, walk } from '../tree.ts'
import type { Facts } from './check.ts'
import { conditions, excludes } from './clashes.ts'
import { editionsOf } from './moments.ts'

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

interface Hook {
  readonly clause: Clause
  readonly line: Line
  readonly side: 'before' | 'after'
  readonly step: string
  /** False if it says "where there is one". */
  readonly needed: boolean
}

/** The hooks of the rules. Those of cards are asked about when they are played. */
const hooksIn = (book: Book): readonly Hook[] =>
  book.clauses
    .filter(({ card }) => card === undefined)
    .flatMap((clause) => clause.lines.flatMap((line) => hookOf(clause, line)))

function hookOf(clause: Clause, line: Line): readonly Hook[] {
  const [side, ...rest] = line.tree.word.split('-')
  if (side !== 'before' && side !== 'after') return []
  return [{ clause, line, side, step: text(line.tree, 'step'), needed: rest.length === 0 }]
}

/** Hooks on a step that no procedure in force takes. */
export function hooksWithoutStep(facts: Facts): readonly Problem[] {
  const { book, byId, moments, inForceAt } = facts
  return hooksIn(book)
    .filter(({ needed }) => needed)
    .flatMap(({ clause, line, step }): readonly Problem[] => {
      const target = byId.get(step)
      const taking = book.clauses.filter(
        (each) => stepsNamed(each).includes(step) || followed(each).includes(step),
      )
      const missing = moments.filter((_, at) => {
        if (!inForceAt(clause, at)) return false
        return !(target && inForceAt(target, at) && taking.some((each) => inForceAt(each, at)))
      })
      return missing.length > 0 ? [withoutStep(line, step, editionsOf(missing))] : []
    })
}

const withoutStep = (line: Line, step: string, editions: readonly string[]): Problem => ({
  title: 'HOOK WITHOUT A STEP',
  ...spotOfName(line, step),
  message: `No procedure takes the step ${step} in ${editions.join(', ')}, so this is never done there.`,
  hint: 'If that is meant, begin the sentence with `where there is one,`.',
})

/** Pairs of hooks on the same side of the same step that may both be due, where nothing says which comes first. */
export function hooksWithoutOrder(facts: Facts): readonly Problem[] {
  const hooks = hooksIn(facts.book).filter(({ clause }) => clause.to === undefined)
  return hooks.flatMap((one, i) =>
    hooks.slice(i + 1).flatMap((two): readonly Problem[] => {
      if (one.clause === two.clause || one.step !== two.step || one.side !== two.side) return []
      if (one.clause.anyOrder && two.clause.anyOrder) return []
      if (excludes(conditions(one.clause), conditions(two.clause))) return []
      const together = facts.moments.filter(
        (_, at) => facts.inForceAt(one.clause, at) && facts.inForceAt(two.clause, at),
      )
      return together.length > 0 ? [withoutOrder(one, two, editionsOf(together))] : []
    }),
  )
}

const withoutOrder = (one: Hook, two: Hook, editions: readonly string[]): Problem => ({
  title: 'HOOKS WITHOUT AN ORDER',
  ...spotOfName(two.line, two.step),
  other: one.line.place,
  message: `${one.clause.id} and ${two.clause.id} are both done just ${one.side} ${one.step} in ${editions.join(', ')}, and nothing says which comes first.`,
  hint: 'If it never matters, say `in any order` in both. If it does, make steps of them and put them in the order.',
})
