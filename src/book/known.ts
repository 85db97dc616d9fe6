import type { Book } from '../compiled.ts'
import { nearest, nearestOf } from '../text.ts'
import type { Span } from '../tree.ts'
import type { Finding, Named, NameKind, Part, Stretch } from './part.ts'

type Names = Readonly<Record<NameKind, ReadonlySet<string>>>

/** Every name that is used but not defined anywhere in the parts, and every range of time that is empty. */
export function checkNames(parts: readonly Part[], book: Book): readonly Finding[] {
  const names = namesIn(parts)
  const homes = homesOf(parts)
  const days = new Map(book.editions.map((edition) => [edition.name, edition.starts]))
  return parts.flatMap((part) => [
    ...part.uses.flatMap((use) => unknown(part, use, names, homes) ?? []),
    ...part.ranges.flatMap((range) => empty(part, range, days) ?? []),
  ])
}

function namesIn(parts: readonly Part[]): Names {
  const names: Record<NameKind, Set<string>> = {
    id: new Set(),
    stage: new Set(),
    edition: new Set(),
    apart: new Set(),
    source: new Set(),
    variant: new Set(),
    card: new Set(),
    print: new Set(),
    attack: new Set(),
    scenario: new Set(),
    term: new Set(),
    anchor: new Set(),
    'card box': new Set(),
    'asked box': new Set(),
  }
  for (const part of parts) {
    for (const { kind, name } of part.definitions) names[kind].add(name)
    for (const { kind, name } of part.uses)
      if (kind === 'card box' || kind === 'asked box') names[kind].add(name)
  }
  for (const id of names.id) for (const anchor of topics(id)) names.anchor.add(anchor)
  for (const print of names.print) names.card.add(print)
  return names
}

/** An id and the topics that it begins with: "retreat.cost" and "retreat". */
const topics = (id: string): readonly string[] =>
  id.split('.').map((_, i, all) => all.slice(0, i + 1).join('.'))

const called: Readonly<Record<NameKind, { title: string; message: string }>> = {
  id: { title: 'unknown id', message: 'No clause has the id' },
  anchor: {
    title: 'unknown id',
    message: 'This heading carries the id of a clause, but no clause has the id',
  },
  stage: { title: 'unknown stage', message: 'No quantity combines in a stage' },
  edition: { title: 'unknown edition', message: 'No edition is named' },
  apart: { title: 'unknown edition', message: 'No edition that stands apart is named' },
  source: { title: 'unknown source', message: 'No document in the list of sources is named' },
  variant: { title: 'unknown variant', message: 'No variant is named' },
  card: { title: 'unknown card', message: 'No card in the book is named' },
  print: { title: 'unknown print', message: 'No card in the book has this print:' },
  attack: { title: 'unknown attack', message: 'No card in the book has an attack or a Power named' },
  term: { title: 'unknown term', message: 'No term in the glossary is named' },
  scenario: { title: 'unknown scenario', message: 'No scenario has the id' },
  'card box': { title: 'unknown rule box', message: 'No clause asks for a rule box' },
  'asked box': { title: 'unknown rule box', message: 'No card has a rule box' },
}

/** Lists of at most this many names are shown whole when none of them is near. */
const few = 16

function unknown(part: Part, { kind, name, at }: Named, names: Names, homes: Homes): Finding | undefined {
  const other = kind === 'card box' ? 'asked box' : kind === 'asked box' ? 'card box' : kind
  const known = names[other]
  if (known.has(name)) return undefined
  const near = nearest(name, known)
  // A rule box that only cards or only clauses name is no mistake by itself; one that is nearly like another is.
  if (other !== kind && !near) return undefined
  const expected = couldStand(name, known)
  return {
    part,
    at,
    title: called[kind].title,
    message: `${called[kind].message} \`${name}\`.`,
    ...(expected.length > 0 && expected[0] !== near ? { expected } : {}),
    ...(near ? { hint: `Did you mean \`${near}\`?` } : {}),
    ...elsewhere(homes.get(`${kind} ${near}`)),
  }
}

/** Where names are defined, by kind and name. */
type Homes = ReadonlyMap<string, { readonly part: Part; readonly at: Span }>

const homesOf = (parts: readonly Part[]): Homes =>
  new Map(
    parts.flatMap((part) =>
      part.definitions.map(({ kind, name, at }) => [`${kind} ${name}`, { part, at }] as const),
    ),
  )

const elsewhere = (other: Finding['other']): Pick<Finding, 'other'> => (other ? { other } : {})

/** Near names; without any, those of the same topic, or all if they are few. */
function couldStand(name: string, known: ReadonlySet<string>): readonly string[] {
  const near = nearestOf(name, known)
  if (near.length > 0) return near
  const topic = /^[^.]+\./.exec(name)?.[0]
  const alike = topic === undefined ? [] : [...known].filter((each) => each.startsWith(topic))
  return alike.length > 0 || known.size > few ? alike : [...known]
}

/** Reports a range whose end is not after its start. */
function empty(
  part: Part,
  { start, end, at }: Stretch,
  days: ReadonlyMap<string, string>,
): Finding | undefined {
  const from = dayOf(start, days)
  const until = dayOf(end, days)
  if (from === undefined || until === undefined || from < until) return undefined
  return {
    part,
    at,
    title: 'empty range',
    message: `Nothing lies between the start of \`${start}\` (${from}) and the start of \`${end}\` (${until}).`,
    hint: '`until` names the first edition or day on which this no longer holds.',
  }
}

const dayOf = (boundary: string, days: ReadonlyMap<string, string>): string | undefined =>
  /^\d/.test(boundary) ? boundary : days.get(boundary)
