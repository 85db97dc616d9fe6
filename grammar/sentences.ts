import type { IToken, ParserMethod, Rule, TokenType } from 'chevrotain'
import { EmbeddedActionsParser } from 'chevrotain'
import type { Slot, Span, Tree } from '../src/tree.ts'
import { isTree } from '../src/tree.ts'
import { isLeaf } from './form.ts'
import { indexOf, leafTokens, leafValue, literalToken, vocabulary } from './tokens.ts'
import type { Edge, End, LiteralEdge, Node, SlotEdge, TrieRule } from './trie.ts'
import { idsOf } from './trie.ts'
import type { Category, Leaf, LineCategory } from './word.ts'

/** A slot that holds a word of another category than its own: where, and what it takes. */
export interface Misfit {
  readonly at: Span
  readonly needs: Category
}

/** More words inside words than the parser follows. */
export class TooDeep extends Error {
  readonly token: IToken
  constructor(token: IToken) {
    super('words inside words too deep')
    this.token = token
  }
}

/** Each ( … ) is two words deep, so this is room for about sixty of them. */
const deepest = 130

type Step = () => void
type TakeLine = (tree: Tree, misfits: readonly Misfit[]) => void

const lineCategories: readonly LineCategory[] = ['line', 'cardline', 'sceneline', 'entryline']

const nowhere: Tree = { word: '', at: [0, 0], slots: {} }

/** The name of the parser's rule for a category. */
export const ruleName = (category: string): string => `<${category}>`

/**
 * Reads sentences. Each rule walks the trie of its words; what a word's slots hold is gathered on the way, and the word is
 * known where its path ends. Choices look three tokens ahead at most.
 */
export class SentenceParser extends EmbeddedActionsParser {
  /** Slots that hold a word of the wrong category, in the tree that was read last. */
  readonly misfits: Misfit[] = []
  /** The words that may begin or go on at a token of a rule, by `terminalKey`. */
  readonly wordsAt = new Map<string, readonly string[]>()
  private readonly methods = new Map<string, ParserMethod<[], Tree>>()
  private readonly lineRules = new Map<LineCategory, ParserMethod<[], void>>()
  private take: TakeLine = () => undefined
  private isLine: () => boolean = () => true
  private readonly firsts: FirstSets
  private values: Slot[] = []
  private ends: readonly End[] = []
  private depth = 0

  constructor(rules: ReadonlyMap<string, TrieRule>, skipValidations: boolean) {
    super([...vocabulary], { maxLookahead: 3, recoveryEnabled: false, skipValidations })
    this.firsts = new FirstSets(rules)
    for (const rule of rules.values()) {
      const read = this.compileRule(rule)
      this.methods.set(
        rule.name,
        this.RULE(ruleName(rule.name), () => this.guarded(read)),
      )
    }
    for (const category of lineCategories)
      this.lineRules.set(category, this.RULE(`<${category}s>`, this.linesOf(category)))
    this.performSelfAnalysis()
  }

  /** Takes the tokens to read. */
  begin(tokens: IToken[]): void {
    this.input = tokens
  }

  /** Reads one tree from where the parser stands, or gives undefined; throws `TooDeep`. */
  read(category: string): Tree | undefined {
    this.restart()
    const tree = this.method(category).call(this)
    return this.failure() ? undefined : tree
  }

  /**
   * Reads lines while the next token can begin one and `isLine` says so; hands each over with the slots that do not fit.
   * Gives false if it stopped inside a line; throws `TooDeep`.
   */
  readLines(category: LineCategory, take: TakeLine, isLine: () => boolean): boolean {
    this.restart()
    this.take = take
    this.isLine = isLine
    this.lineRules.get(category)?.call(this)
    return !this.failure()
  }

  /** The token at which the last reading failed, as its place in the row; undefined if it did not fail. */
  failedAt(): number | undefined {
    const failure = this.failure()
    return failure && indexOf(failure.token)
  }

  /** True if a token can begin a word of a category. */
  canBegin(category: string, token: IToken): boolean {
    return this.firsts.ofSlot(category).has(token.tokenTypeIdx)
  }

  private restart(): void {
    this.depth = 0
    this.values = []
    this.errors = []
    this.misfits.length = 0
  }

  private failure() {
    return this.errors.find(({ name }) => name !== 'NotAllInputParsedException')
  }

