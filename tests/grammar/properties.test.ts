import type { IToken } from 'chevrotain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { format } from '../../grammar/format.ts'
import { type Expectation, next, nextIn } from '../../grammar/next.ts'
import { type ParsedBlock, parse, parseAs } from '../../grammar/parse.ts'
import { print } from '../../grammar/print.ts'
import { leafTokens, matches, tokenize } from '../../grammar/tokens.ts'
import { Walk } from '../../grammar/walk.ts'
import { allWords } from '../../grammar/words/all.ts'
import type { Tree } from '../../src/tree.ts'
import { isTree } from '../../src/tree.ts'
import { treeOf } from './sentences.ts'

const examplesOf = (...categories: readonly string[]): readonly string[] =>
  allWords.filter(({ category }) => categories.includes(category)).map(({ example }) => example)

const block = (heads: readonly string[], lines: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...heads), fc.array(fc.constantFrom(...lines), { maxLength: 8 }))
    .map(([head, rows]) => [head, ...rows].join('\n'))

const heads = examplesOf('block')
const headed = (pattern: RegExp): readonly string[] => heads.filter((head) => pattern.test(head))
const sentences = examplesOf('header', 'sentence', 'deed', 'plain')

/** Texts of blocks, made from the examples of the words: each is without mistakes. */
const texts = fc
  .array(
    fc.oneof(
      block(headed(/^(rule|exception|reading|ruling) /), sentences),
      block(headed(/^card/), [...sentences, ...examplesOf('cardline')]),
      block(headed(/^scenario/), examplesOf('sceneline')),
      block(headed(/^(edition|source|variant) /), examplesOf('entryline')),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((blocks) => blocks.join('\n\n'))

const snippets = [
  ...new Set(allWords.flatMap(({ example }) => tokenize(example).tokens.map(({ image }) => image))),
]

/** Texts with mistakes: words of the language in any order, and texts of blocks in which words were dropped, doubled or changed. */
const broken = fc.oneof(
  fc
    .array(fc.oneof(fc.constantFrom(...snippets), fc.constantFrom('\n', '"', '(', '//', '😀', 'xyzzy')), {
      maxLength: 60,
    })
    .map((words) => words.join(' ')),
  fc
    .tuple(
      texts,
      fc.array(fc.tuple(fc.nat(), fc.constantFrom(...snippets, '', '"', '(', ')', '\n', '‽')), {
        maxLength: 5,
      }),
    )
    .map(([text, changes]) => {
      const words = text.split(' ')
      for (const [at, word] of changes) words[at % words.length] = word
      return words.join(' ')
    }),
)

const bare = (tree: Tree): unknown => ({
  word: tree.word,
  slots: Object.fromEntries(
    Object.entries(tree.slots).map(([name, slot]) => [
      name,
      Array.isArray(slot)
        ? slot.map((item) => (isTree(item) ? bare(item) : item))
        : isTree(slot)
          ? bare(slot)
          : slot,
    ]),
  ),
})

const bareBlocks = (blocks: readonly ParsedBlock[]): unknown =>
  blocks.map(({ head, lines }) => ({ head: bare(head), lines: lines.map(bare) }))

const takes = (expected: readonly Expectation[], token: IToken): boolean =>
  expected.some(({ text, leaf }) => (leaf ? matches(token, leafTokens[leaf]) : text === token.image))

describe('parse', () => {
  test('reads every row of examples without a fault', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(parse(text).faults).toEqual([])
      }),
    )
  })

  test('never throws, and says where each mistake is', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), broken),
        (text) => {
          const { blocks, faults } = parse(text)
          for (const { at } of [...blocks, ...faults]) {
            expect(at[0]).toBeGreaterThanOrEqual(0)
            expect(at[1]).toBeGreaterThanOrEqual(at[0])
            expect(at[1]).toBeLessThanOrEqual(text.length)
          }
          for (const { message, title } of faults) expect(message && title).not.toBe('')
        },
      ),
      { numRuns: 400 },
    )
  })

  test('keeps the lines before a mistake', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { blocks, faults } = parse(`${text}\nxyzzy`)
        expect(bareBlocks(blocks)).toEqual(bareBlocks(parse(text).blocks))
        expect(faults.map(({ at, title }) => [at[0], title])).toEqual([[text.length + 1, 'UNKNOWN WORD']])
      }),
    )
  })

  test('gives spans that hold the words they stand for', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const { head, lines } of parse(text).blocks)
          for (const tree of [head, ...lines]) {
            const again = tokenize(text.slice(...tree.at)).tokens.map(({ image }) => image)
            expect(tokenize(print(tree)).tokens).toHaveLength(again.length)
          }
      }),
    )
  })
})

