import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compile } from '../../src/book/compile.ts'
import { join } from '../../src/book/join.ts'
import { readFile } from '../../src/book/read.ts'
import type { Clause } from '../../src/compiled.ts'
import { compileWithBasis, readFixture, sayAll } from './fixtures.ts'

const basis = readFixture('good/basis.md')
const retreat = readFixture('good/retreat.md')
const { book } = compileWithBasis('good/retreat.md', retreat)

const clause = (id: string): Clause | undefined => book.clauses.find((each) => each.id === id)

describe('a clause', () => {
  test('keeps title, prose, range, sources and disputes apart from its sentences', () => {
    expect(clause('retreat.confused')).toMatchObject({
      kind: 'exception',
      to: 'retreat.switch',
      title: 'Confusion',
      prose: 'In a list:\n\nAnd in a list inside it:\n\nIn a quote:',
      place: { file: 'good/retreat.md', line: 8, column: 6, heading: ['Confusion'] },
      range: { chain: true, start: 'base', end: 'ex', apart: [] },
      marks: [{ edition: 'base', status: 'attested', cites: [{ source: 'S0', section: 'Confus' }] }],
      disputes: [{ about: 'end', cites: [{ source: 'S4' }], note: expect.stringContaining('flip') }],
      lifts: [],
    })
    expect(clause('retreat.confused')?.lines.map((line) => line.tree.word)).toEqual(['when', 'flip'])
  })

  test('holds from the beginning unless it says when, and reaches editions apart only if it names them', () => {
    expect(clause('retreat.cost')?.range).toEqual({ chain: true, apart: [] })
    expect(clause('retreat.order')?.range).toEqual({ chain: true, start: 'base', apart: ['pocket'] })
    const only = compileWithBasis(
      'a.md',
      '```judge\nrule a.b\n  in pocket\n  attested pocket [S0]\n  the turn ends\n```',
    )
    expect(only.book.clauses.find((each) => each.id === 'a.b')?.range).toEqual({
      chain: false,
      apart: ['pocket'],
    })
  })

  test('has lines whose text is their source and whose spans fit it', () => {
    const line = clause('retreat.confused')?.lines[0]
    expect(line?.text).toBe('when the retreating Pokémon is Confused')
    expect(line && line.tree.at[1] - line.tree.at[0]).toBe(line?.text.length)
    expect(line?.place).toMatchObject({ line: 12, column: 8, length: 39 })
  })

  test('that is a ruling holds from its own date', () => {
    expect(clause('retreat.double')).toMatchObject({
      kind: 'ruling',
      range: { start: '2017-06-01' },
      ruling: { date: '2017-06-01', authority: 'rules-team', standing: 'in-force' },
    })
  })
})

describe('a card', () => {
  const card = (key: string) => book.cards.find((each) => each.key === key)

  test('has its facts', () => {
    expect(card('Charmander')).toMatchObject({
      kind: 'pokemon',
      stage: 0,
      types: ['R'],
      hp: 50,
      retreat: 1,
      weaknesses: [{ symbol: 'W', modifier: '×2' }],
    })
    expect(card('Fire Energy')).toMatchObject({
      kind: 'energy',
      basicEnergy: true,
      provides: ['R'],
      attacks: [],
      powers: [],
    })
    expect(card('Weezing (Rising Rivals 87)')).toMatchObject({
      name: 'Weezing',
      print: 'Rising Rivals 87',
      stage: 1,
      evolvesFrom: 'Koffing',
    })
  })

  test('has attacks that are clauses, with cost, damage and deeds', () => {
    const [scratch, ember] = card('Charmander')?.attacks ?? []
    expect(scratch).toMatchObject({
      name: 'Scratch',
      cost: ['C'],
      damage: { word: 'number' },
      choices: [],
      costDeeds: [],
      rest: [],
    })
    expect(ember?.clause).toBe('card.charmander.ember')
    expect(ember?.costDeeds.map((line) => line.text)).toEqual(['discard 1 [R] Energy from this Pokémon'])
    expect(ember?.rest.map((line) => line.tree.word)).toEqual(['flip'])
    expect(clause('card.charmander.ember')).toMatchObject({
      kind: 'rule',
      title: 'Charmander: Ember',
      card: 'Charmander',
      lines: [{ tree: { word: 'discard-energy' } }, { tree: { word: 'flip' } }],
    })
  })

  test('has bodies that are clauses of their own', () => {
    expect(clause('card.weezing-rising-rivals-87.camouflage-gas')).toMatchObject({
      card: 'Weezing (Rising Rivals 87)',
      range: { start: '2009-05-16' },
      lines: [{ tree: { word: 'cant' } }],
    })
  })

  test('gives sentences outside of a body the part "text", and its own header lines to every part', () => {
    const source = `\`\`\`judge
card "Pocket Weezing"
  in pocket
  basic [P] Pokémon · hp 90
  a Pokémon can't give Prizes while it is Confused
  attack "Tackle" [C] does 10
    the turn ends
\`\`\``
    const { book: made, problems } = compileWithBasis('a.md', source)
    expect(problems).toEqual([])
    const parts = made.clauses.filter((each) => each.card === 'Pocket Weezing')
    expect(parts.map(({ id, range }) => [id, range])).toEqual([
      ['card.pocket-weezing.tackle', { chain: false, apart: ['pocket'] }],
      ['card.pocket-weezing.text', { chain: false, apart: ['pocket'] }],
    ])
  })
})

