import type { Moment } from '../editions.ts'
import { columns, wrapped } from './columns.ts'
import type { Difference, Differences } from './differences.ts'
import { type Language, type Phrases, phrasesIn } from './phrases/phrases.ts'
import type { Side } from './side.ts'

/** Two columns need this much room. */
const wide = 90

/** How differences are to be shown. */
export interface Layout {
  readonly width: number
  readonly language: Language
}

/** Differences as text: by topic, the two sides beside one another where there is room, else one under the other. */
export function sayDifferences(
  { same, differences }: Differences,
  [left, right]: readonly [Moment, Moment],
  { width, language }: Layout,
): string {
  const phrases = phrasesIn(language)
  const names = [nameOf(left, phrases), nameOf(right, phrases)] as const
  const side = width >= wide
  const lines = [
    ...(side ? columns([names[0]], [names[1]], width) : [names.join(' · ')]),
    ...byTopic(differences).flatMap(([topic, all]) => [
      '',
      bar(topic, width),
      ...all.flatMap((each) => ['', ...sayOne(each, names, width, phrases)]),
    ]),
    '',
    phrases.compared(differences.length, same),
  ]
  return `${lines.join('\n')}\n`
}

const bar = (topic: string, width: number): string =>
  `── ${topic} ${'─'.repeat(Math.max(3, Math.min(width, 120) - topic.length - 4))}`

const nameOf = ({ edition, date, apart }: Moment, { today }: Phrases): string =>
  apart ? edition : `${edition} (${date.startsWith('9999') ? today : date})`

function byTopic(differences: readonly Difference[]): readonly (readonly [string, Difference[]])[] {
  const topics = new Map<string, Difference[]>()
  for (const each of differences) topics.set(each.topic, [...(topics.get(each.topic) ?? []), each])
  return [...topics]
}

function sayOne(
  { left, right }: Difference,
  [before, after]: readonly [string, string],
  width: number,
  phrases: Phrases,
): readonly string[] {
  const sides = [saySide(left, phrases), saySide(right, phrases)] as const
  if (width >= wide) return columns(sides[0], sides[1], width)
  const under = (name: string, lines: readonly string[]) => [
    `${name}:`,
    ...lines.flatMap((line) => wrapped(`  ${line}`, width)),
  ]
  return [...under(before, sides[0]), ...under(after, sides[1])]
}

function saySide(side: readonly Side[], phrases: Phrases): readonly string[] {
  if (side.length === 0) return [phrases.nothing]
  return side.flatMap(({ id, title, kind, to, variant, prose, attestation, disputes }, i) => [
    ...(i > 0 ? [''] : []),
    `[${id}] ${title}`,
    ...(to === undefined ? [] : [`(${phrases.kinds[kind]} [${to}])`]),
    ...(variant === undefined ? [] : [`(${phrases.where(variant)})`]),
    ...prose.split(/\n\n/).map((paragraph) => paragraph.replaceAll('\n', ' ')),
    `— ${attestation.text}`,
    ...disputes.map((dispute) => `— ${dispute}`),
  ])
}
