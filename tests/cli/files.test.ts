import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { judge, misfits, newFolder } from './process.ts'

const fence = (text: string): string => `# Mine\n\n\`\`\`judge\n${text}\n\`\`\`\n`
const scenario = `scenario "Asleep"
  given Active "Charmander" with 1 "Fire Energy" is Asleep
  given Benched "Machop"
  when "Charmander" retreats
  then refused because retreat.asleep`

vi.setConfig({ testTimeout: 60_000 })

let folder = ''
beforeEach(() => {
  folder = newFolder()
})

const write = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

describe('a file', () => {
  test('is run together with the book', () => {
    const { exit, out } = judge(['run', write('mine.md', fence(scenario)), '--edition', 'base'])
    expect(exit).toBe(0)
    expect(out).toContain('refused by [retreat.asleep]')
  })

  test('may come from the standard input', () => {
    const { exit, out } = judge(['run', '-', '--edition', 'base'], fence(scenario))
    expect(exit).toBe(0)
    expect(out).toContain('Asleep (standard-input/asleep)')
  })

  test('whose scenario fails ends with 1 and the place of the claim', () => {
    const wrong = scenario.replace('refused because retreat.asleep', '"Machop" is Active')
    const { exit, out, err } = judge(['run', write('mine.md', fence(wrong)), '--edition', 'base'])
    expect(exit).toBe(1)
    expect(out).toMatch(/^✗ then "Machop" is Active$/m)
    expect(err).toContain('mine.md:8:')
  })

  test('with a mistake is not run', () => {
    const { exit, out, err } = judge([
      'run',
      write('mine.md', fence(scenario.replace('is Asleep', 'is Aslep'))),
    ])
    expect(exit).toBe(1)
    expect(out).toBe('')
    expect(err).toContain('mine.md:')
    expect(err).toContain('Asleep')
  })
})

describe('judge check', () => {
  test('counts and finds nothing in a good file', () => {
    const { exit, out } = judge(['check', write('mine.md', fence(scenario))])
    expect(exit).toBe(0)
    expect(out).toMatch(/1 scenarios? in \d+ runs: 0 problems/)
  })

  test('gives problems as JSON that fits its schema', () => {
    const { exit, out } = judge(['check', '--json', write('mine.md', fence('rule no source'))])
    expect(exit).toBe(1)
    expect(misfits('problems', out)).toEqual([])
    expect(JSON.parse(out).problems).not.toHaveLength(0)
  })
})

describe('judge fmt', () => {
  const untidy = fence(scenario.replaceAll('\n  ', '\n      ')).replaceAll('\n', '\r\n')

  test('sets a file in the one layout, once, and keeps its line endings', () => {
    const path = write('mine.md', untidy)
    expect(judge(['fmt', path]).exit).toBe(0)
    expect(readFileSync(path, 'utf8')).toBe(fence(scenario).replaceAll('\n', '\r\n'))
    expect(judge(['fmt', '--check', path])).toEqual({ exit: 0, out: '', err: '' })
    expect(readdirSync(folder)).toEqual(['mine.md'])
  })

  test('keeps quotes and lists around a fence', () => {
    const path = write('mine.md', '- > ```judge\n  > edition  later\n  >     starts 2030-01-01\n  > ```\n')
    expect(judge(['fmt', path]).exit).toBe(0)
    expect(readFileSync(path, 'utf8')).toBe(
      '- > ```judge\n  > edition later\n  >   starts 2030-01-01\n  > ```\n',
    )
  })

  test('only lists with --check', () => {
    const path = write('mine.md', untidy)
    const { exit, out } = judge(['fmt', '--check', path])
    expect(exit).toBe(1)
    expect(out).toContain('mine.md')
    expect(readFileSync(path, 'utf8')).toBe(untidy)
  })

  test('leaves a file with a mistake as it is', () => {
    const text = fence('scenario  "Half')
    const path = write('mine.md', text)
    expect(judge(['fmt', path]).exit).toBe(1)
    expect(readFileSync(path, 'utf8')).toBe(text)
  })
})

describe('bad input ends with a clear problem and no stack trace', () => {
  const cases: readonly (readonly [string, number, () => readonly string[]])[] = [
    ['no command', 2, () => []],
    ['an unknown command', 2, () => ['jugde']],
    ['an unknown option', 2, () => ['run', 'retreat.confused', '--editon', 'ex']],
    ['two days', 2, () => ['run', 'retreat.confused', '--edition', 'ex', '--on', '2004-01-01']],
    ['an unknown edition', 2, () => ['run', 'retreat.confused', '--edition', 'exx']],
    ['no date', 2, () => ['rule', 'retreat.confused', '--on', '2004-13-45']],
    ['a day before the game', 2, () => ['rule', 'retreat.confused', '--on', '1990-01-01']],
    ['an unknown id', 1, () => ['run', 'retreat.confuzed']],
    ['an unknown clause', 1, () => ['rule', 'retreat.confuzed']],
    ['an unknown reading', 2, () => ['run', 'retreat.confused', '--reading', 'no.such']],
    ['an edition in which the scenario does not run', 1, () => ['run', 'win.even', '--edition', 'base']],
    ['a file that is not there', 2, () => ['run', join(folder, 'none.md')]],
    ['a folder', 2, () => ['run', folder]],
    [
      'a folder that ends like a file',
      2,
      () => {
        mkdirSync(join(folder, 'deep.md'))
        return ['run', join(folder, 'deep.md')]
      },
    ],
    ['a binary', 2, () => ['run', write('a.md', new Uint8Array([0, 255, 254, 0, 1]))]],
    ['a huge file', 2, () => ['run', write('a.md', 'a'.repeat(2_000_001))]],
    ['an empty file', 1, () => ['run', write('a.md', '')]],
    ['a file that is not there, to check', 2, () => ['check', join(folder, 'none.md')]],
    ['a file that is not there, to format', 2, () => ['fmt', join(folder, 'none.md')]],
    ['the input used twice', 2, () => ['run', '-', '--step']],
  ]
  test.each(cases)('%s', (_, code, args) => {
    const { exit, err } = judge(args())
    expect(exit).toBe(code)
    expect(err).not.toBe('')
    expect(err).not.toMatch(/^\s+at /m)
  })

  test('as JSON too', () => {
    const { exit, out } = judge(['rule', 'retreat.confuzed', '--json'])
    expect(exit).toBe(1)
    expect(misfits('problems', out)).toEqual([])
  })
})
