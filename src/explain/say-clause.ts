import { capital } from './cast.ts'
import type { ClauseFacts, Linked, Standing } from './clause.ts'
import { sayDay } from './say.ts'

const kinds: Readonly<Record<ClauseFacts['kind'], string>> = {
  rule: '',
  exception: 'an exception to',
  reading: 'a reading of',
  ruling: 'a ruling on',
}

/** Everything about a clause as text: what it says, whether it is in force, what speaks for it, what touches it. */
export function sayClause(facts: ClauseFacts): string {
  const { id, title, kind, to, now, prose, lines, disputes, place } = facts
  const parts: readonly (readonly string[])[] = [
    [
      `[${id}] ${title}`,
      ...(to ? [`${kinds[kind] || 'in place of'} [${to.id}] ${to.title}`] : []),
      ...sayFrame(facts),
    ],
    now ? sayNow(now, disputes) : [],
    prose === '' ? [] : [prose],
    lines.flatMap((line) => line.split('\n')).map((line) => `    ${line}`),
    listed('What speaks for it', sayEditions(facts.editions)),
    listed('In dispute', now && !now.inForce ? [] : disputes),
    listed('Exceptions', facts.exceptions.map(sayLinked)),
    listed('Readings', facts.readings.map(sayLinked)),
    listed('Rulings', facts.rulings.map(sayLinked)),
    listed('Examples', facts.examples),
    [`${place.file}:${place.line}`],
  ]
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`
}

/** One line for a clause in a list. */
export const sayInList = ({ id, title, range, now }: ClauseFacts): string =>
  `[${id}] ${title} · ${now && !now.inForce ? 'not in force · ' : ''}${range}`

const sayLinked = ({ id, title, range }: Linked): string => `[${id}] ${title} (${range})`

const listed = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : []

function sayFrame({ range, variant, ruling }: ClauseFacts): readonly string[] {
  return [
    `holds ${range}${variant === undefined ? '' : `, where ${variant} is played`}`,
    ...(ruling
      ? [`given ${ruling.date} by ${ruling.authority}, ${ruling.standing.replaceAll('-', ' ')}`]
      : []),
  ]
}

/** The answer first; a disputed end or start belongs to it where the clause is not in force. */
function sayNow(now: Standing, disputes: readonly string[]): readonly string[] {
  const { edition, date, inForce, because, attestation, instead } = now
  const day = `In ${edition} (${sayDay(date)})`
  if (inForce) return [`${day}: in force, ${attestation?.text ?? ''}.`]
  const holds = instead ? [`[${instead.id}] ${instead.title} holds, ${instead.attestation.text}.`] : []
  return [
    `${day}: not in force. ${because ?? ''}`,
    ...holds,
    ...disputes.map((dispute) => `${capital(dispute)}.`),
  ]
}

/** What speaks for a clause in each edition, editions with the same answer together. */
function sayEditions(editions: readonly Standing[]): readonly string[] {
  const groups: { names: string[]; text: string }[] = []
  for (const { edition, attestation } of editions) {
    if (!attestation) continue
    const text = attestation.text.replace(`; no source for ${edition} restates it`, '; not restated')
    const last = groups.at(-1)
    if (last?.text === text) last.names.push(edition)
    else groups.push({ names: [edition], text })
  }
  return groups.map(({ names, text }) => `${span(names)}: ${text}`)
}

const span = (names: readonly string[]): string =>
  names.length > 1 ? `${names[0]}–${names.at(-1)}` : (names[0] ?? '')
