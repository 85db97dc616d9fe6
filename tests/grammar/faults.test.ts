import { describe, expect, test } from 'vitest'
import type { Fault } from '../../grammar/parse.ts'
import { parse } from '../../grammar/parse.ts'
import type { Span } from '../../src/tree.ts'

/** The source line of a span, with carets below the span. */
function shown(text: string, [from, to]: Span): string {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const line = text.slice(start).split('\n', 1)[0] ?? ''
  return `${line}\n${' '.repeat(from - start)}${'^'.repeat(Math.max(1, to - from))}`
}

/** The faults of a text as a person sees them. */
const report = (text: string): string =>
  parse(text)
    .faults.map(({ at, title, message, hint }: Fault) =>
      [shown(text, at), `${title}: ${message}`, ...(hint ? [hint] : [])].join('\n'),
    )
    .join('\n\n')

const titles = (text: string): readonly string[] => parse(text).faults.map(({ title }) => title)

describe('a mistake is shown at its exact word', () => {
  test('an unknown word, a wrong case, a synonym', () => {
    const text = `rule a.b
  flip a con
  it is now paralyzed
  toss a coin
  a Pokemon can't retreat
  discard 1 Lightning Energy from it
  Flip a coin`
    expect(report(text)).toMatchInlineSnapshot(`
      "  flip a con
               ^^^
      UNKNOWN WORD: I do not know the word \`con\` after \`flip a\`.
      Did you mean \`coin\`?

        it is now paralyzed
                  ^^^^^^^^^
      UNKNOWN WORD: I do not know the word \`paralyzed\` after \`is now\`.
      Did you mean \`Paralyzed\`?

        toss a coin
        ^^^^
      UNKNOWN WORD: I do not know the word \`toss\`.
      Did you mean \`flip\`?

        a Pokemon can't retreat
          ^^^^^^^
      UNKNOWN WORD: I do not know the word \`Pokemon\` after \`a\`.
      Did you mean \`Pokémon\`?

        discard 1 Lightning Energy from it
                  ^^^^^^^^^
      UNKNOWN WORD: I do not know the word \`Lightning\` after \`discard 1\`.
      Did you mean \`[L]\`?

        Flip a coin
        ^^^^
      UNKNOWN WORD: I do not know the word \`Flip\`.
      Did you mean \`flip\`?"
    `)
  })

  test('a word out of place', () => {
    const text = `rule a.b
  flip a coin
    heads: flip a coin
  that player draws a card
  this goes: a.b c.d
  discard 1 [l] Energy from it
  title "x"`
    expect(report(text)).toMatchInlineSnapshot(`
      "    heads: flip a coin
                 ^^^^
      WORD OUT OF PLACE: \`flip\` can't stand here after \`heads:\`.
      Inside a branch, a deed with branches of its own stands in \`( … )\`.

        that player draws a card
                          ^
      WORD OUT OF PLACE: \`a\` can't stand here after \`player draws\`.
      Did you mean \`1\`?

        this goes: a.b c.d
                       ^^^
      WORD OUT OF PLACE: \`c.d\` can't stand here.

        discard 1 [l] Energy from it
                  ^
      WORD OUT OF PLACE: \`[\` can't stand here after \`discard 1\`.
      An Energy symbol is one capital letter: \`[R]\`.

        title "x"
        ^^^^^
      WORD OUT OF PLACE: \`title\` can't stand here."
    `)
  })

  test('a sentence that stops too early', () => {
    const text = `rule a.b
  put 2 damage counters on
  attested base
  whenever a Pokémon evolves: (
    flip a coin
      heads: as usual

rule c.d
  when it is Asleep and`
    expect(report(text)).toMatchInlineSnapshot(`
      "  put 2 damage counters on
                              ^^
      UNFINISHED SENTENCE: The sentence stops after \`on\`.
      Go on with a Pokémon such as \`it\` or \`this Pokémon\`.

        attested base
                 ^^^^
      UNFINISHED SENTENCE: The sentence stops after \`base\`.
      Go on with a source in brackets such as [S0 "Retreat"].

        whenever a Pokémon evolves: (
                                    ^
      UNCLOSED PARENTHESIS: This parenthesis is opened and not closed before the sentence stops after \`usual\`.
      Close it with \`)\`.

        when it is Asleep and
                          ^^^
      UNFINISHED SENTENCE: The sentence stops after \`and\`.
      Go on with a condition such as \`it is Asleep\`."
    `)
  })

  test('a wrong kind of thing', () => {
    const text = `rule a.b
  it draws 1 card
  you is now Asleep`
    expect(report(text)).toMatchInlineSnapshot(`
      "  it draws 1 card
        ^^
      WRONG KIND: What is needed here is a player such as \`you\` or \`that player\`.

        you is now Asleep
        ^^^
      WRONG KIND: What is needed here is a Pokémon such as \`it\` or \`this Pokémon\`."
    `)
  })

  test('what is no word', () => {
    const text = `source S0
  title “x”
  covers "all
  language fr; // French
  found at "x"`
    expect(report(text)).toMatchInlineSnapshot(`
      "  title “x”
              ^^^
      CURLY QUOTES: Quotes are straight here.
      Write \`"x"\`.

        covers "all
               ^^^^
      UNCLOSED QUOTE: This quote is opened and not closed before the line ends.
      Write \`"all"\` if the whole rest of the line is quoted.

        language fr; // French
                   ^
      STRAY CHARACTER: \`;\` is no part of the language.

        language fr; // French
                     ^^^^^^^^^
      NO COMMENTS HERE: The language has no comments: the formatter would lose them.
      Write it as prose above the block."
    `)
  })

  test('a wrong head, and its lines', () => {
    const text = `flip a coin
rules a.b
rule retreat
  flip a con
card Charmander
  hp fifty
rule c.d
  as usual`
    expect(report(text)).toMatchInlineSnapshot(`
      "flip a coin
      ^^^^
      WORD OUT OF PLACE: \`flip\` can't stand here.

      rules a.b
      ^^^^^
      UNKNOWN WORD: I do not know the word \`rules\`.
      Did you mean \`rule\`?

      rule retreat
           ^^^^^^^
      WORD OUT OF PLACE: \`retreat\` can't stand here after \`rule\`.
      An id has a dot: \`retreat.cost\`.

        flip a con
               ^^^
      UNKNOWN WORD: I do not know the word \`con\` after \`flip a\`.
      Did you mean \`coin\`?

      card Charmander
           ^^^^^^^^^^
      UNKNOWN WORD: I do not know the word \`Charmander\` after \`card\`.
      A name of a card or an attack stands in quotes.

        hp fifty
           ^^^^^
      UNKNOWN WORD: I do not know the word \`fifty\` after \`hp\`."
    `)
  })

  test('what could stand there', () => {
    const [fault] = parse('rule a.b it is now Sleepy').faults
    expect(fault?.expected).toEqual(['Active', 'Asleep', 'Burned', 'Confused', 'Paralyzed', 'Poisoned'])
    expect(parse('rule a.b put it').faults[0]?.expected).toMatchInlineSnapshot(`
      [
        "the",
        "an amount such as \`2\` or \`the HP of it\`",
      ]
    `)
  })
})

