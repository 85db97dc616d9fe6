import type { Code, Heading, Nodes, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Span } from '../tree.ts'
import { type Fence, inFile, proseIn, readFence } from './fence.ts'
import { lineStarts } from './place.ts'
import { fenceIn, meantAsRules, ruleIn, type Stray } from './stray.ts'

/** A heading with what stands under it, up to the next heading of any level. */
export interface Section {
  /** The headings around it, outermost first, its own last; empty before the first heading. */
  readonly headings: readonly string[]
  /** The id that the heading carries in `{#…}`, where that id stands, and what is written behind it. */
  readonly id?: { readonly name: string; readonly at: Span; readonly note?: string }
  /** Its own words as plain text: one paragraph a line, with an empty line between. */
  readonly prose: string
  readonly from: number
  readonly fences: readonly Fence[]
  /** Rules in it that are in no fence of theirs. */
  readonly strays: readonly Stray[]
}

interface Draft {
  headings: readonly string[]
  id?: { name: string; at: Span; note?: string }
  prose: string[]
  from: number
  fences: Fence[]
  strays: Stray[]
}

const markdown = unified().use(remarkParse).use(remarkGfm)
const language = 'judge'
/** How much is read again after fences that were never closed, in characters; what is left then is not read. */
const mostAgain = 500_000

/**
 * The sections of a Markdown text, in order; the first is what stands before the first heading.
 * Where a fence is never closed, reading goes on after it as if it had been. The text must have no byte order mark.
 */
export function readMarkdown(text: string): readonly Section[] {
  const reader = new Reader(text)
  let resume = reader.read(0)
  for (let again = 0; resume !== undefined && again < mostAgain; again += text.length)
    resume = reader.read(resume)
  return reader.drafts.map((draft) => ({ ...draft, prose: draft.prose.join('\n\n') }))
}

class Reader {
  readonly drafts: Draft[] = []
  private draft: Draft
  private readonly stack: { depth: number; title: string }[] = []
  private readonly starts: readonly number[]

  constructor(private readonly text: string) {
    this.starts = lineStarts(text)
    this.draft = this.begin(0)
  }

  private begin(from: number): Draft {
    const headings = this.stack.map((each) => each.title)
    this.draft = { headings, prose: [], from, fences: [], strays: [] }
    this.drafts.push(this.draft)
    return this.draft
  }

  /** Reads from an offset on; gives the offset at which to go on after a fence that was never closed. */
  read(from: number): number | undefined {
    const blank = this.text.slice(0, from).replace(/[^\r\n]/g, ' ')
    const tree: Root = markdown.parse(blank + this.text.slice(from))
    for (const node of tree.children) {
      const resume = node.type === 'heading' ? this.heading(node) : this.block(node)
      if (resume !== undefined) return resume
    }
    return undefined
  }

  private heading(node: Heading): undefined {
    const from = node.position?.start.offset ?? 0
    const said = plain(node)
    const id = /\s*\{#([^\s{}]+)(?: ([^\s{}]+))?\}$/.exec(said)
    const title = id ? said.slice(0, id.index) : said
    while (this.stack.length > 0 && (this.stack.at(-1)?.depth ?? 0) >= node.depth) this.stack.pop()
    this.stack.push({ depth: node.depth, title })
    const draft = this.begin(from)
    if (id?.[1]) {
      const at = this.text.indexOf(`{#${id[1]}`, from) + 2
      const note = id[2]
      draft.id = { name: id[1], at: [at, at + id[1].length], ...(note === undefined ? {} : { note }) }
    }
  }

  private block(node: Nodes): number | undefined {
    if (node.type === 'code') return this.code(node)
    if (!holdsBlocks(node)) {
      this.words(node)
      return undefined
    }
    for (const child of node.children) {
      const resume = this.block(child)
      if (resume !== undefined) return resume
    }
    return undefined
  }

  private words(node: Nodes): void {
    const words = plain(node)
    if (words === '') return
    this.draft.prose.push(words)
    const from = node.position?.start.offset ?? 0
    const at = ruleIn(this.text, [from, node.position?.end.offset ?? from])
    if (at && this.draft.strays.length === 0) this.draft.strays.push({ kind: 'unfenced', at })
  }

  private code(node: Code): number | undefined {
    const fence = readFence(node, this.text, this.starts)
    if (node.lang === language) return this.fence(fence)
    const next = fenceIn(fence, fence.mark, language)
    if (next !== undefined) this.draft.strays.push({ kind: 'lone fence', at: fence.at })
    else if (meantAsRules(fence, node.lang ?? '', language))
      this.draft.strays.push({ kind: 'unlabelled', at: fence.at })
    return next === undefined ? undefined : this.startOfLine(inFile(fence, next))
  }

  private fence(fence: Fence): number | undefined {
    const end = proseIn(fence)
    const open = end !== undefined || !fence.closed
    this.draft.fences.push(open ? { ...fence, closed: false, text: fence.text.slice(0, end) } : fence)
    return end === undefined ? undefined : this.startOfLine(inFile(fence, end))
  }

  private startOfLine(at: number): number | undefined {
    return this.starts.findLast((start) => start <= at)
  }
}

type Holder = Extract<Nodes, { type: 'blockquote' | 'list' | 'listItem' | 'footnoteDefinition' }>

const holdsBlocks = (node: Nodes): node is Holder =>
  ['blockquote', 'list', 'listItem', 'footnoteDefinition'].includes(node.type)

/** The words of a node without markup; cells of a table row are separated by a bar. */
function plain(node: Nodes): string {
  if (node.type === 'html' || node.type === 'definition') return ''
  if ('value' in node) return node.value
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? ''
  if (node.type === 'break') return '\n'
  if (!('children' in node)) return ''
  const parts = node.children.map(plain)
  if (node.type === 'table') return parts.join('\n')
  return parts.join(node.type === 'tableRow' ? ' | ' : '')
}