const lineCategories = ['line', 'cardline', 'sceneline', 'entryline'] as const
const headOf = { line: 'rule a.b', cardline: 'card "X"', sceneline: 'scenario "x"', entryline: 'source S0' }

/** Any sentences that the entries allow, under a head. */
const written = fc
  .constantFrom(...lineCategories)
  .chain((category) =>
    fc
      .array(treeOf(category, 3), { minLength: 1, maxLength: 4 })
      .map((lines) => ({ head: headOf[category], lines })),
  )

describe('print and format', () => {
  test('write every sentence so that it is read as the same tree, on one line or laid out', () => {
    fc.assert(
      fc.property(written, ({ head, lines }) => {
        const flat = [head, ...lines.map(print)].join(' ')
        const { blocks, faults } = parse(flat)
        expect(faults).toEqual([])
        expect(blocks.map(({ lines }) => lines.map(bare))).toEqual([lines.map(bare)])
        const laidOut = format(blocks)
        expect(bareBlocks(parse(laidOut).blocks)).toEqual(bareBlocks(blocks))
        expect(format(parse(laidOut).blocks)).toBe(laidOut)
      }),
      { numRuns: 500 },
    )
  })

  test('say the same as a text of examples, and once formatted it stays as it is', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { blocks } = parse(text)
        const formatted = format(blocks)
        const again = parse(formatted)
        expect(again.faults).toEqual([])
        expect(bareBlocks(again.blocks)).toEqual(bareBlocks(blocks))
        expect(format(again.blocks)).toBe(formatted)
      }),
    )
  })
})

describe('next', () => {
  test.each(allWords.map((word) => [word.id, word] as const))(
    '%s: knows each word of its example',
    (_, word) => {
      const { tokens } = tokenize(word.example)
      for (const token of tokens) {
        const expected = nextIn(word.category, word.example.slice(0, token.startOffset))
        expect(takes(expected, token), `before ${token.image}`).toBe(true)
      }
    },
  )

  test('knows each word of a text of blocks', () => {
    fc.assert(
      fc.property(texts, fc.nat(), (text, pick) => {
        const { tokens } = tokenize(text)
        const token = tokens[pick % tokens.length]
        if (!token) return
        const expected = next(text.slice(0, token.startOffset))
        expect(takes(expected, token), `before ${token.image}`).toBe(true)
      }),
    )
  })

  test('knows each word of every sentence', () => {
    fc.assert(
      fc.property(written, ({ head, lines }) => {
        const text = format(parse([head, ...lines.map(print)].join(' ')).blocks)
        const walk = Walk.text(undefined)
        for (const token of tokenize(text).tokens)
          expect(walk.advance(token), `before ${token.image}`).toBe(true)
        expect(walk.isWhole).toBe(true)
      }),
    )
  })

  test('never throws', () => {
    fc.assert(
      fc.property(broken, (text) => {
        next(text)
      }),
    )
  })

  test('says of which words a word is a part', () => {
    expect(next('').map(({ text }) => text)).toEqual([
      'rule',
      'exception',
      'reading',
      'ruling',
      'edition',
      'source',
      'variant',
      'term',
      'card',
      'scenario',
    ])
    expect(next('rule a.b flip a')).toEqual([{ text: 'coin', words: ['flip'] }])
    expect(nextIn('pokemon', 'the').map(({ text }) => text)).toEqual(
      expect.arrayContaining(['retreating', 'Defending', "player's"]),
    )
    expect(nextIn('fact', 'hp')).toEqual([{ text: 'a number', leaf: 'number', words: ['printed-hp'] }])
  })
})

test('one tree of a category is read or explained', () => {
  expect(parseAs('pokemon', 'this Pokémon').tree).toEqual({ word: 'this-pokemon', at: [0, 12], slots: {} })
  expect(parseAs('pokemon', 'this').faults).toMatchObject([
    { title: 'UNFINISHED SENTENCE', expected: ['Pokémon'] },
  ])
  expect(parseAs('pokemon', 'that player').faults).toMatchObject([
    { at: [5, 11], title: 'WORD OUT OF PLACE' },
  ])
})
