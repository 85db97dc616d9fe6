import { type Act, other, type PlayerIndex } from '../../state.ts'
import type { Json } from '../../trace.ts'
import { child, type Tree, text } from '../../tree.ts'
import type { Lowering } from '../code.ts'
import * as moves from '../moves.ts'
import { refusals } from '../permit.ts'
import type { Run } from '../run.ts'
import { amountFor } from '../value.ts'
import { bound, generatedEnergy, newNotes, Unclear } from '../view.ts'
import { actionEnv, powerIn, whyNot } from './actions.ts'
import { amountOf } from './amounts.ts'
import { playerOf } from './references.ts'

const playerIn = (tree: Tree, run: Run): PlayerIndex => playerOf(child(tree, 'player'), run.view, run.env)
const amountIn = (tree: Tree, run: Run): number => amountOf(child(tree, 'amount'), run.view, run.env)

/** A deed of one player. */
const byPlayer =
  (act: (run: Run, player: PlayerIndex, tree: Tree) => void): Lowering =>
  (tree, code) =>
    code.add((run) => act(run, playerIn(tree, run), tree))

/** Notes the clauses, if any, by which a player does less than is asked. */
function limit(run: Run, action: string, player: PlayerIndex): void {
  const forbidden = refusals(action, { ...run.env, it: null, thatPlayer: player }, run.view)
  if (forbidden.length > 0) run.cannot(forbidden)
}

/** One card at a time where something may forbid it: cards that may not be drawn stay. */
function draw(run: Run, player: PlayerIndex, tree: Tree): void {
  const amount = amountIn(tree, run)
  if (amount > run.board.players[player].deck.length) limit(run, 'missing', player)
  if (!run.program.rules.bans.has('draw-card')) {
    moves.moveTop(run, player, 'deck', 'hand', amount)
    return
  }
  for (let drawn = 0; drawn < amount; drawn++) {
    const forbidden = refusals('draw-card', { ...run.env, thatPlayer: player, it: null }, run.view)
    if (forbidden.length > 0) {
      run.cannot(forbidden)
      return
    }
    moves.moveTop(run, player, 'deck', 'hand', 1)
  }
}

function takeDue(run: Run, player: PlayerIndex): void {
  const { due } = run.board.players[player]
  if (due === 0) return
  moves.moveTop(run, player, 'prizes', 'hand', due)
  run.write(['players', player, 'due'], 0)
}

function takeDueBoth(run: Run): void {
  takeDue(run, 0)
  takeDue(run, 1)
}

/** Prizes that a Knocked Out Pokémon may not give are not due. */
function due(run: Run, player: PlayerIndex, tree: Tree): void {
  const forbidden = refusals('give-prizes', run.env, run.view)
  if (forbidden.length > 0) {
    run.cannot(forbidden)
    return
  }
  const amount = amountIn(tree, run)
  if (amount > 0) run.write(['players', player, 'due'], run.board.players[player].due + amount)
  else run.cannot([])
}

const act: Lowering = (tree, code) =>
  code.loop(
    (run) => !run.board.turn.over,
    () =>
      code.add((run) => {
        if (run.board.turn.over) return
        const player = playerIn(tree, run)
        const answer = run.ask('act', player, {})
        if (answer !== undefined) begin(run, answer as unknown as Act, player)
      }),
  )

function begin(run: Run, chosen: Act, player: PlayerIndex): void {
  const offered = run.program.rules.actions.get(chosen.action)
  if (!offered) throw new Unclear(`no clause offers the action "${chosen.action}"`)
  const refused = whyNot(chosen, player, { ...run.view, notes: newNotes() })
  if (refused.length > 0) {
    run.cannot(refused)
    return
  }
  const did = run.board.turn.did[chosen.action] ?? 0
  run.write(['turn', 'did', chosen.action], did + 1)
  const kind = chosen.action === 'play' ? run.view.cards.get(chosen.card ?? '')?.kind : undefined
  if (kind !== undefined)
    run.write(['turn', 'did', `play ${kind}`], (run.board.turn.did[`play ${kind}`] ?? 0) + 1)
  run.call({
    code: `step ${offered.clause.id}`,
    env: { ...actionEnv(chosen, player), ...powerIn(chosen, run.view) },
    clause: offered.clause.id,
    shares: false,
  })
}

const shuffle = (run: Run, player: PlayerIndex): void => {
  const order = run.ask('shuffle', player, {})
  if (Array.isArray(order)) run.write(['players', player, 'deck'], order)
}

