import type { Line } from '../compiled.ts'
import { cardsSpeaking } from '../engine/covered.ts'
import type { Game } from '../engine/play.ts'
import { viewOf } from '../engine/play.ts'
import type { Act, PlayerIndex, State } from '../state.ts'
import { child, childIf, children, type Tree, text, textIf } from '../tree.ts'
import { Impossible, sideOf } from './board.ts'
import { pokemonCalled } from './names.ts'

/** What an action says beforehand about the choices in it. */
export interface Hints {
  readonly paying?: Tree
  readonly next?: string
}

function own(game: Game, state: State, line: Line, name: string): string {
  const [id] = pokemonCalled(state.board, game.cards, name, state.decision?.who ?? 0)
  if (id === undefined) throw new Impossible(`no "${name}" is in play`, line, { name: `"${name}"` })
  return id
}

/** Whose act a line tells: the player it names or the owner of the Pokémon that acts, else the one who is asked. */
export function actorOf(
  { decision, board }: State,
  { tree }: Line,
  { pokemon }: Act,
): PlayerIndex | undefined {
  const side = childIf(tree, 'side')
  if (side) return sideOf(side)
  return board.pokemon[pokemon ?? '']?.owner ?? decision?.who
}

function inHand(game: Game, state: State, line: Line, name: string, who?: PlayerIndex): string {
  const side = childIf(line.tree, 'side')
  const { hand } = state.board.players[side ? sideOf(side) : (who ?? state.decision?.who ?? 0)]
  const id = hand.find((card) => game.cards.get(card)?.name === name)
  const held = [...new Set(hand.map((card) => `"${game.cards.get(card)?.name ?? 'a card'}"`))]
  if (id === undefined)
    throw new Impossible(`there is no "${name}" in that hand`, line, { name: `"${name}"`, expected: held })
  return id
}

function attackNamed(game: Game, state: State, line: Line): Act {
  const name = text(line.tree, 'name')
  const pokemon = own(game, state, line, name)
  const wanted = text(line.tree, 'attack')
  const attacks = cardsSpeaking(pokemon, viewOf(game, state)).flatMap((card) => card.attacks)
  const attack = attacks.find((each) => each.name === wanted)
  if (!attack)
    throw new Impossible(`"${name}" has no attack "${wanted}"`, line, {
      name: `"${wanted}"`,
      expected: attacks.map((each) => `"${each.name}"`),
    })
  return { action: 'attack', pokemon, attack: attack.clause }
}

function powerNamed(game: Game, state: State, line: Line): Act {
  const name = text(line.tree, 'name')
  const pokemon = own(game, state, line, name)
  const wanted = text(line.tree, 'power')
  const powers = cardsSpeaking(pokemon, viewOf(game, state)).flatMap((card) => card.powers)
  const power = powers.find((each) => each.name === wanted)
  if (!power) throw new Impossible(`"${name}" has no Power "${wanted}" to use`, line)
  return { action: 'use-power', pokemon, power: power.clause }
}

/** The Pokémon that evolves, and the card from the hand of its owner. */
function evolvingBy(
  game: Game,
  state: State,
  line: Line,
): { readonly pokemon: string; readonly card: string } {
  const pokemon = own(game, state, line, text(line.tree, 'name'))
  const card = inHand(game, state, line, text(line.tree, 'card'), state.board.pokemon[pokemon]?.owner)
  return { pokemon, card }
}

const actReaders: Readonly<Record<string, (game: Game, state: State, line: Line) => Act>> = {
  'when-retreats': (game, state, line) => ({
    action: 'retreat',
    pokemon: own(game, state, line, text(line.tree, 'name')),
  }),
  'when-attacks': attackNamed,
  'when-attaches': (game, state, line) => ({
    action: 'attach',
    card: inHand(game, state, line, text(line.tree, 'card')),
    pokemon: own(game, state, line, text(line.tree, 'name')),
  }),
  'when-benches': (game, state, line) => ({
    action: 'bench',
    card: inHand(game, state, line, text(line.tree, 'card')),
  }),
  'when-evolves': (game, state, line) => ({
    action: 'evolve',
    ...evolvingBy(game, state, line),
  }),
  'when-plays': (game, state, line) => {
    const name = textIf(line.tree, 'name')
    const to = name === undefined ? {} : { pokemon: own(game, state, line, name) }
    return { action: 'play', card: inHand(game, state, line, text(line.tree, 'card')), ...to }
  },
  'when-uses': powerNamed,
  'when-attaches-energy': (game, state, line) => ({
    action: 'attach-zone',
    pokemon: own(game, state, line, text(line.tree, 'name')),
  }),
  'when-parts': (game, state, line) => {
    const name = text(line.tree, 'card')
    const { hand, discard } = state.board.players[sideOf(child(line.tree, 'side'))]
    const card = [...hand, ...discard].find((id) => game.cards.get(id)?.name === name)
    if (card === undefined) throw new Impossible(`there is no part of "${name}"`, line, { name: `"${name}"` })
    return { action: 'assemble', card }
  },
  'when-concedes': () => ({ action: 'concede' }),
  'when-ends': () => ({ action: 'end-turn' }),
}

/** True if a line is an action, not a coin or a choice in one. */
export const isAction = (line: Line): boolean => line.tree.word in actReaders

/** The action a line names, on the board as it is; throws `Impossible` if its Pokémon or cards are not there. */
export function actOf(game: Game, state: State, line: Line): Act {
  const reader = actReaders[line.tree.word]
  if (!reader) throw new Error(`the line "${line.tree.word}" is no action`)
  return reader(game, state, line)
}

/** What an action line says about the choices in it. */
export function hintsIn({ tree }: Line): Hints {
  const next = textIf(tree, 'next')
  const paying = tree.word === 'when-retreats' && children(tree, 'cards').length > 0
  return { ...(paying ? { paying: tree } : {}), ...(next === undefined ? {} : { next }) }
}

/** Ids of the `when` lines that are actions. */
export const actMeanings: readonly string[] = Object.keys(actReaders)
