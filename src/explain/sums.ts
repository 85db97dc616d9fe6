import type { Sum } from '../trace.ts'
import { child, childIf } from '../tree.ts'
import { type Cast, pokemonIn, sayCards, who } from './cast.ts'

/** How quantities came to be, one line each: "the damage to Machop: 20 → 40 [weakness.double]". */
export const saySums = (cast: Cast, sums: readonly Sum[]): readonly string[] => [
  ...new Set(sums.filter(({ parts }) => parts.length > 0).map((sum) => saySum(cast, sum))),
]

function saySum(cast: Cast, sum: Sum): string {
  const start = sum.parts[0]?.from ?? 0
  const stages = sum.parts.map(({ clause, to }) => `${to} [${clause}]`)
  return `${sayQuantity(cast, sum)}: ${[...(start === 0 ? [] : [`${start}`]), ...stages].join(' → ')}`
}

/** The quantity as a clause that speaks of it names it, with its owner in place of "a Pokémon". */
function sayQuantity(cast: Cast, { value, of, parts }: Sum): string {
  for (const { clause } of parts)
    for (const { tree, text } of cast.clauses.get(clause)?.lines ?? []) {
      const named = childIf(tree, 'value')
      if (named?.word !== value) continue
      const before = text.slice(named.at[0] - tree.at[0], child(named, 'of').at[0] - tree.at[0])
      return before + sayOwner(cast, of)
    }
  return `${value.replaceAll('-', ' ')} of ${sayOwner(cast, of)}`
}

function sayOwner(cast: Cast, of: string): string {
  if (cast.names.has(of)) return pokemonIn(cast, of)
  if (of === '0' || of === '1') return who(Number(of))
  return of === '' ? 'it' : sayCards(cast, [of])
}
