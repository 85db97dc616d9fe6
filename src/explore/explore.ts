import type { Book, Line, Scenario } from '../compiled.ts'
import type { Moment } from '../editions.ts'
import { keyOf } from '../engine/canon.ts'
import { answer, type Game, type Played, play, type Stop, whyNotNow } from '../engine/play.ts'
import { actOf, isAction } from '../scenario/acts.ts'
import { type RunOptions, stage } from '../scenario/run.ts'
import type { State } from '../state.ts'
import type { Json } from '../trace.ts'
import { among, type Fraction, least, most, none, plus, same, sayFraction, whole } from './fraction.ts'
import { namedOptions } from './option.ts'
import { outcomeOf, summaryOf } from './outcome.ts'

/** How many different states one exploration may visit unless somebody says otherwise. */
const usualStates = 20_000

/** One way things may end. */
interface Ending {
  /** "1/4"; where players' choices matter, the least and the most: "0–1/2". */
  readonly probability: string
  readonly least: Fraction
  readonly most: Fraction
  /** Answers that lead there, by name, one of the shortest lists. */
  readonly path: readonly string[]
  readonly summary: string
  readonly outcome: Json
  /** The clauses that refused an action on the way, or why the run stopped. */
  readonly refused?: readonly string[]
}

/** All ways a scenario may go: its actions are taken as written, every coin and every choice is tried. */
export interface Explored {
  readonly endings: readonly Ending[]
  /** Different states met. */
  readonly states: number
  /** Times a state was met again. */
  readonly merged: number
  /** True if a limit cut something off: probabilities are then only bounds. */
  readonly incomplete: boolean
  readonly assumptions: readonly string[]
  readonly stops: readonly Stop[]
}

interface Node {
  readonly state: State
  /** How many actions of the scenario have been taken. */
  readonly taken: number
  readonly parent: Node | null
  readonly label: string
  kind: 'coin' | 'choice' | 'end' | 'cut'
  next: Node[]
  refused?: readonly string[]
}

/** Explores a scenario at a moment; throws `Impossible` for a board no game can show. */
export function explore(
  book: Book,
  scenario: Scenario,
  moment: Moment,
  options: RunOptions & { states?: number } = {},
): Explored {
  const { game, table, state, lines } = stage(book, scenario, moment, { ...options, traced: false })
  const search = new Search(game, lines.filter(isAction), options.states ?? usualStates)
  const root = search.run(state)
  const bounds = boundsOf(root, search.order)
  return {
    endings: endingsOf(bounds, game, search),
    states: search.order.length,
    merged: search.merged,
    incomplete: search.cut || bounds.cyclic,
    assumptions: table.assumptions,
    stops: search.stops,
  }
}

class Search {
  readonly order: Node[] = []
  readonly stops: Stop[] = []
  merged = 0
  cut = false
  private readonly known = new Map<string, Node>()
  private readonly game: Game
  private readonly actions: readonly Line[]
  private readonly limit: number

  constructor(game: Game, actions: readonly Line[], limit: number) {
    this.game = game
    this.actions = actions
    this.limit = limit
  }

  run(state: State): Node {
    const root = this.visit(play(this.game, state), 0, null, '')
    for (let at = 0; at < this.order.length; at++) {
      const node = this.order[at]
      if (node) this.expand(node)
    }
    return root
  }

  /** The node of a state, after the actions of the scenario that are due and all shuffles (which leave decks as they lie). */
  private visit(played: Played, taken: number, parent: Node | null, label: string): Node {
    let { state, stop } = played
    let refused: readonly string[] | undefined
    let at = taken
    while (!stop && state.decision && !refused) {
      if (state.decision.kind === 'shuffle') ({ state, stop } = answer(this.game, state, null))
      else if (state.decision.kind === 'act' && at < this.actions.length) {
        const line = this.actions[at++]
        const act = line && actOf(this.game, state, line)
        const refusals = act && whyNotNow(this.game, state, act)
        if (!act || !refusals || refusals.length > 0) refused = (refusals ?? []).map(({ clause }) => clause)
        else ({ state, stop } = answer(this.game, state, { ...act }))
      } else break
    }
    if (stop) this.stops.push(stop)
    return this.enter(state, at, parent, label, refused, stop !== undefined)
  }

