import type { IToken } from 'chevrotain'
import { nearest } from '../src/text.ts'
import { sentenceParser } from './grammar.ts'
import { synonyms } from './synonyms.ts'
import { leafOf, leafTokens } from './tokens.ts'
import type { Choice } from './walk.ts'
import type { Leaf } from './word.ts'

/** The best next step for a token that can't stand where it stands, given what may; undefined if none is clear. */
export function hintFor(token: IToken, choices: readonly Choice[]): string | undefined {
  const texts = choices.flatMap(({ type }) => (leafOf(type) ? [] : [type.name]))
  const leaves = new Set(choices.map(({ type }) => leafOf(type)))
  const meant =
    sameWord(token.image, texts) ?? synonym(token.image, texts, leaves) ?? near(token.image, texts)
  return meant && meant !== token.image ? `Did you mean \`${meant}\`?` : howTo(token, texts, leaves)
}

/** How what was meant is written, where that is another thing than a word. */
function howTo(
  token: IToken,
  texts: readonly string[],
  leaves: ReadonlySet<Leaf | undefined>,
): string | undefined {
  const bareWord = token.tokenType === leafTokens.name
  if (leaves.has('string') && bareWord) return 'A name of a card or an attack stands in quotes.'
  if (leaves.has('id') && !token.image.includes('.') && /^[a-z]/.test(token.image))
    return 'An id has a dot: `retreat.cost`.'
  if (leaves.has('symbol') && token.image === '[') return 'An Energy symbol is one capital letter: `[R]`.'
  if (leaves.has('number') && /^an?$/.test(token.image)) return 'Did you mean `1`?'
  if (texts.includes('(') && sentenceParser().canBegin('deed', token))
    return 'Inside a branch, a deed with branches of its own stands in `( … )`.'
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

function near(word: string, texts: readonly string[]): string | undefined {
  const words = texts.filter((text) => text.length > 1)
  return word.length > 2 ? nearest(plain(word), words) : undefined
}

function synonym(
  word: string,
  texts: readonly string[],
  leaves: ReadonlySet<Leaf | undefined>,
): string | undefined {
  const meant = Object.hasOwn(synonyms, bare(word)) ? synonyms[bare(word)] : undefined
  const [first = ''] = meant?.split(' ') ?? []
  return texts.includes(first) || (leaves.has('symbol') && first.startsWith('[')) ? meant : undefined
}
