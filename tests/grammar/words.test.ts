import { describe, expect, test } from 'vitest'
import { roots } from '../../grammar/blocks.ts'
import { holesOf, isLeaf, parseForm, partsOf } from '../../grammar/form.ts'
import { grammarRules } from '../../grammar/grammar.ts'
import { parseAs } from '../../grammar/parse.ts'
import { print } from '../../grammar/print.ts'
import { SentenceParser } from '../../grammar/sentences.ts'
import type { Node } from '../../grammar/trie.ts'
import { idsOf } from '../../grammar/trie.ts'
import { allWords } from '../../grammar/words/all.ts'

describe('every word', () => {
  test('has an id of its own', () => {
    const ids = allWords.map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  test('has slots of categories that have words', () => {
    const empty = allWords.flatMap((word) =>
      holesOf(partsOf(word)).flatMap(({ of }) =>
        isLeaf(of) || idsOf(of).size > 0 ? [] : [`${word.id}: ${of}`],
      ),
    )
    expect(empty).toEqual([])
  })

  test.each(allWords.map((word) => [word.id, word] as const))(
    '%s: its example is read and printed back',
    (id, word) => {
      const { tree, faults } = parseAs(word.category, word.example)
      expect(faults).toEqual([])
      expect(tree?.word).toBe(id)
      expect(tree && print(tree)).toBe(word.example)
    },
  )
})

test('the grammar is not ambiguous: the parser builds with every validation on', () => {
  expect(() => new SentenceParser(grammarRules(), false)).not.toThrow()
})

test('no two words are written alike', () => {
  const alike = (node: Node): readonly string[] => {
    const kinds = node.ends.map(({ slots }) => slots.map(({ needs }) => needs ?? '').join())
    const twice =
      new Set(kinds).size < kinds.length ? [node.ends.map(({ word }) => word.id).join(' and ')] : []
    return [...twice, ...node.edges.flatMap(({ to }) => alike(to))]
  }
  expect([...grammarRules().values()].flatMap(({ root }) => alike(root))).toEqual([])
})

test('an ambiguous grammar does not build', () => {
  const status = { kind: 'slot', of: 'status', to: { edges: [], ends: [] } } as const
  const twice = { name: 'twice', takes: [], root: { edges: [status, status], ends: [] } }
  expect(() => new SentenceParser(new Map([...grammarRules(), ['twice', twice]]), false)).toThrow('Ambiguous')
})

test('everything is read inside of a block', () => {
  const reached = new Set([...grammarRules().keys()].flatMap((rule) => [...idsOf(rule)]))
  expect(allWords.filter(({ id }) => !reached.has(id))).toEqual([])
  expect(roots).toContain('block')
})

describe('a form', () => {
  test('is literal words, slots, lists and optional parts', () => {
    expect(parseForm('put {amount} card|cards [> on {a:pokemon ,}] \\[ x \\]')).toEqual([
      { kind: 'literal', texts: ['put'] },
      { kind: 'slot', name: 'amount', of: 'amount' },
      { kind: 'literal', texts: ['card', 'cards'] },
      {
        kind: 'optional',
        newLine: true,
        parts: [
          { kind: 'literal', texts: ['on'] },
          { kind: 'slot', name: 'a', of: 'pokemon', separator: ',' },
        ],
      },
      { kind: 'literal', texts: ['['] },
      { kind: 'literal', texts: ['x'] },
      { kind: 'literal', texts: [']'] },
    ])
  })

  test('with a bracket too many is refused', () => {
    expect(() => parseForm('put [on it')).toThrow('do not match')
    expect(() => parseForm('put on] it')).toThrow('do not match')
  })
})
