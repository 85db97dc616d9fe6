import { sayAnswer } from './answers.ts'
import { capital } from './cast.ts'
import type { ClauseFacts, Standing } from './clause.ts'
import { sayHistory } from './history.ts'
import type { Linked } from './linked.ts'
import { type Phrases, phrasesIn } from './phrases/phrases.ts'
import { shortened } from './terms.ts'

/** Everything about a clause as text: what it says, whether it is in force, what speaks for it, what touches it. */
export function sayClause(facts: ClauseFacts): string {
  const { now, prose, lines, disputes, place } = facts
  const phrases = phrasesIn(facts.language)
  const { titles } = phrases
  const parts: readonly (readonly string[])[] = [
    sayFrame(facts, phrases),
    now ? sayNow(now, disputes, phrases) : [],
    prose === '' ? [] : [prose],
    lines.flatMap((line) => line.split('\n')).map((line) => `    ${line}`),
    listed(titles.speaks, sayEditions(facts.editions, phrases)),
    listed(titles.disputes, now && !now.inForce ? [] : disputes),
    listed(titles.history, sayHistory(facts.history, phrases)),
    listed(titles.exceptions, facts.exceptions.map(sayLinked)),
    listed(titles.readings, facts.readings.map(sayLinked)),
    listed(titles.rulings, [...facts.rulings.map(sayLinked), ...facts.answers.map(sayAnswer)]),
    listed(titles.examples, facts.examples),
    listed(
      titles.terms,
      facts.terms.map(({ called, means }) => `${called}: ${shortened(means)}`),
    ),
    [`${place.file}:${place.line}`],
  ]
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`
}

/** One line for a clause in a list. */
export function sayInList({ id, title, range, now, language }: ClauseFacts): string {
  const { notInForce } = phrasesIn(language)
  return `[${id}] ${title} · ${now && !now.inForce ? `${notInForce} · ` : ''}${range}`
}

const sayLinked = ({ id, title, range }: Linked): string => `[${id}] ${title} (${range})`

const listed = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : []

function sayFrame(facts: ClauseFacts, phrases: Phrases): readonly string[] {
  const { id, title, kind, to, range, variant, ruling, translated } = facts
  const { holds, where, given, kinds, untranslated } = phrases
  return [
    `[${id}] ${title}`,
    ...(translated ? [] : [untranslated]),
    ...(to ? [`${kinds[kind]} [${to.id}] ${to.title}`] : []),
    `${holds(range)}${variant === undefined ? '' : `, ${where(variant)}`}`,
    ...(ruling ? [given(ruling.date, ruling.authority, ruling.standing.replaceAll('-', ' '))] : []),
  ]
}

/** A day; the last day of an edition that has not ended is today. */
const sayDay = (date: string, { today }: Phrases): string => (date.startsWith('9999') ? today : date)

/** The answer first; a disputed end or start belongs to it where the clause is not in force. */
function sayNow(now: Standing, disputes: readonly string[], phrases: Phrases): readonly string[] {
  const { edition, date, inForce, because, attestation, instead } = now
  const day = phrases.at(edition, sayDay(date, phrases))
  if (inForce) return [`${day}: ${phrases.inForce}, ${attestation?.text ?? ''}.`]
  const holds = instead
    ? [`${capital(phrases.holdsInstead(`[${instead.id}] ${instead.title}`))}, ${instead.attestation.text}.`]
    : []
  return [
    `${day}: ${phrases.notInForce}. ${because ?? ''}`,
    ...holds,
    ...disputes.map((dispute) => `${capital(dispute)}.`),
  ]
}

/** What speaks for a clause in each edition, editions with the same answer together. */
function sayEditions(editions: readonly Standing[], phrases: Phrases): readonly string[] {
  const groups: { names: string[]; text: string }[] = []
  for (const { edition, attestation } of editions) {
    if (!attestation) continue
    const text = attestation.text.replace(phrases.unrestated(edition), phrases.unrestatedShort)
    const last = groups.at(-1)
    if (last?.text === text) last.names.push(edition)
    else groups.push({ names: [edition], text })
  }
  return groups.map(({ names, text }) => `${span(names)}: ${text}`)
}

const span = (names: readonly string[]): string =>
  names.length > 1 ? `${names[0]}–${names.at(-1)}` : (names[0] ?? '')
