import { fingerprint } from '../src/text.ts'

/** A stretch of a document that is judged by itself. */
export interface Paragraph {
  /** "S0.12": the document and the number of the paragraph in it. */
  readonly id: string
  /** Tells whether it has changed. */
  readonly mark: string
  readonly text: string
}

/** What the table says of a paragraph: the clauses that carry it, the reason why none does, or "?" for not yet known. */
export interface Row {
  readonly id: string
  readonly mark: string
  readonly about: string
  readonly carried: string
}

const noRule = /^no rule: \S/
const open = '?'

/**
 * The paragraphs of a document. Lines belong together up to an empty line or the end of a sentence at the end of a line; a
 * list within a line ("a)", ">", "1]") is taken apart.
 */
export function paragraphsOf(source: string, text: string): readonly Paragraph[] {
  return joined(text)
    .flatMap((paragraph) => paragraph.split(/\s(?=[a-h]\) |> |\d\] )/))
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph, i) => ({
      id: `${source}.${i + 1}`,
      mark: fingerprint(paragraph).slice(0, 8),
      text: paragraph,
    }))
}

function joined(text: string): readonly string[] {
  const found: string[] = []
  let open = ''
  for (const line of text
    .replace(/\r/g, '')
    .split('\n')
    .map((each) => each.trim())) {
    open = line === '' || open === '' ? open + line : `${open} ${line}`
    if (line !== '' && !/(?:[.!?…)]["'»”]?|:)$/.test(line)) continue
    if (open !== '') found.push(open)
    open = ''
  }
  return open === '' ? found : [...found, open]
}

/** The rows of all tables in a Markdown text. */
export function rowsOf(markdown: string): readonly Row[] {
  return markdown.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const [, id = '', mark = '', about = '', carried = ''] = cells
    return cells.length === 6 && /^S\d+\.\d+$/.test(id) ? [{ id, mark, about, carried }] : []
  })
}

/** A row as the table has it. */
export const sayRow = ({ id, mark, about, carried }: Row): string =>
  `| ${id} | ${mark} | ${about} | ${carried} |`

/** The ids that a row names. */
const idsIn = ({ carried }: Row): readonly string[] =>
  carried === open || noRule.test(carried) ? [] : carried.split(/\s+/)

/** How many rows are carried by clauses, need none, or wait. */
export interface Shares {
  readonly clauses: number
  readonly none: number
  readonly open: number
}

/** Counts rows. */
export function sharesOf(rows: readonly Row[]): Shares {
  const none = rows.filter(({ carried }) => noRule.test(carried)).length
  const waiting = rows.filter(({ carried }) => carried === open).length
  return { clauses: rows.length - none - waiting, none, open: waiting }
}

/** What is wrong: paragraphs without a row, rows of nothing or of changed words, ids that are not there, rows that say nothing. */
export function complaints(
  paragraphs: readonly Paragraph[],
  rows: readonly Row[],
  ids: ReadonlySet<string>,
): readonly string[] {
  const known = new Map(paragraphs.map((paragraph) => [paragraph.id, paragraph]))
  const seen = new Map(rows.map((row) => [row.id, row]))
  const missing = paragraphs.filter(({ id }) => !seen.has(id)).map(({ id }) => `${id}: no row`)
  const twice = rows.filter((row) => seen.get(row.id) !== row).map(({ id }) => `${id}: two rows`)
  const wrong = rows.flatMap((row) => {
    const paragraph = known.get(row.id)
    const stale = !paragraph
      ? ['no such paragraph']
      : paragraph.mark === row.mark
        ? []
        : [`the paragraph has changed (${row.mark} to ${paragraph.mark})`]
    const unknown = idsIn(row).flatMap((id) => (ids.has(id) ? [] : [`no clause \`${id}\``]))
    const empty = row.about === '' || row.carried === '' ? ['an empty cell'] : []
    return [...stale, ...unknown, ...empty].map((what) => `${row.id}: ${what}`)
  })
  return [...missing, ...twice, ...wrong]
}
