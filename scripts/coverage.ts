/**
 * Checks that rules/coverage.md says of every paragraph of the seeds which clauses carry it, or why none does. With `--fill`
 * it first adds a row with "?" for each paragraph that has none, and drops rows of paragraphs that are gone.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { bookIds, seedParagraphs, table } from './coverage-files.ts'
import { complaints, type Paragraph, type Row, rowsOf, sayRow, sharesOf } from './coverage-rows.ts'

function filled(text: string, paragraphs: readonly Paragraph[]): string {
  const head = text.slice(0, text.search(/^## S\d/m))
  const rows = new Map(rowsOf(text).map((row) => [row.id, row]))
  const wanted = paragraphs.map(({ id, mark }): Row => {
    const row = rows.get(id)
    return row ?? { id, mark, about: '?', carried: '?' }
  })
  const sources = [...new Set(wanted.map(({ id }) => id.replace(/\..*/, '')))]
  const sections = sources.map((source) =>
    [
      `## ${source}`,
      '',
      '| paragraph | mark | what it is about | clauses |',
      '|---|---|---|---|',
      ...wanted.filter(({ id }) => id.startsWith(`${source}.`)).map(sayRow),
      '',
    ].join('\n'),
  )
  return head + sections.join('\n')
}

const paragraphs = seedParagraphs()
if (!paragraphs) console.log('coverage: ../shared/seeds is not there, so nothing can be checked')
else {
  if (process.argv.includes('--fill')) writeFileSync(table, filled(readFileSync(table, 'utf8'), paragraphs))
  const rows = rowsOf(readFileSync(table, 'utf8'))
  const wrong = complaints(paragraphs, rows, bookIds())
  for (const line of wrong) console.error(line)
  const { clauses, none, open } = sharesOf(rows)
  const share = (count: number): string =>
    `${count} (${Math.round((100 * count) / Math.max(1, rows.length))} %)`
  console.log(
    `${paragraphs.length} paragraphs: ${share(clauses)} carried by clauses, ${share(none)} no rule, ${share(open)} open; ${wrong.length} problems`,
  )
  for (const { id, about } of rows.filter(({ carried }) => carried === '?'))
    console.log(`open  ${id}  ${about}`)
  process.exitCode = wrong.length > 0 ? 1 : 0
}
