import type { IToken, TokenType } from 'chevrotain'
import { describeToken } from './describe.ts'
import { sentenceParser } from './grammar.ts'
import { columns, ruleFor, tokensOf } from './parse.ts'
import { isHead, Reader } from './reader.ts'
import { leafOf } from './tokens.ts'
import type { Choice } from './walk.ts'
import { Walk } from './walk.ts'
import type { Category, Leaf } from './word.ts'

/** One thing that may come next. */
export interface Expectation {
  /** The word or mark as it is written; of a leaf, what it is. */
  readonly text: string
  /** Set if any leaf of that kind may come. */
  readonly leaf?: Leaf
  /** The ids of the words that it begins or goes on with. */
  readonly words: readonly string[]
}

const mostStops = 50

/**
 * What may come after a text of blocks, or of the beginning of one; nothing if its last line is already wrong.
 * Reads no further back than the last head. Never throws.
 */
export function next(text: string): readonly Expectation[] {
  const row = tokensOf(text)
  if ('title' in row) return []
  const tokens = row.tokens.slice(lastHead(row.tokens, columns(text, row.tokens)))
  tokens.forEach((token, at) => {
    token.payload = at
  })
  const reader = new Reader(tokens, columns(text, tokens))
  reader.read(mostStops)
  const walk = Walk.text(reader.last.under)
  return tokens.slice(reader.last.at).every((token) => walk.advance(token)) ? expectations(walk.choices) : []
}

function lastHead(tokens: readonly IToken[], column: (at: number) => number | undefined): number {
  let at = tokens.length - 1
  while (at > 0 && !(isHead(tokens, at) && column(at) !== undefined)) at--
  return Math.max(at, 0)
}

/** What may come after the beginning of one tree of a category; nothing if it is already wrong. Never throws. */
export function nextIn(category: Category, text: string): readonly Expectation[] {
  const row = tokensOf(text)
  if ('title' in row) return []
  const walk = Walk.tree(ruleFor(category))
  return row.tokens.every((token) => walk.advance(token)) ? expectations(walk.choices) : []
}

function expectations(choices: readonly Choice[]): readonly Expectation[] {
  const { wordsAt } = sentenceParser()
  const found = new Map<TokenType, Set<string>>()
  for (const { type, key } of choices) {
    const words = found.get(type) ?? new Set()
    for (const word of wordsAt.get(key) ?? []) words.add(word)
    found.set(type, words)
  }
  return [...found].map(([type, words]) => expectation(type, [...words]))
}

function expectation(type: TokenType, words: readonly string[]): Expectation {
  const leaf = leafOf(type)
  return { text: describeToken(type), words, ...(leaf ? { leaf } : {}) }
}
