import type { Line } from '../compiled.ts'
import {
  answer,
  type Game,
  interpose,
  optionsOf,
  type Played,
  paymentsOf,
  play,
  runOut,
  type Stop,
  whyNotNow,
  whyNotPay,
} from '../engine/play.ts'
import type { Act, PlayerIndex, State } from '../state.ts'
import type { Json, Step } from '../trace.ts'
import { child, childIf, children, num, type Tree, text, texts } from '../tree.ts'
import { actMeanings, actOf, actorOf, type Hints, hintsIn, isAction } from './acts.ts'
import { Impossible, sideOf } from './board.ts'
import { pokemonName, sameTally, tally } from './names.ts'

/** What the last action came to. */
export interface Outcome {
  readonly refused: readonly string[] | undefined
  readonly payments: readonly (readonly string[])[] | undefined
}

/** A game that is being told what happens, line by line. */
export class Script {
  state: State
  outcome: Outcome = { refused: undefined, payments: undefined }
  stop: Stop | undefined
  readonly steps: Step[] = []
  readonly game: Game
  private readonly coins: string[] = []
  private readonly shuffles: { readonly who: PlayerIndex; readonly top: ReadonlyMap<string, number> }[] = []
  private hints: Hints = {}
  private before: State
  private stepsBefore = 0

  constructor(game: Game, state: State) {
    this.game = game
    this.state = state
    this.before = state
    this.go(play(game, state))
  }

  /** Carries out one `when` line; throws `Impossible` if the line can't be carried out as written. */
  tell(line: Line): void {
    if (isAction(line)) {
      this.act(line, actOf(this.game, this.state, line), hintsIn(line))
      return
    }
    const reader = readers[line.tree.word]
    if (!reader) throw new Error(`the line "${line.tree.word}" has no meaning`)
    reader(this, line)
  }

  /** Throws `Impossible` if some of the coins of a line were not needed. */
  private settle(line: Line, told: number): void {
    const unused = this.coins.length
    this.coins.length = 0
    if (unused === 0) return
    const which =
      told === 1 ? 'this coin is' : `${unused} of these ${told} coins ${unused === 1 ? 'is' : 'are'}`
    throw new Impossible(`${which} never flipped: ${sayOpen(this.state)}`, line)
  }

  /** Does an action, or notes who refuses it. */
  act(line: Line, act: Act, hints: Hints): void {
    const { decision } = this.state
    if (this.stop) return
    if (decision?.kind !== 'act')
      throw new Impossible(`nothing can be done now: ${sayOpen(this.state)}`, line)
    const who = actorOf(this.state, line, act)
    const refusals = whyNotNow(this.game, this.state, act, who)
    this.outcome = { refused: undefined, payments: undefined }
    if (refusals === undefined || refusals.length > 0) {
      this.outcome = { refused: (refusals ?? []).map(({ clause }) => clause), payments: undefined }
      return
    }
    if (who !== decision.who) throw new Impossible('it is not the turn of that player', line)
    this.hints = hints
    this.before = this.state
    this.stepsBefore = this.steps.length
    this.go(answer(this.game, this.state, { ...act }))
    if (this.hints.paying && this.state.decision?.kind !== 'pay' && !this.outcome.refused)
      throw new Impossible('nothing had to be paid', line)
  }

  /** A clock of a player runs out; it runs only while the player has something to decide. */
  runOut(line: Line, who: PlayerIndex, clock: string): void {
    if (this.state.decision?.who !== who)
      throw new Impossible(`that clock does not run now: ${sayOpen(this.state)}`, line)
    this.go(runOut(this.game, this.state, clock, who))
  }

  /** A judge has a clause of this edition carried out; the player it is about is the one asked unless the line says. */
  judge(line: Line, clause: string, about: PlayerIndex | undefined): void {
    const { decision } = this.state
    if (!decision) throw new Impossible(`no judge is called now: ${sayOpen(this.state)}`, line)
    if (!this.game.program.rules.clauses.has(clause))
      throw new Impossible(`this edition has no clause ${clause}`, line, { name: clause })
    this.stepsBefore = this.steps.length
    this.go(interpose(this.game, this.state, clause, about ?? decision.who))
  }

  flip(line: Line, faces: readonly string[]): void {
    this.coins.push(...faces)
    this.forward()
    this.settle(line, faces.length)
  }

