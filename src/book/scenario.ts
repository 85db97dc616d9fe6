import type { ParsedBlock } from '../../grammar/parse.ts'
import { slug } from '../text.ts'
import { textIf, walk } from '../tree.ts'
import { noteStretch } from './clause.ts'
import type { Scope } from './scope.ts'

const eras = new Set(['era-from', 'era-until'])

/** Adds the scenario of a block; it is about the clauses of its section that this file's other blocks define. */
export function addScenario(scope: Scope, { head, lines }: ParsedBlock, about: readonly string[]): void {
  const name = textIf(head, 'name')
  if (name === undefined) return
  const id = `${fileName(scope.draft.file.name)}/${slug(name)}`
  scope.define('scenario', id, head.at)
  for (const line of lines) {
    scope.useNames(line)
    for (const tree of walk(line)) {
      if (eras.has(tree.word)) noteStretch(scope, tree)
      if (tree.word === 'given-seat') usePrint(scope, textIf(tree, 'name'), textIf(tree, 'print'), tree.at)
    }
  }
  scope.draft.scenarios.push({
    id,
    name,
    place: scope.place(head.at),
    about,
    lines: lines.map((line) => scope.line(line)),
  })
}

function usePrint(
  scope: Scope,
  name: string | undefined,
  print: string | undefined,
  at: readonly [number, number],
): void {
  if (name === undefined || print === undefined) return
  scope.draft.uses.push({ kind: 'print', name: `${name} (${print})`, at: scope.inFile(at) })
}

const fileName = (path: string): string => path.replace(/^.*[\\/]/, '').replace(/\.md$/, '')
