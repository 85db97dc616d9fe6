import type { IToken } from 'chevrotain'
import type { Span } from '../src/tree.ts'
import { describeCategory, describeToken } from './describe.ts'
import { hintFor } from './hints.ts'
import type { Stop } from './reader.ts'
import type { LexFault } from './tokens.ts'
import { leafTokens, spanOf } from './tokens.ts'
import type { Choice } from './walk.ts'

/** One mistake in a text: where, its kind, what is wrong, what could stand there, and the best next step. */
export interface Fault {
  readonly at: Span
  readonly title: string
  readonly message: string
  readonly expected: readonly string[]
  readonly hint?: string
  /** Another place that has to do with it, such as the other end of a pair of parentheses. */
  readonly other?: Span
}

const aboutLexing: Readonly<Record<LexFault['kind'], (text: string) => Omit<Fault, 'at' | 'expected'>>> = {
  unclosed: (text) => ({
    title: 'UNCLOSED QUOTE',
    message: 'This quote is opened and not closed before the line ends.',
    hint: `Write ${quoted(`${text.trimEnd()}"`)} if the whole rest of the line is quoted.`,
  }),
  curly: (text) => ({
    title: 'CURLY QUOTES',
    message: 'Quotes are straight here.',
    hint: `Write ${quoted(`"${text.slice(1, -1)}"`)}.`,
  }),
  comment: () => ({
    title: 'NO COMMENTS HERE',
    message: 'The language has no comments: the formatter would lose them.',
    hint: 'Write it as prose above the block.',
  }),
  stray: (text) => ({
    title: 'STRAY CHARACTER',
    message: `${quoted(text)} is no part of the language.`,
  }),
}

/** The fault of a place that is no row of tokens. */
export const lexFault = ({ kind, at, text }: LexFault): Fault => ({
  at,
  expected: [],
  ...aboutLexing[kind](text),
})

const longest = 60

/** Words of the text in a message; only the beginning, where they are very long. */
const quoted = (words: string): string =>
  `\`${words.length > longest ? `${words.slice(0, longest)}…` : words}\``

const hinted = (hint: string | undefined): { readonly hint?: string } => (hint ? { hint } : {})

/** Tells how far in a token stands that is the first of its source line; undefined for any other token. */
type Columns = (at: number) => number | undefined

/** The fault of a place where reading stopped. */
export function stopFault(stop: Stop, tokens: readonly IToken[], column: Columns): Fault {
  if (stop.kind === 'misfit') {
    const [needed = ''] = describeCategory(stop.misfit.needs)
    return {
      at: stop.misfit.at,
      title: 'WRONG KIND',
      message: `What is needed here is ${needed}.`,
      expected: [needed],
    }
  }
  if (stop.kind === 'deep') return tooDeep(spanAt(tokens, stop.at))
  const { choices } = stop.walk
  const expected = expectedOf(choices)
  const token = tokens[stop.at]
  if (!token || stop.fresh) return open(tokens, stop, expected) ?? unfinished(tokens, stop.at, expected)
  const hint = hintFor(token, choices)
  const unknown = token.tokenType === leafTokens.name
  return {
    at: spanOf(token),
    title: unknown ? 'UNKNOWN WORD' : 'WORD OUT OF PLACE',
    message: unknown
      ? `I do not know the word ${quoted(token.image)}${after(tokens, stop.at, stop.line)}.`
      : `${quoted(token.image)} can't stand here${after(tokens, stop.at, stop.line)}.`,
    expected,
    ...hinted(hint),
    ...(token.image === ')' ? neverOpened(tokens, stop.at, column) : {}),
  }
}

/** Where the parenthesis may be missing that one on a line of its own should close: where the line ends that begins as far in. */
function neverOpened(tokens: readonly IToken[], at: number, column: Columns): Pick<Fault, 'hint' | 'other'> {
  const indent = column(at)
  if (indent === undefined) return {}
  let from = at - 1
  while (from >= 0 && (column(from) ?? Number.POSITIVE_INFINITY) > indent) from--
  if (from < 0 || column(from) !== indent) return {}
  let end = from
  while (column(end + 1) === undefined) end++
  return {
    hint: 'Nothing is open that this could close. Does the line that begins it end with `(`?',
    other: spanAt(tokens, end),
  }
}

/** "after `is now`": the words just before a place, if they belong to the same sentence. */
function after(tokens: readonly IToken[], at: number, line: number): string {
  const words = tokens.slice(Math.max(line, at - 2), at).map(({ image }) => image)
  return words.length > 0 ? ` after ${quoted(words.join(' ').replace(/ (?=[:,)\]])/g, ''))}` : ''
}

/** The fault of a parenthesis that is still open where a sentence stops, if one is. */
function open(
  tokens: readonly IToken[],
  stop: { at: number; line: number },
  expected: readonly string[],
): Fault | undefined {
  if (!expected.includes(')')) return undefined
  let depth = 0
  let at = stop.at - 1
  for (; at >= stop.line && depth <= 0; at--)
    depth += tokens[at]?.image === '(' ? 1 : tokens[at]?.image === ')' ? -1 : 0
  return {
    at: spanAt(tokens, at + 1),
    title: 'UNCLOSED PARENTHESIS',
    message: `This parenthesis is opened and not closed before the sentence stops after ${quoted(tokens[stop.at - 1]?.image ?? '')}.`,
    expected,
    hint: 'Close it with `)`.',
    ...(at + 1 < stop.at - 1 ? { other: spanAt(tokens, stop.at - 1) } : {}),
  }
}

function unfinished(tokens: readonly IToken[], at: number, expected: readonly string[]): Fault {
  const last = tokens[at - 1]
  return {
    at: last ? spanOf(last) : [0, 0],
    title: 'UNFINISHED SENTENCE',
    message: last ? `The sentence stops after ${quoted(last.image)}.` : 'There is nothing here.',
    expected,
    ...hinted(expected.length === 1 ? `Go on with ${expected[0] ?? ''}.` : undefined),
  }
}

const tooDeep = (at: Span): Fault => ({
  at,
  title: 'TOO DEEP',
  message: 'Parentheses or conditions inside each other go deeper than 60 here.',
  expected: [],
  hint: 'Write the inner part as a clause of its own and say `follow` with its id.',
})

const spanAt = (tokens: readonly IToken[], at: number): Span => {
  const token = tokens[at] ?? tokens.at(-1)
  return token ? spanOf(token) : [0, 0]
}

/** What may stand in a place, in words: single words first, then categories. */
function expectedOf(choices: readonly Choice[]): readonly string[] {
  const own = choices.filter(({ within }) => within === undefined).map(({ type }) => describeToken(type))
  const categories = choices.flatMap(({ within }) => (within === undefined ? [] : describeCategory(within)))
  return [...new Set([...own, ...categories])]
}
