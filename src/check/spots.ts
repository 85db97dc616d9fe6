import type { Clause } from '../compiled.ts'
import type { Place, Spot } from '../place.ts'

const linked = { rule: '', exception: ' to ', reading: ' of ', ruling: ' to ' } as const

/** The head of a clause as its author writes it. */
const headOf = ({ kind, id, to }: Clause): string =>
  `${kind} ${id}${to === undefined ? '' : `${linked[kind]}${to}`}`

/** Where the head of a clause is. A card's clause has no head of its own: only its place is known. */
export function spotOfHead(clause: Clause): Spot | { readonly place: Place } {
  const { card, place } = clause
  return card === undefined
    ? { place, source: `${' '.repeat(place.column - 1)}${headOf(clause)}` }
    : { place }
}

/** Where the clause that another stands in place of is named. */
export function spotOfTarget(clause: Clause): Spot | { readonly place: Place } {
  const spot = spotOfHead(clause)
  if (!('source' in spot) || clause.to === undefined) return spot
  const column = spot.source.length - clause.to.length + 1
  return { ...spot, place: { ...spot.place, column, length: clause.to.length } }
}
