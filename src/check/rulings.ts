import type { Clause } from '../compiled.ts'
import type { Problem } from '../problem.ts'
import type { Facts } from './check.ts'
import { spotOfHead } from './spots.ts'

/** Rulings that take the place of themselves, of no ruling, of a later one, or of one that still counts. */
export function wrongRulings({ book, byId }: Facts): readonly Problem[] {
  const rulings = book.clauses.filter(({ ruling }) => ruling?.supersedes !== undefined)
  return rulings.flatMap((clause) => {
    const target = byId.get(clause.ruling?.supersedes ?? '')
    return target ? (circle(clause, byId) ?? wrongTarget(clause, target)) : []
  })
}

/** A circle is reported at one of its rulings; undefined if a ruling is in none. */
function circle(clause: Clause, byId: Facts['byId']): readonly Problem[] | undefined {
  const path = [clause.id]
  for (let next = clause.ruling?.supersedes; next !== undefined; next = byId.get(next)?.ruling?.supersedes) {
    if (next === clause.id)
      return [...path].sort()[0] === clause.id ? [circular(clause, [...path, next])] : []
    if (path.includes(next)) return undefined
    path.push(next)
  }
  return undefined
}

const circular = (clause: Clause, path: readonly string[]): Problem => ({
  title: 'RULINGS IN A CIRCLE',
  ...spotOfHead(clause),
  message:
    path.length > 2
      ? `These rulings take the place of each other, so none of them counts: ${path.join(' → ')}.`
      : `${clause.id} takes the place of itself.`,
  hint: '`supersedes` names an older ruling.',
})

function wrongTarget(clause: Clause, target: Clause): readonly Problem[] {
  const why = whyWrong(clause, target)
  if (!why) return []
  return [{ title: 'SUPERSEDES WRONGLY', ...spotOfHead(clause), other: target.place, ...why }]
}

function whyWrong(clause: Clause, target: Clause): Pick<Problem, 'message' | 'hint'> | undefined {
  const [own, old] = [clause.ruling, target.ruling]
  if (!old || !own)
    return {
      message: `${clause.id} takes the place of ${target.id}, but that is no ruling.`,
      hint: 'A ruling changes a rule by standing `to` it; `supersedes` names an older ruling.',
    }
  if (old.date > own.date)
    return {
      message: `${clause.id} of ${own.date} takes the place of ${target.id}, which is later (${old.date}).`,
      hint: 'Compare the two days.',
    }
  const counts = old.standing === 'in-force' || old.standing === 'disputed'
  return counts && own.standing === 'in-force'
    ? {
        message: `${clause.id} takes the place of ${target.id}, but ${target.id} says that its standing is ${old.standing}.`,
        hint: `Say \`standing superseded\` in ${target.id}.`,
      }
    : undefined
}
