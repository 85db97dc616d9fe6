import type { ParsedBlock } from '../../grammar/parse.ts'
import type { Cite, Clause, Dispute, Line, Mark, Range, RulingFacts } from '../compiled.ts'
import { childIf, children, type Span, type Tree, textIf } from '../tree.ts'
import type { Scope } from './scope.ts'

/** What the header lines of a clause say, and its other lines. */
export interface ClauseBody {
  readonly range: Range
  readonly variant?: string
  readonly marks: readonly Mark[]
  readonly disputes: readonly Dispute[]
  readonly lifts: readonly string[]
  readonly anyOrder?: true
  readonly ruling: Partial<RulingFacts>
  readonly lines: readonly Line[]
}

type Kind = Clause['kind']

const onlyRuling = ['dated', 'authority', 'standing', 'supersedes']
const onlyOnce = new Set(['from', 'with', 'any-order', 'start-disputed', 'end-disputed', ...onlyRuling])
const headerWords = new Set(['in', 'attested', 'inferred', 'disputed', 'lifts', ...onlyOnce])

/** True for a line that says where a clause holds or who says so. */
export const isHeader = (tree: Tree): boolean => headerWords.has(tree.word)

/** Adds the clause of a block that starts with `rule`, `exception`, `reading` or `ruling`. */
export function addClause(scope: Scope, { head, lines }: ParsedBlock): void {
  const id = textIf(head, 'id')
  const kind = head.word as Kind
  if (id === undefined) return
  scope.useNames(head)
  scope.define('id', id, scope.leaf(head, id))
  checkLines(scope, lines, kind)
  reportRepeated(scope, lines)
  const body = readBody(scope, lines)
  const to = textIf(head, 'to')
  const { ruling, ...rest } = body
  if (body.marks.length === 0) reportNoSource(scope, head)
  if (lines.every(isHeader)) reportEmpty(scope, head)
  scope.draft.clauses.push({
    id,
    kind,
    ...(to === undefined ? {} : { to }),
    title: scope.section.headings.at(-1) ?? id,
    prose: scope.section.prose,
    place: scope.place(head.at),
    ...rest,
    ...(kind === 'ruling' ? rulingPart(scope, head, ruling, body) : {}),
  })
}

function reportNoSource(scope: Scope, head: Tree): void {
  scope.reportMissing(head, {
    title: 'no source',
    message: 'This clause names no document that speaks for it. Silence is not a source.',
    hint: 'Add a line such as `attested base [S0]`, or `inferred …` or `disputed …`.',
  })
}

function reportEmpty(scope: Scope, head: Tree): void {
  scope.reportMissing(head, {
    title: 'empty clause',
    message: 'This clause says where it holds, but not what happens.',
  })
}

/** A ruling holds from its own date, unless it says something else. */
function rulingPart(scope: Scope, head: Tree, facts: Partial<RulingFacts>, { range }: ClauseBody) {
  const { date, authority, standing = 'in-force' } = facts
  if (date === undefined || authority === undefined) {
    const missing = [
      date ? '' : 'when it was given (`dated …`)',
      authority ? '' : 'who gave it (`authority …`)',
    ]
    scope.reportMissing(head, {
      title: 'incomplete ruling',
      message: `A ruling must say ${missing.filter(Boolean).join(' and ')}.`,
    })
    return {}
  }
  const start = range.start ?? date
  return { ruling: { ...facts, date, authority, standing }, range: { ...range, start } }
}

/** Notes the names that lines of a clause use and define, and reports lines that its kind does not take. */
export function checkLines(scope: Scope, lines: readonly Tree[], kind: Kind): void {
  for (const line of lines) {
    scope.useNames(line)
    if (line.word === 'combines') defineStages(scope, line)
    if (line.word === 'from') noteStretch(scope, line)
    if (kind !== 'ruling' && onlyRuling.includes(line.word))
      scope.report(line.at, {
        title: 'misplaced line',
        message: `Only a ruling takes a line with \`${line.word}\`.`,
      })
  }
}

