import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bookIds, seedParagraphs, table } from '../../scripts/coverage-files.ts'
import { complaints, paragraphsOf, rowsOf, sayRow, sharesOf } from '../../scripts/coverage-rows.ts'

const seeds = seedParagraphs()

describe('the table of coverage', () => {
  test.skipIf(!seeds)(
    'has a row for every paragraph of the seeds, and no other, with ids that are there',
    () => {
      const rows = rowsOf(readFileSync(table, 'utf8'))
      expect(complaints(seeds ?? [], rows, bookIds())).toEqual([])
    },
  )

  test('takes lines together up to the end of a sentence, and lists apart', () => {
    const text = 'One line\ngoes on. Here too.\nAnother:\n\nDo a) this b) that\n'
    expect(paragraphsOf('S9', text).map(({ id, text }) => `${id} ${text}`)).toEqual([
      'S9.1 One line goes on. Here too.',
      'S9.2 Another:',
      'S9.3 Do',
      'S9.4 a) this',
      'S9.5 b) that',
    ])
  })

  test('notices what is missing, changed, unknown and said twice', () => {
    const paragraphs = paragraphsOf('S9', 'One.\nTwo.\nThree.')
    const row = (n: number, carried: string, mark = paragraphs[n - 1]?.mark ?? '00000000') =>
      sayRow({ id: `S9.${n}`, mark, about: 'a number', carried })
    const rows = rowsOf(
      [row(1, 'a.b c.d'), row(2, '?', '12345678'), row(2, 'no rule: a number'), row(4, 'a.b')].join('\n'),
    )
    expect(complaints(paragraphs, rows, new Set(['a.b']))).toEqual([
      'S9.3: no row',
      'S9.2: two rows',
      'S9.1: no clause `c.d`',
      `S9.2: the paragraph has changed (12345678 to ${paragraphs[1]?.mark})`,
      'S9.4: no such paragraph',
    ])
    expect(sharesOf(rows)).toEqual({ clauses: 2, none: 1, open: 1 })
  })
})
