import type { Book, Term } from '../compiled.ts'
import type { Language } from './phrases/phrases.ts'

/** A term of the glossary in one language. */
export interface Meaning {
  readonly name: string
  readonly called: string
  readonly means: string
}

/** Lower case and without accents, so that words can be compared however they are typed. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’`]/g, "'")
    .toLowerCase()

/** What a term is called in a language, then what else people call it. */
export function namesIn({ words }: Term, language: Language): readonly string[] {
  return words.filter((each) => each.language === language).flatMap(({ called, also }) => [called, ...also])
}

/** A term in one language; undefined if the glossary does not have it there. */
export function meaningOf({ name, words }: Term, language: Language): Meaning | undefined {
  const found = words.find((each) => each.language === language)
  return found && { name, called: found.called, means: found.means }
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** The terms that a text in a language uses, each once; where one name lies in another ("Retreat Cost"), only the longer counts. */
export function termsIn(book: Book, text: string, language: Language): readonly Meaning[] {
  const names = book.terms
    .flatMap((term) => namesIn(term, language).map((name) => ({ term, name: folded(name) })))
    .sort((a, b) => b.name.length - a.name.length)
  let left = folded(text)
  const found = new Set<Term>()
  for (const { term, name } of names) {
    const shape = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?:s|es|x)?(?![\\p{L}\\p{N}])`, 'gu')
    const rest = left.replace(shape, ' ')
    if (rest !== left) found.add(term)
    left = rest
  }
  return book.terms.filter((term) => found.has(term)).flatMap((term) => meaningOf(term, language) ?? [])
}

/** The first sentence of a definition, cut at a word if it is long. */
export function shortened(means: string, most = 100): string {
  const [first = ''] = means.split(/(?<=[\p{Ll}\p{N})]\.)\s(?=\p{Lu})/u)
  if (first.length <= most) return first
  return `${first.slice(0, first.lastIndexOf(' ', most))} …`
}
