import { sayStory } from './say.ts'
import type { Story, StoryStep } from './story.ts'

/** Editions next to one another in which a scenario comes out the same way by the same clauses. */
export interface Alike {
  /** "base–ecard", "ex–me", "pocket". */
  readonly label: string
  /** In order of time; never empty. */
  readonly stories: readonly [Story, ...Story[]]
}

/** Groups the stories of one scenario, in order, where nothing differs but the edition. */
export function groupAlike(stories: readonly Story[]): readonly Alike[] {
  const groups: [Story, ...Story[]][] = []
  for (const story of stories) {
    const last = groups.at(-1)
    if (last && sameness(last[0]) === sameness(story)) last.push(story)
    else groups.push([story])
  }
  return groups.map((group) => ({ label: labelOf(group), stories: group }))
}

function labelOf(stories: readonly Story[]): string {
  const names = stories.map(({ edition }) => edition.name)
  return names.length > 1 ? `${names[0]}–${names.at(-1)}` : (names[0] ?? '')
}

/** Editions that stand apart are never grouped with the others. */
function sameness({ edition, verdict, passages, outcome }: Story): string {
  const told = passages.map(({ steps, refused, payments, failed }) => [
    steps.map(({ clause, text }) => [clause, text]),
    refused?.map(({ clause }) => clause),
    payments,
    failed,
  ])
  return JSON.stringify([edition.apart, verdict, told, outcome.text])
}

/** Every clause by which something happened or was refused, each once, in the order they come up. */
export function actingIn({ passages }: Story): readonly string[] {
  const ids = passages.flatMap(({ steps, refused }) => [
    ...steps.map(({ clause }) => clause),
    ...(refused ?? []).map(({ clause }) => clause),
  ])
  return [...new Set(ids)]
}

/** One scenario in several editions: a line for each edition, those alike together, then one story of each kind. */
export function sayComparison(stories: readonly Story[]): string {
  const groups = groupAlike(stories)
  const [first] = stories
  if (!first) return ''
  const lines = groups.flatMap(sayGroup)
  const told = groups.map(
    ({ label, stories: [story] }) => `${label}, told in ${story.edition.name}\n\n${sayStory(story)}`,
  )
  return [[`${first.name} (${first.id})`, ...lines, ''].join('\n'), ...told].join('\n')
}

function sayGroup({ label, stories }: Alike): readonly string[] {
  const [first] = stories
  const by = actingIn(first)
    .map((id) => `[${id}]`)
    .join(' ')
  return [
    '',
    label,
    ...stories.map(({ edition, verdict }) => `  ${edition.name.padEnd(7)} ${edition.title} · ${verdict}`),
    `  ${first.outcome.text}`,
    `  by ${by || 'no clause'}`,
  ]
}

/** The steps of each kind of edition that are not in all the others: what makes the difference. */
export function differing(groups: readonly Alike[]): ReadonlyMap<Alike, readonly StoryStep[]> {
  const key = ({ clause, text }: StoryStep): string => `${clause} ${text}`
  const stepsOf = ({ stories: [story] }: Alike): readonly StoryStep[] =>
    story.passages.flatMap(({ steps }) => steps)
  const keys = groups.map((group) => new Set(stepsOf(group).map(key)))
  return new Map(
    groups.map((group) => [
      group,
      stepsOf(group).filter((step) => groups.length === 1 || !keys.every((each) => each.has(key(step)))),
    ]),
  )
}