  private linesOf(category: LineCategory): () => void {
    const options = {
      GATE: () => this.isLine(),
      DEF: () => {
        const tree = this.subrule(0, this.method(category))
        this.ACTION(() => this.take(tree, this.misfits.splice(0)))
      },
    }
    return () => this.many(0, options)
  }

  /** The token that would be read next. */
  here(): IToken {
    return this.LA(1)
  }

  /** The rules as data, for the walk of `next`. */
  productions(): Readonly<Record<string, Rule>> {
    return this.getGAstProductions()
  }

  private guarded(read: () => Tree): Tree {
    if (this.RECORDING_PHASE) {
      read()
      return nowhere
    }
    if (++this.depth > deepest) throw new TooDeep(this.LA(1))
    const outer = this.values
    this.values = []
    const tree = read()
    this.values = outer
    this.depth--
    return tree
  }

  private compileRule(rule: TrieRule): () => Tree {
    const compiler = new Compiler(rule.name)
    const walk = this.compileNode(rule.root, compiler)
    const own = (): Tree => {
      const start = this.LA(1).startOffset
      walk()
      return this.RECORDING_PHASE ? nowhere : this.finished(start)
    }
    if (rule.takes.length === 0) return own
    const alts = rule.takes.map((taken) => {
      const idx = compiler.idx(taken)
      return { ALT: () => this.subrule(idx, this.method(taken)) }
    })
    if (rule.root.edges.length > 0) alts.push({ ALT: own })
    const idx = compiler.idx('or')
    return alts.length === 1 ? (alts[0]?.ALT ?? own) : () => this.or(idx, alts)
  }

  private method(rule: string): ParserMethod<[], Tree> {
    const method = this.methods.get(rule)
    if (!method) throw new Error(`no word has the category "${rule}"`)
    return method
  }

  /** The step that reads on from a node to the end of a word. */
  private compileNode(node: Node, compiler: Compiler): Step {
    const steps = node.edges.map((edge) => this.compileEdge(edge, compiler))
    const on = this.oneOf(steps, compiler)
    const { ends } = node
    if (ends.length === 0) return on
    const end = (): void => {
      this.ends = ends
    }
    if (steps.length === 0) return end
    const tests = node.edges.map((edge) => this.goesOn(edge))
    const idx = compiler.idx('option')
    const options = { DEF: on, GATE: () => tests.some((test) => test()) }
    return () => {
      end()
      this.option(idx, options)
    }
  }

  private oneOf(steps: readonly Step[], compiler: Compiler): Step {
    const [only = () => undefined] = steps
    if (steps.length < 2) return only
    const alts = steps.map((ALT) => ({ ALT }))
    const idx = compiler.idx('or')
    return () => this.or(idx, alts)
  }

  /** Where a word could also end, it goes on only if the next token fits and, after a single word, the one after it too. */
  private goesOn(edge: Edge): () => boolean {
    const first = this.firsts.ofEdge(edge)
    if (edge.kind === 'slot' || edge.to.ends.length > 0) return () => first.has(this.LA(1).tokenTypeIdx)
    const second = this.firsts.ofNode(edge.to)
    return () => first.has(this.LA(1).tokenTypeIdx) && second.has(this.LA(2).tokenTypeIdx)
  }

  private compileEdge(edge: Edge, compiler: Compiler): Step {
    const words = wordsUnder(edge)
    const step =
      edge.kind === 'literal' ? this.literalStep(edge, compiler, words) : this.slotStep(edge, compiler, words)
    const on = this.compileNode(edge.to, compiler)
    return () => {
      step()
      on()
    }
  }

  private literalStep(edge: LiteralEdge, compiler: Compiler, words: readonly string[]): Step {
    const steps = edge.texts.map((text) => {
      const { type, idx } = this.terminal(literalToken(text), compiler, words)
      return (): void => void this.consume(idx, type)
    })
    return this.oneOf(steps, compiler)
  }

  private slotStep(edge: SlotEdge, compiler: Compiler, words: readonly string[]): Step {
    const read = this.itemStep(edge.of, compiler, words)
    if (!edge.separator) return () => void this.values.push(read())
    const list = edge.separator === '*' ? undefined : literalToken(edge.separator)
    const again = this.itemStep(edge.of, compiler, words)
    const comma = list && this.terminal(list, compiler, words)
    const first = this.firsts.ofSlot(edge.of)
    let items: (Tree | string | number)[] = []
    const DEF = (): void => {
      const mine = items
      if (comma) this.consume(comma.idx, comma.type)
      const item = again()
      items = mine
      items.push(item)
    }
    const idx = compiler.idx('many')
    const options = comma ? { DEF, GATE: () => first.has(this.LA(2).tokenTypeIdx) } : { DEF }
    return () => {
      const outer = items
      const mine: (Tree | string | number)[] = [read()]
      items = mine
      this.many(idx, options)
      items = outer
      this.values.push(mine)
    }
  }

