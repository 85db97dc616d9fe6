import type { State } from '../state.ts'
import type { Json } from '../trace.ts'
import type { CardTable } from './view.ts'

/** Piles in which the order of cards does not matter. */
const unordered = new Set(['hand', 'discard', 'prizes', 'attached', 'faceUp', 'knows'])

/** What the future does not depend on. */
const left = new Set(['nextId', 'id'])

/**
 * A text that is the same for states that play alike: which copy of a card lies where and how ids are numbered is left
 * out. Two states with one key may be merged.
 */
export function keyOf(state: State, cards: CardTable): string {
  const names = pokemonNames(state)
  const rename = (text: string): string => names.get(text) ?? cards.get(text)?.key ?? numbered(text)
  const plain = (value: Json, key: string): Json => {
    if (typeof value === 'string') return rename(value)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const items = value.map((item: Json) => plain(item, ''))
      return unordered.has(key) ? items.map(String).sort() : items
    }
    const entries = Object.entries(value as Record<string, Json>).filter(([name]) => !left.has(name))
    return Object.fromEntries(
      entries
        .map(([name, item]) => [rename(name), plain(item, name)] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  }
  return JSON.stringify(plain(state as unknown as Json, ''))
}

/** Cards nobody has named are alike, and so are Pokémon that have left play. */
const numbered = (text: string): string => (/^u\d+$/.test(text) ? '?' : /^p\d+$/.test(text) ? '@gone' : text)

function pokemonNames({ board }: State): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const [owner, { active, bench }] of board.players.entries()) {
    if (active !== null) names.set(active, `@${owner}a`)
    for (const [place, id] of bench.entries()) names.set(id, `@${owner}b${place}`)
  }
  return names
}
