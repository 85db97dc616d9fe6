import { type Part, partsOf } from '../../grammar/form.ts'
import { allWords } from '../../grammar/words/all.ts'
import { nearest } from '../text.ts'
import type { Span } from '../tree.ts'
import type { Fence } from './fence.ts'

/** Rules that stand where nothing reads them, or a fence that begins where one should have ended. */
export interface Stray {
  readonly kind: keyof typeof strays
  readonly at: Span
}

/** What is said about each kind of stray. */
export const strays = {
  unfenced: {
    title: 'rules outside of a fence',
    message: 'This line begins a block of rules, but it stands in prose, where nothing reads it.',
    hint: 'Put a line with ```judge above the block.',
  },
  unlabelled: {
    title: 'fence without its language',
    message: 'This fence holds rules, but it does not say that they are rules, so nothing reads them.',
    hint: 'Begin the fence with ```judge.',
  },
  'lone fence': {
    title: 'lone fence',
    message: 'This line was meant to end a fence, but it begins one: what it should end has no beginning.',
    hint: 'Put a line with ```judge above the block that ends here, or take this line away.',
  },
} as const

const leaves: Readonly<Record<string, string>> = {
  id: String.raw`[\w-]+(?:\.[\w-]+)+`,
  name: String.raw`[\w-]+`,
  string: '"[^"]*"',
}

/** How heads are written, as a pattern: a part in brackets may be left out. */
const shapeOf = (parts: readonly Part[]): string =>
  parts
    .map((part) => (part.kind === 'optional' ? `(?:${shapeOf(part.parts)})?` : ` ?${shapeOfOne(part)}`))
    .join('')

const shapeOfOne = (part: Exclude<Part, { kind: 'optional' }>): string =>
  part.kind === 'slot'
    ? (leaves[part.of] ?? String.raw`\S+`)
    : part.texts.map((text) => text.replace(/[()]/g, '\\$&')).join('|')

const heads = allWords
  .filter(({ category }) => category === 'block')
  .map((word) => shapeOf(partsOf(word)).slice(2))
const headLine = new RegExp(`^[ \\t>]*(?:${heads.join('|')})[ \\t]*$`, 'm')

/** The first line of a stretch of a file that begins a block of rules; undefined if none does. */
export function ruleIn(file: string, [from, to]: Span): Span | undefined {
  const found = headLine.exec(file.slice(from, to).replaceAll('\r', '\n'))
  return found ? [from + found.index, from + found.index + found[0].length] : undefined
}

/** True if a fence of another language, or of none, was meant to hold rules. */
export const meantAsRules = (fence: Fence, lang: string, language: string): boolean =>
  lang === ''
    ? headLine.test(fence.text.trimStart().split('\n')[0] ?? '')
    : nearest(lang, [language]) !== undefined && headLine.test(fence.text)

/** The offset in a fence's text of the line that begins another fence of the language; undefined if none does. */
export function fenceIn(fence: Fence, mark: string, language: string): number | undefined {
  const sign = mark[0] === '~' ? '~' : '`'
  return new RegExp(`^[ \\t]*${sign}{${mark.length},}[ \\t]*${language}[ \\t]*$`, 'm').exec(fence.text)?.index
}
