import type { TokenType } from 'chevrotain'
import { holesOf, partsOf } from './form.ts'
import { leafOf } from './tokens.ts'
import { wordsOf } from './trie.ts'
import type { Category, Leaf } from './word.ts'

const leafText: Readonly<Record<Leaf, string>> = {
  number: 'a number',
  string: 'a text in quotes such as "Charmander"',
  id: 'an id such as retreat.cost',
  name: 'a name such as base',
  date: 'a date such as 1999-01-09',
  symbol: 'an Energy symbol such as [R]',
  modifier: 'a number with its sign such as ×2 or -30',
}

const categoryText: Readonly<Partial<Record<Category | 'player+pokemon', string>>> = {
  block: 'a new block (rule, exception, reading, ruling, edition, source, variant, card, scenario)',
  line: 'a new sentence',
  cardline: 'a new line of the card',
  sceneline: 'a new line of the scenario (runs, given, when, then)',
  entryline: 'a new line of the entry',
  boundary: 'an edition or a date',
  mark: 'an edition with its sources such as base [S0]',
  cite: 'a source in brackets such as [S0 "Retreat"]',
  step: 'the id of a step',
  move: 'a step with `before` or `after` another, or `without` a step',
  deed: 'a deed such as `flip a coin`',
  plain: 'a deed such as `draw 1 card`',
  item: 'a deed, or several in ( … )',
  action: 'what may be done, such as `retreat`',
  value: 'a quantity such as `the HP of it`',
  change: 'an amount, or a change such as `10 more`',
  subject: 'a subject such as `a Pokémon` or `that player`',
  pokemon: 'a Pokémon such as `it` or `this Pokémon`',
  player: 'a player such as `you` or `that player`',
  'player+pokemon': 'a Pokémon or a player',
  whose: 'whose, such as `your`',
  group: 'several Pokémon such as `your Benched Pokémon`',
  amount: 'an amount such as `2` or `the HP of it`',
  condition: 'a condition such as `it is Asleep`',
  test: 'a condition such as `it is Asleep`',
  simple: 'a condition such as `it is Asleep`',
  clock: 'a clock such as `battle clock`',
  sort: 'a kind of card such as `basic Energy card`',
  pile: 'a pile such as `discard pile`',
  event: 'an event such as `a Pokémon evolves`',
  fact: 'a fact of the card such as `hp 50`',
  count: 'cards such as 2 "Fire Energy"',
  era: 'editions such as `from ex` or `until ex`',
  claim: 'a claim such as `"Charmander" is Active`',
  payment: 'a payment in ( … )',
}

/** A token as it is written, or what a leaf is, for a list of what may stand in a place. */
export function describeToken(type: TokenType): string {
  const leaf = leafOf(type)
  return leaf ? leafText[leaf] : type.name
}

/** What a category is, for such a list; a small category without slots gives its words. */
export function describeCategory(rule: string): readonly string[] {
  const words = wordsOf(rule)
  const plain = words.length <= 6 && words.every((word) => holesOf(partsOf(word)).length === 0)
  return plain ? words.map(({ form }) => form) : [categoryText[rule as Category] ?? rule]
}
