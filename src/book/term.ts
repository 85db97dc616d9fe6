import type { ParsedBlock } from '../../grammar/parse.ts'
import type { Term } from '../compiled.ts'
import { type Tree, text, texts } from '../tree.ts'
import type { Scope } from './scope.ts'

/** The languages that every term is explained in. */
const languages = ['en', 'fr', 'it'] as const

const lineWords: ReadonlySet<string> = new Set(['called', 'means', 'also', 'see'])

/** Adds the term of a block that starts with `term`; the English name is in its head, the other languages need `called`; all need `means`. */
export function addTerm(scope: Scope, { head, lines }: ParsedBlock): void {
  const name = text(head, 'name')
  scope.define('term', name, head.at)
  for (const line of lines) checkLine(scope, line)
  const words = languages.flatMap((language) => wordsIn(scope, head, lines, language))
  scope.draft.terms.push({
    name,
    words,
    see: lines.flatMap((line) => (line.word === 'see' ? texts(line, 'ids') : [])),
  })
}

function checkLine(scope: Scope, line: Tree): void {
  scope.useNames(line)
  if (!lineWords.has(line.word))
    scope.report(line.at, {
      title: 'misplaced line',
      message: 'A term has lines that begin with `called`, `means`, `also` and `see`.',
    })
  const language = line.slots.language
  if (typeof language === 'string' && !languages.some((known) => known === language))
    scope.report(scope.leaf(line, language), {
      title: 'unknown language',
      message: `\`${language}\` is no language of the glossary.`,
      expected: languages,
    })
}

function wordsIn(scope: Scope, head: Tree, lines: readonly Tree[], language: string): Term['words'] {
  const said = (word: string) =>
    lines.filter((line) => line.word === word && line.slots.language === language)
  const [line] = said('called')
  const called = language === 'en' ? text(head, 'name') : line && text(line, 'string')
  const [means] = said('means')
  if (called === undefined || !means) {
    scope.reportMissing(head, {
      title: 'incomplete term',
      message: `This term needs ${language === 'en' ? '' : '`called` and '}\`means\` in \`${language}\`.`,
    })
    return []
  }
  const also = said('also').flatMap((line) => texts(line, 'names'))
  return [{ language, called, means: text(means, 'string'), also }]
}
