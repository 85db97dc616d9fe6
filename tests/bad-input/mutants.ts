import { type Fence, spanInFile } from '../../src/book/fence.ts'
import { readMarkdown } from '../../src/book/markdown.ts'
import type { Part } from '../../src/book/part.ts'
import type { Span } from '../../src/tree.ts'

/** A change of the rules that is still well said, but says something else. */
export interface Mutant {
  readonly kind: 'number' | 'condition' | 'edition' | 'removed'
  readonly file: string
  readonly line: number
  readonly at: Span
  readonly said: string
  readonly text: string
}

/** Words and what stands in their place; each pair is read both ways. */
const swaps: readonly (readonly [string, string])[] = [
  ['Asleep', 'Paralyzed'],
  ['Confused', 'Poisoned'],
  ['heads:', 'tails:'],
  ['more', 'less'],
  ['while', 'unless'],
  ['is Active', 'is on the Bench'],
  ['has no', 'has a'],
  ['is at least', 'is more than'],
  ['before', 'after'],
  ['the player', 'the opponent'],
  ['whose turn is next', 'whose turn it is'],
  ['that player', 'the other player'],
  ['is now', 'is no longer'],
]

const swapped: ReadonlyMap<string, string> = new Map(
  swaps.flatMap(
    ([a, b]) =>
      [
        [a, b],
        [b, a],
      ] as const,
  ),
)
const words = new RegExp(`(?<![\\w.-])(?:${[...swapped.keys()].join('|')})(?![\\w-])`, 'g')
/** Lines that say who says so, and names in quotes, change nothing in a run. */
const aside = /^\s*(?:attested|inferred|disputed|start|end|dated|authority|standing|supersedes)\b/
const heads = /^(?:rule|exception|reading|ruling|card|scenario|source|edition|variant|term) /

interface Row {
  readonly text: string
  /** Offset in the fence's text. */
  readonly from: number
}

/** The rows of each block of a fence that is a clause. */
function clausesIn({ text }: Fence): readonly (readonly Row[])[] {
  const blocks: Row[][] = []
  let from = 0
  for (const row of text.split('\n')) {
    if (heads.test(row)) blocks.push([])
    if (row.trim() !== '') blocks.at(-1)?.push({ text: row, from })
    from += row.length + 1
  }
  return blocks.filter(([head]) => /^(?:rule|exception|ruling) /.test(head?.text ?? ''))
}

/** Every change of the clauses of a file that this module knows. */
export function mutantsIn({ file: { name, text } }: Part): readonly Mutant[] {
  return readMarkdown(text).flatMap(({ fences }) =>
    fences.flatMap((fence) =>
      clausesIn(fence).flatMap((rows) => {
        const place = ({ at, ...rest }: Change): Mutant => {
          const span = spanInFile(fence, at)
          const line = text.slice(0, span[0]).split('\n').length
          return { ...rest, file: name, line, at: span, said: shortened(text.slice(...span)) }
        }
        return [...rows.slice(1).flatMap(changesOf), ...removal(rows)]
          .map(place)
          .filter(({ said, text: made }) => said !== made)
      }),
    ),
  )
}

type Change = Pick<Mutant, 'kind' | 'at' | 'text'>

const shortened = (said: string): string => said.split('\n', 1)[0]?.trim() ?? ''

function changesOf({ text, from }: Row): readonly Change[] {
  if (aside.test(text)) return []
  const span = (at: number, length: number): Span => [from + at, from + at + length]
  if (/^\s*from /.test(text)) return movedEditions(text, span)
  const bare = text.replace(/"[^"]*"|[a-z][\w-]*(?:\.[\w-]+)+/g, (name) => '"'.repeat(name.length))
  return [
    ...Array.from(
      bare.matchAll(/(?<![\w.-])\d+(?![\w.-])/g),
      ({ 0: said, index }): Change => ({
        kind: 'number',
        at: span(index, said.length),
        text: String(Number(said) >= 10 ? Number(said) + 10 : Number(said) + 1),
      }),
    ),
    ...Array.from(
      bare.matchAll(words),
      ({ 0: said, index }): Change => ({
        kind: 'condition',
        at: span(index, said.length),
        text: swapped.get(said) ?? said,
      }),
    ),
  ]
}

const chain = ['base', 'neo', 'ecard', 'ex', 'dp', 'hgss', 'bw', 'xy', 'sm', 'swsh', 'sv', 'me']

/** The ends of a range, each one edition earlier or later. */
function movedEditions(text: string, span: (at: number, length: number) => Span): readonly Change[] {
  return Array.from(text.matchAll(/(?<=\b(?:from|until) )[a-z]+/g)).flatMap(({ 0: said, index }) => {
    const at = chain.indexOf(said)
    const moved = chain[at + 1] ?? chain[at - 1]
    if (at < 0 || moved === undefined) return []
    return [{ kind: 'edition', at: span(index, said.length), text: moved } as const]
  })
}

/** The deeds and sentences of a clause without one of them, or the whole of it made to say nothing. */
function removal(rows: readonly Row[]): readonly Change[] {
  const first = rows.find(
    ({ text }, i) => i > 0 && !aside.test(text) && !/^\s*(?:from|in|with|lifts) /.test(text),
  )
  const last = rows.at(-1)
  if (!first || !last) return []
  const at: Span = [first.from + first.text.search(/\S/), last.from + last.text.length]
  return [
    {
      kind: 'removed',
      at,
      text: removable.test(first.text) ? 'when this is the first turn of the game' : 'nothing happens',
    },
  ]
}

/** Sentences for which "nothing happens" is no answer: prohibitions and amounts are rather kept from holding. */
const removable = /can't|^\s*(?:at [\w.-]+, )?the [\w ]+ (?:is|combines)/
