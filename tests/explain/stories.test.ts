import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { joinedTo } from '../../src/cli/author.ts'
import { sayStory } from '../../src/explain/say.ts'
import { unpacked } from '../../src/judge/pack.ts'
import { runAll } from '../../src/judge/run.ts'
import { sayProblem } from '../../src/problem.ts'

vi.setConfig({ testTimeout: 60_000 })

const folder = new URL('../traces/', import.meta.url)
const opening = '\n```story\n'
const book = unpacked(readFileSync(new URL('../../dist/book.json', import.meta.url), 'utf8'), 'all')

/** The story of the first scenario in a Markdown text, in the edition that "Told in …:" names, or what is wrong with the text. */
function storyIn(name: string, text: string): string {
  const compiled = joinedTo(book, [{ name, text }])
  if (compiled.problems.length > 0) return compiled.problems.map(sayProblem).join('\n')
  const scenarios = compiled.book.scenarios.filter(({ place }) => place.file === name)
  const edition = /^Told in ([a-z]+)/m.exec(text)?.[1] ?? 'base'
  return runAll(compiled.book, scenarios, { when: { edition } }).map(sayStory).join('\n')
}

/** Each trace holds a scenario and the whole story told of it; `UPDATE_FIXTURES=1` writes the stories anew, to be reviewed. */
describe('the story of', () => {
  test.each(readdirSync(folder))('%s', (name) => {
    const path = new URL(name, folder)
    const text = readFileSync(path, 'utf8')
    const at = text.indexOf(opening)
    const source = at < 0 ? text : text.slice(0, at)
    const told = `${source}${opening}${storyIn(name, source)}\`\`\`\n`
    if (process.env.UPDATE_FIXTURES) writeFileSync(path, told)
    else expect(text).toBe(told)
  })
})
