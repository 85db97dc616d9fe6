import type { ParsedBlock } from '../../grammar/parse.ts'
import { allWords } from '../../grammar/words/all.ts'
import type { Attack, Clause, Line, Play, Power } from '../compiled.ts'
import { slug } from '../text.ts'
import { childIf, children, type Tree, textIf, texts } from '../tree.ts'
import { checkLines, isHeader, readBody, reportRepeated } from './clause.ts'
import { readFacts } from './facts.ts'
import { bare } from './names.ts'
import type { Scope } from './scope.ts'

/** Consecutive lines of a card that belong together: those before any attack or body, an attack, or a body. */
interface CardSection {
  readonly opening?: Tree
  readonly lines: Tree[]
}

/** A card that is being read. */
interface Reading {
  readonly scope: Scope
  readonly head: Tree
  readonly key: string
  readonly name: string
  /** The beginning of the ids of its clauses. */
  readonly prefix: string
  /** Header lines of the card as a whole; they hold for every part. */
  readonly headers: readonly Tree[]
}

const ruleSentences = new Set(allWords.filter((word) => word.category === 'sentence').map((word) => word.id))

/** Adds the card of a block that starts with `card`, and the clauses of its attacks and bodies. */
export function addCard(scope: Scope, block: ParsedBlock): void {
  const { head, lines } = block
  const name = textIf(head, 'name')
  if (name === undefined) return
  const print = textIf(head, 'print')
  const key = print === undefined ? name : `${name} (${print})`
  const [top, ...all] = cardSections(lines)
  const parts = withoutRepeats(scope, all)
  const headers = top.lines.filter(isHeader)
  const reading: Reading = {
    scope,
    head,
    key,
    name,
    prefix: `card.${slug(print ? `${name} ${print}` : name)}`,
    headers,
  }
  checkLines(
    scope,
    lines.filter((line) => line.word !== 'facts'),
    'rule',
  )
  for (const each of [top, ...parts]) reportRepeated(scope, each.lines)
  scope.define('card', name, head.at)
  scope.define('print', key, head.at)
  const attacks = parts.flatMap((part) =>
    part.opening?.word === 'card-attack' ? addAttack(reading, part) : [],
  )
  const powers = parts.flatMap((part) => (part.opening?.word === 'card-power' ? addPower(reading, part) : []))
  const play = addPlay(reading, top)
  addBodies(reading, top, parts)
  scope.draft.cards.push({
    key,
    name,
    ...(print === undefined ? {} : { print }),
    prose: scope.section.prose,
    place: scope.place(head.at),
    ...readFacts(scope, block),
    attacks,
    powers,
    ...(play ? { play } : {}),
  })
}

const openings: ReadonlySet<string> = new Set(['card-attack', 'card-body', 'card-power'])

