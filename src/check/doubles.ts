import type { Clause, Line } from '../compiled.ts'
import { spotOf } from '../place.ts'
import type { Problem } from '../problem.ts'
import { childIf, isTree, type Tree } from '../tree.ts'
import type { Facts } from './check.ts'
import { saying } from './clashes.ts'
import { everTogether } from './moments.ts'

/** A sentence that only one clause may say at a time, and what makes two of them the same. */
interface Single {
  readonly clause: Clause
  readonly line: Line
  readonly key: string
}

/** Quantities with two `combines` clauses or two amounts, and actions offered twice, at one time. */
export function doubles(facts: Facts): readonly Problem[] {
  const rules = facts.book.clauses.filter(
    ({ to, kind, lifts }) => to === undefined && kind === 'rule' && lifts.length === 0,
  )
  const singles = rules.flatMap((clause) =>
    clause.lines.flatMap((line): readonly Single[] => {
      const key = keyOf(line.tree, clause)
      return key === undefined ? [] : [{ clause, line, key }]
    }),
  )
  return singles.flatMap((one, i) =>
    singles.slice(i + 1).flatMap((two) => (isDouble(facts, one, two) ? [said(one, two)] : [])),
  )
}

function isDouble(facts: Facts, one: Single, two: Single): boolean {
  if (one.key !== two.key) return false
  if (one.clause === two.clause) return one.line.text !== two.line.text || one.line.tree.word === 'offers'
  if (isAmount(one.line.tree) && saying(one.line.tree) === saying(two.line.tree)) return false
  return everTogether(facts, one.clause, two.clause)
}

const isAmount = (tree: Tree): boolean => tree.word === 'is' || tree.word === 'is-at'

function keyOf(tree: Tree, clause: Clause): string | undefined {
  if (tree.word === 'offers') return named(tree, 'action')
  if (tree.word === 'combines') return named(tree, 'value')
  return isAmount(tree) ? amountKey(tree, clause) : undefined
}

function named(tree: Tree, slot: string): string | undefined {
  const part = tree.slots[slot]
  return isTree(part) ? `${tree.word} ${part.word}` : undefined
}

/** Amounts that hold without any condition, by quantity, whose it is, and stage. */
function amountKey(tree: Tree, { lines, variant, card }: Clause): string | undefined {
  const change = childIf(tree, 'change')?.word
  const always = !('condition' in tree.slots) && !lines.some((line) => line.tree.word === 'when')
  if (!always || variant !== undefined || card !== undefined) return undefined
  if (change !== 'set' && change !== 'printed') return undefined
  return `amount ${saying(tree.slots.value ?? '')} ${String(tree.slots.stage ?? '')}`
}

const about: Readonly<Record<string, string>> = {
  offers: 'offer the same action',
  combines: 'say how the same quantity combines',
}

const said = (one: Single, two: Single): Problem => ({
  title: 'SAID TWICE',
  ...spotOf(two.line),
  other: one.line.place,
  message: `${whoSays(one, two)} ${about[two.line.tree.word] ?? 'say what the same quantity is'}, and nothing decides between them.`,
  hint: 'Keep one of them, or make one an `exception` to the other, or let one end where the other begins.',
})

const whoSays = ({ clause: one }: Single, { clause: two }: Single): string =>
  one === two ? `Two sentences of ${two.id}` : `${one.id} and ${two.id}`
