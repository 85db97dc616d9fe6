#!/usr/bin/env node
import { Command, CommanderError, Option } from 'commander'
import { description, version } from '../../package.json'
import { languages } from '../explain/phrases/phrases.ts'
import { Unanswerable } from '../judge/unanswerable.ts'
import { complain, complainOf, type Exit, endQuietlyWithReader, printJson } from './output.ts'

const judge = new Command('judge')
  .description(description)
  .version(version)
  .exitOverride()
  .configureHelp({ showGlobalOptions: true })

const json = (): Option => new Option('--json', 'print JSON')
const edition = (): Option => new Option('--edition <name>', 'as it was on the last day of an edition')
const on = (): Option =>
  new Option('--on <date>', 'as it was on a day, such as 2004-06-30').conflicts('edition')

const lang = (): Option => new Option('--lang <code>', 'in which language').choices(languages)

/** Commands are loaded when they are called, so that each starts fast. */
function command(usage: string, says: string, options: readonly Option[]): Command {
  const made = judge.command(usage).description(says).exitOverride()
  for (const option of options) made.addOption(option)
  return made
}

/** Carries out a command and sets the exit code. */
function ends(work: Promise<Exit>): Promise<void> {
  return work.then((exit) => {
    process.exitCode = exit
  })
}

const all = new Option('--all', 'in every edition, compared').conflicts(['edition', 'on'])
const readings = new Option('--reading <id...>', 'choose readings')
const path = new Option('--path <answer...>', 'answer coins and choices as `judge explore` names them')
const walk = new Option('--step', 'walk through it with the keys Enter, b, g N, q').conflicts('json')

command('run <name>', 'tell what happens in a scenario: its id, its file, or a clause it is about', [
  edition(),
  on(),
  all,
  walk,
  readings,
  path,
  json(),
]).action((name, flags) => ends(import('./commands/run.ts').then(({ run }) => run(name, flags))))

command('rule <id>', 'show a clause and what speaks for it; an id that ends in a dot lists a topic', [
  edition(),
  on(),
  lang(),
  json(),
]).action((id, flags) => ends(import('./commands/rule.ts').then(({ rule }) => rule(id, flags))))

command('diff <from> <to> [topic]', 'show what differs between two editions or days, side by side', [
  lang(),
  json(),
]).action((from, to, topic, flags) =>
  ends(import('./commands/diff.ts').then(({ diff }) => diff(from, to, topic, flags))),
)

command('glossary [term]', 'list the words of the game, or explain one in all languages', [
  lang(),
  json(),
]).action((term, flags) =>
  ends(import('./commands/glossary.ts').then(({ glossary }) => glossary(term, flags))),
)

command('explore <name>', 'show every way a scenario may end, with its exact probability', [
  edition(),
  on(),
  json(),
]).action((name, flags) => ends(import('./commands/explore.ts').then(({ explore }) => explore(name, flags))))

command('check [paths...]', 'list what is wrong with the book, or with files and folders that use it', [
  json(),
]).action((paths, flags) => ends(import('./commands/check.ts').then(({ check }) => check(paths, flags))))

command('fmt [paths...]', 'set rules in the one layout', [
  new Option('--check', 'only list the files that are not'),
  json(),
]).action((paths, flags) => ends(import('./commands/fmt.ts').then(({ fmt }) => fmt(paths, flags))))

command('editions', 'list the editions', [json()]).action((flags) =>
  ends(import('./commands/editions.ts').then(({ editions }) => editions(flags))),
)

command('demo', 'show four disputed situations resolved', []).action(() =>
  ends(import('./commands/demo.ts').then(({ demo }) => demo())),
)

/** What a failure comes to: a problem on the standard error (and as JSON, where asked for), never a stack trace. */
function failed(error: unknown): Exit {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (error instanceof Unanswerable) {
    complainOf([error.problem])
    if (process.argv.includes('--json')) printJson({ schema: 1, problems: [error.problem] })
    return error.wellPut ? 1 : 2
  }
  complain(
    `judge: a mistake in the program itself: ${error instanceof Error ? error.message : String(error)}`,
  )
  return 2
}

endQuietlyWithReader()
judge.parseAsync().catch((error) => {
  process.exitCode = failed(error)
})