  private enter(
    state: State,
    taken: number,
    parent: Node | null,
    label: string,
    refused: readonly string[] | undefined,
    stopped: boolean,
  ): Node {
    const key = `${taken} ${refused?.join() ?? ''} ${keyOf(state, this.game.cards)}`
    const known = this.known.get(key)
    if (known) {
      this.merged++
      return known
    }
    const kind = state.decision?.kind
    const open = !stopped && !refused && kind !== undefined && kind !== 'act'
    const node: Node = {
      state,
      taken,
      parent,
      label,
      next: [],
      kind: stopped
        ? 'cut'
        : open
          ? kind === 'coin' || state.decision?.about.chance
            ? 'coin'
            : 'choice'
          : 'end',
      ...(refused ? { refused } : {}),
    }
    this.known.set(key, node)
    this.order.push(node)
    return node
  }

  private expand(node: Node): void {
    if (node.kind === 'end' || node.kind === 'cut') return
    if (this.order.length >= this.limit) {
      node.kind = 'cut'
      this.cut = true
      return
    }
    node.next = namedOptions(this.game, node.state).map(({ answer: value, label }) =>
      this.visit(answer(this.game, node.state, value), node.taken, node, label),
    )
    if (node.next.length === 0) node.kind = 'end'
  }
}

interface Bound {
  readonly least: Fraction
  readonly most: Fraction
}

type Bounds = ReadonlyMap<Node, Bound>

/** For each end that can be reached from the root, the least and the most of the share of coins that lead there. */
function boundsOf(root: Node, order: readonly Node[]): { ends: Bounds; unknown: Fraction; cyclic: boolean } {
  const done = new Map<Node, Bounds>()
  let cyclic = false
  for (const node of childrenFirst(root, order.length)) {
    if (node.next.length === 0) done.set(node, new Map([[node, { least: whole, most: whole }]]))
    else {
      const parts = node.next.map((child) => done.get(child))
      if (parts.includes(undefined)) cyclic = true
      done.set(
        node,
        combine(
          node,
          parts.map((part) => part ?? new Map()),
        ),
      )
    }
  }
  const all = done.get(root) ?? new Map<Node, Bound>()
  const cuts = [...all].filter(([node]) => node.kind === 'cut').map(([, bound]) => bound.most)
  return {
    ends: new Map([...all].filter(([node]) => node.kind !== 'cut')),
    unknown: cyclic ? whole : cuts.reduce(plus, none),
    cyclic,
  }
}

function combine(node: Node, parts: readonly Bounds[]): Bounds {
  const ends = new Set(parts.flatMap((part) => [...part.keys()]))
  const combined = new Map<Node, Bound>()
  for (const end of ends) {
    const bounds = parts.map((part) => part.get(end) ?? { least: none, most: none })
    combined.set(end, node.kind === 'coin' ? average(bounds) : widest(bounds))
  }
  return combined
}

const average = (bounds: readonly Bound[]): Bound => ({
  least: among(bounds.map((bound) => bound.least).reduce(plus, none), bounds.length),
  most: among(bounds.map((bound) => bound.most).reduce(plus, none), bounds.length),
})

const widest = (bounds: readonly Bound[]): Bound => ({
  least: bounds.map((bound) => bound.least).reduce(least, whole),
  most: bounds.map((bound) => bound.most).reduce(most, none),
})

/** The nodes so that each stands after all it leads to, as far as there are no circles. */
function childrenFirst(root: Node, size: number): readonly Node[] {
  const order: Node[] = []
  const entered = new Set<Node>([root])
  const open: { node: Node; at: number }[] = [{ node: root, at: 0 }]
  while (open.length > 0 && order.length <= size) {
    const top = open[open.length - 1]
    if (!top) break
    const child = top.node.next[top.at++]
    if (child === undefined) {
      order.push(top.node)
      open.pop()
    } else if (!entered.has(child)) {
      entered.add(child)
      open.push({ node: child, at: 0 })
    }
  }
  return order
}

function endingsOf(
  { ends, unknown }: ReturnType<typeof boundsOf>,
  game: Game,
  search: Search,
): readonly Ending[] {
  const endings = [...ends].map(([node, bound]) => {
    const upper = search.cut ? least(whole, plus(bound.most, unknown)) : bound.most
    return {
      probability: same(bound.least, upper)
        ? sayFraction(upper)
        : `${sayFraction(bound.least)}–${sayFraction(upper)}`,
      least: bound.least,
      most: upper,
      path: pathTo(node),
      summary: node.refused ? `refused: ${node.refused.join(' ')}` : summaryOf(node.state, game.cards),
      outcome: outcomeOf(node.state, game.cards),
      ...(node.refused ? { refused: node.refused } : {}),
    }
  })
  return endings.sort((a, b) => a.path.length - b.path.length || (a.path.join() < b.path.join() ? -1 : 1))
}

function pathTo(node: Node): readonly string[] {
  const path: string[] = []
  for (let each: Node | null = node; each?.parent; each = each.parent) path.unshift(each.label)
  return path
}
