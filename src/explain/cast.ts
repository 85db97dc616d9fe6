import type { Book, Clause } from '../compiled.ts'
import type { CardTable } from '../engine/view.ts'
import type { Ran } from '../scenario/run.ts'

/** Who and what a story speaks of. */
export interface Cast {
  readonly book: Book
  readonly clauses: ReadonlyMap<string, Clause>
  readonly cards: CardTable
  readonly names: Ran['names']
}

const clauseMaps = new WeakMap<Book, ReadonlyMap<string, Clause>>()

/** Every clause of a book by its id, in force or not; made once for each book. */
export function clausesById(book: Book): ReadonlyMap<string, Clause> {
  const found = clauseMaps.get(book) ?? new Map(book.clauses.map((clause) => [clause.id, clause] as const))
  clauseMaps.set(book, found)
  return found
}

/** The cast of a scenario that was run. */
export function castOf(ran: Ran): Cast {
  const { book } = ran.game.program.rules
  return { book, clauses: clausesById(book), cards: ran.game.cards, names: ran.names }
}

/** "you" or "the opponent". */
export const who = (player: number): string => (player === 0 ? 'you' : 'the opponent')

/** "your" or "the opponent's". */
export const whose = (player: number): string => (player === 0 ? 'your' : "the opponent's")

/** A player and the form of a verb that fits: `doing(1, 'draw|draws')` is "the opponent draws". */
export function doing(player: number, verb: string): string {
  const [yours = verb, theirs = yours] = verb.split('|')
  return `${who(player)} ${player === 0 ? yours : theirs}`
}

/** What a Pokémon is called; whose it is is said of the opponent's, and of yours where the name does not tell them apart. */
export function pokemonIn(cast: Cast, id: string): string {
  const found = cast.names.get(id)
  if (!found) return 'a Pokémon'
  const { name, owner } = found
  const bare = name.replace(/^an? /, '')
  const alike = [...cast.names.values()].some((other) => other.name === name && other.owner !== owner)
  return owner !== 0 || alike || bare !== name ? `${whose(owner)} ${bare}` : name
}

/** Cards by name with how many there are: "2 Fire Energy and 1 card". */
export function sayCards(cast: Cast, ids: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const id of ids) {
    const name = cast.cards.get(id)?.name ?? ''
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return and([...counts].map(([name, count]) => `${count} ${name || (count === 1 ? 'card' : 'cards')}`))
}

/** "a", "a and b", "a, b and c". */
export const and = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** A number with its noun: `counted(1, 'Prize')` is "1 Prize". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** The same text with a capital letter first. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** One line of a text, whatever its line breaks. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
