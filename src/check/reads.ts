import type { Clause, Line } from '../compiled.ts'
import { spotOf } from '../place.ts'
import type { Problem } from '../problem.ts'
import { child, type Tree, walk } from '../tree.ts'
import type { Facts } from './check.ts'

/** What a test reads besides the values it names: whether something can be paid asks the prohibitions on payments. */
const readByTests: Readonly<Record<string, string>> = {
  unpayable: "can't stand",
  'counts-as-trainer': "can't count-as-trainer",
  'power-stopped': "can't keep-power",
  'bench-full': 'bench-size',
  'no-hp': 'hp',
  'any-no-hp': 'hp',
  'pays-less': 'most-energy',
  'pays-on': 'least-energy',
}

interface Says {
  readonly clause: Clause
  readonly line: Line
  /** The value or prohibition the clause speaks of. */
  readonly about: string
  readonly reads: ReadonlySet<string>
}

function saysOf(clause: Clause): readonly Says[] {
  return clause.lines.flatMap((line) => {
    const about = aboutOf(line.tree)
    return about === undefined ? [] : [{ clause, line, about, reads: readsOf(clause, line.tree) }]
  })
}

function aboutOf(tree: Tree): string | undefined {
  if (tree.word === 'is' || tree.word === 'is-at') return child(tree, 'value').word
  return tree.word.startsWith('cant') && 'action' in tree.slots
    ? `can't ${child(tree, 'action').word}`
    : undefined
}

function readsOf(clause: Clause, said: Tree): ReadonlySet<string> {
  const reads = new Set<string>()
  const whens = clause.lines.filter(({ tree }) => tree.word === 'when').map(({ tree }) => tree)
  for (const root of [said, ...whens])
    for (const tree of walk(root)) {
      if (tree.word === 'value') reads.add(child(tree, 'value').word)
      const by = readByTests[tree.word]
      if (by !== undefined) reads.add(by)
    }
  return reads
}

/** Quantities and prohibitions that are worked out from each other, with the clauses that make it so. */
export function readEachOther({ book }: Facts): readonly Problem[] {
  const says = book.clauses.flatMap(saysOf)
  const reads = new Map<string, Set<string>>()
  for (const each of says) {
    const known = reads.get(each.about) ?? new Set<string>()
    for (const read of each.reads) known.add(read)
    reads.set(each.about, known)
  }
  const reachable = (from: string): ReadonlySet<string> => {
    const seen = new Set<string>()
    const open = [...(reads.get(from) ?? [])]
    for (let next = open.pop(); next !== undefined; next = open.pop())
      if (!seen.has(next)) {
        seen.add(next)
        open.push(...(reads.get(next) ?? []))
      }
    return seen
  }
  const reached = new Map([...reads.keys()].map((about) => [about, reachable(about)] as const))
  return says.flatMap((one, i) =>
    says.slice(i).flatMap((two): readonly Problem[] => {
      const mutual = [...one.reads].some((read) => read === two.about || reached.get(read)?.has(two.about))
      const back = [...two.reads].some((read) => read === one.about || reached.get(read)?.has(one.about))
      if (one === two && !one.reads.has(one.about)) return []
      if (!mutual || !back || (one !== two && one.about === two.about)) return []
      return [
        {
          title: 'READ EACH OTHER',
          ...spotOf(two.line),
          ...(one === two ? {} : { other: one.line.place }),
          message: one === two ? itself(one) : eachOther(one, two),
          hint: 'Let one of them read what is printed instead.',
        },
      ]
    }),
  )
}

const itself = ({ clause }: Says): string =>
  `${clause.id} says what this is by way of what it is, so where it holds nothing can be worked out.`

const eachOther = (one: Says, two: Says): string =>
  `What ${two.clause.id} says is worked out from what ${one.clause.id} says, and the other way round, so neither can be read first.`
