import { readdirSync, readFileSync } from 'node:fs'
import { compile } from '../../src/book/compile.ts'
import type { Book, Scenario } from '../../src/compiled.ts'
import { lastDayOf, type Moment } from '../../src/editions.ts'
import { sayProblem } from '../../src/problem.ts'

const root = new URL('../../', import.meta.url)

const filesIn = (folder: string): readonly { name: string; text: string }[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}${file.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.md') && !/^rules\/(?:fr|it)\//.test(name))
    .map((name) => ({ name, text: readFileSync(new URL(name, root), 'utf8') }))

/** The real rules and cards, without their scenarios, and a file of scenarios of a test. */
export function realBook(scenes: string): Book {
  const files = ['rules/', 'cards/'].flatMap(filesIn)
  const { book } = compile([...files, { name: 'rules/zz-test.md', text: scenes }])
  return { ...book, scenarios: book.scenarios.filter(({ id }) => id.startsWith('zz-test/')) }
}

const basis = `# Basis

\`\`\`judge
edition base
  title "Base"
  starts 1999-01-09

edition late
  title "Late"
  starts 2010-01-01

edition pocket
  title "Pocket"
  starts 2024-10-30
  stands apart

source S0
  title "A source"
  published "1999"
  ranks as rulebook
  language en

variant quick
  title "Quick"
\`\`\`
`

/** A book of a test's own: three editions, a source, and what the test says. The blocks stand under one heading. */
export function tinyBook(...blocks: readonly string[]): Book {
  const text = `# Tiny\n\n${blocks.map((block) => `\`\`\`judge\n${block}\n\`\`\`\n`).join('\n')}`
  const { book, problems } = compile([
    { name: 'rules/basis.md', text: basis },
    { name: 'rules/tiny.md', text },
  ])
  if (problems.length > 0) throw new Error(problems.map(sayProblem).join('\n'))
  return book
}

/** The scenario of a name; throws if the book has none. */
export function sceneOf(book: Book, name: string): Scenario {
  const scenario = book.scenarios.find((each) => each.name === name)
  if (!scenario) throw new Error(`no scenario "${name}"`)
  return scenario
}

/** The last day of an edition; throws if the book has none of that name. */
export function momentOf(book: Book, edition: string): Moment {
  const moment = lastDayOf(book, edition)
  if (!moment) throw new Error(`no edition ${edition}`)
  return moment
}
