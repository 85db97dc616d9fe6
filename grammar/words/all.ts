import type { Word } from '../word.ts'
import { blocks, entries, headers, marks } from './blocks.ts'
import { cardKinds, cardLines, facts, powers, sorts } from './cards.ts'
import { branchingDeeds, items, plainDeeds } from './deeds.ts'
import { floorWords } from './floor.ts'
import { prizeWords } from './prizes.ts'
import {
  amounts,
  clocks,
  conditions,
  groups,
  piles,
  players,
  pokemon,
  possessives,
  roles,
  statuses,
} from './references.ts'
import { sceneParts, scenes } from './scenes.ts'
import { actions, changes, events, processes, sentences, steps, subjects, values } from './sentences.ts'

/** Every word of the language. */
export const allWords: readonly Word[] = [
  ...blocks, ...entries, ...headers, ...marks,
  ...sentences, ...steps, ...actions, ...processes, ...events, ...values, ...changes, ...subjects,
  ...plainDeeds, ...branchingDeeds, ...items,
  ...statuses, ...roles, ...pokemon, ...players, ...possessives, ...groups, ...amounts, ...conditions, ...piles, ...clocks,
  ...cardLines, ...powers, ...cardKinds, ...sorts, ...facts, ...scenes, ...sceneParts,
  ...prizeWords, ...floorWords,
]
