import type { ParsedBlock } from '../../grammar/parse.ts'
import { type Tree, textIf } from '../tree.ts'
import type { Scope } from './scope.ts'

interface Allowed {
  readonly needs: readonly string[]
  readonly may: readonly string[]
}

const entryLines: Readonly<Record<string, Allowed>> = {
  edition: { needs: ['starts'], may: ['title', 'apart'] },
  source: { needs: ['title', 'language', 'published', 'ranks'], may: ['found', 'covers'] },
  variant: { needs: [], may: ['title'] },
}

/** What the author writes for a line. */
const written: Readonly<Record<string, string>> = {
  apart: 'stands apart',
  ranks: 'ranks as',
  found: 'found at',
}

/** Adds the edition, source or variant of a block. */
export function addEntry(scope: Scope, block: ParsedBlock): void {
  const { head, lines } = block
  const name = textIf(head, 'name')
  const allowed = entryLines[head.word]
  if (name === undefined || !allowed) return
  checkLines(scope, block, allowed)
  const said = (word: string): string | undefined => {
    const line = lines.find((each) => each.word === word)
    return line && Object.values(line.slots).find((slot) => typeof slot === 'string')
  }
  const title = said('title') ?? name
  scope.define(head.word as 'edition' | 'source' | 'variant', name, head.at)
  if (head.word === 'variant') scope.draft.variants.push({ name, title })
  else if (head.word === 'edition') {
    const apart = lines.some((line) => line.word === 'apart')
    if (apart) scope.define('apart', name, head.at)
    scope.draft.editions.push({ name, title, starts: said('starts') ?? '1996-10-20', apart })
  } else addSource(scope, head, name, title, said)
}

function addSource(
  scope: Scope,
  head: Tree,
  name: string,
  title: string,
  said: (word: string) => string | undefined,
): void {
  const found = said('found')
  const covers = said('covers')
  scope.draft.sources.push({
    name,
    title,
    language: said('language') ?? 'en',
    published: said('published') ?? '',
    authority: said('ranks') ?? 'community',
    ...(found === undefined ? {} : { found }),
    ...(covers === undefined ? {} : { covers }),
    place: scope.place(head.at),
  })
}

function checkLines(scope: Scope, block: ParsedBlock, { needs, may }: Allowed): void {
  const { head, lines } = block
  const seen = new Set<string>()
  const say = (word: string) => `\`${written[word] ?? word}\``
  for (const line of lines) {
    scope.useNames(line)
    if (![...needs, ...may].includes(line.word))
      scope.report(line.at, {
        title: 'misplaced line',
        message: `An entry for an ${head.word} has no line that starts with ${say(line.word)}.`.replace(
          /an (?![aeiou])/,
          'a ',
        ),
        expected: [...needs, ...may].map((word) => written[word] ?? word),
      })
    else if (seen.has(line.word))
      scope.report(line.at, {
        title: 'said twice',
        message: `The entry already has a line with ${say(line.word)}.`,
      })
    seen.add(line.word)
  }
  const missing = needs.filter((word) => !seen.has(word)).map(say)
  if (missing.length > 0)
    scope.reportMissing(head, {
      title: 'incomplete entry',
      message: `This entry still needs ${missing.join(' and ')}.`,
    })
}
