import { describe, expect, test } from 'vitest'
import type { Category } from '../../grammar/word.ts'
import { allWords } from '../../grammar/words/all.ts'
import { actionMeanings } from '../../src/engine/meaning/actions.ts'
import { amountMeanings } from '../../src/engine/meaning/amounts.ts'
import { conditionMeanings } from '../../src/engine/meaning/conditions.ts'
import { lowerings } from '../../src/engine/meaning/deeds.ts'
import { referenceMeanings } from '../../src/engine/meaning/references.ts'
import { changeMeanings } from '../../src/engine/meaning/values.ts'
import { eventMeanings } from '../../src/engine/run.ts'
import { givenMeanings } from '../../src/scenario/board.ts'
import { claimMeanings } from '../../src/scenario/claims.ts'
import { whenMeanings } from '../../src/scenario/script.ts'

/** Words of these categories are found in these lists of meanings, and nothing else is. */
const meanings: readonly {
  of: readonly Category[]
  list: readonly string[]
  besides?: (id: string) => boolean
}[] = [
  { of: ['plain', 'deed', 'item'], list: Object.keys(lowerings) },
  { of: ['action'], list: actionMeanings },
  { of: ['amount'], list: amountMeanings },
  { of: ['condition', 'test', 'simple'], list: conditionMeanings },
  { of: ['player', 'whose', 'pokemon', 'group'], list: referenceMeanings },
  { of: ['change'], list: changeMeanings },
  { of: ['event'], list: eventMeanings },
  { of: ['claim'], list: claimMeanings },
  {
    of: ['sceneline'],
    list: [...givenMeanings, ...whenMeanings],
    besides: (id) => /^(runs|ruled|then|then-in|given-(new|at|reading|variant|day))$/.test(id),
  },
]

const wordsOf = (categories: readonly Category[]): readonly string[] =>
  allWords.filter(({ category }) => categories.includes(category)).map(({ id }) => id)

describe.each(meanings)('$of', ({ of, list, besides = () => false }) => {
  test('every word has a meaning', () => {
    expect(wordsOf(of).filter((id) => !besides(id) && !list.includes(id))).toEqual([])
  })
  test('every meaning has a word', () => {
    expect(list.filter((id) => !wordsOf(of).includes(id))).toEqual([])
  })
})
