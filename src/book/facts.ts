import type { ParsedBlock } from '../../grammar/parse.ts'
import type { Card, TypeModifier } from '../compiled.ts'
import { children, numIf, type Tree, textIf, texts } from '../tree.ts'
import { bare } from './names.ts'
import type { Scope } from './scope.ts'

/** What the facts of a card say about it. */
export type CardFacts = Omit<
  Card,
  'key' | 'name' | 'print' | 'prose' | 'place' | 'attacks' | 'powers' | 'play'
>

interface Gathered {
  kind?: Card['kind']
  stage?: number
  types: string[]
  hp?: number
  weaknesses: TypeModifier[]
  resistances: TypeModifier[]
  retreat?: number
  evolvesFrom?: string
  boxes: string[]
  basicEnergy: boolean
  parts?: number
  provides: string[]
  providesAny: number
}

const symbols = (fact: Tree, slot: string): string[] => texts(fact, slot).map(bare)

const modifier = (fact: Tree): TypeModifier[] => {
  const symbol = textIf(fact, 'symbol')
  const number = fact.slots.modifier
  if (symbol === undefined) return []
  return [{ symbol: bare(symbol), ...(number === undefined ? {} : { modifier: String(number) }) }]
}

type Reader = (into: Gathered, fact: Tree) => void

const isStage = (into: Gathered, stage: number, fact: Tree): void => {
  into.kind = 'pokemon'
  into.stage = stage
  into.types.push(...symbols(fact, 'types'))
}

const readers: Readonly<Record<string, Reader>> = {
  basic: (into, fact) => isStage(into, 0, fact),
  stage: (into, fact) => isStage(into, numIf(fact, 'n') ?? 1, fact),
  'special-stage': (into, fact) => {
    into.kind = 'pokemon'
    into.types.push(...symbols(fact, 'types'))
  },
  'made-of': (into, fact) => assign(into, 'parts', numIf(fact, 'number')),
  'evolves-from': (into, fact) => assign(into, 'evolvesFrom', textIf(fact, 'string')),
  'printed-hp': (into, fact) => assign(into, 'hp', numIf(fact, 'number')),
  weakness: (into, fact) => into.weaknesses.push(...modifier(fact)),
  resistance: (into, fact) => into.resistances.push(...modifier(fact)),
  'printed-cost': (into, fact) => assign(into, 'retreat', numIf(fact, 'number')),
  box: (into, fact) => into.boxes.push(textIf(fact, 'name') ?? ''),
  'basic-energy': (into) => {
    into.kind = 'energy'
    into.basicEnergy = true
  },
  'special-energy': (into) => assign(into, 'kind', 'energy'),
  provides: (into, fact) => into.provides.push(...symbols(fact, 'symbols')),
  'provides-any': (into, fact) => {
    into.providesAny += numIf(fact, 'number') ?? 0
  },
  tool: (into) => assign(into, 'kind', 'tool'),
  trainer: (into) => assign(into, 'kind', 'trainer'),
  item: (into) => assign(into, 'kind', 'item'),
  supporter: (into) => assign(into, 'kind', 'supporter'),
  stadium: (into) => assign(into, 'kind', 'stadium'),
}

function assign<K extends keyof Gathered>(into: Gathered, key: K, value: Gathered[K] | undefined): void {
  if (value !== undefined) into[key] = value
}

/** Facts that a card may state more than once. */
const repeatable = new Set(['weakness', 'resistance', 'box', 'provides'])
const kindFacts = new Set([
  'basic',
  'stage',
  'special-stage',
  'basic-energy',
  'special-energy',
  'tool',
  'trainer',
  'item',
  'supporter',
  'stadium',
])

/** Reads the facts of a card; reports what is missing, said twice or impossible. */
export function readFacts(scope: Scope, { head, lines }: ParsedBlock): CardFacts {
  const facts = lines.filter((line) => line.word === 'facts').flatMap((line) => children(line, 'facts'))
  const into: Gathered = {
    types: [],
    weaknesses: [],
    resistances: [],
    boxes: [],
    basicEnergy: false,
    provides: [],
    providesAny: 0,
  }
  const seen = new Set<string>()
  for (const fact of facts) {
    scope.useNames(fact)
    const name = kindFacts.has(fact.word) ? 'kind' : fact.word
    if (seen.has(name) && !repeatable.has(name)) reportAgain(scope, fact)
    else readers[fact.word]?.(into, fact)
    seen.add(name)
    checkNumbers(scope, fact)
  }
  return { ...into, kind: into.kind ?? guessKind(scope, head), ...missingHp(scope, head, into) }
}

function reportAgain(scope: Scope, fact: Tree): void {
  scope.report(fact.at, {
    title: 'said twice',
    message: 'This card has said that already. Keep one of the two facts.',
  })
}

function checkNumbers(scope: Scope, fact: Tree): void {
  const number = numIf(fact, 'number') ?? numIf(fact, 'n') ?? 1
  if (fact.word === 'printed-hp' && number <= 0)
    scope.report(fact.at, {
      title: 'impossible HP',
      message: `A Pokémon with ${number} HP would be Knocked Out at once.`,
    })
  if (fact.word === 'stage' && (number < 1 || number > 2))
    scope.report(fact.at, {
      title: 'impossible stage',
      message: `There is no stage ${number}.`,
      expected: ['basic', 'stage 1', 'stage 2'],
    })
}

function guessKind(scope: Scope, head: Tree): Card['kind'] {
  scope.reportMissing(head, {
    title: 'card without a kind',
    message: 'This card does not say what kind of card it is.',
    expected: [
      'basic [R] Pokémon',
      'stage 1 [R] Pokémon',
      'basic Energy',
      'special Energy',
      'Pokémon Tool',
      'Trainer',
      'Item',
      'Supporter',
      'Stadium',
    ],
  })
  return 'trainer'
}

function missingHp(scope: Scope, head: Tree, { kind, hp }: Gathered): { hp?: number } {
  if (kind === 'pokemon' && hp === undefined)
    scope.reportMissing(head, {
      title: 'no HP',
      message: 'This Pokémon does not say how much HP it has.',
      hint: 'Add it to its facts, such as `basic [R] Pokémon · hp 50`.',
    })
  return hp === undefined ? {} : { hp }
}
