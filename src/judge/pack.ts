import type { Book, Scenario } from '../compiled.ts'

const translationsKey = ',\n"translations":[\n'
const scenariosKey = '\n],\n"scenarios":[\n'
const end = '\n]}\n'

/** A book as JSON in which every scenario and every translation has a line of its own, after all the rest. */
export function packed(book: Book): string {
  const { scenarios, translations, ...rest } = book
  const lines = (items: readonly unknown[]): string => items.map((item) => JSON.stringify(item)).join(',\n')
  const head = JSON.stringify(rest).slice(0, -1)
  return head + translationsKey + lines(translations) + scenariosKey + lines(scenarios) + end
}

/** Which scenarios of a packed book to read. */
export type Wanted = 'all' | 'none' | { readonly name: string }

/**
 * Reads a packed book with the translations into one language (none without) and with the wanted scenarios only: those that hold a name (an id of their
 * own, or of a clause they are about). All of them if none does, so that something near can be suggested.
 */
export function unpacked(json: string, wanted: Wanted, language?: string): Book {
  const from = json.indexOf(translationsKey)
  const to = json.indexOf(scenariosKey, from)
  if (from < 0 || to < 0) return JSON.parse(json) as Book
  const head = JSON.parse(`${json.slice(0, from)}}`) as Omit<Book, 'scenarios' | 'translations'>
  const scenarios = wanted === 'none' ? '' : json.slice(to + scenariosKey.length, -end.length)
  const translations = translated(json.slice(from + translationsKey.length, to), language)
  return { ...head, translations, scenarios: parsed(scenarios, wanted) }
}

function translated(text: string, language: string | undefined): Book['translations'] {
  if (language === undefined) return []
  const lines = text.split(',\n').filter((line) => line.startsWith(`{"language":"${language}"`))
  return JSON.parse(`[${lines.join(',')}]`) as Book['translations']
}

function parsed(text: string, wanted: Wanted): readonly Scenario[] {
  if (text === '') return []
  if (typeof wanted === 'object') {
    const { name } = wanted
    const some = text
      .split(',\n')
      .filter((line) => line.includes(`"${name}"`) || line.startsWith(`{"id":"${name}`))
    if (some.length > 0) return JSON.parse(`[${some.join(',')}]`) as readonly Scenario[]
  }
  return JSON.parse(`[${text}]`) as readonly Scenario[]
}