function placeActive(run: Run, player: PlayerIndex): void {
  const card = askForBasic(run, player, false)
  if (typeof card !== 'string') return
  moves.takeFrom(run, player, 'hand', [card])
  run.write(['players', player, 'active'], moves.bringIntoPlay(run, player, [card]))
}

function placeBench(run: Run, player: PlayerIndex): void {
  const card = askForBasic(run, player, true)
  if (typeof card !== 'string') return
  moves.takeFrom(run, player, 'hand', [card])
  joinBench(run, player, card)
}

function joinBench(run: Run, player: PlayerIndex, card: string): void {
  const id = moves.bringIntoPlay(run, player, [card])
  run.write(['players', player, 'bench'], [...run.board.players[player].bench, id])
}

/** A Basic Pokémon of the hand, null for "no more" where that may be said, undefined while the question is open. */
function askForBasic(run: Run, player: PlayerIndex, orNone: boolean): Json | undefined {
  const among = run.board.players[player].hand.filter((card) => run.view.cards.get(card)?.stage === 0)
  if (among.length === 0) return null
  return run.ask('card', player, { among, orNone })
}

function attachChosen(run: Run): void {
  const card = bound(run.env, 'chosenCard')
  const id = bound(run.env, 'chosen')
  moves.takeFrom(run, run.player, run.board.players[run.player].table.includes(card) ? 'table' : 'hand', [
    card,
  ])
  run.write(['pokemon', id, 'attached'], [...(run.board.pokemon[id]?.attached ?? []), card])
}

function doCard(run: Run): void {
  const play = run.view.cards.get(bound(run.env, 'chosenCard'))?.play
  if (play) run.call({ code: `play ${play.clause}`, env: run.env, clause: play.clause, shares: true })
}

/** Before the first Energy comes, its type is shown. */
function showFirst(run: Run, player: PlayerIndex): void {
  const { types, next } = run.board.players[player].energy
  if (next !== null || types.length < 2) return
  const shown = run.ask('energy', player, { types })
  if (shown !== undefined) run.write(['players', player, 'energy', 'next'], shown)
}

/** The Energy shown next comes into the zone as a card of its own; a new type is shown next. */
function generate(run: Run, player: PlayerIndex): void {
  const { types, next } = run.board.players[player].energy
  const [only] = types
  if (only === undefined) return
  const following = types.length === 1 ? only : run.ask('energy', player, { types })
  if (following === undefined) return
  const now = generatedEnergy(next ?? only, run.board.nextId)
  run.write(['nextId'], run.board.nextId + 1)
  run.write(['players', player, 'energy'], { types, now, next: following })
}

function attachGenerated(run: Run): void {
  const { now } = run.board.players[run.player].energy
  const id = bound(run.env, 'chosen')
  if (now === null) return
  run.write(['players', run.player, 'energy', 'now'], null)
  run.write(['pokemon', id, 'attached'], [...(run.board.pokemon[id]?.attached ?? []), now])
}

function benchChosen(run: Run): void {
  const card = bound(run.env, 'chosenCard')
  moves.takeFrom(run, run.player, 'hand', [card])
  joinBench(run, run.player, card)
}

function evolveChosen(run: Run): void {
  const card = bound(run.env, 'chosenCard')
  const id = bound(run.env, 'chosen')
  moves.takeFrom(run, run.player, 'hand', [card])
  moves.evolve(run, id, card)
}

function endTurnEffects(run: Run): void {
  const kept = run.board.lasting.filter(({ turn }) => turn > run.board.turn.number)
  if (kept.length < run.board.lasting.length)
    run.write(
      ['lasting'],
      kept.map((each) => ({ ...each })),
    )
}

/** True if the player has room on the Bench and a Basic Pokémon in the hand. */
function mayPlace(tree: Tree, run: Run): boolean {
  const player = playerIn(tree, run)
  const { bench, hand } = run.board.players[player]
  const size = amountFor('bench-size', { ...run.env, thatPlayer: player, it: null }, run.view)
  return (
    run.env.placing !== false &&
    bench.length < size &&
    hand.some((card) => run.view.cards.get(card)?.stage === 0)
  )
}

