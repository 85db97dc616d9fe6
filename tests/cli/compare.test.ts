import { describe, expect, test, vi } from 'vitest'
import { judge, misfits } from './process.ts'

vi.setConfig({ testTimeout: 60_000 })

/** The rows of a difference that hold an id, spaces between the columns made one. */
const rows = (out: string): readonly string[] =>
  out
    .split('\n')
    .filter((line) => /\[[a-z-]+\.[a-z-]+\]/.test(line))
    .map((line) => line.replace(/ +/g, ' '))

describe('judge diff', () => {
  test('sets an exception beside the rule that held before', () => {
    const { exit, out } = judge(['diff', 'base', 'ex', 'retreat'])
    expect(exit).toBe(0)
    expect(out).toMatch(/^base \(2000-12-15\) +│ ex \(2007-04-30\)$/m)
    expect(rows(out).join('\n')).toMatch(/\[retreat\.confused\] .*│ \[retreat\.switch\]/)
    expect(out).toMatch(/^— no clause +│ \[retreat\.once\]/m)
    expect(out).toMatch(/\n\d+ differences; \d+ clauses are the same\.\n$/)
  })

  test('sets clauses beside one another that say the same of another edition', () => {
    const found = rows(judge(['diff', 'sv', 'pocket']).out).join('\n')
    expect(found).toMatch(/\[burned\.flip\] .*│ \[burned\.pocket\]/)
    expect(found).toMatch(/\[win\.both\] .*│ \[win\.even\]/)
    expect(found).toMatch(/\[bench\.five\] .*│ \[bench\.three\]/)
    expect(found).toMatch(/\[weakness\.double\] .*│ \[weakness\.pocket\]/)
  })

  test('is one under the other where there is no room for two columns', () => {
    const { out } = judge(['diff', '2003-06-30', '2003-07-01', 'retreat.'], '', { COLUMNS: '60' })
    expect(out).toMatch(/^ecard \(2003-06-30\) · ex \(2003-07-01\)$/m)
    expect(out).toMatch(/^ecard \(2003-06-30\):\n {2}\[retreat\.confused\]/m)
    expect(out.split('\n').every((line) => line.length <= 60)).toBe(true)
  })

  test('says of a topic that is not there what is', () => {
    const { exit, err } = judge(['diff', 'base', 'ex', 'retret'])
    expect(exit).toBe(1)
    expect(err).toContain('Did you mean `retreat`?')
    expect(judge(['diff', 'base', 'ecx']).exit).toBe(2)
  })

  test('gives JSON that fits its schema', () => {
    expect(misfits('diff', judge(['diff', 'base', 'pocket', '--lang', 'fr', '--json']).out)).toEqual([])
  })
})

describe('judge glossary', () => {
  test('explains a word in all languages, whichever it is asked in and however it is spelt', () => {
    for (const asked of ['retreat', 'Retraite', 'ritirata', 'retreet']) {
      const { exit, out } = judge(['glossary', asked])
      expect(exit).toBe(0)
      expect(out).toMatch(/^Retreat \(en\)$/m)
      expect(out).toMatch(/^Ritirata \(it\)$/m)
      expect(out).toContain('[retreat.order]')
    }
  })

  test('lists the words in one language', () => {
    const { out } = judge(['glossary', '--lang', 'fr'])
    expect(out).toMatch(/^Retraite {2,}\S/m)
  })

  test('says that a word is not there', () => {
    expect(judge(['glossary', 'zzzzzz']).exit).toBe(1)
  })

  test('gives JSON that fits its schema', () => {
    expect(misfits('glossary', judge(['glossary', '--json']).out)).toEqual([])
  })
})
