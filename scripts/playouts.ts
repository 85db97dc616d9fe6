/**
 * Plays whole games at random from set-up in several editions and prints how they ended. Fails if a game breaks a law.
 * Arguments: games an edition (200), the seed of the first game (1), and the only edition to play.
 */
import { readFile } from '../src/book/read.ts'
import type { Book } from '../src/compiled.ts'
import { lastDayOf } from '../src/editions.ts'
import { decks, meetings } from '../tests/engine/decks.ts'
import { lastOf, stepsIn } from '../tests/engine/player.ts'
import { endOf, playOut } from '../tests/engine/playout.ts'
import { violations } from '../tests/engine/whole-games.ts'
import { sourceBook } from './parts.ts'

const count = Number(process.argv[2] ?? 200)
const firstSeed = Number(process.argv[3] ?? 1)
const editions = process.argv[4] ? [process.argv[4]] : Object.keys(decks)
const shown = 5

const { book } = sourceBook(...editions.map((edition) => readFile(`tests/${edition}.md`, meetings(edition))))

interface Tally {
  readonly ends: Map<string, number>
  readonly wrong: string[]
  decisions: number
  steps: number
  turns: number
  restarted: number
  playing: number
}

const add = (ends: Map<string, number>, name: string): void => void ends.set(name, (ends.get(name) ?? 0) + 1)

function playGame(edition: string, seed: number, tally: Tally): void {
  const moment = lastDayOf(book, edition)
  if (!moment) throw new Error(`no edition ${edition}`)
  const from = performance.now()
  const record = playOut(book, moment, seed)
  tally.playing += performance.now() - from
  const { board } = lastOf(record)
  tally.decisions += record.moves.length
  tally.steps += stepsIn(record).length
  tally.turns += board.turn.number
  if (board.restarts > 0) tally.restarted++
  add(tally.ends, [...endOf(record)].sort().join(' + ') || 'unfinished')
  for (const wrong of violations(record, seed))
    tally.wrong.push(`edition ${edition}, seed ${seed} (npm run playouts -- 1 ${seed} ${edition}): ${wrong}`)
}

function playAll(edition: string): Tally {
  const tally: Tally = {
    ends: new Map(),
    wrong: [],
    decisions: 0,
    steps: 0,
    turns: 0,
    restarted: 0,
    playing: 0,
  }
  for (let seed = firstSeed; seed < firstSeed + count; seed++) playGame(edition, seed, tally)
  return tally
}

const titleOf = ({ clauses }: Book, ids: string): string =>
  ids
    .split(' + ')
    .map((id) => clauses.find((each) => each.id === id)?.title ?? id)
    .join(' and ')

function report(edition: string, tally: Tally): void {
  const { ends, wrong, decisions, steps, turns, restarted, playing } = tally
  const speed = Math.round(decisions / (playing / 1000))
  console.log(
    `\n${edition}: ${count} games, ${decisions} decisions, ${steps} steps, ${Math.round(turns / count)} turns a game, ${speed} decisions a second`,
  )
  for (const [ids, n] of [...ends].sort(([, a], [, b]) => b - a))
    console.log(`  ${String(n).padStart(5)}  ${titleOf(book, ids)}${ids === 'unfinished' ? '' : ` [${ids}]`}`)
  if (restarted > 0) console.log(`  ${String(restarted).padStart(5)}  of them begun anew`)
  console.log(`  ${wrong.length} violations`)
  for (const line of wrong.slice(0, shown)) console.log(`  ${line}`)
}

let wrong = 0
for (const edition of editions) {
  const tally = playAll(edition)
  report(edition, tally)
  wrong += tally.wrong.length
}
if (wrong > 0) process.exitCode = 1
