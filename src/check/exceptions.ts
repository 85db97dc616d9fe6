import type { Book, Clause } from '../compiled.ts'
import type { Problem } from '../problem.ts'
import { banWords, deedsOf, orderWords, saidBy, valueWords } from '../rules.ts'
import type { Facts } from './check.ts'
import { everTogether, sayForce } from './moments.ts'
import { spotOfHead, spotOfTarget } from './spots.ts'

type Kind = 'order' | 'value' | 'prohibition' | 'combination' | 'deed' | 'trigger'

/** What a clause says, by its sentences; a clause that only has conditions says a deed that does nothing. */
function kindsOf(clause: Clause): ReadonlySet<Kind> {
  const kinds = new Set<Kind>()
  if (saidBy(clause, orderWords).length > 0) kinds.add('order')
  if (saidBy(clause, valueWords).length > 0) kinds.add('value')
  if (saidBy(clause, banWords).length > 0) kinds.add('prohibition')
  if (saidBy(clause, ['combines', 'stays']).length > 0) kinds.add('combination')
  if (saidBy(clause, ['whenever', 'before', 'after', 'before-if-any', 'after-if-any']).length > 0)
    kinds.add('trigger').add('deed')
  if (deedsOf(clause).length > 0) kinds.add('deed')
  return kinds
}

const inPlaceOf = (book: Book): readonly Clause[] => book.clauses.filter(({ to }) => to !== undefined)

/** Exceptions that stand in place of themselves by way of others. */
export function cycles({ book, byId }: Facts): readonly Problem[] {
  return inPlaceOf(book).flatMap((clause) => {
    const path = [clause.id]
    for (let next = clause.to; next !== undefined; next = byId.get(next)?.to) {
      if (next === clause.id) {
        const least = [...path].sort()[0]
        return least === clause.id ? [cycle(clause, [...path, next])] : []
      }
      if (path.includes(next)) return []
      path.push(next)
    }
    return []
  })
}

const cycle = (clause: Clause, path: readonly string[]): Problem => ({
  title: 'EXCEPTIONS IN A CIRCLE',
  ...spotOfTarget(clause),
  message: `These clauses stand in place of each other, so none of them says what happens: ${path.join(' → ')}.`,
  hint: 'Make the one that holds where nothing special is the case a `rule`.',
})

/** True for rulings that no longer count: their day is over, so nothing is asked of them. */
const isPast = ({ ruling }: Clause): boolean =>
  ruling?.standing === 'superseded' || ruling?.standing === 'withdrawn'

/** Exceptions whose clause is never in force together with them, or says something of another kind. */
export function toNothing(facts: Facts): readonly Problem[] {
  return inPlaceOf(facts.book).flatMap((clause): readonly Problem[] => {
    const target = facts.byId.get(clause.to ?? '')
    if (!target || isPast(clause)) return []
    if (clause.kind !== 'reading' && !everTogether(facts, clause, target))
      return [nothing(facts, clause, target)]
    return anotherKind(clause, target)
  })
}

const nothing = (facts: Facts, clause: Clause, target: Clause): Problem => ({
  title: 'EXCEPTION TO NOTHING',
  ...spotOfTarget(clause),
  other: target.place,
  message: `${clause.id} stands in place of ${target.id}, but the two are never in force together: ${clause.id} is in force ${sayForce(facts, clause)}, ${target.id} ${sayForce(facts, target)}.`,
  hint: 'Move one of the two, or make it an exception to a clause of its own time.',
})

function anotherKind(clause: Clause, target: Clause): readonly Problem[] {
  const kinds = kindsOf(clause)
  const wanted = kindsOf(target)
  if (kinds.size === 0 || [...kinds].some((kind) => wanted.has(kind))) return []
  const says = (each: ReadonlySet<Kind>): string => [...each].map((kind) => called[kind]).join(' and ')
  return [
    {
      title: 'EXCEPTION OF ANOTHER KIND',
      ...spotOfHead(clause),
      other: target.place,
      message: `${clause.id} says ${says(kinds)}, but the clause it stands in place of, ${target.id}, says ${says(wanted)}.`,
      hint: `Say ${says(wanted)} in it, or make it a \`rule\`.`,
    },
  ]
}

const called: Readonly<Record<Kind, string>> = {
  order: 'the order of some steps',
  value: 'what a quantity is',
  prohibition: "what can't be done",
  combination: 'how a quantity combines',
  deed: 'what happens',
  trigger: 'what else happens at some moment',
}