/** Deeds about players, piles, turns and the end of a game. */
export const gameDeeds: Readonly<Record<string, Lowering>> = {
  draw: byPlayer(draw),
  due: byPlayer(due),
  'take-due': byPlayer(takeDue),
  'take-due-both': (_, code) => code.add(takeDueBoth),
  points: byPlayer((run, player, tree) =>
    run.write(['players', player, 'points'], run.board.players[player].points + amountIn(tree, run)),
  ),
  win: byPlayer((run, winner) => run.write(['result'], { winner })),
  tie: (_, code) => code.add((run) => run.write(['result'], { winner: null })),
  'new-game': (tree, code) =>
    code.add((run) => {
      moves.clearTable(run, text(tree, 'variant'))
      run.unwind()
      const clause = text(tree, 'id')
      run.call({ code: `step ${clause}`, env: { player: 0, thatPlayer: 0 }, clause, shares: false })
    }),
  'turn-ends': (_, code) => code.add((run) => run.write(['turn', 'over'], true)),
  'turn-passes': byPlayer((run, player) => {
    moves.beginTurn(run, player)
    run.bind('player', player)
    run.bind('thatPlayer', player)
  }),
  act,
  'end-turn-effects': (_, code) => code.add(endTurnEffects),
  'attach-chosen': (_, code) => code.add(attachChosen),
  'bench-chosen': (_, code) => code.add(benchChosen),
  'lay-chosen': (_, code) =>
    code.add((run) => {
      const card = bound(run.env, 'chosenCard')
      moves.takeFrom(run, run.player, 'hand', [card])
      moves.putInto(run, run.player, 'table', [card])
    }),
  'do-chosen': (_, code) => code.add((run) => doCard(run)),
  'discard-chosen': (_, code) =>
    code.add((run) => {
      const card = bound(run.env, 'chosenCard')
      if (!run.board.players[run.player].table.includes(card)) return
      moves.takeFrom(run, run.player, 'table', [card])
      moves.putInto(run, run.player, 'discard', [card])
    }),
  'stadium-chosen': (_, code) =>
    code.add((run) => {
      const card = bound(run.env, 'chosenCard')
      moves.takeFrom(run, run.player, 'table', [card])
      run.write(['stadium'], { card, owner: run.player })
    }),
  'discard-stadium': (_, code) =>
    code.add((run) => {
      const { stadium } = run.board
      if (!stadium) return
      run.write(['stadium'], null)
      moves.putInto(run, stadium.owner, 'discard', [stadium.card])
    }),
  'do-power': (_, code) =>
    code.add((run) => {
      const clause = bound(run.env, 'powerClause')
      run.call({ code: `power ${clause}`, env: run.env, clause, shares: true })
    }),
  generate: (tree, code) => {
    code.add((run) => showFirst(run, playerIn(tree, run)))
    code.add((run) => generate(run, playerIn(tree, run)))
  },
  'leave-to-chance': (_, code) => code.add((run) => run.write(['turn', 'chance'], true)),
  'out-of-time': byPlayer((run, player) =>
    run.write(['turn', 'late'], [...(run.board.turn.late ?? []), player]),
  ),
  'attach-generated': (_, code) => code.add(attachGenerated),
  'lose-energy': byPlayer((run, player) => {
    if (run.board.players[player].energy.now !== null) run.write(['players', player, 'energy', 'now'], null)
  }),
  'evolve-chosen': (_, code) => code.add(evolveChosen),
  shuffle: byPlayer(shuffle),
  'hand-to-deck': (tree, code) => {
    code.add((run) => {
      const player = playerIn(tree, run)
      moves.moveTop(run, player, 'hand', 'deck', run.board.players[player].hand.length)
    })
    code.add((run) => shuffle(run, playerIn(tree, run)))
  },
  'place-prizes': byPlayer((run, player, tree) =>
    moves.moveTop(run, player, 'deck', 'prizes', amountIn(tree, run)),
  ),
  'place-active': byPlayer(placeActive),
  'place-bench': (tree, code) => {
    code.add((run) => run.bind('placing', true))
    code.loop(
      (run) => mayPlace(tree, run),
      () =>
        code.add((run) => {
          const before = run.board.players[playerIn(tree, run)].bench.length
          placeBench(run, playerIn(tree, run))
          if (!run.decision) run.bind('placing', run.board.players[playerIn(tree, run)].bench.length > before)
        }),
    )
  },
  'goes-first': byPlayer((run, player) => moves.firstTurn(run, player)),
  'choose-first': byPlayer((run, player) => {
    const answer = run.ask('may', player, {})
    if (answer !== undefined) moves.firstTurn(run, answer === true ? player : other(player))
  }),
}
