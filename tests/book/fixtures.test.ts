import { describe, expect, test } from 'vitest'
import {
  compileWithBasis,
  fixturesIn,
  joinBad,
  readFixture,
  sayAll,
  splitBad,
  writeFixture,
} from './fixtures.ts'

const update = process.env.UPDATE_FIXTURES === '1'

describe('a good file has no problem', () => {
  test.each(fixturesIn('good'))('%s', (name) => {
    expect(sayAll(compileWithBasis(name, readFixture(name)))).toBe('')
  })
})

describe('a bad file gives its message', () => {
  test.each(fixturesIn('bad'))('%s', (name) => {
    const { source, expected } = splitBad(readFixture(name))
    const messages = sayAll(compileWithBasis(name, source))
    expect(messages).not.toBe('')
    if (update) writeFixture(name, joinBad(source, messages))
    else expect(messages).toBe(expected)
  })

  test('with the same places when the file has a byte order mark and Windows line endings', () => {
    for (const name of fixturesIn('bad')) {
      const { source } = splitBad(readFixture(name))
      const windows = `\uFEFF${source.replaceAll('\n', '\r\n')}`
      expect(sayAll(compileWithBasis(name, windows))).toBe(sayAll(compileWithBasis(name, source)))
    }
  })
})
