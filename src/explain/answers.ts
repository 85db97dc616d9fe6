import type { Book, Scenario } from '../compiled.ts'
import { children, type Tree, text, textIf, texts } from '../tree.ts'

/** An official answer that follows from the clauses: a scenario that says when and by whom it was given. */
export interface OfficialAnswer {
  readonly scenario: string
  readonly name: string
  readonly date: string
  readonly authority: string
  /** Where it stands: names of documents with the place in them. */
  readonly sources: readonly string[]
}

/** The official answers that rest on a clause: scenarios of its section, and those that claim it took part. */
export const answersAbout = (book: Book, id: string): readonly OfficialAnswer[] =>
  book.scenarios
    .flatMap((scenario) => answerIn(scenario, id) ?? [])
    .sort((a, b) => (a.date < b.date ? -1 : 1))

function answerIn(scenario: Scenario, id: string): OfficialAnswer | undefined {
  const ruled = scenario.lines.find(({ tree }) => tree.word === 'ruled')?.tree
  if (!ruled || !(scenario.about.includes(id) || isCited(scenario, id))) return undefined
  return {
    scenario: scenario.id,
    name: scenario.name,
    date: text(ruled, 'date'),
    authority: text(ruled, 'authority'),
    sources: children(ruled, 'cites').map(sourceIn),
  }
}

const sourceIn = (cite: Tree): string =>
  [text(cite, 'source'), textIf(cite, 'section') ?? ''].join(' ').trim()

const isCited = ({ lines }: Scenario, id: string): boolean =>
  lines.some(({ tree }) =>
    children(tree, 'claims').some((claim) => claim.word === 'cites' && texts(claim, 'ids').includes(id)),
  )

/** One line for an answer: its day, who gave it, where it stands, and its scenario. */
export const sayAnswer = ({ scenario, name, date, authority, sources }: OfficialAnswer): string =>
  `${date} ${authority.replaceAll('-', ' ')}, ${sources.join(', ')}: ${name} (${scenario})`