  shuffle(who: PlayerIndex, top: ReadonlyMap<string, number>): void {
    this.shuffles.push({ who, top })
    this.forward()
  }

  /** Answers a choice by name. */
  choose(line: Line, who: PlayerIndex | 'chance', name: string): void {
    const { decision } = this.state
    const byChance = decision?.about.chance === true
    const option = this.optionCalled(name)
    if ((byChance ? 'chance' : decision?.who) !== who || option === undefined)
      throw new Impossible(`there is no such choice now: ${sayOpen(this.state)}`, line)
    this.go(answer(this.game, this.state, option))
  }

  /** Answers a question of another kind. */
  reply(line: Line, kind: 'may' | 'card' | 'reading' | 'energy', value: Json): void {
    const { decision } = this.state
    if (decision?.kind !== kind || !optionsOf(this.game, this.state).includes(value))
      throw new Impossible(`this is not asked now: ${sayOpen(this.state)}`, line)
    this.go(answer(this.game, this.state, value))
  }

  /** Says yes to doing something. */
  accept(line: Line): void {
    this.asks(line)
    this.reply(line, 'may', true)
  }

  /** Says no: to doing something, or to one more of what may be chosen. */
  decline(line: Line): void {
    this.asks(line)
    if (this.state.decision?.kind === 'card') this.reply(line, 'card', null)
    else this.reply(line, 'may', false)
  }

  /** Only the player who is asked can say yes or no. */
  private asks(line: Line): void {
    const { decision } = this.state
    if (decision && decision.who !== sideOf(child(line.tree, 'side')))
      throw new Impossible(`the other player is asked: ${sayOpen(this.state)}`, line)
  }

  /** The option that goes by a name, if there is one. */
  private optionCalled(name: string): Json | undefined {
    const { board } = this.state
    const { cards } = this.game
    return optionsOf(this.game, this.state).find(
      (id) => typeof id === 'string' && (pokemonName(board, cards, id) ?? cards.get(id)?.name) === name,
    )
  }

  private go(played: Played): void {
    this.take(played)
    this.forward()
  }

  private take({ state, steps, stop }: Played): void {
    this.state = state
    this.steps.push(...steps)
    this.stop = stop
  }

  /** Answers all that the script, or the lack of any other option, decides. */
  private forward(): void {
    let left = mostReplies
    for (let reply = this.decided(); reply && !this.stop; reply = this.decided()) {
      this.take(answer(this.game, this.state, reply.value, reply.forced))
      if (--left === 0 && !this.stop) this.stop = endless(this.state)
    }
  }

  private decided(): { value: Json; forced: boolean } | undefined {
    const { decision } = this.state
    switch (decision?.kind) {
      case 'coin':
        return scripted(this.coins.shift())
      case 'shuffle':
        return { value: this.shuffled(decision.who), forced: false }
      case 'pay':
        return this.payment()
      case 'pokemon':
        return this.hinted() ?? this.onlyOption()
      case 'card':
        return this.onlyOption()
      default:
        return undefined
    }
  }

  private onlyOption(): { value: Json; forced: boolean } | undefined {
    const [only, ...others] = optionsOf(this.game, this.state)
    return only !== undefined && others.length === 0 ? { value: only, forced: true } : undefined
  }

  private hinted(): { value: Json; forced: boolean } | undefined {
    const { next } = this.hints
    if (next === undefined || !this.state.decision) return undefined
    const value = this.optionCalled(next)
    if (value === undefined) throw new Impossible(`"${next}" can't be chosen`)
    this.hints = {}
    return scripted(value)
  }

  private payment(): { value: Json; forced: boolean } | undefined {
    const payments = paymentsOf(this.game, this.state)
    this.outcome = { ...this.outcome, payments }
    const { paying, ...others } = this.hints
    if (!paying) return this.onlyOption()
    this.hints = others
    const wanted = new Map(
      children(paying, 'cards').map((count) => [text(count, 'name'), num(count, 'number')] as const),
    )
    const found = payments.find((cards) => sameTally(tally(this.game.cards, cards), wanted))
    if (found) return scripted(found)
    this.refusePayment(wanted)
    return undefined
  }

