import { expect, test } from 'vitest'
import type { Problem } from '../../src/problem.ts'
import { sayProblem } from '../../src/problem.ts'

const place = { file: 'rules/retreat.md', line: 12, column: 5, length: 8, heading: ['Retreat', 'Confused'] }

test('a problem of a whole run has neither place nor snippet', () => {
  expect(sayProblem({ title: 'no book', message: 'There is no compiled book.' })).toBe(
    `-- NO BOOK ${'-'.repeat(69)}\n\nThere is no compiled book.\n`,
  )
})

test('a whole message', () => {
  const problem: Problem = {
    title: 'unknown word',
    place,
    source: '    Paralised the Pokémon',
    message: 'I know no word `Paralised`.',
    expected: ['Asleep', 'Burned', 'Confused', 'Paralyzed', 'Poisoned', '6', '7', '8', '9', '10'],
    hint: 'Did you mean `Paralyzed`?',
    other: { ...place, line: 3 },
  }
  expect(
    sayProblem(problem),
  ).toBe(`-- UNKNOWN WORD --------------------- rules/retreat.md:12:5 › Retreat › Confused

I know no word \`Paralised\`.

12 |     Paralised the Pokémon
         ^^^^^^^^

Could stand here:
    Asleep
    Burned
    Confused
    Paralyzed
    Poisoned
    6
    7
    8
    and 2 more

Did you mean \`Paralyzed\`?

The other place: rules/retreat.md:3:5 › Retreat › Confused
`)
})

const caretOf = (problem: Omit<Problem, 'title' | 'message'>): readonly string[] =>
  sayProblem({ title: 't', message: 'm', ...problem })
    .split('\n')
    .slice(4, 6)

test('carets keep the tabs before them, so that they stand under the word', () => {
  expect(caretOf({ place: { ...place, column: 3, length: 2 }, source: '\t\tab' })).toEqual([
    '12 | \t\tab',
    '     \t\t^^',
  ])
})

test('carets end where the line ends, and there is always one', () => {
  expect(caretOf({ place: { ...place, column: 2, length: 90 }, source: 'abc' })[1]).toBe('      ^^')
  expect(caretOf({ place: { ...place, column: 4, length: 0 }, source: 'abc' })[1]).toBe('        ^')
  expect(caretOf({ place: { ...place, column: 9, length: 3 }, source: 'abc' })[1]).toMatch(/\^$/)
})

test('of a very long line, the part around the place is shown', () => {
  const source = `${'a'.repeat(5000)}wrong${'b'.repeat(5000)}`
  const [line = '', carets = ''] = caretOf({ place: { ...place, column: 5001, length: 5 }, source })
  expect(line.length).toBeLessThan(200)
  expect(line.slice(carets.indexOf('^'), carets.indexOf('^') + 5)).toBe('wrong')
})
