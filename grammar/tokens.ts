import type { IToken, TokenType } from 'chevrotain'
import { createToken, Lexer } from 'chevrotain'
import type { Span } from '../src/tree.ts'
import { literalsOf, partsOf } from './form.ts'
import type { Leaf } from './word.ts'
import { leaves } from './word.ts'
import { allWords } from './words/all.ts'

// Chevrotain reads patterns without the flag `u`, so letters are written as ranges: Latin and its accents, without × and ÷.
const letters = 'A-Za-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F\\u0300-\\u036F'
const inWord = `${letters}\\d'’-`

/** One token type for each leaf. `name` is any bare word that stands literally in no form. */
export const leafTokens: Readonly<Record<Leaf, TokenType>> = {
  string: createToken({ name: '{string}', pattern: /"[^"\n\r]*"?|[“”„«»][^“”„«»"\n\r]*[“”«»]/ }),
  date: createToken({ name: '{date}', pattern: new RegExp(`\\d{4}-\\d\\d-\\d\\d(?![${inWord}])`) }),
  id: createToken({ name: '{id}', pattern: /[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)+/ }),
  number: createToken({ name: '{number}', pattern: new RegExp(`\\d{1,9}(?![${inWord}])`) }),
  symbol: createToken({ name: '{symbol}', pattern: /\[[A-Z]\]/ }),
  modifier: createToken({ name: '{modifier}', pattern: /[×+\-−]\d{1,9}/ }),
  name: createToken({ name: '{name}', pattern: new RegExp(`[${letters}\\d][${inWord}]*`) }),
}

const space = createToken({ name: 'space', pattern: /\s+/, group: Lexer.SKIPPED })
const comment = createToken({ name: 'comment', pattern: /\/\/[^\n\r]*/ })
/** Whatever no other pattern begins with. */
const stray = createToken({ name: 'stray', pattern: new RegExp(`[^\\s"\\d[\\]():,·×+\\-−/${letters}]+|\\S`) })

const marks = new Map(
  [':', '(', ')', '[', ']', ',', '·'].map(
    (text) => [text, createToken({ name: text, pattern: text })] as const,
  ),
)

/** Words of forms that are also names: the language code of Italian, the standing of a ruling. */
const alsoNames: readonly string[] = ['it', 'disputed']

/** Every literal text of every form as its own token type; one that also looks like a leaf may fill that leaf too. */
const keywords: ReadonlyMap<string, TokenType> = new Map(
  [...new Set(allWords.flatMap((word) => literalsOf(partsOf(word))))]
    .filter((text) => !marks.has(text))
    .map((text) => [text, keyword(text)] as const),
)

function keyword(text: string): TokenType {
  const leaf = /^\d+$/.test(text) ? leafTokens.number : alsoNames.includes(text) ? leafTokens.name : undefined
  return createToken({ name: text, pattern: Lexer.NA, ...(leaf ? { categories: [leaf] } : {}) })
}

/** The leaf that a token type is, if it is one. */
export const leafOf = (type: TokenType): Leaf | undefined => leaves.find((leaf) => leafTokens[leaf] === type)

/** Every token type that a parser meets. */
export const vocabulary: readonly TokenType[] = [
  ...keywords.values(),
  ...marks.values(),
  leafTokens.string,
  leafTokens.symbol,
  leafTokens.date,
  leafTokens.id,
  leafTokens.modifier,
  leafTokens.number,
  leafTokens.name,
]

/** The token type of a text that stands literally in a form; throws for any other text. */
export function literalToken(text: string): TokenType {
  const type = keywords.get(text) ?? marks.get(text)
  if (!type) throw new Error(`"${text}" stands in no form`)
  return type
}

const lexer = new Lexer(
  [space, comment, ...marks.values(), ...Object.values(leafTokens), stray].sort(byPriority),
  {
    positionTracking: 'onlyOffset',
    ensureOptimizations: false,
  },
)

/** Symbols go before `[`, and whatever else is stray goes last. */
function byPriority(a: TokenType, b: TokenType): number {
  const rank = (type: TokenType): number => (type === stray ? 2 : marks.has(type.name) ? 1 : 0)
  return rank(a) - rank(b)
}

/** A place where a text is no row of tokens. */
export interface LexFault {
  readonly kind: 'unclosed' | 'curly' | 'comment' | 'stray'
  readonly at: Span
  readonly text: string
}

/** Reads a text as tokens; what is none is left out and reported. Never throws. */
export function tokenize(text: string): {
  readonly tokens: readonly IToken[]
  readonly faults: readonly LexFault[]
} {
  const tokens: IToken[] = []
  const faults: LexFault[] = []
  for (const token of lexer.tokenize(text).tokens) {
    const kind = faultOf(token)
    if (kind) faults.push({ kind, at: spanOf(token), text: token.image })
    if (kind === 'comment' || kind === 'stray') continue
    token.payload = tokens.length
    tokens.push(retagged(token))
  }
  return { tokens, faults }
}

function faultOf(token: IToken): LexFault['kind'] | undefined {
  if (token.tokenType === stray) return 'stray'
  if (token.tokenType === comment) return 'comment'
  if (token.tokenType !== leafTokens.string || isClosed(token.image)) return undefined
  return token.image.startsWith('"') ? 'unclosed' : 'curly'
}

const isClosed = (image: string): boolean => /^".*"$/.test(image)

/** Gives a word that stands literally in a form the token type of that word. */
function retagged(token: IToken): IToken {
  if (token.tokenType !== leafTokens.name && token.tokenType !== leafTokens.number) return token
  const type = keywords.get(token.image) ?? keywords.get(token.image.normalize('NFC'))
  if (type) {
    token.tokenType = type
    token.tokenTypeIdx = type.tokenTypeIdx ?? token.tokenTypeIdx
  }
  return token
}

/** The place of a token in its row; undefined for the end of the row. */
export const indexOf = (token: IToken): number | undefined =>
  typeof token.payload === 'number' ? token.payload : undefined

/** The stretch of text of a token. */
export const spanOf = (token: IToken): Span => [token.startOffset, token.startOffset + token.image.length]

/** True if a token is read where the grammar asks for a type. */
export const matches = (token: IToken, type: TokenType): boolean =>
  token.tokenTypeIdx === type.tokenTypeIdx || type.categoryMatchesMap?.[token.tokenTypeIdx] === true

/** What a leaf holds: a number, a text without its quotes, a symbol's letter without its brackets. */
export function leafValue(leaf: Leaf, image: string): string | number {
  if (leaf === 'number') return Number(image)
  if (leaf === 'string') return image.replace(/^[“”„«»"]|[“”«»"]$/g, '')
  if (leaf === 'symbol') return image.slice(1, -1)
  if (leaf === 'modifier') return image.replace('−', '-')
  return image.normalize('NFC')
}
