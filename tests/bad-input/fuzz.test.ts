import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from '../../grammar/parse.ts'
import { allWords } from '../../grammar/words/all.ts'
import { join } from '../../src/book/join.ts'
import type { Part } from '../../src/book/part.ts'
import { readFile } from '../../src/book/read.ts'
import { everyEdition } from '../../src/editions.ts'
import { type Problem, sayProblem } from '../../src/problem.ts'
import { runScenario } from '../../src/scenario/run.ts'
import { bookFiles } from './book.ts'
import { seeded } from './random.ts'

const files = bookFiles()
const retreat = files.find(({ name }) => name === 'rules/retreat.md')?.text ?? ''

/** The problems of a text; each must be one that can be printed, with a place in the file. */
function problemsIn(text: string): readonly Problem[] {
  const { problems } = readFile('x.md', text)
  for (const problem of problems.slice(0, 60)) {
    expect(sayProblem(problem)).toContain(problem.message)
    expect(problem.place?.file).toBe('x.md')
    expect(problem.place?.line).toBeGreaterThan(0)
  }
  return problems
}

const fenced = (text: string): string => `# A\n\n\`\`\`judge\n${text}\n\`\`\`\n`
const clause = (deeds: string): string => fenced(`rule topic.a\n  attested base [S0]\n  ${deeds}`)