  private itemStep(of: string, compiler: Compiler, words: readonly string[]): () => Tree | string | number {
    if (isLeaf(of)) return this.leafStep(of, compiler, words)
    const idx = compiler.idx(of)
    return () => this.subrule(idx, this.method(of))
  }

  private leafStep(leaf: Leaf, compiler: Compiler, words: readonly string[]): () => string | number {
    const { type, idx } = this.terminal(leafTokens[leaf], compiler, words)
    return () => leafValue(leaf, this.consume(idx, type).image)
  }

  private terminal(type: TokenType, compiler: Compiler, words: readonly string[]) {
    const idx = compiler.idx(type.name)
    this.wordsAt.set(terminalKey(ruleName(compiler.rule), type.name, idx), words)
    return { type, idx }
  }

  /** The tree of the word whose path has just ended. */
  private finished(from: number): Tree {
    const { values } = this
    const end =
      this.ends.find(({ slots }) => slots.every(({ needs }, at) => fits(values[at], needs))) ?? this.ends[0]
    if (!end) throw new Error('a path of a trie ends without a word')
    const last = this.LA(0)
    const at: Span = [from, last.startOffset + last.image.length]
    const slots: Record<string, Slot> = {}
    end.slots.forEach(({ name, needs }, index) => {
      const value = values[index]
      if (value === undefined) return
      slots[name] = value
      if (needs && !fits(value, needs) && isTree(value)) this.misfits.push({ at: value.at, needs })
    })
    return { word: end.word.id, at, slots }
  }
}

const idSets = new Map<string, ReadonlySet<string>>()

/** True if a slot's value is of the category that its word needs. */
function fits(value: Slot | undefined, needs: Category | undefined): boolean {
  if (!needs || !isTree(value)) return true
  const ids = idSets.get(needs) ?? idsOf(needs)
  idSets.set(needs, ids)
  return ids.has(value.word)
}

/** Names one token in one rule; the same for the parser and for its rules as data. */
export const terminalKey = (rule: string, token: string, idx: number): string => `${rule} ${token} ${idx}`

/** Counts the uses of each token, rule and choice within one rule: chevrotain tells them apart by number. */
class Compiler {
  readonly rule: string
  private readonly counts = new Map<string, number>()
  constructor(rule: string) {
    this.rule = rule
  }
  idx(of: string): number {
    const count = this.counts.get(of) ?? 0
    this.counts.set(of, count + 1)
    return count
  }
}

const underNodes = new WeakMap<Node, readonly string[]>()

/** The words to which an edge leads. */
function wordsUnder({ to }: Edge): readonly string[] {
  const known = underNodes.get(to)
  if (known) return known
  const words = [...new Set([...to.ends.map(({ word }) => word.id), ...to.edges.flatMap(wordsUnder)])]
  underNodes.set(to, words)
  return words
}

/** Which tokens may come first, by token type index. */
export class FirstSets {
  private readonly known = new Map<string, ReadonlySet<number>>()
  private readonly rules: ReadonlyMap<string, TrieRule>
  constructor(rules: ReadonlyMap<string, TrieRule>) {
    this.rules = rules
  }

  ofNode(node: Node): ReadonlySet<number> {
    return new Set(node.edges.flatMap((edge) => [...this.ofEdge(edge)]))
  }

  ofEdge(edge: Edge): ReadonlySet<number> {
    if (edge.kind === 'slot') return this.ofSlot(edge.of)
    return new Set(edge.texts.flatMap((text) => indexes(literalToken(text))))
  }

  ofSlot(of: string): ReadonlySet<number> {
    const known = this.known.get(of)
    if (known) return known
    const rule = this.rules.get(of)
    const first = isLeaf(of)
      ? new Set(indexes(leafTokens[of]))
      : rule
        ? new Set([...rule.takes.flatMap((taken) => [...this.ofSlot(taken)]), ...this.ofNode(rule.root)])
        : new Set<number>()
    this.known.set(of, first)
    return first
  }
}

const indexes = (type: TokenType): readonly number[] => [
  type.tokenTypeIdx ?? -1,
  ...(type.categoryMatches ?? []),
]
