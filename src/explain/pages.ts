import { sayCitation, sayHead, sayOutcome, sayPassage } from './say.ts'
import type { Passage, Story } from './story.ts'
import { sayTable } from './table.ts'

/** What is shown at once when somebody steps through a story: the board before, each step with the board after it, the end. */
export function pagesOf(story: Story): readonly string[] {
  const board = (table: Story['before']): readonly string[] => ['', ...sayTable(table, story.counting)]
  const head = [...sayHead(story), '']
  let table = story.before
  const pages = story.passages.flatMap((passage) =>
    sliced(passage).map((part) => {
      const last = part.steps.at(-1)
      if (last) table = last.table
      return [...head, ...sayPassage(part), ...board(table)]
    }),
  )
  const end = [...head, ...sayOutcome(story.outcome), ...board(story.outcome.table)]
  const rests = ['', 'Rests on', ...story.citations.flatMap(sayCitation).map((line) => `  ${line}`)]
  return [[...sayHead(story), ...board(story.before)], ...pages, [...end, ...rests]].map((lines) =>
    lines.join('\n'),
  )
}

/** A passage with one step at a time, each under the line of the script. */
function sliced(passage: Passage): readonly Passage[] {
  if (passage.steps.length < 2) return [passage]
  return passage.steps.map((step, i) => ({
    ...passage,
    steps: [step],
    payments: i === 0 ? passage.payments : [],
  }))
}
