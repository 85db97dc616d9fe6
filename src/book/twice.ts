import { slug } from '../text.ts'
import type { Span } from '../tree.ts'
import type { Finding, Named, Part } from './part.ts'

interface Once {
  readonly title: string
  readonly message: (name: string) => string
  readonly hint: string
}

const once: Readonly<Partial<Record<Named['kind'], Once>>> = {
  id: {
    title: 'id twice',
    message: (name) => `Two clauses have the id \`${name}\`.`,
    hint: 'Give one of them another id. If it changes the other, it is an `exception`.',
  },
  print: {
    title: 'card twice',
    message: (name) => `The card "${name}" is already in the book.`,
    hint: 'If it is another card of the same name, add its print: `card "…" ("Base Set 46")`.',
  },
  scenario: {
    title: 'scenario twice',
    message: (name) => `Two scenarios have the id \`${name}\`, which is made from file and name.`,
    hint: 'Give one of them another name.',
  },
  edition: {
    title: 'edition twice',
    message: (name) => `Two editions are named \`${name}\`.`,
    hint: 'Keep one of the two entries.',
  },
  source: {
    title: 'source twice',
    message: (name) => `Two sources are named \`${name}\`.`,
    hint: 'Give one of them another name.',
  },
  term: {
    title: 'term twice',
    message: (name) => `The glossary already has the term \`${name}\`.`,
    hint: 'Keep one of the two entries.',
  },
  variant: {
    title: 'variant twice',
    message: (name) => `Two variants are named \`${name}\`.`,
    hint: 'Keep one of the two entries.',
  },
}

/** What is defined again after it was defined before. A card that is there twice is reported without its clauses. */
export function findTwice(parts: readonly Part[]): readonly Finding[] {
  const first = new Map<string, { part: Part; at: Span }>()
  const found: (Finding & { named: Named })[] = []
  for (const part of parts)
    for (const named of part.definitions) {
      const rule = once[named.kind]
      if (!rule) continue
      const key = `${named.kind} ${named.name}`
      const other = first.get(key)
      if (!other) first.set(key, { part, at: named.at })
      else
        found.push({
          part,
          at: named.at,
          title: rule.title,
          message: rule.message(named.name),
          hint: rule.hint,
          other,
          named,
        })
    }
  const cards = new Set(
    found.filter(({ named }) => named.kind === 'print').map(({ named }) => slug(named.name)),
  )
  return found
    .filter(({ named }) => named.kind !== 'id' || !cards.has(/^card\.([^.]+)\./.exec(named.name)?.[1] ?? ''))
    .map(({ named: _, ...finding }) => finding)
}
