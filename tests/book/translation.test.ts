import { describe, expect, test } from 'vitest'
import { compile } from '../../src/book/compile.ts'
import { markOf } from '../../src/book/translation.ts'

const english = `# Topic

## A step {#topic.step}

Something is done.

\`\`\`judge
rule topic.step
  from base
  attested base [S0]
  the turn ends
\`\`\`

\`\`\`judge
edition base
  starts 1999-01-09

source S0
  title "A rulebook"
  language fr
  published "1999"
  ranks as rulebook
\`\`\`
`

const { book } = compile([{ name: 'rules/topic.md', text: english }])
const mark = book.clauses[0] ? markOf(book.clauses[0]) : ''

/** What is wrong with the book when it has this file of French words. */
function wrong(french: string): readonly { title: string; line?: number; hint?: string }[] {
  const files = [
    { name: 'rules/topic.md', text: english },
    { name: 'rules/fr/topic.md', text: french },
  ]
  return compile(files).problems.map(({ title, place, hint }) => ({
    title,
    ...(place ? { line: place.line } : {}),
    ...(hint === undefined ? {} : { hint }),
  }))
}

const section = (id: string): string => `# Sujet\n\n## Une étape {#${id}}\n\nOn fait quelque chose.\n`

describe('a translation', () => {
  test('of the words as they are is in the book', () => {
    const files = [
      { name: 'rules/topic.md', text: english },
      { name: 'rules/fr/topic.md', text: section(`topic.step ${mark}`) },
    ]
    const { book: both, problems } = compile(files)
    expect(problems).toEqual([])
    expect(both.translations).toEqual([
      { language: 'fr', id: 'topic.step', title: 'Une étape', prose: 'On fait quelque chose.' },
    ])
  })

  test('older than the English words is a problem that names both marks', () => {
    expect(wrong(section('topic.step 00000000'))).toEqual([
      {
        title: 'translation too old',
        line: 3,
        hint: `Read both again, then write \`{#topic.step ${mark}}\`.`,
      },
    ])
  })

  test('without a mark is a problem', () => {
    expect(wrong(section('topic.step'))).toHaveLength(1)
  })

  test('of nothing is a problem with a suggestion, and the clause still lacks its words', () => {
    expect(wrong(section(`topic.stepp ${mark}`))).toEqual([
      { title: 'translation of nothing', line: 3, hint: 'Did you mean `topic.step`?' },
      {
        title: 'translation missing',
        line: 8,
        hint: `Add \`{#topic.step ${mark}}\` to a file in rules/fr/.`,
      },
    ])
  })

  test('said twice, empty, or with rules of its own is a problem', () => {
    const one = section(`topic.step ${mark}`)
    expect(wrong(`${one}\n${one}`).map(({ title }) => title)).toEqual(['translated twice'])
    expect(wrong(`## Une étape {#topic.step ${mark}}\n`).map(({ title }) => title)).toEqual([
      'empty translation',
    ])
    expect(wrong(`${one}\n\`\`\`judge\nrule topic.other\n\`\`\`\n`).map(({ title }) => title)).toEqual([
      'rules in a translation',
    ])
  })
})
