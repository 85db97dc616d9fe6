import { and } from './cast.ts'
import type { Citation } from './citation.ts'
import type { Outcome } from './outcome.ts'
import { sayRefused } from './refusal.ts'
import type { Passage, Story, StoryStep } from './story.ts'
import { sayTable } from './table.ts'

const indent = (lines: readonly string[], by = '  '): readonly string[] => lines.map((line) => by + line)

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? ['', title, ...indent(lines)] : []

/** A whole story as plain text: the board before, the script with its steps, the outcome, what it rests on. */
export function sayStory(story: Story): string {
  const { counting, outcome, citations, readings, assumptions } = story
  const lines = [
    ...sayHead(story),
    ...section('Before', sayTable(story.before, counting)),
    ...story.passages.flatMap((passage) => ['', ...sayPassage(passage)]),
    ...section('After', sayTable(outcome.table, counting)),
    '',
    ...sayOutcome(outcome),
    ...sayStops(story),
    ...section('Assumed', assumptions),
    ...section(
      'Other readings',
      readings.map(({ clause, title, text }) => `A second reading: [${clause}] ${title}. ${text}`),
    ),
    ...section('Rests on', citations.flatMap(sayCitation)),
  ]
  return `${lines.join('\n')}\n`
}

/** Why a scenario could not be told to its end. */
const sayStops = ({ verdict, problems }: Story): readonly string[] =>
  verdict === 'error'
    ? section(
        'It stops here',
        problems.flatMap(({ title, message }) => `${title.toLowerCase()}: ${message.split('\n')[0] ?? ''}`),
      )
    : []

/** Which scenario, which edition and day, and how it came out: two lines. */
export const sayHead = ({ id, name, edition, verdict }: Story): readonly string[] => [
  `${name} (${id})`,
  `${sayEdition(edition)} · ${verdict}`,
]

/** An edition with its title and the day: "ex · EX Ruby & Sapphire · 2007-04-30". */
export const sayEdition = ({ name, title, date }: Story['edition']): string =>
  [name, title, sayDay(date)].join(' · ')

/** A day; the last day of an edition that has not ended is "today". */
export const sayDay = (date: string): string => (date.startsWith('9999') ? 'today' : date)

/** A line of the script and what came of it. */
export function sayPassage(passage: Passage): readonly string[] {
  const { line, isClaim, steps, refused, payments, failed } = passage
  const mark = isClaim ? (failed.length > 0 ? '✗' : '✓') : '›'
  return [
    ...(line === undefined ? [] : [`${mark} ${line}`]),
    ...indent(failed.map((because) => `but ${because}`)),
    ...indent(payments.length > 0 ? [`May pay with ${payments.join(', or ')}.`] : []),
    ...indent(steps.flatMap(sayStep)),
    ...indent(refused ? sayRefusal(refused) : []),
  ]
}

function sayRefusal(refused: NonNullable<Passage['refused']>): readonly string[] {
  return refused.length > 0 ? refused.map(sayRefused) : ['refused: no clause of this edition offers it.']
}

/** One numbered step with how its quantities came to be and what did not apply. */
function sayStep({ n, clause, title, text, sums, notApplied }: StoryStep): readonly string[] {
  return [
    `${n}. [${clause}] ${title}: ${text}`,
    ...indent(sums, '     '),
    ...indent(
      notApplied.map((each) => `did not apply: [${each.clause}], because it is not so that ${each.because}`),
      '     ',
    ),
  ]
}

/** How it ended, and both answers where the rules leave it open. */
export const sayOutcome = ({ text, unsettled }: Outcome): readonly string[] => [
  `Outcome: ${text}`,
  ...indent(unsettled.map(({ clause, title, text: then }) => `By [${clause}] ${title} → ${then}`)),
]

/** A clause with its title, what speaks for it, and what is in dispute. */
export function sayCitation({ id, title, attestation, ruling, disputes }: Citation): readonly string[] {
  const given = ruling ? [`ruling of ${ruling.date} (${ruling.authority})`] : []
  return [`[${id}] ${title}`, ...indent([and([...given, attestation.text]), ...disputes])]
}
