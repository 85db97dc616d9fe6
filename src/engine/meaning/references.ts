import { type Board, type Env, isActive, other, type PlayerIndex, pokemonOf } from '../../state.ts'
import { child, type Tree } from '../../tree.ts'
import { refusals } from '../permit.ts'
import { bound, pokemonAt, topCard, Unclear, type View } from '../view.ts'

type ReadPlayer = (view: View, env: Env) => PlayerIndex

/** The player bound to a name; throws `Unclear` if none is. */
function playerBound(env: Env, name: string): PlayerIndex {
  const value = env[name]
  if (value !== 0 && value !== 1) throw new Unclear(`no player is bound as "${name}" here`)
  return value
}

const you: ReadPlayer = (_, env) => playerBound(env, 'you')
const actor: ReadPlayer = (_, env) => playerBound(env, 'player')
const thatOne: ReadPlayer = (_, env) => playerBound(env, 'thatPlayer')
const ownerOfIt: ReadPlayer = (view, env) => pokemonAt(view, bound(env, 'it')).owner

const players: Readonly<Record<string, ReadPlayer>> = {
  you,
  'your-opponent': (view, env) => other(you(view, env)),
  'the-player': actor,
  'the-opponent': (view, env) => other(actor(view, env)),
  'that-player': thatOne,
  'the-other-player': (view, env) => other(thatOne(view, env)),
  'its-owner': ownerOfIt,
  'its-opponent': (view, env) => other(ownerOfIt(view, env)),
  'turn-player': ({ board }) => board.turn.player,
  'next-player': ({ board }) => other(board.turn.player),
}

/** Meanings of the `player` words. */
export const playerWords: ReadonlySet<string> = new Set(Object.keys(players))

/** Which player a `player` word means here. */
export const playerOf = (tree: Tree, view: View, env: Env): PlayerIndex => meaning(players, tree)(view, env)

const possessives: Readonly<Record<string, ReadPlayer>> = {
  your: you,
  'your-opponents': (view, env) => other(you(view, env)),
  'the-players': actor,
  'the-opponents': (view, env) => other(actor(view, env)),
  'that-players': thatOne,
  'its-owners': ownerOfIt,
}

/** The player a `whose` word means here. */
export const whoseOf = (tree: Tree, view: View, env: Env): PlayerIndex =>
  meaning(possessives, child(tree, 'whose'))(view, env)

const pokemon: Readonly<Record<string, (view: View, env: Env, tree: Tree) => string>> = {
  it: (_, env) => bound(env, 'it'),
  'that-pokemon': (_, env) => bound(env, 'that'),
  'this-pokemon': (_, env) => bound(env, 'this'),
  'role-pokemon': (_, env, tree) => bound(env, child(tree, 'role').word),
  'active-of': (view, env, tree) => {
    const active = view.board.players[whoseOf(tree, view, env)].active
    if (active === null) throw new Unclear('there is no Active Pokémon')
    return active
  },
}

/** Meanings of the `pokemon` words. */
export const pokemonWords: ReadonlySet<string> = new Set(Object.keys(pokemon))

/** The id of the Pokémon that a `pokemon` word means here; throws `Unclear` where there is none. */
export const pokemonFor = (tree: Tree, view: View, env: Env): string =>
  meaning(pokemon, tree)(view, env, tree)

const inPlay = (board: Board): readonly string[] => [...pokemonOf(board, 0), ...pokemonOf(board, 1)]

/** The Pokémon that a card means by its own name: those of the name that no clause leaves out. */
function meantByName(view: View, env: Env): readonly string[] {
  const name = topCard(view, bound(env, 'this'))?.name
  return inPlay(view.board).filter(
    (id) => topCard(view, id)?.name === name && refusals('be-meant', { ...env, it: id }, view).length === 0,
  )
}

const groups: Readonly<Record<string, (view: View, env: Env, tree: Tree) => readonly string[]>> = {
  'all-active': ({ board }) => inPlay(board).filter((id) => isActive(board, id)),
  'all-in-play': ({ board }) => inPlay(board),
  'all-knocked-out': ({ board }) => inPlay(board).filter((id) => board.pokemon[id]?.knockedOut),
  'of-this-name': (view, env) => meantByName(view, env),
  'benched-of': (view, env, tree) => view.board.players[whoseOf(tree, view, env)].bench,
  'pokemon-of': (view, env, tree) => pokemonOf(view.board, whoseOf(tree, view, env)),
}

/** The ids of the Pokémon that a `group` word means here. */
export const groupOf = (tree: Tree, view: View, env: Env): readonly string[] =>
  meaning(groups, tree)(view, env, tree)

/** The meaning entry of a word; throws if the engine has none, which a test rules out. */
export function meaning<T>(entries: Readonly<Record<string, T>>, tree: Tree): T {
  const entry = entries[tree.word]
  if (entry === undefined) throw new Error(`the word "${tree.word}" has no meaning here`)
  return entry
}

/** Ids of every word that this file gives a meaning to. */
export const referenceMeanings: readonly string[] = [players, possessives, pokemon, groups].flatMap(
  Object.keys,
)
