import { sayComparison } from '../../explain/compare.ts'
import { pagesOf } from '../../explain/pages.ts'
import { sayStory } from '../../explain/say.ts'
import type { Story } from '../../explain/story.ts'
import { problemsJson, runJson } from '../../judge/json.ts'
import { runAll } from '../../judge/run.ts'
import { notFound, Unanswerable } from '../../judge/unanswerable.ts'
import { askedFor, type TimeOptions, whenOf } from '../asked.ts'
import { complainOf, type Exit, print, printJson } from '../output.ts'

/** Options of `judge run`. */
export interface RunFlags extends TimeOptions {
  readonly step?: boolean
  readonly reading?: readonly string[]
  readonly path?: readonly string[]
  readonly json?: boolean
}

/** `judge run`: tells scenarios step by step. Exit 0 if all of them hold. */
export async function run(name: string, flags: RunFlags): Promise<Exit> {
  if (flags.step && name === '-')
    throw new Unanswerable(
      'two uses',
      'The standard input can’t be both the scenario and the keys of --step.',
    )
  const { book, scenarios, problems } = await askedFor(name)
  if (problems.length > 0) {
    complainOf(problems)
    if (flags.json) printJson(problemsJson(problems))
    return 1
  }
  const stories = runAll(book, scenarios, {
    when: whenOf(flags),
    readings: flags.reading ?? [],
    ...(flags.path ? { path: flags.path } : {}),
  })
  if (stories.length === 0)
    throw notFound(`${scenarios.map(({ id }) => id).join(', ')}: not written for this edition.`)
  if (flags.json) printJson(runJson(book, stories))
  else if (flags.step) await stepThrough(stories)
  else tell(stories, flags)
  return stories.every(({ verdict }) => verdict === 'holds') ? 0 : 1
}

async function stepThrough(stories: readonly Story[]): Promise<void> {
  const { walk } = await import('../step.ts')
  await walk(stories.flatMap(pagesOf))
}

function tell(stories: readonly Story[], flags: RunFlags): void {
  const texts = [...byScenario(stories).values()].map((group) =>
    flags.all ? sayComparison(group) : group.map((story) => newest(flags) + sayStory(story)).join('\n'),
  )
  print(texts.join(`\n${'─'.repeat(80)}\n\n`))
  complainOf(stories.filter(({ verdict }) => verdict !== 'holds').flatMap(({ problems }) => problems))
}

const newest = ({ edition, on }: RunFlags): string =>
  edition === undefined && on === undefined
    ? 'No edition was asked for, so this is the newest one the scenario is written for.\n\n'
    : ''

function byScenario(stories: readonly Story[]): ReadonlyMap<string, readonly Story[]> {
  const groups = new Map<string, Story[]>()
  for (const story of stories) groups.set(story.id, [...(groups.get(story.id) ?? []), story])
  return groups
}
