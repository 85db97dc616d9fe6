import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, test } from 'vitest'

/** The house from the ground up: a file imports only from its own floor and the floors below. */
const floors: readonly (readonly string[])[] = [
  ['tree', 'place', 'problem', 'trace', 'text', 'compiled'],
  ['grammar'],
  ['book', 'build', 'speak'],
  ['check', 'editions', 'rules', 'state'],
  ['engine', 'scenario', 'explore', 'explain'],
  ['ask', 'judge'],
  ['cli', 'web', 'lsp', 'server'],
]
const floorWith = (room: string): number => floors.findIndex((rooms) => rooms.includes(room))
const ground = floorWith('tree')
const language = floorWith('grammar')
const markdown = floorWith('book')
const pure = floorWith('check')
const play = floorWith('engine')
const windows = floorWith('cli')

interface Import {
  readonly target: string
  /** True for `import type` and its like, of which nothing is left at run time. */
  readonly erased: boolean
}

/** Every import, re-export, dynamic import and import type of a source text; `target` is '' where it is computed. */
function importsOf(file: string, source: string): readonly Import[] {
  const found: Import[] = []
  const note = (from: { readonly value?: unknown } | null, erased: boolean) => {
    if (from) found.push({ target: String(from.value ?? ''), erased })
  }
  new Visitor({
    ImportDeclaration: (node) => note(node.source, node.importKind === 'type'),
    ExportAllDeclaration: (node) => note(node.source, node.exportKind === 'type'),
    ExportNamedDeclaration: (node) => note(node.source, node.exportKind === 'type'),
    ImportExpression: (node) => note('value' in node.source ? node.source : {}, false),
    TSImportType: (node) => note(node.source, true),
  }).visit(parseSync(file, source).program)
  return found
}

/** The floor of a file, by its name or the folder it is in; -1 if it has none. */
function floorOf(file: string): number {
  const [top = '', second = ''] = file.split('/')
  return floorWith((top === 'src' ? second : top).replace(/\.\w+$/, ''))
}

/** Why a file on a floor may not import a target, or undefined if it may. */
function refusal(file: string, floor: number, { target, erased }: Import): string | undefined {
  if (target === '') return 'a computed import can be checked by nobody'
  if (floor === windows) return undefined
  if (target.startsWith('.')) {
    const below = floorOf(posix.join(posix.dirname(file), target))
    if (below < 0) return 'it is on no floor'
    if (below > floor) return `it is on floor ${below}, above floor ${floor}`
    const heavy = below === language || below === markdown
    const light = floor === pure || floor === play
    return heavy && light && !erased ? `floor ${floor} takes only types from floor ${below}` : undefined
  }
  if (floor === ground) return 'the ground floor has no dependency'
  if (isBuiltin(target)) return "only the windows use Node's modules"
  if (/^chevrotain/.test(target) && floor !== language) return 'only grammar/ uses chevrotain'
  if (/^(unified|remark|mdast|micromark|vfile|unist)/.test(target) && floor !== markdown)
    return 'only the book floor uses Markdown packages'
  return undefined
}

/** What is wrong with the imports of one file, one line each. */
function violations(file: string, source: string): readonly string[] {
  const floor = floorOf(file)
  if (floor < 0) return [`${file}: unknown file, give it a floor in tests/floors.test.ts`]
  return importsOf(file, source).flatMap((each) => {
    const why = refusal(file, floor, each)
    return why ? [`${file} imports ${each.target || '(computed)'}: ${why}`] : []
  })
}

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path))
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))

test('every file imports only from its own floor and the floors below', () => {
  const files = [...sourcesIn('src'), ...sourcesIn('grammar')]
  expect(files).not.toHaveLength(0)
  expect(files.flatMap((file) => violations(file, readFileSync(file, 'utf8')))).toEqual([])
})

describe('a planted import', () => {
  test.each([
    ['src/tree.ts', `import type { Word } from '../grammar/word.ts'`, 'above floor 0'],
    ['src/tree.ts', `import pc from 'picocolors'`, 'no dependency'],
    ['src/book/read.ts', `import { Lexer } from 'chevrotain'`, 'only grammar/'],
    ['src/check.ts', `import type { Root } from 'mdast'`, 'Markdown packages'],
    ['src/check/hooks.ts', `export { parse } from '../../grammar/parse.ts'`, 'only types'],
    ['src/engine/play.ts', `import { type Clause } from '../book/clause.ts'`, 'only types'],
    ['src/engine/play.ts', `type X = import('../judge.ts').X`, 'above floor 4'],
    ['src/judge/run.ts', `const fs = await import('node:fs')`, "Node's modules"],
    ['src/ask/index.ts', `import { readFileSync } from 'fs'`, "Node's modules"],
    ['src/ask/index.ts', 'const load = (name: string) => import(name)', 'computed'],
    ['src/explain/say.ts', `import { description } from '../../package.json'`, 'no floor'],
    ['src/helpers.ts', '', 'give it a floor'],
  ])('in %s is refused: %s', (file, source, why) => {
    expect(violations(file, source)).toEqual([expect.stringContaining(why)])
  })

  test.each([
    ['src/check/hooks.ts', `import type { Word } from '../../grammar/word.ts'`],
    ['src/book/read.ts', `import { unified } from 'unified'\nimport { parse } from '../../grammar/parse.ts'`],
    ['src/judge.ts', `import { explain } from './explain/story.ts'`],
    ['src/cli/main.ts', `import { readFileSync } from 'node:fs'`],
  ])('in %s is allowed: %s', (file, source) => {
    expect(violations(file, source)).toEqual([])
  })
})
