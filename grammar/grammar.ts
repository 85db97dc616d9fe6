import { roots } from './blocks.ts'
import { SentenceParser } from './sentences.ts'
import type { TrieRule } from './trie.ts'
import { buildRules } from './trie.ts'

let rules: ReadonlyMap<string, TrieRule> | undefined
let parser: SentenceParser | undefined

/** All rules of the language, built once. */
export const grammarRules = (): ReadonlyMap<string, TrieRule> => {
  rules ??= buildRules(roots)
  return rules
}

/** The one parser, built when it is first needed. A test builds another with every validation on. */
export const sentenceParser = (): SentenceParser => {
  parser ??= new SentenceParser(grammarRules(), true)
  return parser
}