test('a scenario has an id from file and name, and is about the clauses of its section', () => {
  expect(book.scenarios).toMatchObject([
    {
      id: 'retreat/confused-pays-tails',
      name: 'Confused, pays, tails',
      about: ['retreat.confused', 'retreat.double'],
      lines: [{ text: 'runs from base until ex' }, {}, {}, {}, {}, {}],
    },
  ])
})

test('editions, sources and variants keep what is said about them', () => {
  expect(book.editions).toContainEqual({ name: 'pocket', title: 'pocket', starts: '2024-10-30', apart: true })
  expect(book.editions).toContainEqual({
    name: 'base',
    title: 'Base Set to Gym',
    starts: '1999-01-09',
    apart: false,
  })
  expect(book.variants).toEqual([{ name: 'sudden-death', title: 'Sudden Death' }])
  expect(book.sources[0]).toMatchObject({
    name: 'S0',
    language: 'fr',
    published: '1999',
    authority: 'rulebook',
  })
})

describe('joining', () => {
  const files = [
    { name: 'good/basis.md', text: basis },
    { name: 'good/retreat.md', text: retreat },
  ]

  test('gives the same book whatever the order, and from parts kept as JSON', () => {
    const kept: typeof parts = JSON.parse(JSON.stringify(files.map(({ name, text }) => readFile(name, text))))
    const parts = [...files].reverse().map(({ name, text }) => readFile(name, text))
    expect(join(parts)).toEqual(compile(files))
    expect(join(kept)).toEqual(compile(files))
  })

  test('gives another fingerprint when anything changes', () => {
    const changed = files.map((file) => ({ ...file, text: file.text.replace('hp 50', 'hp 60') }))
    expect(compile(changed).book.fingerprint).not.toBe(compile(files).book.fingerprint)
    expect(compile(files).book.fingerprint).toBe(book.fingerprint)
  })
})

describe('whatever the text', () => {
  const readable = (text: string): string => sayAll(compile([{ name: 'a.md', text }]))

  test('a truncated file is read', () => {
    for (let i = 0; i < basis.length; i += 37) expect(() => readable(basis.slice(0, i))).not.toThrow()
  })

  test('random text is read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (noise) => {
        readable(`${noise}\n\`\`\`judge\n${noise}\n\`\`\`\n`)
      }),
      { numRuns: 200 },
    )
  })

  test.each([
    ['a line of 1 MB', 'a'.repeat(1_000_000)],
    ['1 MB of quotes', '>'.repeat(1_000_000)],
    ['1 MB of brackets in lines', '[a\n'.repeat(333_000)],
    ['a file of 3 MB', 'a\n\n'.repeat(1_000_000)],
    ['30,000 quotes', '> a\n\n'.repeat(30_000)],
    ['quotes nested deeply', '> '.repeat(9000)],
    ['lists nested deeply', Array.from({ length: 1000 }, (_, i) => `${'  '.repeat(i)}- a\n`).join('')],
  ])('%s is refused with a problem', (_, text) => {
    expect(compile([{ name: 'a.md', text }]).problems).toMatchObject([{ title: 'too much to read' }])
  })
})
