import type { Card, Clause } from '../../compiled.ts'
import { whensOf } from '../../rules.ts'
import { type Env, isActive, type PlayerIndex, pokemonOf } from '../../state.ts'
import { child, children, num, type Tree, text, texts } from '../../tree.ts'
import { attackOf, costsUnmet, goesOn, payable, paysLess } from '../pay.ts'
import { refusals } from '../permit.ts'
import { cardsOf } from '../piles.ts'
import { choosable } from '../prizes.ts'
import { amountFor } from '../value.ts'
import { bound, broughtBy, pokemonAt, topCard, type View } from '../view.ts'
import { ableToPlay, saysToDraw } from './able.ts'
import { amountOf } from './amounts.ts'
import { meaning, playerOf, pokemonFor } from './references.ts'
import { matching } from './values.ts'

type Test = (view: View, env: Env, tree: Tree) => boolean

const aboutPokemon =
  (test: (id: string, view: View, env: Env, tree: Tree) => boolean): Test =>
  (view, env, tree) =>
    test(pokemonFor(child(tree, 'pokemon'), view, env), view, env, tree)

const aboutPlayer =
  (test: (player: 0 | 1, view: View, env: Env) => boolean): Test =>
  (view, env, tree) =>
    test(playerOf(child(tree, 'player'), view, env), view, env)

const compares =
  (test: (a: number, b: number) => boolean): Test =>
  (view, env, tree) =>
    test(amountOf(child(tree, 'a'), view, env), amountOf(child(tree, 'b'), view, env))

const statusesOf = (id: string, view: View): Readonly<Record<string, number>> => pokemonAt(view, id).statuses

/** True if the damage on a Pokémon has reached its HP. A card nobody has named has HP that nothing reaches. */
export function hasNoHp(id: string, view: View, env: Env): boolean {
  const { damage } = pokemonAt(view, id)
  if (damage === 0 || topCard(view, id) === undefined) return false
  return damage >= amountFor('hp', { ...env, it: id }, view)
}

const bothPlayers: readonly PlayerIndex[] = [0, 1]

const hasBasic = (player: 0 | 1, view: View): boolean =>
  view.board.players[player].hand.some((card) => view.cards.get(card)?.stage === 0)

const cardsBrought = (player: PlayerIndex, view: View): readonly Card[] =>
  broughtBy(player, view).flatMap((id) => view.cards.get(id) ?? [])

