import { describe, expect, test } from 'vitest'
import { fixturesIn, joinBad, readFixture, splitBad, writeFixture } from '../book/fixtures.ts'
import { report } from './fixtures.ts'

const update = process.env.UPDATE_FIXTURES === '1'

describe('a good book has no problem', () => {
  test.each(fixturesIn('good-check'))('%s', (name) => {
    const { source, expected } = splitBad(readFixture(name))
    const said = report(name, source)
    expect(said).not.toMatch(/^-- /m)
    if (update && said !== '') writeFixture(name, joinBad(source, said))
    else expect(said).toBe(expected)
  })
})

describe('a book that does not hold gives its message', () => {
  test.each(fixturesIn('bad-check'))('%s', (name) => {
    const { source, expected } = splitBad(readFixture(name))
    const said = report(name, source)
    expect(said).toMatch(/^-- /m)
    if (update) writeFixture(name, joinBad(source, said))
    else expect(said).toBe(expected)
  })
})
