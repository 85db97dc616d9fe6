import type { Book } from '../../compiled.ts'
import { type Alike, actingIn, differing, groupAlike } from '../../explain/compare.ts'
import type { StoryStep } from '../../explain/story.ts'
import { findScenarios } from '../../judge/find.ts'
import { runAll } from '../../judge/run.ts'
import { shippedBook } from '../book.ts'
import { type Exit, print } from '../output.ts'

/** The four situations that this project began with, each by a scenario, or the first one about a clause. */
const cases: readonly { readonly title: string; readonly about: readonly string[] }[] = [
  { title: 'A Confused Pokémon retreats', about: ['retreat/confused-pays-tails', 'retreat.confused'] },
  {
    title: 'A Retreat Cost paid with Energy worth two',
    about: ['energy/a-cost-of-2-with-two-basic-energy-and-a-double', 'pay.stop'],
  },
  {
    title: 'Pokémon of both players are Knocked Out at once',
    about: ['game-check/both-active-pokemon-fall-to-a-recoil', 'prizes.take'],
  },
  { title: 'Both players win at once', about: ['winning/both-win-in-a-tournament', 'win.both'] },
]

const mostSteps = 6

/** `judge demo`: each situation in one scenario, with what differs between the editions. */
export function demo(): Exit {
  const book = shippedBook('all')
  const told = cases.flatMap(({ title, about }, i) => {
    const lines = tell(book, about)
    return lines.length > 0 ? [`${i + 1}. ${title}`, ...lines, ''] : []
  })
  print(
    [
      ...told,
      'More: judge run retreat.confused --all · judge rule retreat.confused --edition ex · judge --help',
    ].join('\n'),
  )
  return 0
}

function tell(book: Book, about: readonly string[]): readonly string[] {
  const [scenario] = about.flatMap((name) => findScenarios(book, name))
  if (!scenario) return []
  const groups = groupAlike(runAll(book, [scenario], { when: 'all' }))
  const steps = differing(groups)
  const labels = new Map<string, string[]>()
  for (const group of groups) {
    const text = sayGroup(group, steps.get(group) ?? []).join('\n')
    labels.set(text, [...(labels.get(text) ?? []), group.label])
  }
  const head = `   ${scenario.name}: judge run ${scenario.id} --all`
  return [head, ...[...labels].map(([text, names]) => `   ${names.join(', ')} · ${text}`)]
}

function sayGroup(group: Alike, steps: readonly StoryStep[]) {
  const { stories } = group
  const [story] = stories
  const shown = steps.slice(0, mostSteps).map(({ n, clause, text }) => `     ${n}. [${clause}] ${text}`)
  const more = steps.length > mostSteps ? [`     … and ${steps.length - mostSteps} more steps`] : []
  const refused = story.passages.flatMap(({ refused: by = [] }) => by.map(({ clause }) => clause))
  const refusals = refused.length > 0 ? [`     refused by ${refused.map((id) => `[${id}]`).join(' ')}`] : []
  const by =
    shown.length > 0
      ? []
      : [
          `     by ${actingIn(story)
            .map((id) => `[${id}]`)
            .join(' ')}`,
        ]
  const payments = story.passages.find((passage) => passage.payments.length > 0)?.payments ?? []
  const payable = payments.length > 0 ? [`     may pay with ${payments.join(', or ')}`] : []
  return [`${story.verdict} · ${story.outcome.text}`, ...payable, ...shown, ...more, ...refusals, ...by]
}
