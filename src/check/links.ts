import type { Clause, Line } from '../compiled.ts'
import { spotIn } from '../place.ts'
import type { Problem } from '../problem.ts'
import { banWords, saidBy } from '../rules.ts'
import { type Tree, text, walk } from '../tree.ts'
import type { Facts } from './check.ts'
import { everTogether, sayForce } from './moments.ts'
import { spotOfHead } from './spots.ts'

/** Permissions that lift what is no prohibition, or one that is never in force with them. */
export function liftsNothing(facts: Facts): readonly Problem[] {
  return facts.book.clauses.flatMap((clause) =>
    clause.lifts.flatMap((id): readonly Problem[] => {
      const target = facts.byId.get(id)
      if (!target) return []
      const because =
        saidBy(target, banWords).length === 0
          ? `${id} forbids nothing`
          : everTogether(facts, clause, target)
            ? undefined
            : `${id} is never in force together with it`
      return because === undefined ? [] : [lifted(clause, target, because)]
    }),
  )
}

const lifted = (clause: Clause, target: Clause, because: string): Problem => ({
  title: 'LIFTS NOTHING',
  ...spotOfHead(clause),
  other: target.place,
  message: `${clause.id} lifts ${target.id}, but ${because}.`,
  hint: "`lifts` takes the id of a clause with `can't`. To change what else a clause says, make it an `exception`.",
})

const deedsIn = (clause: Clause, word: string): readonly { readonly line: Line; readonly tree: Tree }[] =>
  clause.lines.flatMap((line) =>
    [...walk(line.tree)].filter((tree) => tree.word === word).map((tree) => ({ line, tree })),
  )

/** Clauses that follow another which is never in force when they are. */
export function followsNothing(facts: Facts): readonly Problem[] {
  return facts.book.clauses.flatMap((clause) =>
    deedsIn(clause, 'follow').flatMap(({ line, tree }): readonly Problem[] => {
      const target = facts.byId.get(text(tree, 'id'))
      if (!target || clause.kind === 'reading' || everTogether(facts, clause, target)) return []
      return [
        {
          title: 'FOLLOWS NOTHING',
          ...spotIn(line, tree.at),
          other: target.place,
          message: `${target.id} is in force ${sayForce(facts, target)}, ${clause.id} ${sayForce(facts, clause)}: there is never anything to follow.`,
          hint: 'Compare their `from` and `until`.',
        },
      ]
    }),
  )
}

/** Rules that say "as usual" although they stand in place of nothing. */
export function usualOfNothing({ book }: Facts): readonly Problem[] {
  const rules = book.clauses.filter(({ to, lifts }) => to === undefined && lifts.length === 0)
  return rules.flatMap((clause) =>
    [...deedsIn(clause, 'as-usual'), ...deedsIn(clause, 'as-usual-without')].map(({ line, tree }) => ({
      title: 'AS USUAL OF NOTHING',
      ...spotIn(line, tree.at),
      message: `${clause.id} stands in place of no other clause, so nothing would have happened without it.`,
      hint: 'Make it an `exception … to` the clause that says what is usual, or say what happens.',
    })),
  )
}
