import { type Fault, type ParsedBlock, parse } from '../../grammar/parse.ts'
import type { Span } from '../tree.ts'
import { addCard } from './card.ts'
import { addClause } from './clause.ts'
import { addEntry } from './entries.ts'
import { type Fence, spanInFile } from './fence.ts'
import { tooMuch } from './limits.ts'
import { readMarkdown, type Section } from './markdown.ts'
import type { Part } from './part.ts'
import { addScenario } from './scenario.ts'
import { PartDraft, Scope } from './scope.ts'
import { strays } from './stray.ts'
import { addTerm } from './term.ts'
import { languageOf, readTranslations } from './translation.ts'

/** Reads one Markdown file. Never throws; what is wrong with the file by itself is in the part's problems. */
export function readFile(name: string, text: string): Part {
  const clean = text.replace(/^\uFEFF/, '')
  const limit = tooMuch(clean)
  if (limit) return refused(name, clean, limit.at, limit.message)
  try {
    return readSections(name, clean, readMarkdown(clean))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return refused(name, clean, [0, 0], 'Lists or quotes are nested too deeply here.')
  }
}

function refused(name: string, text: string, at: Span, message: string): Part {
  const draft = new PartDraft({ name, text: text.slice(0, at[1] + 1000), sections: [] })
  draft.report(at, { title: 'too much to read', message })
  return draft.finished()
}

function readSections(name: string, text: string, sections: readonly Section[]): Part {
  const starts = sections.map(({ from, headings }) => ({ from, headings }))
  const draft = new PartDraft({ name, text, sections: starts })
  const language = languageOf(name)
  if (language !== undefined) {
    readTranslations(draft, language, sections)
    return draft.finished()
  }
  for (const section of sections) {
    if (section.id) draft.uses.push({ kind: 'anchor', name: section.id.name, at: section.id.at })
    for (const { kind, at } of section.strays) draft.report(at, strays[kind])
    readSection(draft, section)
  }
  return draft.finished()
}

/** Scenarios are read last, because they are about all clauses of their section. */
function readSection(draft: PartDraft, section: Section): void {
  const scenarios: [Scope, ParsedBlock][] = []
  const before = draft.clauses.length
  for (const fence of section.fences) {
    if (!fence.closed) reportOpen(draft, fence)
    const { blocks, faults } = parse(fence.text)
    const text = new Scope(draft, section, fence, true)
    for (const fault of faults) reportFault(text, fault)
    for (const [i, block] of blocks.entries()) {
      const scope = new Scope(draft, section, fence, isWhole(block, blocks[i + 1], faults))
      if (block.head.word === 'scenario') scenarios.push([scope, block])
      else addBlock(scope, block)
    }
  }
  const about = draft.clauses.slice(before).map((clause) => clause.id)
  for (const [scope, block] of scenarios) addScenario(scope, block, about)
}

/** True if no fault lies between the head of a block and that of the next one. */
function isWhole(block: ParsedBlock, next: ParsedBlock | undefined, faults: readonly Fault[]): boolean {
  const end = next?.head.at[0] ?? Number.POSITIVE_INFINITY
  return !faults.some(({ at }) => at[0] >= block.head.at[0] && at[0] < end)
}

/** Reports at its last line that a fence was never closed. */
function reportOpen(draft: PartDraft, fence: Fence): void {
  const words = fence.text.trimEnd()
  const last = words.slice(words.lastIndexOf('\n') + 1)
  const end = words.length
  draft.report(words === '' ? fence.at : spanInFile(fence, [end - last.trimStart().length, end]), {
    title: 'fence never closed',
    message:
      'A block of rules was begun, but nothing says where it ends. This is its last line, as it seems.',
    hint: `Put a line with ${fence.mark} below it.`,
    other: draft.locator.place(fence.at),
  })
}

function addBlock(scope: Scope, block: ParsedBlock): void {
  if (block.head.word === 'card') addCard(scope, block)
  else if (['edition', 'source', 'variant'].includes(block.head.word)) addEntry(scope, block)
  else if (block.head.word === 'term') addTerm(scope, block)
  else addClause(scope, block)
}

function reportFault(scope: Scope, { at, title, message, expected, hint, other }: Fault): void {
  scope.report(at, {
    title: title.toLowerCase(),
    message,
    expected,
    ...(hint === undefined ? {} : { hint }),
    ...(other === undefined ? {} : { other: scope.place(other) }),
  })
}
