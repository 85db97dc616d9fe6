import type { IToken } from 'chevrotain'
import type { Tree } from '../src/tree.ts'
import { linesUnder } from './blocks.ts'
import { isLeaf, partsOf } from './form.ts'
import { sentenceParser } from './grammar.ts'
import type { Misfit } from './sentences.ts'
import { TooDeep } from './sentences.ts'
import { indexOf, leafTokens, matches } from './tokens.ts'
import { Walk } from './walk.ts'
import type { Leaf, LineCategory } from './word.ts'
import { allWords } from './words/all.ts'

/** A head and the lines under it, as trees. */
export interface ReadBlock {
  readonly head: Tree
  readonly lines: Tree[]
}

/** A place between two trees: before which token, and under which lines (none before the first head). */
export interface Stand {
  readonly at: number
  readonly under: LineCategory | undefined
}

/** A place where reading stopped, and why. */
export type Stop =
  | { readonly kind: 'misfit'; readonly misfit: Misfit }
  | { readonly kind: 'deep'; readonly at: number }
  | {
      readonly kind: 'cut'
      /** The first token that can't come; the number of tokens if the text ends too early. */
      readonly at: number
      /** Where the line begins that could not be read. */
      readonly line: number
      /** The walk up to the token, which knows what could come instead. */
      readonly walk: Walk
      /** True if what can't come would be a new line or block by itself. */
      readonly fresh: boolean
    }

/** What follows the first word of each head: with both, a new block can be told from a line such as `rule box ex`. */
const afterHead = new Map(
  allWords
    .filter(({ category }) => category === 'block')
    .flatMap((word) => {
      const [first, second] = partsOf(word)
      return first?.kind === 'literal' && second?.kind === 'slot' && isLeaf(second.of)
        ? first.texts.map((text) => [text, leafTokens[second.of as Leaf]] as const)
        : []
    }),
)

/**
 * Reads tokens as blocks, as far as it can; after each mistake it goes on with the next
 * source line that can begin one, or that stands no further in than the line with the mistake.
 */
export class Reader {
  readonly blocks: ReadBlock[] = []
  readonly stops: Stop[] = []
  /** Where the last whole tree began: a walk from here knows how the tokens after it could go on. */
  last: Stand = { at: 0, under: undefined }
  private readonly tokens: readonly IToken[]
  private readonly column: (at: number) => number | undefined
  private readonly parser = sentenceParser()
  private block: ReadBlock | undefined
  private at = 0
  private under: LineCategory | undefined

  /** `column` gives how far in a token stands that is the first of its source line, else undefined. */
  constructor(tokens: readonly IToken[], column: (at: number) => number | undefined) {
    this.tokens = tokens
    this.column = column
  }

  /** Reads all tokens, or until there are more stops than `most`. */
  read(most: number): void {
    this.seek(0)
    while (this.at < this.tokens.length && this.stops.length <= most) {
      try {
        this.readOn()
      } catch (error) {
        if (!(error instanceof TooDeep)) throw error
        this.deep(indexOf(error.token) ?? this.tokens.length)
      }
    }
  }

  private readOn(): void {
    if (this.beginsHead(this.at)) this.readHead()
    else if (this.under) this.readLines(this.under)
    else this.cut()
  }

  private readHead(): void {
    const { at, under } = this
    const head = this.parser.read('block')
    const lines = linesUnder(this.tokens[at]?.image ?? '')
    if (!head) {
      this.block = undefined
      this.cut(lines)
      return
    }
    this.block = { head, lines: [] }
    this.blocks.push(this.block)
    this.last = { at, under }
    this.under = lines
    this.at = this.position()
  }

  private readLines(under: LineCategory): void {
    const block = this.block
    const whole = this.parser.readLines(
      under,
      (tree, misfits) => {
        this.last = { at: this.at, under }
        this.at = this.position()
        if (misfits.length === 0) block?.lines.push(tree)
        for (const misfit of misfits) this.stops.push({ kind: 'misfit', misfit })
      },
      () => !isHead(this.tokens, this.position()),
    )
    if (!whole || (this.at < this.tokens.length && !this.beginsHead(this.at))) this.cut()
  }

  /** Notes where the sentence that begins here can't go on, and finds where to go on instead. */
  private cut(under: LineCategory | undefined = this.under): void {
    const walk = Walk.text(this.last.under)
    let at = this.last.at
    for (let token = this.tokens[at]; token && walk.advance(token); token = this.tokens[at]) at++
    // The walk takes all that the parser takes; where it takes more, the parser's own place counts.
    if (at === this.tokens.length && walk.isWhole) at = this.parser.failedAt() ?? at
    const line = this.at
    this.under = under
    const fresh = at > line && this.begins(at)
    this.stops.push({ kind: 'cut', at, line, walk, fresh })
    this.resume(fresh ? at : Math.max(at, line + 1))
  }

  private deep(at: number): void {
    this.stops.push({ kind: 'deep', at })
    this.resume(Math.max(at, this.at + 1))
  }

  /**
   * Goes on at the next source line that can begin one and is not in the parentheses of the line with the mistake, or that
   * stands no further in than that line, or at the next block.
   */
  private resume(from: number): void {
    const indent = this.column(this.at) ?? -1
    let open = 0
    let at = this.at
    const goesOn = (): boolean => {
      const column = this.column(at)
      if (column === undefined) return false
      if (isHead(this.tokens, at)) return true
      return column <= indent ? this.tokens[at]?.image !== ')' : open <= 0 && this.begins(at)
    }
    for (; at < this.tokens.length && (at < from || !goesOn()); at++) open += opens(this.tokens[at])
    if (at < this.tokens.length) this.last = { at, under: this.under }
    this.seek(at)
  }

  /** True if a token begins a source line and can begin a line here, or a block. */
  private begins(at: number): boolean {
    const token = this.tokens[at]
    if (!token || this.column(at) === undefined) return false
    return this.beginsHead(at) || (this.under !== undefined && this.parser.canBegin(this.under, token))
  }

  /** True if a block begins at a token, be it right or wrong after its first word. */
  private beginsHead(at: number): boolean {
    const token = this.tokens[at]
    if (!token || !afterHead.has(token.tokenType.name)) return false
    return isHead(this.tokens, at) || !this.under || !this.parser.canBegin(this.under, token)
  }

  private position(): number {
    return indexOf(this.parser.here()) ?? this.tokens.length
  }

  private seek(at: number): void {
    this.at = at
    this.parser.begin(this.tokens.slice(at))
  }
}

const opens = (token: IToken | undefined): number =>
  token?.image === '(' ? 1 : token?.image === ')' ? -1 : 0

/** True if a token and the one after it begin a block. */
export function isHead(tokens: readonly IToken[], at: number): boolean {
  const leaf = afterHead.get(tokens[at]?.tokenType.name ?? '')
  const second = tokens[at + 1]
  return leaf !== undefined && second !== undefined && matches(second, leaf)
}
