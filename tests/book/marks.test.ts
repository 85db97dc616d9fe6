import { expect, test } from 'vitest'
import { toTranslate } from '../../scripts/marks-list.ts'
import { readFile } from '../../src/book/read.ts'

const english = (prose: string) =>
  readFile(
    'rules/retreat.md',
    `## Once {#retreat.once}\n\n${prose}\n\n\`\`\`judge\nrule retreat.once\n  from base\n  attested base [S0]\n  a Pokémon can't retreat\n\`\`\`\n`,
  )

test('a translator is told what is missing or older than the English, and nothing else', () => {
  const [task] = toTranslate([english('Once in a turn.')], 'fr')
  expect(task).toMatchObject({
    id: 'retreat.once',
    title: 'Once',
    prose: 'Once in a turn.',
    target: 'rules/fr/retreat.md',
  })
  const french = readFile('rules/fr/retreat.md', `## Une fois {#retreat.once ${task?.mark}}\n\nUne fois.\n`)
  expect(toTranslate([english('Once in a turn.'), french], 'fr')).toEqual([])
  expect(toTranslate([english('Once in a turn.'), french], 'it')).toHaveLength(1)
  expect(toTranslate([english('Twice.'), french], 'fr')).toMatchObject([{ before: task?.mark }])
  expect(toTranslate([english('Twice.'), french], 'fr', 'attack')).toEqual([])
})
