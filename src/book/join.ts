import type { Book } from '../compiled.ts'
import type { Problem } from '../problem.ts'
import { fingerprint } from '../text.ts'
import { checkNames } from './known.ts'
import type { Finding, Part } from './part.ts'
import { type Locator, locator } from './place.ts'
import { checkTranslations } from './translation.ts'
import { findTwice } from './twice.ts'

/** A book and all that is wrong with it, in order of file and line. */
export interface Compiled {
  readonly book: Book
  readonly problems: readonly Problem[]
}

/** Joins the parts of all files to one book, whatever their order, and checks every name across them. */
export function join(unsorted: readonly Part[]): Compiled {
  const parts = [...unsorted].sort((a, b) => (a.file.name < b.file.name ? -1 : 1))
  const content = {
    editions: parts.flatMap((part) => part.editions),
    sources: parts.flatMap((part) => part.sources),
    variants: parts.flatMap((part) => part.variants),
    clauses: parts.flatMap((part) => part.clauses),
    cards: parts.flatMap((part) => part.cards),
    scenarios: parts.flatMap((part) => part.scenarios),
    terms: parts.flatMap((part) => part.terms),
    translations: parts.flatMap((part) =>
      part.translations.map(({ language, id, title, prose }) => ({ language, id, title, prose })),
    ),
  }
  const book: Book = { schema: 1, fingerprint: fingerprint(JSON.stringify(content)), ...content }
  const found = [...findTwice(parts), ...checkNames(parts, book), ...checkTranslations(parts, book)]
  return { book, problems: inOrder(parts, found.map(placing())) }
}

/** A function that gives findings their place and source line; it counts the lines of each file once. */
function placing(): (finding: Finding) => Problem {
  const known = new Map<Part, Locator>()
  const locate = (part: Part): Locator => {
    const found = known.get(part) ?? locator(part.file)
    known.set(part, found)
    return found
  }
  return ({ part, at, other, ...problem }) => ({
    ...problem,
    place: locate(part).place(at),
    source: locate(part).line(at),
    ...(other ? { other: locate(other.part).place(other.at) } : {}),
  })
}

function inOrder(parts: readonly Part[], joined: readonly Problem[]): readonly Problem[] {
  const all = [...parts.flatMap((part) => part.problems), ...joined]
  const key = ({ place }: Problem) => [place?.file ?? '', place?.line ?? 0, place?.column ?? 0] as const
  return all
    .map((problem) => ({ problem, key: key(problem) }))
    .sort(({ key: a }, { key: b }) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1] || a[2] - b[2]))
    .map(({ problem }) => problem)
}
