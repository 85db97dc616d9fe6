import type { Book } from '../compiled.ts'
import type { Place } from '../place.ts'
import type { Span } from '../tree.ts'
import { texts, walk } from '../tree.ts'
import type { Named, NameKind, Part } from './part.ts'

/**
 * A compiled book taken apart again into its files, so that other files can be joined to it without reading its sources.
 * Files in `without` are left out: what is joined takes their place. Only lines of places are kept, not columns; translations are not taken.
 */
export function partsOf(book: Book, without: ReadonlySet<string>): readonly Part[] {
  const drafts = new Map<string, Draft>()
  const at = (file: string): Draft | undefined => {
    if (without.has(file)) return undefined
    const draft = drafts.get(file) ?? new Draft(file)
    drafts.set(file, draft)
    return draft
  }
  for (const clause of book.clauses) at(clause.place.file)?.clause(clause)
  for (const card of book.cards) at(card.place.file)?.card(card)
  for (const scenario of book.scenarios) at(scenario.place.file)?.scenario(scenario)
  for (const source of book.sources) at(source.place.file)?.source(source)
  at(editionsFile)?.time(book)
  return [...drafts.values()].map((draft) => draft.part())
}

/** Editions and variants carry no place; they stand in this file. */
const editionsFile = 'rules/editions.md'

class Draft {
  private readonly clauses: Part['clauses'][number][] = []
  private readonly cards: Part['cards'][number][] = []
  private readonly scenarios: Part['scenarios'][number][] = []
  private readonly sources: Part['sources'][number][] = []
  private editions: Part['editions'] = []
  private variants: Part['variants'] = []
  private readonly definitions: Named[] = []
  private readonly uses: Named[] = []
  private lines = 1
  private readonly name: string

  constructor(name: string) {
    this.name = name
  }

  /** The file is empty lines: the offset of a line is its number. */
  private span({ line }: Place): Span {
    this.lines = Math.max(this.lines, line)
    return [line - 1, line]
  }

  private define(kind: NameKind, name: string, place: Place): void {
    this.definitions.push({ kind, name, at: this.span(place) })
  }

  clause(clause: Book['clauses'][number]): void {
    this.clauses.push(clause)
    this.define('id', clause.id, clause.place)
    for (const { tree, place } of clause.lines)
      for (const each of walk(tree)) {
        if (each.word === 'combines')
          for (const stage of texts(each, 'stages')) this.define('stage', stage, place)
        if (each.word === 'is-box')
          for (const name of texts(each, 'name'))
            this.uses.push({ kind: 'asked box', name, at: this.span(place) })
      }
  }

  card(card: Book['cards'][number]): void {
    this.cards.push(card)
    this.define('card', card.name, card.place)
    this.define('print', card.key, card.place)
    for (const { name } of card.attacks) this.define('attack', name, card.place)
    for (const name of card.boxes) this.uses.push({ kind: 'card box', name, at: this.span(card.place) })
  }

  scenario(scenario: Book['scenarios'][number]): void {
    this.scenarios.push(scenario)
    this.define('scenario', scenario.id, scenario.place)
  }

  source(source: Book['sources'][number]): void {
    this.sources.push(source)
    this.define('source', source.name, source.place)
  }

  time({ editions, variants }: Book): void {
    this.editions = editions
    this.variants = variants
    const place: Place = { file: this.name, line: 1, column: 1, length: 1, heading: [] }
    for (const { name, apart } of editions) {
      this.define('edition', name, place)
      if (apart) this.define('apart', name, place)
    }
    for (const { name } of variants) this.define('variant', name, place)
  }

  part(): Part {
    const { name, clauses, cards, scenarios, sources, editions, variants, definitions, uses } = this
    return {
      file: { name, text: '\n'.repeat(this.lines), sections: [] },
      clauses,
      cards,
      scenarios,
      sources,
      editions,
      variants,
      translations: [],
      terms: [],
      definitions,
      uses,
      ranges: [],
      problems: [],
    }
  }
}