describe('after a mistake', () => {
  test('the lines before it and after it are kept', () => {
    const { blocks, faults } = parse(
      'rule a.b\n  as usual\n  flip con\n  nothing happens\n\nrule c.d\n  as usual',
    )
    expect(faults).toHaveLength(1)
    expect(blocks.map(({ lines }) => lines.map(({ word }) => word))).toEqual([
      ['as-usual', 'nothing'],
      ['as-usual'],
    ])
  })

  test('the rest of its sentence is not read as lines', () => {
    const text = `rule a.b
  whenever a Pokémon evolves: (
    flip con
    nothing happens
    flip a coin
      heads: as usual
  )
  as usual`
    expect(titles(text)).toEqual(['UNKNOWN WORD'])
    expect(parse(text).blocks[0]?.lines.map(({ word }) => word)).toEqual(['as-usual'])
  })

  test('a fact that begins like a head is no head', () => {
    const { blocks } = parse('card "X"\n  basic [R] Pokémon\n  rule box ex\nrule a.b\n  as usual')
    expect(blocks.map(({ lines }) => lines.length)).toEqual([2, 1])
  })
})

describe('a budget', () => {
  test('of faults', () => {
    const faults = titles(`rule a.b\n${'  xyzzy\n'.repeat(200)}`)
    expect(faults).toHaveLength(51)
    expect(faults.at(-1)).toBe('TOO MANY PROBLEMS')
    expect(titles(`rule a.b\n${'‽ '.repeat(200)}`)).toHaveLength(51)
  })

  test('of characters and words', () => {
    expect(titles(' '.repeat(2_000_001))).toEqual(['TOO LONG'])
    expect(titles('rule a.b as usual '.repeat(100_000))).toEqual(['TOO LONG'])
  })

  test('of depth', () => {
    const nested = (depth: number): string =>
      `rule a.b if it is Asleep: ${'(if it is Asleep: '.repeat(depth)}as usual${')'.repeat(depth)}`
    expect(titles(nested(60))).toEqual([])
    expect(titles(nested(70))).toEqual(['TOO DEEP'])
    expect(titles(nested(20_000))).toEqual(['TOO DEEP'])
    expect(titles(`rule a.b if it is Asleep: ${'('.repeat(100_000)}`)).toHaveLength(1)
  })

  test.each([
    [
      'right sentences',
      'rule a.b\n',
      "  that player draws 1 card and this Pokémon can't retreat this turn\n",
    ],
    ['one long list', 'scenario "x"\nthen cites a.b', ' c.d'],
    ['one long condition', 'rule a.b\nwhen it is Asleep', ' and it is Asleep'],
    ['open parentheses', 'rule a.b\n', '(\n'],
    ['mistakes', 'rule a.b\n', 'flip a con\n'],
    ['quotes', 'rule a.b\n', '" '],
    ['dashes', 'rule a.b ', 'a-'],
    ['dots', 'rule a.b ', 'a.'],
  ])('of time: %s take as long per word when there are more', (_, head, more) => {
    const time = (times: number): number => {
      const text = head + more.repeat(times)
      const start = performance.now()
      parse(text)
      return performance.now() - start
    }
    time(1000)
    const size = Math.min(Math.floor(200_000 / more.split(' ').length), Math.floor(1_900_000 / more.length))
    const [short, long] = [time(size / 10), time(size)]
    expect(long).toBeLessThan(Math.max(400, short * 40))
  })
})
