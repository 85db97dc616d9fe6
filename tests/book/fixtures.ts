import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { compile } from '../../src/book/compile.ts'
import type { Compiled } from '../../src/book/join.ts'
import { sayProblem } from '../../src/problem.ts'

const folder = new URL('../fixtures/', import.meta.url)

/** The names of the fixtures in a folder. */
export const fixturesIn = (kind: 'good' | 'bad' | 'good-check' | 'bad-check'): readonly string[] =>
  readdirSync(new URL(`${kind}/`, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${kind}/${name}`)

export const readFixture = (name: string): string => readFileSync(new URL(name, folder), 'utf8')

export const writeFixture = (name: string, text: string): void => writeFileSync(new URL(name, folder), text)

/** A fixture of its own name compiled together with the one that all stand on. */
export const compileWithBasis = (name: string, text: string): Compiled =>
  compile([
    { name: 'good/basis.md', text: readFixture('good/basis.md') },
    ...(name === 'good/basis.md' ? [] : [{ name, text }]),
  ])

const opening = '\n```problem\n'

/** A bad fixture: the Markdown that is wrong, and the messages expected for it. */
export function splitBad(text: string): { readonly source: string; readonly expected: string } {
  const at = text.lastIndexOf(opening)
  if (at < 0) return { source: text, expected: '' }
  return { source: text.slice(0, at), expected: text.slice(at + opening.length).replace(/```\n$/, '') }
}

export const joinBad = (source: string, messages: string): string => `${source}${opening}${messages}\`\`\`\n`

/** All problems of a book as they are printed. */
export const sayAll = ({ problems }: Compiled): string => problems.map(sayProblem).join('\n')
