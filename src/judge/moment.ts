import type { Book, Scenario } from '../compiled.ts'
import { editionOn, everyEdition, lastDayOf, type Moment } from '../editions.ts'
import { scenarioRuns } from '../scenario/era.ts'
import { nearest } from '../text.ts'
import { Unanswerable } from './unanswerable.ts'

/** Which day is asked about. */
export type When =
  | { readonly edition: string }
  | { readonly date: string }
  | 'all'
  /** The newest edition in which a scenario runs. */
  | 'newest'

/** The moment that an edition or a date means; throws `Unanswerable` if there is none. */
export function momentFor(
  book: Book,
  when: { readonly edition: string } | { readonly date: string },
): Moment {
  if ('edition' in when) return editionNamed(book, when.edition)
  const { date } = when
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date)))
    throw new Unanswerable('no such date', `"${date}" is no date.`, { hint: 'Write it as 2004-06-30.' })
  const found = editionOn(book, date)
  if (!found)
    throw new Unanswerable('no edition yet', `On ${date} no edition had begun.`, {
      hint: `The first is ${firstIn(book)}.`,
    })
  return found
}

function editionNamed(book: Book, name: string): Moment {
  const found = lastDayOf(book, name)
  if (found) return found
  const names = [...book.editions.map((edition) => edition.name), 'modern']
  const near = nearest(name, names)
  const hint = near ? `Did you mean ${near}?` : `There are: ${names.join(', ')}.`
  throw new Unanswerable('no such edition', `There is no edition "${name}".`, { hint })
}

function firstIn(book: Book): string {
  const [first] = [...book.editions].sort((a, b) => a.starts.localeCompare(b.starts))
  return first ? `${first.name}, from ${first.starts}` : 'not in the book'
}

/** The moments at which a scenario is run; empty if it runs at none of them. */
export function momentsFor(book: Book, scenario: Scenario, when: When): readonly Moment[] {
  if (when !== 'all' && when !== 'newest')
    return [momentFor(book, when)].filter((moment) => scenarioRuns(book, scenario, moment))
  const running = everyEdition(book).filter((moment) => scenarioRuns(book, scenario, moment))
  if (when === 'all') return running
  const newest = running.findLast(({ apart }) => !apart) ?? running.at(-1)
  return newest ? [newest] : []
}
