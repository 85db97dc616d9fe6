import { readdirSync, readFileSync } from 'node:fs'

/** A file of the book. */
export interface Source {
  readonly name: string
  readonly text: string
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.md') && !/^rules\/(?:fr|it)\//.test(file))

/** The files of the rules and the cards. */
export const sources = (): readonly Source[] =>
  ['rules', 'cards'].flatMap(filesIn).map((name) => ({ name, text: readFileSync(name, 'utf8') }))

/** Cards and boards that only the bench uses. */
export const benchBoards: Source = {
  name: 'rules/zz-bench.md',
  text: `# Bench

\`\`\`judge
card "Bench Runner"
  basic [C] Pokémon · hp 300 · retreat cost 1
  attack "Poke" [C] does 10
  attack "Sixteen" [C] does 10 for each heads
    first: (flip 16 coins)

card "Bench Energy"
  basic Energy · provides [C]

scenario "turns"
  given Active "Bench Runner" with 4 "Bench Energy"
  given Benched "Bench Runner" with 4 "Bench Energy"
  given the opponent's Active "Bench Runner" with 4 "Bench Energy"
  given the opponent's Benched "Bench Runner" with 4 "Bench Energy"

scenario "small"
  given Active "Bench Runner" with 2 "Bench Energy"
  given Benched "Bench Runner"
  given the opponent's Active "Bench Runner"
  given your deck: 1 cards
  given the opponent's deck: 1 cards

scenario "large"
  given Active "Bench Runner" with 2 "Bench Energy"
  given Benched "Bench Runner"
  given the opponent's Active "Bench Runner"
  given your deck: 53 cards
  given the opponent's deck: 53 cards

scenario "sixteen"
  given Active "Bench Runner" with 1 "Bench Energy"
  when "Bench Runner" attacks with "Sixteen"
\`\`\`
`,
}
