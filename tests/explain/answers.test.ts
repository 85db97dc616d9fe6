import { expect, test } from 'vitest'
import { compile } from '../../src/book/compile.ts'
import { answersAbout, sayAnswer } from '../../src/explain/answers.ts'

const text = `# Turn

## It ends {#turn.main}

It ends at once.

\`\`\`judge
rule turn.order
  from base
  attested base [S0]
  this goes: turn.main

rule turn.main
  from base
  attested base [S0]
  the player acts until the turn ends

scenario "Nothing is done"
  ruled 2000-02-03 by rules-team [S0 "12"]
  then the game goes on, cites turn.order

scenario "No answer"
  then the game goes on
\`\`\`

\`\`\`judge
edition base
  starts 1999-01-09

source S0
  title "A rulebook"
  language en
  published "1999"
  ranks as rulebook
\`\`\`
`

test('official answers are found by the clauses of their section and by those they cite', () => {
  const { book, problems } = compile([{ name: 'rules/turn.md', text }])
  expect(problems).toEqual([])
  for (const id of ['turn.main', 'turn.order'])
    expect(answersAbout(book, id).map(sayAnswer)).toEqual([
      '2000-02-03 rules team, S0 12: Nothing is done (turn/nothing-is-done)',
    ])
})

test('an answer of a day that is not, an unknown authority or an unknown source is a problem', () => {
  const wrong = (from: string, to: string) =>
    compile([{ name: 'rules/turn.md', text: text.replace(from, to) }]).problems.map(({ title }) => title)
  expect(wrong('ruled 2000-02-03', 'ruled 2000-02-31')).toEqual(['no such date'])
  expect(wrong('by rules-team', 'by rules-teem')).toEqual(['unknown authority'])
  expect(wrong('rules-team [S0', 'rules-team [S9')).toEqual(['unknown source'])
})
