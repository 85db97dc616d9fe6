import type { IToken } from 'chevrotain'
import type { Span, Tree } from '../src/tree.ts'
import type { Fault } from './faults.ts'
import { lexFault, stopFault } from './faults.ts'
import { grammarRules, sentenceParser } from './grammar.ts'
import type { Stop } from './reader.ts'
import { Reader } from './reader.ts'
import { TooDeep } from './sentences.ts'
import type { LexFault } from './tokens.ts'
import { indexOf, spanOf, tokenize } from './tokens.ts'
import { idsOf } from './trie.ts'
import { Walk } from './walk.ts'
import type { Category } from './word.ts'
import { includes } from './word.ts'

export type { Fault } from './faults.ts'

/** A head and the lines under it that could be read. `at` is all of it in the text. */
export interface ParsedBlock {
  readonly head: Tree
  readonly lines: readonly Tree[]
  readonly at: Span
}

/** What a text says, as far as it can be read, and every mistake in it (51 at most), in order. */
export interface Parsed {
  readonly blocks: readonly ParsedBlock[]
  readonly faults: readonly Fault[]
}

const mostFaults = 50
const mostCharacters = 2_000_000
const mostTokens = 300_000

/** Reads a text as blocks. Never throws; a text that is too long to read gives one fault and no block. */
export function parse(text: string): Parsed {
  const row = tokensOf(text)
  if ('title' in row) return { blocks: [], faults: [row] }
  const reader = new Reader(row.tokens, columns(text, row.tokens))
  reader.read(mostFaults)
  const blocks = reader.blocks.map(({ head, lines }) => ({
    head,
    lines,
    at: [head.at[0], lines.at(-1)?.at[1] ?? head.at[1]] as const,
  }))
  return {
    blocks,
    faults: limited(faultsOf(row.faults, reader.stops, row.tokens, columns(text, row.tokens))),
  }
}

/** One tree of a category, or its faults. Never throws for a category of the language. */
export function parseAs(
  category: Category,
  text: string,
): { readonly tree?: Tree; readonly faults: readonly Fault[] } {
  const row = tokensOf(text)
  if ('title' in row) return { faults: [row] }
  const { tokens } = row
  const { tree, stops } = readTree(category, tokens)
  const faults = limited(faultsOf(row.faults, stops, tokens, columns(text, tokens)))
  return tree && faults.length === 0 ? { tree, faults } : { faults }
}

function readTree(
  category: Category,
  tokens: readonly IToken[],
): { tree?: Tree | undefined; stops: readonly Stop[] } {
  const parser = sentenceParser()
  const rule = ruleFor(category)
  parser.begin([...tokens])
  try {
    const tree = parser.read(rule)
    if (tree && indexOf(parser.here()) === undefined && idsOf(category).has(tree.word))
      return { tree, stops: parser.misfits.map((misfit) => ({ kind: 'misfit', misfit })) }
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
    return { stops: [{ kind: 'deep', at: indexOf(error.token) ?? tokens.length }] }
  }
  const walk = Walk.tree(rule)
  let at = 0
  for (let token = tokens[at]; token && walk.advance(token); token = tokens[at]) at++
  return { stops: [{ kind: 'cut', at, line: 0, walk, fresh: false }] }
}

/** The category whose rule reads a category: its own, or one that takes all its words. */
export function ruleFor(category: Category): Category {
  if (grammarRules().has(category)) return category
  const wider = Object.entries(includes).find(([, parts]) => parts.includes(category))
  if (!wider) throw new Error(`no rule reads the category "${category}"`)
  return ruleFor(wider[0] as Category)
}

/** The tokens of a text and where it has none, or the fault of a text that is too long. */
export function tokensOf(text: string): ReturnType<typeof tokenize> | Fault {
  if (text.length > mostCharacters)
    return tooLong(`more than ${mostCharacters / 1_000_000} million characters`)
  const row = tokenize(text)
  return row.tokens.length > mostTokens ? tooLong(`more than ${mostTokens} words`) : row
}

const tooLong = (what: string): Fault => ({
  at: [0, 0],
  title: 'TOO LONG',
  message: `This text has ${what}; none of it was read.`,
  expected: [],
  hint: 'Split it into several texts.',
})

/** Tells how far in a token stands that is the first of its source line; undefined for any other token. */
export function columns(text: string, tokens: readonly IToken[]): (at: number) => number | undefined {
  return (at) => {
    const token = tokens[at]
    const before = tokens[at - 1]
    if (!token) return undefined
    const gap = text.slice(before ? spanOf(before)[1] : 0, token.startOffset)
    const line = Math.max(gap.lastIndexOf('\n'), gap.lastIndexOf('\r'))
    return before && line < 0 ? undefined : gap.length - line - 1
  }
}

const faultsOf = (
  lexing: readonly LexFault[],
  stops: readonly Stop[],
  tokens: readonly IToken[],
  column: ReturnType<typeof columns>,
): readonly Fault[] =>
  [
    ...lexing.slice(0, mostFaults + 1).map(lexFault),
    ...stops.map((stop) => stopFault(stop, tokens, column)),
  ].sort((a, b) => a.at[0] - b.at[0])

function limited(faults: readonly Fault[]): readonly Fault[] {
  const [at] = faults.slice(mostFaults).map((fault) => fault.at)
  if (!at) return faults
  const message = `There are more than ${mostFaults} problems; only the first are shown.`
  return [...faults.slice(0, mostFaults), { at, title: 'TOO MANY PROBLEMS', message, expected: [] }]
}