/** How many cards a player brought at most that are called the same; basic Energy and what has no such name is not counted. */
function mostCopies(player: PlayerIndex, view: View, called: (card: Card) => string | undefined): number {
  const counts = new Map<string, number>()
  for (const card of cardsBrought(player, view)) {
    const name = card.basicEnergy ? undefined : called(card)
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return Math.max(0, ...counts.values())
}

/** The card kind that a `kind` word names. */
const kindOf = (tree: Tree): string => tree.word.replace(/^an?-/, '')

/** True if a player has used what may be used once in a game. */
const hasUsed = (player: PlayerIndex, what: string, { board }: View): boolean =>
  board.players[player].used?.includes(what) ?? false

/** True if the card bound to a name carries the rule box that is asked for. */
const hasBox =
  (name: string): Test =>
  (view, env, tree) =>
    view.cards.get(bound(env, name))?.boxes.includes(text(tree, 'name')) ?? false

/** The cards with a rule box that a player brought. */
const boxesBrought = (tree: Tree, view: View, env: Env): readonly Card[] =>
  broughtBy(playerOf(child(tree, 'player'), view, env), view).flatMap((id) => {
    const card = view.cards.get(id)
    return card?.boxes.includes(text(tree, 'box')) ? [card] : []
  })

const tests: Readonly<Record<string, Test>> = {
  all: (view, env, tree) => children(tree, 'tests').every((test) => holds(test, view, env)),
  any: (view, env, tree) => children(tree, 'tests').some((test) => holds(test, view, env)),
  'has-status': aboutPokemon((id, view, _, tree) =>
    children(tree, 'status').some((status) => status.word in statusesOf(id, view)),
  ),
  'has-not-status': aboutPokemon(
    (id, view, _, tree) => !(child(tree, 'status').word in statusesOf(id, view)),
  ),
  'status-since': aboutPokemon((id, view, _, tree) => {
    const since = statusesOf(id, view)[child(tree, 'status').word]
    return since !== undefined && since < view.board.turn.number
  }),
  'is-active': aboutPokemon((id, view) => isActive(view.board, id)),
  'is-benched': aboutPokemon((id, view) => !isActive(view.board, id)),
  'is-attacking': aboutPokemon((id, _, env) => env.attacking === id),
  'is-box': aboutPokemon(
    (id, view, _, tree) => topCard(view, id)?.boxes.includes(text(tree, 'name')) ?? false,
  ),
  'no-hp': aboutPokemon(hasNoHp),
  'any-no-hp': (view, env) => Object.keys(view.board.pokemon).some((id) => hasNoHp(id, view, env)),
  weak: aboutPokemon((id, view, env) => matching('weaknesses', view, { ...env, it: id }).length > 0),
  resistant: aboutPokemon((id, view, env) => matching('resistances', view, { ...env, it: id }).length > 0),
  'weakness-printed': aboutPokemon((id, view, env) =>
    matching('weaknesses', view, { ...env, it: id }).some(({ modifier }) => modifier !== undefined),
  ),
  'resistance-printed': aboutPokemon((id, view, env) =>
    matching('resistances', view, { ...env, it: id }).some(({ modifier }) => modifier !== undefined),
  ),
  'too-little-energy': aboutPokemon((id, view, env) => costsUnmet(bound(env, 'attack'), id, view)),
  'has-bench': aboutPlayer((player, { board }) => board.players[player].bench.length > 0),
  'bench-full': aboutPlayer(
    (player, view, env) =>
      view.board.players[player].bench.length >=
      amountFor('bench-size', { ...env, thatPlayer: player, it: null }, view),
  ),
  'has-active': aboutPlayer((player, { board }) => board.players[player].active !== null),
  'no-active': aboutPlayer((player, { board }) => board.players[player].active === null),
  'no-pokemon': aboutPlayer((player, { board }) => pokemonOf(board, player).length === 0),
  'one-left': ({ board }) => bothPlayers.filter((player) => pokemonOf(board, player).length > 0).length === 1,
  'no-prizes': aboutPlayer((player, { board }) => board.players[player].prizes.length === 0),
  'no-deck': aboutPlayer((player, { board }) => board.players[player].deck.length === 0),
  'has-basic': aboutPlayer(hasBasic),
  'no-basic': aboutPlayer((player, view) => !hasBasic(player, view)),
  'is-turn': aboutPlayer((player, { board }) => board.turn.player === player),
  'first-turn': ({ board }) => board.turn.number === 1,
  'card-is': (view, env, tree) =>
    view.cards.get(bound(env, 'chosenCard'))?.kind === kindOf(child(tree, 'kind')),
  'has-played': (view, _, tree) => (view.board.turn.did[`play ${kindOf(child(tree, 'kind'))}`] ?? 0) > 0,
  'same-stadium': (view, env) =>
    view.board.stadium !== null &&
    view.cards.get(view.board.stadium.card)?.name === view.cards.get(bound(env, 'chosenCard'))?.name,
  'counts-as-trainer': (view, env) => refusals('count-as-trainer', env, view).length === 0,
  'could-do': (view, env) => ableToPlay(view, env) !== 'none',
  'says-draw': (view, env) => saysToDraw(view, env),
  'by-attack': (_, env) => typeof env.attack === 'string',
  'choice-draw': (_, env) => env.choice === 'draw',
  'choice-kind': (_, env) => env.choice === 'other',
  'all-done': (_, env) => env.able === 'all',
  'has-this-text': aboutPokemon((id, _, env) => env.this === id),
  'has-tool': aboutPokemon((id, view) =>
    pokemonAt(view, id).attached.some((card) => view.cards.get(card)?.kind === 'tool'),
  ),
  'power-is': (_, env, tree) => env.power === child(tree, 'power').word,
  'attack-is': (view, env, tree) =>
    typeof env.attack === 'string' && attackOf(env.attack, view)?.kind === child(tree, 'power').word,
  'used-up': (view, env, tree) =>
    hasUsed(playerOf(child(tree, 'player'), view, env), child(tree, 'power').word, view),
  'power-stopped': aboutPokemon(
    (id, view, env) => refusals('keep-power', { ...env, it: id }, view).length > 0,
  ),
  'evolves-from-it': aboutPokemon((id, view, env) => {
    const from = view.cards.get(bound(env, 'chosenCard'))?.evolvesFrom
    return from !== undefined && from === topCard(view, id)?.name
  }),
  'next-stage': aboutPokemon((id, view, env) => {
    const above = view.cards.get(bound(env, 'chosenCard'))?.stage
    const below = topCard(view, id)?.stage
    return above === undefined || below === undefined || above === below + 1
  }),
  'chosen-box': hasBox('chosenCard'),
  'covering-box': hasBox('covering'),
  'card-box': hasBox('card'),
  'parts-missing': (view, env, tree) => {
    const card = view.cards.get(bound(env, 'chosenCard'))
    const pile = cardsOf(child(tree, 'pile'), playerOf(child(tree, 'player'), view, env), view)
    return pile.filter((id) => view.cards.get(id)?.key === card?.key).length < (card?.parts ?? 1)
  },
  'parts-played': aboutPlayer((player, view, env) =>
    hasUsed(player, `parts of ${view.cards.get(bound(env, 'chosenCard'))?.name}`, view),
  ),
  'brought-box': (view, env, tree) => boxesBrought(tree, view, env).length > num(tree, 'number'),
  'brought-box-name': (view, env, tree) => {
    const names = boxesBrought(tree, view, env).map(({ name }) => name)
    return names.some((name) => names.filter((each) => each === name).length > num(tree, 'number'))
  },
  'had-turns': aboutPlayer((player, { board }) => board.players[player].turns === 0),
  'came-this-turn': aboutPokemon((id, view) => pokemonAt(view, id).since === view.board.turn.number),
  'not-played-as': ({ board }, _, tree) => !board.variants.includes(text(tree, 'variant')),
  'no-zone-energy': aboutPlayer((player, { board }) => board.players[player].energy.now === null),
  'pile-is': (view, env, tree) =>
    env.pile === child(tree, 'pile').word && env.pileOf === playerOf(child(tree, 'player'), view, env),
  'brought-no-basic': aboutPlayer((player, view) =>
    broughtBy(player, view).every((id) => view.cards.has(id) && view.cards.get(id)?.stage !== 0),
  ),
  'brought-copies': (view, env, tree) =>
    mostCopies(playerOf(child(tree, 'player'), view, env), view, ({ name }) => name) > num(tree, 'number'),
  'brought-with-box': (view, env, tree) => {
    const player = playerOf(child(tree, 'player'), view, env)
    const goesOn = ({ boxes, evolvesFrom }: Card): string | undefined =>
      boxes.includes(text(tree, 'box')) ? evolvesFrom : undefined
    const shared = new Set(cardsBrought(player, view).map(goesOn))
    return (
      mostCopies(player, view, (card) => {
        const name = goesOn(card) ?? card.name
        return shared.has(name) ? name : undefined
      }) > num(tree, 'number')
    )
  },
  'energy-other': (view, env, tree) =>
    view.board.players[playerOf(child(tree, 'player'), view, env)].energy.types.some(
      (type) => !texts(tree, 'symbols').includes(type),
    ),
  'tells-prizes': (view, env, tree) => {
    const player = playerOf(child(tree, 'player'), view, env)
    return choosable(view.board, view.cards, player, player).length > 1
  },
  'due-prize': aboutPlayer(
    (player, { board }) => board.players[player].due > 0 && board.players[player].prizes.length > 0,
  ),
  'face-up': (_, env) => env.faceUp === true,
  'time-over': ({ board }) => board.lastTurn !== undefined && board.turn.number >= board.lastTurn,
  'missed-is': (_, env, tree) => env.missed === text(tree, 'name'),
  agrees: (view, env, tree) => env.agreed === playerOf(child(tree, 'player'), view, env),
  'pile-destroyed': (_, env) => env.pileDestroyed === true,
  'at-least': compares((a, b) => a >= b),
  'more-than': compares((a, b) => a > b),
  equals: compares((a, b) => a === b),
  unpayable: (view, env, tree) => {
    const id = pokemonFor(child(tree, 'pokemon'), view, env)
    return !payable(amountOf(child(tree, 'amount'), view, env), id, env, view)
  },
  'pays-less': (view, env) => paysLess(env, view),
  'pays-on': (view, env) => goesOn(env, view),
}

/** True if a condition holds here. */
export const holds = (tree: Tree, view: View, env: Env): boolean => meaning(tests, tree)(view, env, tree)

/** The first part of a condition that fails, or undefined if all of it holds. */
function failingPart(tree: Tree, view: View, env: Env): Tree | undefined {
  if (tree.word !== 'all') return holds(tree, view, env) ? undefined : tree
  for (const test of children(tree, 'tests')) if (!holds(test, view, env)) return test
  return undefined
}

/** The words of the first `when` condition of a clause that fails, or undefined if the clause applies. What a failing one read is not noted. */
export function failingWhen(clause: Clause, view: View, env: Env): string | undefined {
  const { cites, sums } = view.notes
  const [cited, summed] = [cites.size, sums.length]
  for (const { tree, text: source } of whensOf(clause)) {
    const failing = failingPart(child(tree, 'condition'), view, env)
    if (!failing) continue
    sums.length = summed
    if (cites.size > cited) for (const id of [...cites].slice(cited)) cites.delete(id)
    return source.slice(failing.at[0] - tree.at[0], failing.at[1] - tree.at[0])
  }
  return undefined
}

/** Ids of every word that this file gives a meaning to. */
export const conditionMeanings: readonly string[] = Object.keys(tests)
