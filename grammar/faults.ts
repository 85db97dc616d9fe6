import type { IToken } from 'chevrotain'
import { nearest } from '../src/text.ts'
import type { Span } from '../src/tree.ts'
import { describeCategory, describeToken } from './describe.ts'
import type { Stop } from './reader.ts'
import { synonyms } from './synonyms.ts'
import type { LexFault } from './tokens.ts'
import { leafOf, leafTokens, spanOf } from './tokens.ts'
import type { Choice } from './walk.ts'

/** One mistake in a text: where, its kind, what is wrong, what could stand there, and the best next step. */
export interface Fault {
  readonly at: Span
  readonly title: string
  readonly message: string
  readonly expected: readonly string[]
  readonly hint?: string
}

const aboutLexing: Readonly<Record<LexFault['kind'], (text: string) => Omit<Fault, 'at' | 'expected'>>> = {
  unclosed: (text) => ({
    title: 'UNCLOSED QUOTE',
    message: 'This quote is opened and not closed before the line ends.',
    hint: `Write \`${text.trimEnd()}"\` if the whole rest of the line is quoted.`,
  }),
  comment: () => ({
    title: 'NO COMMENTS HERE',
    message: 'The language has no comments: the formatter would lose them.',
    hint: 'Write it as prose above the block.',
  }),
  stray: (text) => ({
    title: 'STRAY CHARACTER',
    message: `\`${text}\` is no part of the language.`,
    ...hinted(/[“”„«»]/.test(text) ? 'Quotes are straight: `"`.' : undefined),
  }),
}

/** The fault of a place that is no row of tokens. */
export const lexFault = ({ kind, at, text }: LexFault): Fault => ({
  at,
  expected: [],
  ...aboutLexing[kind](text),
})

const hinted = (hint: string | undefined): { readonly hint?: string } => (hint ? { hint } : {})

/** The fault of a place where reading stopped. `end` is the length of the text. */
export function stopFault(stop: Stop, tokens: readonly IToken[]): Fault {
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
  if (!token || stop.fresh) return unfinished(tokens, stop.at, expected)
  const hint = hintFor(token, choices)
  const unknown = token.tokenType === leafTokens.name
  return {
    at: spanOf(token),
    title: unknown ? 'UNKNOWN WORD' : 'WORD OUT OF PLACE',
    message: unknown
      ? `I do not know the word \`${token.image}\`${after(tokens, stop.at, stop.line)}.`
      : `\`${token.image}\` can't stand here${after(tokens, stop.at, stop.line)}.`,
    expected,
    ...hinted(hint),
  }
}

/** "after `is now`": the words just before a place, if they belong to the same sentence. */
function after(tokens: readonly IToken[], at: number, line: number): string {
  const words = tokens.slice(Math.max(line, at - 2), at).map(({ image }) => image)
  return words.length > 0 ? ` after \`${words.join(' ')}\`` : ''
}

function unfinished(tokens: readonly IToken[], at: number, expected: readonly string[]): Fault {
  const last = tokens[at - 1]
  return {
    at: last ? spanOf(last) : [0, 0],
    title: 'UNFINISHED SENTENCE',
    message: last ? `The sentence stops after \`${last.image}\`.` : 'There is nothing here.',
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

/** What a writer most likely meant by a token, given what may stand there. */
function hintFor(token: IToken, choices: readonly Choice[]): string | undefined {
  const texts = choices.flatMap(({ type }) => (leafOf(type) ? [] : [type.name]))
  const leaves = new Set(choices.map(({ type }) => leafOf(type)))
  const meant = sameWord(token.image, texts) ?? synonym(token.image, texts, leaves.has('symbol'))
  const near =
    meant ??
    nearest(
      plain(token.image),
      texts.filter((text) => /^\p{L}{2}/u.test(text)),
    )
  if (near && near !== token.image) return `Did you mean \`${near}\`?`
  if (leaves.has('string') && token.tokenType === leafTokens.name)
    return 'A name of a card or an attack stands in quotes.'
  if (leaves.has('id') && token.tokenType === leafTokens.name) return 'An id has a dot: `retreat.cost`.'
  return undefined
}

const plain = (word: string): string => word.replaceAll('’', "'")

const bare = (word: string): string =>
  plain(word)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

const sameWord = (word: string, texts: readonly string[]): string | undefined =>
  texts.find((text) => bare(text) === bare(word))

function synonym(word: string, texts: readonly string[], symbols: boolean): string | undefined {
  const meant = Object.hasOwn(synonyms, bare(word)) ? synonyms[bare(word)] : undefined
  const [first = ''] = meant?.split(' ') ?? []
  return texts.includes(first) || (symbols && first.startsWith('[')) ? meant : undefined
}
