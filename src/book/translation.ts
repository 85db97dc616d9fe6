import type { Book, Clause } from '../compiled.ts'
import { fingerprint, nearest } from '../text.ts'
import type { Section } from './markdown.ts'
import type { Finding, Part, Translated } from './part.ts'
import type { PartDraft } from './scope.ts'

/** The language of a file of translations ("rules/fr/retreat.md" is in `fr`); undefined for all other files. */
export const languageOf = (file: string): string | undefined => /(?:^|\/)rules\/([a-z]{2})\//.exec(file)?.[1]

/** The mark of the English words that a translation was made from: it changes when they change. */
export const markOf = (clause: Clause): string => fingerprint(`${clause.title}\n${clause.prose}`).slice(0, 8)

/** Reads the sections of a file of translations: each heading with an id is the clause of that id in another language. */
export function readTranslations(draft: PartDraft, language: string, sections: readonly Section[]): void {
  for (const { id, headings, prose, fences } of sections) {
    if (!id) continue
    const title = headings.at(-1) ?? ''
    if (fences[0])
      draft.report(fences[0].at, {
        title: 'rules in a translation',
        message: 'A translation has prose only; what it says as rules stands once, in the English file.',
      })
    if (prose === '')
      draft.report(id.at, { title: 'empty translation', message: `There are no words under \`${id.name}\`.` })
    const of = id.note === undefined ? {} : { of: id.note }
    draft.translations.push({ language, id: id.name, title, prose, at: id.at, ...of })
  }
}

/** Translations of nothing, said twice, or older than the English words, and clauses that a language begun in the book lacks. */
export function checkTranslations(parts: readonly Part[], book: Book): readonly Finding[] {
  const clauses = new Map(rulesOf(book).map((clause) => [clause.id, clause] as const))
  const found = parts.flatMap((part) => part.translations.map((translated) => ({ part, translated })))
  const seen = new Map<string, (typeof found)[number]>()
  const wrong = found.flatMap(({ part, translated }): readonly Finding[] => {
    const key = `${translated.language} ${translated.id}`
    const first = seen.get(key)
    seen.set(key, first ?? { part, translated })
    if (first) return [twice(part, translated, first)]
    const clause = clauses.get(translated.id)
    return clause ? stale(part, translated, clause) : [orphan(part, translated, clauses.keys())]
  })
  const languages = new Set(found.map(({ translated }) => translated.language))
  return [...wrong, ...[...languages].flatMap((language) => missing(parts, language, clauses, seen))]
}

const rulesOf = (book: Book): readonly Clause[] => book.clauses.filter((clause) => clause.card === undefined)

const twice = (
  part: Part,
  { id, language, at }: Translated,
  first: { part: Part; translated: Translated },
): Finding => ({
  part,
  at,
  title: 'translated twice',
  message: `\`${id}\` has two translations in \`${language}\`.`,
  other: { part: first.part, at: first.translated.at },
})

function orphan(part: Part, { id, at }: Translated, known: Iterable<string>): Finding {
  const near = nearest(id, known)
  return {
    part,
    at,
    title: 'translation of nothing',
    message: `No clause has the id \`${id}\`, so these words translate nothing.`,
    ...(near ? { hint: `Did you mean \`${near}\`?` } : {}),
  }
}

function stale(part: Part, { id, of, at }: Translated, clause: Clause): readonly Finding[] {
  const mark = markOf(clause)
  if (of === mark) return []
  const message =
    of === undefined
      ? 'The heading does not say which English words this was translated from.'
      : `The English words of \`${id}\` have changed since this was translated (from ${of} to ${mark}).`
  return [
    {
      part,
      at,
      title: 'translation too old',
      message,
      hint: `Read both again, then write \`{#${id} ${mark}}\`.`,
    },
  ]
}

function missing(
  parts: readonly Part[],
  language: string,
  clauses: ReadonlyMap<string, Clause>,
  seen: ReadonlyMap<string, unknown>,
): readonly Finding[] {
  return [...clauses.values()].flatMap((clause): readonly Finding[] => {
    if (seen.has(`${language} ${clause.id}`)) return []
    const part = parts.find(({ file }) => file.name === clause.place.file)
    const at = part?.definitions.find(({ kind, name }) => kind === 'id' && name === clause.id)?.at
    if (!part || !at) return []
    const message = `\`${clause.id}\` has no words in \`${language}\`.`
    const hint = `Add \`{#${clause.id} ${markOf(clause)}}\` to a file in rules/${language}/.`
    return [{ part, at, title: 'translation missing', message, hint }]
  })
}