function cardSections(lines: readonly Tree[]): [CardSection, ...CardSection[]] {
  const sections: [CardSection, ...CardSection[]] = [{ lines: [] }]
  for (const line of lines) {
    if (line.word === 'facts') continue
    if (openings.has(line.word)) sections.push({ opening: line, lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
}

function addBodies(reading: Reading, top: CardSection, parts: readonly CardSection[]): void {
  const loose = top.lines.filter((line) => !isHeader(line) && line.word !== 'card-play')
  for (const line of loose.filter(isPart)) reportMisplaced(reading.scope, line)
  const text = loose.filter((line) => !isPart(line))
  if (text.length > 0) addPart(reading, 'text', undefined, text)
  for (const part of parts) {
    if (part.opening?.word !== 'card-body') continue
    const name = textIf(part.opening, 'name') ?? ''
    for (const line of part.lines.filter(isPart)) reportMisplaced(reading.scope, line)
    addPart(
      reading,
      slug(name),
      part.opening,
      part.lines.filter((line) => !isPart(line)),
    )
  }
}

const isPart = (line: Tree): boolean => attackLines.has(line.word)

/** Lines under an attack that say when their deeds are done, with the sign they begin with. */
const attackLines: ReadonlyMap<string, string> = new Map([
  ['card-choices', 'choices:'],
  ['card-cost', 'cost:'],
  ['card-first', 'first:'],
])

function reportMisplaced(scope: Scope, line: Tree): void {
  scope.report(line.at, {
    title: 'misplaced line',
    message: `A line with \`${attackLines.get(line.word)}\` belongs under an attack.`,
  })
}

function addPart(reading: Reading, part: string, opening: Tree | undefined, own: readonly Tree[]): void {
  const { scope, headers } = reading
  const { ruling: _, ...body } = readBody(scope, [...own, ...headers])
  const kind = opening && childIf(opening, 'kind')?.word
  addCardClause(reading, part, opening, kind === undefined ? body : { ...body, power: kind })
}

/** A Power that is used: its deeds run under a clause of its own. */
function addPower(reading: Reading, { opening, lines }: CardSection): Power[] {
  const name = opening && textIf(opening, 'name')
  if (!opening || name === undefined) return []
  const { scope, headers } = reading
  const { ruling: _, ...body } = readBody(scope, [...lines, ...headers])
  for (const line of lines.filter((each) => ruleSentences.has(each.word))) reportRuleAmongDeeds(scope, line)
  const deeds = body.lines.filter(({ tree }) => !ruleSentences.has(tree.word))
  const clause = addCardClause(reading, slug(name), opening, { ...body, lines: deeds })
  scope.define('attack', name, opening.at)
  const kind = childIf(opening, 'kind')?.word
  return [{ name, clause, deeds, ...(kind === undefined ? {} : { kind }) }]
}

/** What the lines with `play:` of a card do, under a clause of their own. */
function addPlay(reading: Reading, top: CardSection): Play | undefined {
  const { scope, headers } = reading
  const opening = top.lines.find(({ word }) => word === 'card-play')
  if (!opening) return undefined
  const { ruling: _, ...body } = readBody(scope, headers)
  const deeds = deedsOf(scope, top.lines, 'card-play')
  const clause = addCardClause(reading, 'play', opening, { ...body, lines: deeds })
  return { clause, deeds }
}

type Body = Omit<Clause, 'id' | 'kind' | 'title' | 'prose' | 'place' | 'card' | 'ruling' | 'to'>

function addCardClause(
  { scope, head, key, name, prefix }: Reading,
  part: string,
  opening: Tree | undefined,
  body: Body,
): string {
  const id = `${prefix}.${part}`
  const said = opening && textIf(opening, 'name')
  const at = (opening ?? head).at
  scope.define('id', id, at)
  scope.draft.clauses.push({
    id,
    kind: 'rule',
    title: said === undefined ? name : `${name}: ${said}`,
    prose: scope.section.prose,
    place: scope.place(at),
    ...body,
    card: key,
  })
  return id
}

function addAttack(reading: Reading, { opening, lines }: CardSection): Attack[] {
  const name = opening && textIf(opening, 'name')
  if (!opening || name === undefined) return []
  const { scope, headers } = reading
  const { ruling: _, ...body } = readBody(scope, [...lines, ...headers])
  for (const line of lines.filter((each) => ruleSentences.has(each.word))) reportRuleAmongDeeds(scope, line)
  const choices = deedsOf(scope, lines, 'card-choices')
  const costDeeds = deedsOf(scope, lines, 'card-cost')
  const first = deedsOf(scope, lines, 'card-first')
  const rest = body.lines.filter(({ tree }) => !isPart(tree) && !ruleSentences.has(tree.word))
  const clause = addCardClause(reading, slug(name), opening, {
    ...body,
    lines: [...choices, ...costDeeds, ...first, ...rest],
  })
  scope.define('attack', name, opening.at)
  const damage = childIf(opening, 'amount')
  const cost = texts(opening, 'cost').map(bare)
  const kind = childIf(opening, 'kind')?.word
  return [
    {
      name,
      clause,
      ...(kind === undefined ? {} : { kind }),
      cost,
      ...(damage ? { damage } : {}),
      choices,
      costDeeds,
      first,
      rest,
    },
  ]
}

const deedsOf = (scope: Scope, lines: readonly Tree[], word: string): Line[] =>
  lines
    .filter((line) => line.word === word)
    .flatMap((line) => children(line, 'do'))
    .map((deed) => scope.line(deed))

function reportRuleAmongDeeds(scope: Scope, line: Tree): void {
  scope.report(line.at, {
    title: 'misplaced line',
    message: 'An attack or a Power takes things to do. This sentence states a rule.',
    hint: 'Put it under a `body`, before the attacks.',
  })
}

/** The parts without attacks whose name the card has already used; each of those is reported. */
function withoutRepeats(scope: Scope, parts: readonly CardSection[]): readonly CardSection[] {
  const seen = new Map<string, Tree>()
  return parts.filter(({ opening }) => {
    const name = opening && textIf(opening, 'name')
    if (!opening || name === undefined) return true
    const key = `${opening.word} ${slug(name)}`
    const before = seen.get(key)
    if (!before) seen.set(key, opening)
    else
      scope.report(opening.at, {
        title: opening.word === 'card-attack' ? 'attack twice' : 'body twice',
        message: `This card already has "${name}".`,
        other: scope.place(before.at),
      })
    return !before
  })
}
