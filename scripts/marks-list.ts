import type { Part } from '../src/book/part.ts'
import { markOf } from '../src/book/translation.ts'

/** A clause whose words in a language are missing or too old. */
export interface Task {
  /** The English file, and the one that the translation belongs in. */
  readonly file: string
  readonly target: string
  readonly id: string
  readonly mark: string
  readonly title: string
  readonly prose: string
  /** The mark of the English words that the present translation was made from. */
  readonly before?: string
}

const nameOf = (file: string): string => file.replace(/^rules\//, '').replace(/\.md$/, '')

/** What is to be translated into a language, in the order of the files; of one file only, if one is named. */
export function toTranslate(parts: readonly Part[], language: string, file?: string): readonly Task[] {
  const wanted = file === undefined ? undefined : nameOf(file)
  const done = new Map(
    parts
      .flatMap(({ translations }) => translations)
      .filter((each) => each.language === language)
      .map((each) => [each.id, each.of ?? 'unknown words'] as const),
  )
  return parts
    .filter((part) => wanted === undefined || nameOf(part.file.name) === wanted)
    .flatMap((part) =>
      part.clauses
        .filter((clause) => clause.card === undefined && done.get(clause.id) !== markOf(clause))
        .map((clause): Task => {
          const before = done.get(clause.id)
          return {
            file: part.file.name,
            target: `rules/${language}/${nameOf(part.file.name)}.md`,
            id: clause.id,
            mark: markOf(clause),
            title: clause.title,
            prose: clause.prose,
            ...(before === undefined ? {} : { before }),
          }
        }),
    )
}
