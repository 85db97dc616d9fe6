/**
 * Prints what a translator has to do: each clause without a translation into a language, or with one of older English
 * words, with its id, its mark and the English. Arguments: the language, and a file of rules ("retreat"; all without).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { readFile } from '../src/book/read.ts'
import { toTranslate } from './marks-list.ts'

const [language = '', file] = process.argv.slice(2)
if (!/^[a-z]{2}$/.test(language)) {
  console.error('npm run marks -- fr [retreat]')
  process.exitCode = 2
} else {
  const parts = readdirSync('rules', { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join('rules', name.replaceAll('\\', '/')))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readFile(name, readFileSync(name, 'utf8')))
  const tasks = toTranslate(parts, language, file)
  let last = ''
  for (const task of tasks) {
    if (task.file !== last) console.log(`<!-- ${task.file} → ${task.target} -->\n`)
    last = task.file
    if (task.before !== undefined) console.log(`<!-- was translated from ${task.before} -->\n`)
    console.log(`## ${task.title} {#${task.id} ${task.mark}}\n\n${task.prose}\n`)
  }
  console.error(`${tasks.length} clauses to translate into ${language}`)
}