describe('a text that is no book', () => {
  test('of random bytes is read', () => {
    const random = seeded(7)
    for (let i = 0; i < 40; i++) {
      const bytes = Uint8Array.from({ length: 2000 }, () => Math.floor(random() * 256))
      const text = new TextDecoder('utf-8').decode(bytes)
      problemsIn(text)
      problemsIn(fenced(text))
    }
  })

  test('of random bytes in a fence has a problem', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        fc.pre(text.trim() !== '' && !/[`~]/.test(text))
        expect(problemsIn(fenced(`rule topic.a\n${text}`))).not.toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  test.each([
    ['NUL', '\0'],
    ['a bell', '\u0007'],
    ['a lone half of a pair', '\uD800'],
    ['a byte order mark inside', '\uFEFFx'],
    ['an emoji', '😀'],
  ])('with %s in a clause has a problem at that place', (_, odd) => {
    const problems = problemsIn(clause(`the turn ${odd} ends`))
    expect(problems[0]?.place?.line).toBe(6)
  })

  test('cut off at any place is read', () => {
    const random = seeded(3)
    for (let i = 0; i < 100; i++) {
      const { text } = files[i % files.length] ?? { text: '' }
      problemsIn(text.slice(0, Math.floor(random() * Math.min(text.length, 6000))))
    }
  })
})

describe('a file is read as the same book', () => {
  const plain = (part: Part): unknown => ({ ...part, file: undefined, uses: [], definitions: [], ranges: [] })
  const said = readFile('x.md', retreat)

  test.each([
    ['with Windows line endings', retreat.replaceAll('\n', '\r\n')],
    ['with old Mac line endings', retreat.replaceAll('\n', '\r')],
    ['with a byte order mark', `\uFEFF${retreat}`],
    ['with blanks at the ends of lines', retreat.replaceAll('\n', '  \n')],
  ])('%s', (_, text) => {
    const part = readFile('x.md', text)
    expect(part.problems).toEqual([])
    expect(part.clauses.map(({ id, lines }) => [id, lines.map(({ tree }) => tree.word)])).toEqual(
      said.clauses.map(({ id, lines }) => [id, lines.map(({ tree }) => tree.word)]),
    )
    expect(part.scenarios).toHaveLength(said.scenarios.length)
  })

  test('with tabs for indentation', () => {
    const part = readFile('x.md', retreat.replace(/^ {2}/gm, '\t'))
    expect(plain(part)).toMatchObject({ problems: [] })
    expect(part.clauses.map(({ id }) => id)).toEqual(said.clauses.map(({ id }) => id))
  })
})

const size = 1_000_000
const upTo = (piece: string, length = size): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

describe('far too much gives a clear problem', () => {
  test.each([
    ['1 MB of nested parentheses', clause(`flip a coin heads: ${upTo('(flip a coin heads: ', 900_000)}`)],
    ['1 MB of open parentheses', clause(upTo('(', 900_000))],
    ['nested parentheses, each on its line', clause('flip a coin heads: (\n'.repeat(40_000))],
    ['nested blocks deeper than anybody reads', clause('flip a coin heads: (\n'.repeat(100))],
    ['1 MB of nested conditions', clause(upTo('if it is Asleep: (', 900_000))],
    ['100,000 heads', clause(`flip a coin\n${'    heads: as usual\n'.repeat(45_000)}`)],
    ['1 MB of lists in lists', Array.from({ length: 1000 }, (_, i) => `${' '.repeat(i)}- a`).join('\n')],
    ['1 MB of quotes in quotes', `${upTo('> ', 900_000)}\nx`],
    ['one huge line', `# A\n\n${upTo('word ', 900_000)}`],
    ['one huge line in a fence', clause(upTo('the turn ends and ', 900_000))],
    ['one huge word', clause(upTo('x', 900_000))],
    ['one huge name', clause(`"${upTo('x', 900_000)}`)],
    ['more than a file may hold', upTo('# A\n\n', 2_000_000)],
    ['ids that clash', fenced(upTo('rule topic.a\n  attested base [S0]\n  the turn ends\n', 30_000))],
    [
      'fences without an end',
      upTo('```judge\nrule topic.a\n  attested base [S0]\n  the turn ends\n\n', 60_000),
    ],
    ['brackets of Markdown', upTo('[', 900_000)],
    ['stars of Markdown', upTo('*a ', 900_000)],
  ])(
    '%s',
    (_, text) => {
      const part = readFile('x.md', text)
      const { problems } = join([part])
      expect(problems).not.toEqual([])
      for (const problem of problems.slice(0, 60)) expect(sayProblem(problem).length).toBeLessThan(3000)
    },
    20_000,
  )

  test('a long effect is no mistake', () => {
    expect(problemsIn(clause('the turn ends\n  '.repeat(10_000)))).toEqual([])
  })

  test('so much more of it is not more than so much more work', () => {
    const time = (text: string): number => {
      const start = performance.now()
      parse(text)
      return performance.now() - start
    }
    const piece =
      'rule topic.a\n  attested base [S0]\n  flip a coin heads: the turn ends tails: nothing happens\n'
    time(piece.repeat(200))
    const [small, large] = [time(piece.repeat(500)), time(piece.repeat(2000))]
    // Four times the text: a run that grows with the square would need sixteen times as long.
    expect(large).toBeLessThan(small * 12 + 200)
  })
})

describe('a scenario of any lines', () => {
  const parts = files.map(({ name, text }) => readFile(name, text))
  const cards = ['Charmander', 'Machop', 'Drowzee', 'Fire Energy', 'Double Colorless Energy']
  const attacks = ['Scratch', 'Low Kick', 'Confuse Ray']
  const { book: empty } = join(parts)
  const moments = everyEdition(empty)
  /** The examples of the words, with cards and attacks that the book has. */
  const lines = allWords.filter(({ category }) => category === 'sceneline').map(({ example }) => example)
  const names = fc.record({ card: fc.constantFrom(...cards), attack: fc.constantFrom(...attacks) })
  const line = fc
    .tuple(fc.constantFrom(...lines), names)
    .map(([example, { card, attack }]) =>
      example
        .replace(/"(?:Charmander|Squirtle|Charmeleon)"/, `"${card}"`)
        .replace('"Scratch"', `"${attack}"`),
    )

  test('is played or refused in every edition, and never throws', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 10 }), fc.nat(), (script, at) => {
        const given = script.filter((each) => each.startsWith('given')).join('\n  ')
        const told = script.filter((each) => !each.startsWith('given')).join('\n  ')
        const part = readFile('x.md', fenced(`scenario "x"\n  ${given}\n  ${told}`))
        const [scenario] = part.scenarios
        const moment = moments[at % moments.length]
        if (!scenario || !moment) return
        const ran = runScenario(empty, scenario, moment)
        for (const problem of ran?.problems ?? []) expect(sayProblem(problem)).toContain('x.md')
      }),
      { numRuns: 300 },
    )
  })
})