/** Reads the lines of a clause: header lines go where they belong, the rest are kept in order. Its own lines come first. */
export function readBody(scope: Scope, lines: readonly Tree[]): ClauseBody {
  const variant = leafOf(lines, 'with', 'variant')
  return {
    range: readRange(lines),
    ...(variant === undefined ? {} : { variant }),
    marks: lines.flatMap(readMarks),
    disputes: lines.flatMap(readDispute),
    lifts: lines.filter((line) => line.word === 'lifts').flatMap((line) => textIf(line, 'id') ?? []),
    ...(lines.some(({ word }) => word === 'any-order') ? { anyOrder: true } : {}),
    ruling: readRuling(lines),
    lines: lines.filter((line) => !isHeader(line)).map((line) => scope.line(line)),
  }
}

const inAfterFrom = {
  title: 'misplaced line',
  message:
    'A line with `in` says that the clause holds nowhere else, but another line says from when it holds.',
  hint: 'Write it in one line, such as `from base and in pocket`.',
}

/** Reports header lines that may stand only once and stand again. */
export function reportRepeated(scope: Scope, lines: readonly Tree[]): void {
  const seen = new Set<string>()
  for (const line of lines) {
    if (seen.has(line.word) && onlyOnce.has(line.word))
      scope.report(line.at, {
        title: 'said twice',
        message: 'This clause has said that already. Keep one of the two lines.',
      })
    else if (line.word === 'in' && seen.has('from')) scope.report(line.at, inAfterFrom)
    seen.add(line.word)
  }
}

function defineStages(scope: Scope, line: Tree): void {
  const stages = line.slots.stages
  for (const stage of Array.isArray(stages) ? stages : [stages])
    if (typeof stage === 'string') scope.define('stage', stage, line.at)
}

function readRange(lines: readonly Tree[]): Range {
  const from = lines.find((line) => line.word === 'from')
  const apart = lines
    .filter((line) => line.word === 'from' || line.word === 'in')
    .flatMap((line) => textIf(line, 'apart') ?? [])
  const start = boundary(from && childIf(from, 'start'))
  const end = boundary(from && childIf(from, 'end'))
  return {
    chain: from !== undefined || apart.length === 0,
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
    apart,
  }
}

/** Remembers a range with both ends, so that the whole book can tell whether anything lies between them. */
export function noteStretch(scope: Scope, tree: Tree): void {
  const start = boundary(childIf(tree, 'start'))
  const end = boundary(childIf(tree, 'end'))
  if (start !== undefined && end !== undefined)
    scope.draft.ranges.push({ start, end, at: scope.inFile(stretchSpan(tree)) })
}

const stretchSpan = (tree: Tree): Span => [tree.at[0], childIf(tree, 'end')?.at[1] ?? tree.at[1]]

const boundary = (tree: Tree | undefined): string | undefined =>
  tree && (textIf(tree, 'edition') ?? textIf(tree, 'date'))

function readMarks(line: Tree): Mark[] {
  const status = line.word
  if (status !== 'attested' && status !== 'inferred' && status !== 'disputed') return []
  return children(line, 'marks').flatMap((mark) => {
    const edition = textIf(mark, 'edition')
    return edition === undefined ? [] : [{ edition, status, cites: readCites(mark) }]
  })
}

function readDispute(line: Tree): Dispute[] {
  if (line.word !== 'start-disputed' && line.word !== 'end-disputed') return []
  const about = line.word === 'start-disputed' ? 'start' : 'end'
  return [{ about, cites: readCites(line), note: textIf(line, 'note') ?? '' }]
}

const readCites = (tree: Tree): Cite[] =>
  children(tree, 'cites').flatMap((cite) => {
    const source = textIf(cite, 'source')
    const section = textIf(cite, 'section')
    return source === undefined ? [] : [section === undefined ? { source } : { source, section }]
  })

function readRuling(lines: readonly Tree[]): Partial<RulingFacts> {
  const facts = {
    date: leafOf(lines, 'dated', 'date'),
    authority: leafOf(lines, 'authority', 'name'),
    standing: leafOf(lines, 'standing', 'name'),
    supersedes: leafOf(lines, 'supersedes', 'id'),
  }
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
}

const leafOf = (lines: readonly Tree[], word: string, slot: string): string | undefined => {
  const line = lines.find((each) => each.word === word)
  return line && textIf(line, slot)
}
