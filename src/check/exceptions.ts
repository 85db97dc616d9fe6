import type { Book, Clause } from '../compiled.ts'
import type { Problem } from '../problem.ts'
import { banWords, deedsOf, orderWords, saidBy, valueWords } from '../rules.ts'
import type { Facts } from './check.ts'

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
  place: clause.place,
  message: `These clauses stand in place of each other, so none of them says what happens: ${path.join(' → ')}.`,
  hint: 'Let one of them be a `rule`.',
})

/** Exceptions whose clause is never in force together with them, or says something of another kind. */
export function toNothing({ book, byId, moments, inForceAt }: Facts): readonly Problem[] {
  return inPlaceOf(book).flatMap((clause): readonly Problem[] => {
    const target = byId.get(clause.to ?? '')
    if (!target) return []
    if (clause.kind !== 'reading' && !moments.some((_, at) => inForceAt(clause, at) && inForceAt(target, at)))
      return [
        {
          title: 'EXCEPTION TO NOTHING',
          place: clause.place,
          other: target.place,
          message: `${clause.id} stands in place of ${target.id}, but the two are never in force together.`,
          hint: 'Compare their `from` and `until`.',
        },
      ]
    const kinds = kindsOf(clause)
    const wanted = kindsOf(target)
    if (kinds.size === 0 || [...kinds].some((kind) => wanted.has(kind))) return []
    return [
      {
        title: 'EXCEPTION OF ANOTHER KIND',
        place: clause.place,
        other: target.place,
        message: `${clause.id} says a ${[...kinds].join(' and a ')}, but ${target.id} says a ${[...wanted].join(' and a ')}.`,
      },
    ]
  })
}
