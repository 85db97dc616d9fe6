import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inFile, spanInFile } from '../../src/book/fence.ts'
import { readMarkdown, type Section } from '../../src/book/markdown.ts'

const fencesOf = (text: string) => readMarkdown(text).flatMap((section) => section.fences)

describe('sections', () => {
  const text = `Before.

# Retreat

## While *Confused* {#retreat.confused}

First flip a [coin](x).
Then \`go\`.

- one
  - two

> | a | b |
> |---|---|
> | 1 | 2 |

\`\`\`text
no prose and no rule
\`\`\`

<!-- a note -->

Setext
------

# Another`

  const sections: readonly Section[] = readMarkdown(text)

  test('know the headings around them', () => {
    expect(sections.map((section) => section.headings)).toEqual([
      [],
      ['Retreat'],
      ['Retreat', 'While Confused'],
      ['Retreat', 'Setext'],
      ['Another'],
    ])
  })

  test('know the id of their heading and where it stands', () => {
    const id = sections[2]?.id
    expect(id?.name).toBe('retreat.confused')
    expect(text.slice(...(id?.at ?? [0, 0]))).toBe('retreat.confused')
    expect(sections.filter((section) => section.id)).toHaveLength(1)
  })

  test('hold their own words as plain text', () => {
    expect(sections[0]?.prose).toBe('Before.')
    expect(sections[1]?.prose).toBe('')
    expect(sections[2]?.prose).toBe('First flip a coin.\nThen go.\n\none\n\ntwo\n\na | b\n1 | 2')
  })
})

describe('fences', () => {
  test('of another language are no rules', () => {
    expect(fencesOf('```\nrule a\n```\n\n```text judge\nrule a\n```\n\n    rule a\n')).toEqual([])
  })

  test('may be empty', () => {
    expect(fencesOf('```judge\n```').map(({ text, closed }) => [text, closed])).toEqual([['', true]])
    expect(fencesOf('```judge\n\n```').map(({ text, closed }) => [text, closed])).toEqual([['', true]])
    expect(fencesOf('```judge').map(({ text, closed }) => [text, closed])).toEqual([['', false]])
  })

  test('may be longer, or of tildes, and hold shorter ones only as prose gone astray', () => {
    expect(fencesOf('~~~~judge\nrule a\n~~~~').map(({ closed }) => closed)).toEqual([true])
    expect(fencesOf('~~~~judge\nrule a\n~~~').map(({ closed }) => closed)).toEqual([false])
  })

  test('that were never closed do not hide the rest of the file', () => {
    const text =
      '# A\n\n```judge\nrule a\n\n# B\n\nProse.\n\n```judge\nrule b\n```\n\n## C\n\n```judge\nrule c\n```\n'
    const sections = readMarkdown(text)
    expect(sections.map(({ headings }) => headings)).toEqual([[], ['A'], ['B'], ['B', 'C']])
    expect(sections.flatMap(({ fences }) => fences).map((fence) => fence.text.trim())).toEqual([
      'rule a',
      'rule b',
      'rule c',
    ])
    for (const fence of fencesOf(text)) expect(text[inFile(fence, 5)]).toBe(fence.text[5])
  })
})

/** What may stand before every line of a fence, on its first line and on the others. */
const containers = [
  ['', ''],
  ['> ', '> '],
  ['>', '>'],
  ['- ', '  '],
  ['-\t', '\t'],
  ['10. ', '    '],
  ['> - ', '>   '],
  ['- > ', '  > '],
  ['- - ', '    '],
  ['  ', '  '],
] as const

const line = fc.oneof(
  fc.constantFrom(
    '',
    'rule topic.a',
    '  when it is Asleep',
    '\tfollow b',
    '\t\tfollow « é »',
    ' \t x',
    '   "Pokémon" 𝒳',
  ),
)
const ending = fc.constantFrom('\n', '\r\n', '\r')

test('every character of a fence is found in the file, in lists and quotes and with any line ending', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...containers),
      fc.array(line, { minLength: 1, maxLength: 8 }),
      ending,
      (around, lines, end) => {
        const [first, next] = around
        const rest = [...lines, '```'].map((each) => (each === '' ? next.trimEnd() : next + each))
        const file = ['Prose.', '', `${first}\`\`\`judge`, ...rest, '', 'After.'].join(end)
        const [fence] = fencesOf(file)
        expect(fence?.closed).toBe(true)
        expect(fence?.text.split('\n').map((each) => each.trim())).toEqual(lines.map((each) => each.trim()))
        for (const [i, char] of [...(fence?.text ?? '')].entries()) {
          const at = [...(fence?.text ?? '')].slice(0, i).join('').length
          if (!fence || /\s/.test(char)) continue
          expect(file.slice(...spanInFile(fence, [at, at + char.length]))).toBe(char)
        }
      },
    ),
    { numRuns: 300 },
  )
})
