import type { Book, Card } from '../../src/compiled.ts'
import type { Moment } from '../../src/editions.ts'
import { answer, type Game, optionsOf, type Played, play } from '../../src/engine/play.ts'
import { stage } from '../../src/scenario/run.ts'
import type { State } from '../../src/state.ts'
import type { Json, Step } from '../../src/trace.ts'
import { sceneOf } from './books.ts'
import { Random } from './random.ts'

/** One answer in a game: the state that asked, what was answered, and what came of it. */
export interface Move {
  readonly before: State
  readonly options: readonly Json[]
  readonly value: Json
  readonly played: Played
}

/** A game that somebody played at random. */
export interface Record {
  readonly game: Game
  readonly start: State
  readonly opening: Played
  readonly moves: readonly Move[]
}

/** How many cards of one name a board may hold. */
const counted = (cards: readonly Card[], random: Random, most: number, kinds: number): string =>
  random
    .shuffled(cards)
    .slice(0, kinds)
    .map(({ name }) => `${1 + random.below(most)} "${name}"`)
    .join(', ')

const conditions = [
  '',
  '',
  ' is Asleep',
  ' is Confused',
  ' is Paralyzed',
  ' is Poisoned',
  ' is Burned and Confused',
]

/** The lines of one player's side of a board in the middle of a game. */
function sideLines(side: 'my' | 'their', cards: readonly Card[], random: Random): readonly string[] {
  const basics = cards.filter(({ stage: n }) => n === 0)
  const energy = cards.filter(({ kind, basicEnergy }) => kind === 'energy' && basicEnergy)
  const place = side === 'my' ? '' : "the opponent's "
  const whose = side === 'my' ? 'your' : "the opponent's"
  const seat = (name: string, condition: string): string =>
    `given ${place}${name} "${random.pick(basics).name}" with ${counted(energy, random, 2, 2).replace(',', ' and')} has ${10 * random.below(4)} damage${condition}`
  return [
    seat('Active', random.pick(conditions)),
    ...Array.from({ length: random.below(4) }, () => seat('Benched', '')),
    `given ${whose} Prizes: ${1 + random.below(4)}`,
    `given ${whose} Energy types: [${random.pick(['R', 'L'])}][F]`,
    `given ${whose} hand: ${counted([...energy, ...basics], random, 2, 5)}`,
    `given ${whose} deck from the top: ${counted(cards, random, 3, 8)}`,
  ]
}

/** A new game with two decks, or a board in the middle of one. */
function boardLines(cards: readonly Card[], random: Random): readonly string[] {
  if (random.below(4) > 0) return [...sideLines('my', cards, random), ...sideLines('their', cards, random)]
  const deck = (whose: string): string => `given ${whose} deck from the top: ${counted(cards, random, 3, 25)}`
  return ['given a new game', deck('your'), deck("the opponent's")]
}

/** Scenarios "board 0", "board 1" … as Markdown, for a book that has these cards. */
export function boards(cards: readonly Card[], count: number, seed: number): string {
  const plain = cards.filter(({ print, kind }) => print === undefined && kind !== 'trainer')
  const scenes = Array.from({ length: count }, (_, n) =>
    [`scenario "board ${n}"`, ...boardLines(plain, new Random(seed + n))].join('\n  '),
  )
  return `# Boards\n\n\`\`\`judge\n${scenes.join('\n\n')}\n\`\`\`\n`
}

/** Who answers in a game, and how long it goes on. */
export interface Answerer {
  readonly choose: (state: State, options: readonly Json[]) => Json
  readonly goesOn: (state: State, moves: number) => boolean
}

/** Plays until the game is over, something stops it, or the answerer has had enough. */
export function playFrom(game: Game, start: State, { choose, goesOn }: Answerer): Record {
  const opening = play(game, start)
  const moves: Move[] = []
  let { state, stop } = opening
  while (state.decision && !stop && goesOn(state, moves.length)) {
    const options = optionsOf(game, state)
    if (options.length === 0) break
    const value = choose(state, options)
    const played = answer(game, state, value)
    moves.push({ before: state, options, value, played })
    ;({ state, stop } = played)
  }
  return { game, start, opening, moves }
}

/** Plays a board at random until the game is over, something stops it, or so many decisions have been made. */
export function playAtRandom(book: Book, board: number, moment: Moment, decisions: number): Record {
  const random = new Random(board)
  const { game, state } = stage(book, sceneOf(book, `board ${board}`), moment)
  return playFrom(game, state, {
    choose: (asked, options) => choice(asked, options, random),
    goesOn: (_, moves) => moves < decisions,
  })
}

/** A shuffled deck where a deck is to be shuffled; ending the turn or giving up only now and then. */
function choice(state: State, options: readonly Json[], random: Random): Json {
  const { decision, board } = state
  if (decision?.kind === 'shuffle' && random.below(2) > 0)
    return random.shuffled(board.players[decision.who].deck)
  const others = options.filter((option) => !isAction(option, 'concede'))
  const value = random.pick(random.below(40) === 0 ? options : others)
  return isAction(value, 'end-turn') ? random.pick(others) : value
}

const isAction = (option: Json, action: string): boolean =>
  typeof option === 'object' && option !== null && 'action' in option && option.action === action

/** All steps of a game. */
export const stepsIn = ({ opening, moves }: Record): readonly Step[] => [
  ...opening.steps,
  ...moves.flatMap(({ played }) => played.steps),
]

/** The state a game came to. */
export const lastOf = ({ opening, moves }: Record): State => moves.at(-1)?.played.state ?? opening.state
