import { expect, test } from 'vitest'
import { judge, misfits } from './process.ts'

test('the shipped book has no problems, and every scenario holds in every edition it is written for', () => {
  const { exit, out, err } = judge(['check'])
  expect(err).toBe('')
  expect(out).toMatch(/\d+ clauses, \d+ scenarios in \d+ runs: 0 problems\n$/)
  expect(exit).toBe(0)
}, 120_000)

test('a report as JSON fits its schema', () => {
  expect(misfits('problems', judge(['check', '--json']).out)).toEqual([])
}, 120_000)
