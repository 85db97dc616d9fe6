import { expect, test } from 'vitest'
import { lineStarts, locator } from '../../src/book/place.ts'

const text = 'one\r\ntwo\rthree\n\nlast'
const where = locator({
  name: 'a.md',
  text,
  sections: [
    { from: 0, headings: [] },
    { from: 5, headings: ['Two'] },
  ],
})

test('lines end with \\n, \\r\\n or \\r', () => {
  expect(lineStarts(text)).toEqual([0, 5, 9, 15, 16])
  expect([0, 5, 9, 15, 16].map((from) => where.line([from, from]))).toEqual([
    'one',
    'two',
    'three',
    '',
    'last',
  ])
})

test('a place counts from 1, knows its headings, and covers one line only', () => {
  expect(where.place([1, 3])).toEqual({ file: 'a.md', line: 1, column: 2, length: 2, heading: [] })
  expect(where.place([10, 18])).toEqual({ file: 'a.md', line: 3, column: 2, length: 4, heading: ['Two'] })
  expect(where.place([15, 15])).toEqual({ file: 'a.md', line: 4, column: 1, length: 1, heading: ['Two'] })
})

test('the end of the file and what is behind it have a place too', () => {
  expect(where.place([20, 20])).toMatchObject({ line: 5, column: 5, length: 1 })
  expect(where.place([99, 120])).toMatchObject({ line: 5, column: 5, length: 1 })
  expect(locator({ name: 'a.md', text: '', sections: [] }).place([0, 1])).toMatchObject({
    line: 1,
    column: 1,
    heading: [],
  })
})
