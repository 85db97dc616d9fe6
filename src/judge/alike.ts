import type { Story } from '../explain/story.ts'

/** Editions next to one another in which a scenario comes out the same way by the same clauses. */
export interface Alike {
  readonly label: string
  readonly stories: readonly Story[]
}

/** Groups the stories of one scenario, in order, where nothing differs but the edition: "base–ecard", "ex–me", "pocket". */
export function groupAlike(stories: readonly Story[]): readonly Alike[] {
  const groups: Story[][] = []
  for (const story of stories) {
    const last = groups.at(-1)
    if (last?.[0] && sameness(last[0]) === sameness(story)) last.push(story)
    else groups.push([story])
  }
  return groups.map((group) => ({ label: labelOf(group), stories: group }))
}

function labelOf(stories: readonly Story[]): string {
  const names = stories.map(({ edition }) => edition.name)
  return names.length > 1 ? `${names[0]}–${names.at(-1)}` : (names[0] ?? '')
}

function sameness({ verdict, passages, outcome }: Story): string {
  const told = passages.map(({ steps, refused, failed }) => [
    steps.map(({ clause, text, cites }) => [clause, text, cites]),
    refused?.map(({ clause }) => clause),
    failed,
  ])
  return JSON.stringify([verdict, told, outcome.text])
}

/** Every clause that a story's steps and refusals rest on, each once, in the order they come up. */
export function actingIn({ passages }: Story): readonly string[] {
  const ids = passages.flatMap(({ steps, refused }) => [
    ...steps.map(({ clause }) => clause),
    ...(refused ?? []).map(({ clause }) => clause),
  ])
  return [...new Set(ids)]
}
