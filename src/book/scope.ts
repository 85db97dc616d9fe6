import type { Card, Clause, Edition, Line, Scenario, Source, Term } from '../compiled.ts'
import type { Place } from '../place.ts'
import type { Problem } from '../problem.ts'
import { nearest } from '../text.ts'
import type { Span, Tree } from '../tree.ts'
import { type Fence, spanInFile } from './fence.ts'
import type { Section } from './markdown.ts'
import { type LeafUse, leafSpan, leafUses } from './names.ts'
import type { Named, NameKind, Part, Stretch, Translated, Variant } from './part.ts'
import { type Locator, locator, type SourceFile } from './place.ts'

/** A part that is being gathered from the blocks of one file. */
export class PartDraft implements Part {
  readonly clauses: Clause[] = []
  readonly cards: Card[] = []
  readonly scenarios: Scenario[] = []
  readonly editions: Edition[] = []
  readonly sources: Source[] = []
  readonly variants: Variant[] = []
  readonly translations: Translated[] = []
  readonly terms: Term[] = []
  readonly definitions: Named[] = []
  readonly uses: Named[] = []
  readonly ranges: Stretch[] = []
  readonly problems: Problem[] = []
  readonly locator: Locator

  constructor(readonly file: SourceFile) {
    this.locator = locator(file)
  }

  /** Reports something wrong at a span of the file. */
  report(at: Span, problem: Complaint): void {
    this.problems.push({ ...problem, place: this.locator.place(at), source: this.locator.line(at) })
  }

  /** What was gathered, as plain data. */
  finished(): Part {
    const {
      file,
      clauses,
      cards,
      scenarios,
      editions,
      sources,
      variants,
      translations,
      terms,
      definitions,
      uses,
      ranges,
      problems,
    } = this
    return {
      file,
      clauses,
      cards,
      scenarios,
      editions,
      sources,
      variants,
      translations,
      terms,
      definitions,
      uses,
      ranges,
      problems,
    }
  }
}

/** A problem without its place. */
export type Complaint = Omit<Problem, 'place' | 'source'>

/** What reading one block needs: the fence it stands in, its section, and where results go. Spans are those of the fence's text. */
export class Scope {
  constructor(
    readonly draft: PartDraft,
    readonly section: Section,
    readonly fence: Fence,
    /** False if the parser could not read a part of the block. */
    private readonly whole: boolean,
  ) {}

  /** Reports at its head that a block lacks something, unless that may be in a part that could not be read. */
  reportMissing(head: Tree, problem: Complaint): void {
    if (this.whole) this.report(head.at, problem)
  }

  /** The text of a tree, and where it is. */
  line(tree: Tree): Line {
    return { tree, text: this.fence.text.slice(...tree.at), place: this.place(tree.at) }
  }

  place(at: Span): Place {
    return this.draft.locator.place(this.inFile(at))
  }

  inFile(at: Span): Span {
    return spanInFile(this.fence, at)
  }

  /** Where a leaf of a tree stands. */
  leaf(tree: Tree, leaf: string): Span {
    return leafSpan(this.fence.text, leaf, tree.at)
  }

  report(at: Span, problem: Complaint): void {
    this.draft.report(this.inFile(at), problem)
  }

  define(kind: NameKind, name: string, at: Span): void {
    this.draft.definitions.push({ kind, name, at: this.inFile(at) })
  }

  /** Notes every name that a tree uses, and reports leaves that are wrong by themselves. */
  useNames(tree: Tree): void {
    for (const leaf of leafUses(tree, this.fence.text)) {
      if (isNameUse(leaf)) this.draft.uses.push({ ...leaf, at: this.inFile(leaf.at) })
      else this.checkLeaf(leaf)
    }
  }

  private checkLeaf({ kind, name, at }: LeafUse): void {
    if (kind === 'date') {
      if (!isDate(name))
        this.report(at, { title: 'no such date', message: `There is no day ${name} in the calendar.` })
      return
    }
    const known = closed[kind] ?? []
    if (known.includes(name)) return
    const near = nearest(name, known)
    this.report(at, {
      title: `unknown ${kind === 'symbol' ? 'type' : kind}`,
      message: `\`${name}\` is no ${words[kind] ?? kind}. There are ${known.join(', ')}.`,
      ...(near ? { hint: `Did you mean \`${near}\`?` } : {}),
    })
  }
}

const closed: Readonly<Record<string, readonly string[]>> = {
  symbol: ['G', 'R', 'W', 'L', 'P', 'F', 'C', 'D', 'M', 'Y', 'N'],
  authority: ['rulebook', 'official', 'rules-team', 'chat', 'community'],
  standing: ['in-force', 'superseded', 'withdrawn', 'disputed'],
}

const words: Readonly<Record<string, string>> = {
  symbol: 'type of Pokémon or Energy',
  authority: 'authority that a document or a ruling can have',
  standing: 'standing that a ruling can have',
}

const isNameUse = (leaf: LeafUse): leaf is Named => leaf.kind !== 'date' && !(leaf.kind in closed)

/** True for a day of the calendar written as 2017-06-01. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
