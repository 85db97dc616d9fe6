import type { IToken, Rule, TokenType } from 'chevrotain'
import { Alternation, Alternative, NonTerminal, Option, Repetition, Terminal } from 'chevrotain'
import { linesUnder } from './blocks.ts'
import { sentenceParser } from './grammar.ts'
import { ruleName, terminalKey } from './sentences.ts'
import { matches } from './tokens.ts'
import type { Category, LineCategory } from './word.ts'

/** A state of the machine that the parser's rules make. */
type State =
  | {
      readonly id: number
      readonly kind: 'token'
      readonly type: TokenType
      readonly key: string
      readonly next: State
    }
  | { readonly id: number; readonly kind: 'call'; readonly rule: string; readonly next: State }
  | { readonly id: number; readonly kind: 'split'; readonly nexts: State[] }
  | { readonly id: number; readonly kind: 'end' }

/** What is to be done when a rule is read to its end: go on in the rule that asked for it, or with the next line. */
type Stack =
  | { readonly id: number; readonly back: State; readonly parent: Stack }
  | { readonly id: number; readonly bottom: Bottom }

/** What a text goes on with after a tree: lines of a category, lines of the head that began at a token, or nothing. */
type Bottom = { readonly under: LineCategory | undefined } | { readonly head: number } | 'nothing'

/** One thing that may come next. `within` is the outermost category that it would begin here, if it begins one. */
export interface Choice {
  readonly type: TokenType
  /** The rule and the place in it, to look up the words of which it is a part. */
  readonly key: string
  readonly within: string | undefined
}

interface Config {
  readonly state: State & { readonly kind: 'token' }
  readonly stack: Stack
  readonly within: string | undefined
}

type Machine = ReadonlyMap<string, State>

let machine: { readonly starts: Machine; readonly size: number } | undefined

/** The parser's rules as a machine, built once. */
function theMachine(): { readonly starts: Machine; readonly size: number } {
  machine ??= build(sentenceParser().productions())
  return machine
}

function build(rules: Readonly<Record<string, Rule>>): { starts: Machine; size: number } {
  let size = 0
  const id = (): number => size++
  const row = (rule: string, parts: readonly unknown[], next: State): State =>
    parts.reduceRight<State>((after, part) => step(rule, part, after), next)
  const step = (rule: string, part: unknown, next: State): State => {
    if (part instanceof Terminal) {
      const type = part.terminalType
      return { id: id(), kind: 'token', type, key: terminalKey(rule, type.name, part.idx), next }
    }
    if (part instanceof NonTerminal) return { id: id(), kind: 'call', rule: part.nonTerminalName, next }
    if (part instanceof Alternative) return row(rule, part.definition, next)
    if (part instanceof Alternation)
      return { id: id(), kind: 'split', nexts: part.definition.map((each) => step(rule, each, next)) }
    if (part instanceof Option)
      return { id: id(), kind: 'split', nexts: [row(rule, part.definition, next), next] }
    if (part instanceof Repetition) {
      const split: State = { id: id(), kind: 'split', nexts: [next] }
      split.nexts.push(row(rule, part.definition, split))
      return split
    }
    throw new Error('the parser uses a production that the walk does not know')
  }
  const starts = new Map(
    Object.values(rules).map((rule) => [
      rule.name,
      row(rule.name, rule.definition, { id: id(), kind: 'end' }),
    ]),
  )
  return { starts, size }
}

/**
 * Follows a row of tokens through all ways to read it at once, and knows at each token what may come next.
 * It reads the same rules as the parser, without deciding anything, so it sees where the last of the ways ends.
 */
export class Walk {
  private readonly starts: Machine
  private readonly size: number
  private readonly stacks = new Map<number, Stack>()
  private stackCount = 0
  private readonly read: IToken[] = []
  private configs: readonly Config[]
  private whole = false

  private constructor(start: (walk: Walk) => readonly [State, Stack, string | undefined][]) {
    const { starts, size } = theMachine()
    this.starts = starts
    this.size = size
    this.configs = this.settle(start(this))
  }

  /** A walk that stands before a line or a head. */
  static text(under: LineCategory | undefined): Walk {
    return new Walk((walk) => walk.lines(under))
  }

  /** A walk over one tree of a category. */
  static tree(category: Category): Walk {
    return new Walk((walk) => [[walk.start(category), walk.bottom('nothing'), undefined]])
  }

  /** What may come next. */
  get choices(): readonly Choice[] {
    return this.configs.map(({ state, within }) => ({ type: state.type, key: state.key, within }))
  }

  /** True if the tokens so far are whole: the text may end here. */
  get isWhole(): boolean {
    return this.whole
  }

  /** Goes over one token; false, and nothing changes, if it can't come here. */
  advance(token: IToken): boolean {
    const next = this.configs.filter(({ state }) => matches(token, state.type))
    if (next.length === 0) return false
    this.read.push(token)
    this.configs = this.settle(next.map(({ state, stack }) => [state.next, stack, undefined]))
    return true
  }

  /** Follows everything that takes no token, until a token is needed. */
  private settle(from: readonly [State, Stack, string | undefined][]): readonly Config[] {
    const open = from.toReversed()
    const seen = new Set<number>()
    const found: Config[] = []
    this.whole = false
    for (let item = open.pop(); item; item = open.pop()) {
      const [state, stack, within] = item
      const key = stack.id * this.size + state.id
      if (seen.has(key)) continue
      seen.add(key)
      if (state.kind === 'token') found.push({ state, stack, within })
      else if (state.kind === 'split')
        open.push(...state.nexts.toReversed().map((next): typeof item => [next, stack, within]))
      else if (state.kind === 'call')
        open.push([this.entry(state.rule), this.push(state.next, stack), within ?? state.rule.slice(1, -1)])
      else if ('back' in stack) open.push([stack.back, stack.parent, within])
      else open.push(...this.after(stack.bottom).toReversed())
    }
    return found
  }

  private after(bottom: Bottom): [State, Stack, string | undefined][] {
    this.whole = true
    if (bottom === 'nothing') return []
    if ('under' in bottom) return this.lines(bottom.under)
    return this.lines(linesUnder(this.read[bottom.head]?.image ?? ''))
  }

  private lines(under: LineCategory | undefined): [State, Stack, string | undefined][] {
    const head: [State, Stack, string] = [
      this.start('block'),
      this.bottom({ head: this.read.length }),
      'block',
    ]
    return under ? [[this.start(under), this.bottom({ under }), under], head] : [head]
  }

  private start(category: string): State {
    return this.entry(ruleName(category))
  }

  private entry(rule: string): State {
    const state = this.starts.get(rule)
    if (!state) throw new Error(`the parser has no rule ${rule}`)
    return state
  }

  private bottom(bottom: Bottom): Stack {
    return { id: this.stackCount++, bottom }
  }

  /** The same frame on the same stack is the same object, so that equal ways are followed once. */
  private push(back: State, parent: Stack): Stack {
    const key = parent.id * this.size + back.id
    const known = this.stacks.get(key)
    if (known) return known
    const stack: Stack = { id: this.stackCount++, back, parent }
    this.stacks.set(key, stack)
    return stack
  }
}