  /** The whole action is taken back when its payment may not stand. */
  private refusePayment(wanted: ReadonlyMap<string, number>): void {
    const pokemon = this.state.board.pokemon[String(this.state.decision?.about.pokemon)]
    const cards = [...wanted].flatMap(([name, count]) => {
      const there = pokemon?.attached.filter((id) => this.game.cards.get(id)?.name === name) ?? []
      if (there.length < count) throw new Impossible(`there are not ${count} "${name}" to pay with`)
      return there.slice(0, count)
    })
    const refused = whyNotPay(this.game, this.state, cards).map(({ clause }) => clause)
    this.outcome = { refused, payments: this.outcome.payments }
    this.state = this.before
    this.steps.length = this.stepsBefore
    this.hints = {}
  }

  /** The deck as the script wants it after a shuffle; null leaves it as it lies. */
  private shuffled(who: PlayerIndex): Json {
    const at = this.shuffles.findIndex((each) => each.who === who)
    const [wanted] = at < 0 ? [] : this.shuffles.splice(at, 1)
    if (!wanted) return null
    const { deck } = this.state.board.players[who]
    const left = new Map(wanted.top)
    const top = deck.filter((id) => {
      const name = this.game.cards.get(id)?.name ?? ''
      const count = left.get(name) ?? 0
      left.set(name, count - 1)
      return count > 0
    })
    return [...top, ...deck.filter((id) => !top.includes(id))]
  }
}

/** How many decisions in a row may be made without the script having a say. */
const mostReplies = 500

const endless = (state: State): Stop => ({
  title: 'OVER BUDGET',
  message: `for the ${mostReplies}th time in a row ${sayOpen(state)}, and no line has a say in it`,
  clause: state.decision?.clause,
})

const scripted = (value: Json | undefined): { value: Json; forced: boolean } | undefined =>
  value === undefined ? undefined : { value, forced: false }

const asked: Readonly<Record<string, string>> = {
  coin: 'a coin is to be flipped',
  pay: 'a cost is to be paid',
  pokemon: 'a Pokémon is to be chosen',
  card: 'a card is to be chosen',
  may: 'a player may do something or not',
  reading: 'the rules do not settle what happens',
  act: 'it is a player’s turn to act',
  shuffle: 'a deck is to be shuffled',
  energy: 'the next Energy is to be shown',
}

/** What a state waits for, in words. */
export const sayOpen = ({ decision, board }: State): string =>
  decision ? (asked[decision.kind] ?? decision.kind) : board.result ? 'the game is over' : 'nothing goes on'

const faceOf = (face: Tree): string => (face.word === 'face-heads' ? 'heads' : 'tails')

const readers: Readonly<Record<string, (script: Script, line: Line) => void>> = {
  'when-coin': (script, line) => script.flip(line, [faceOf(child(line.tree, 'face'))]),
  'when-coins': (script, line) => script.flip(line, children(line.tree, 'faces').map(faceOf)),
  'when-chooses': (script, line) =>
    script.choose(line, sideOf(child(line.tree, 'side')), text(line.tree, 'name')),
  'when-chance': (script, line) => script.choose(line, 'chance', text(line.tree, 'name')),
  'when-clock': (script, line) =>
    script.runOut(line, sideOf(child(line.tree, 'side')), child(line.tree, 'clock').word),
  'when-judge': (script, line) => {
    const about = childIf(line.tree, 'side')
    script.judge(line, text(line.tree, 'id'), about && sideOf(about))
  },
  'when-accepts': (script, line) => script.accept(line),
  'when-declines': (script, line) => script.decline(line),
  'when-reads': (script, line) => script.reply(line, 'reading', text(line.tree, 'id')),
  'when-energy': (script, line) => script.reply(line, 'energy', text(line.tree, 'symbol')),
  'when-shuffle': (script, line) => {
    const top = children(line.tree, 'cards').map(
      (count) => [text(count, 'name'), num(count, 'number')] as const,
    )
    script.shuffle(sideOf(child(line.tree, 'side')), new Map(top))
  },
}

/** Ids of the `when` lines that a script carries out. */
export const whenMeanings: readonly string[] = [...actMeanings, ...Object.keys(readers)]

/** The ids of the readings a scenario chooses. */
export const readingsIn = (lines: readonly Line[]): readonly string[] =>
  lines.flatMap(({ tree }) => (tree.word === 'given-reading' ? texts(tree, 'id') : []))
