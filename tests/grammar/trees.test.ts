import { expect, test } from 'vitest'
import { format } from '../../grammar/format.ts'
import { parse } from '../../grammar/parse.ts'
import type { Tree } from '../../src/tree.ts'
import { isTree } from '../../src/tree.ts'

/** A tree as a short text: `word(slot: …)`, lists in brackets, texts in quotes. */
function short(tree: Tree): string {
  const item = (value: Tree | string | number): string =>
    isTree(value) ? short(value) : JSON.stringify(value)
  const slots = Object.entries(tree.slots).map(
    ([name, slot]) =>
      `${name}: ${Array.isArray(slot) ? `[${slot.map(item).join(', ')}]` : item(slot as Tree)}`,
  )
  return slots.length > 0 ? `${tree.word}(${slots.join(', ')})` : tree.word
}

/** The blocks of a text as short texts; the text must be laid out as the formatter does it, and be without mistakes. */
function read(text: string): string {
  const { blocks, faults } = parse(text)
  expect(faults).toEqual([])
  expect(format(blocks)).toBe(text)
  return blocks.map(({ head, lines }) => [head, ...lines].map(short).join('\n')).join('\n\n')
}

test('an exception', () => {
  const text = `exception retreat.confused to retreat.switch
  from base until ex
  attested base [S0 "Confus"]
  when the retreating Pokémon is Confused
  flip a coin
    heads: as usual
    tails: the retreat fails and the retreating Pokémon can't retreat this turn
`
  expect(read(text)).toMatchInlineSnapshot(`
    "exception(id: "retreat.confused", to: "retreat.switch")
    from(start: edition-boundary(edition: "base"), end: edition-boundary(edition: "ex"))
    attested(marks: [mark(edition: "base", cites: [cite(source: "S0", section: "Confus")])])
    when(condition: all(tests: [has-status(pokemon: role-pokemon(role: retreating), status: [confused])]))
    flip(heads: [as-usual], tails: [fails(process: the-retreat), cant-this-turn(who: role-pokemon(role: retreating), action: retreat)])"
  `)
})

test('an order, and an order changed', () => {
  expect(
    read(`rule attack.order
  from base and in pocket
  this goes: attack.announce, attack.damage, (always) game.check

exception attack.late to attack.order
  this goes as usual, with attack.confusion before attack.choices, without attack.baby
`),
  ).toMatchInlineSnapshot(`
    "rule(id: "attack.order")
    from(start: edition-boundary(edition: "base"), apart: "pocket")
    goes(steps: [step(id: "attack.announce"), step(id: "attack.damage"), always(id: "game.check")])

    exception(id: "attack.late", to: "attack.order")
    goes-changed(moves: [move-before(id: "attack.confusion", mark: "attack.choices"), drop(id: "attack.baby")])"
  `)
})

test('a permission, a prohibition and a value', () => {
  expect(
    read(`rule retreat.once
  a player can retreat: retreat.cost, retreat.switch
  a Pokémon can't retreat while it is Asleep or Paralyzed
  the Retreat Cost of a Pokémon is what is printed
  at damage.late, the damage to a Pokémon is 10 more while it is Active and that player has the turn
`),
  ).toMatchInlineSnapshot(`
    "rule(id: "retreat.once")
    offers(who: a-player, action: retreat, steps: [step(id: "retreat.cost"), step(id: "retreat.switch")])
    cant(who: a-pokemon, action: retreat, condition: all(tests: [has-status(pokemon: it, status: [asleep, paralyzed])]))
    is(value: retreat-cost(of: a-pokemon), change: printed)
    is-at(stage: "damage.late", value: damage(of: a-pokemon), change: more(amount: number(number: 10)), condition: all(tests: [is-active(pokemon: it), is-turn(player: that-player)]))"
  `)
})

test('a trigger with deeds in parentheses', () => {
  expect(
    read(`rule checkup.burn
  whenever a Pokémon becomes Burned: (
    its owner flips a coin
      heads: it is no longer Burned
      tails: put 2 damage counters on it
    if either it is Active or its owner has the turn: the turn ends
  )
`),
  ).toMatchInlineSnapshot(`
    "rule(id: "checkup.burn")
    whenever(event: becomes(status: burned), do: [group(body: [flip-by(player: its-owner, heads: [recover(pokemon: it, status: [burned])], tails: [put-counters(amount: number(number: 2), pokemon: it)]), if(condition: all(tests: [any(tests: [is-active(pokemon: it), is-turn(player: its-owner)])]), then: [turn-ends])])])"
  `)
})

test('a card', () => {
  expect(
    read(`card "Voltkit" ("Own 1")
  basic [L] Pokémon · hp 50 · weakness [F] ×2 · retreat cost 1
  attack "Static Snap" [L] does 10
    flip a coin
      heads: the Defending Pokémon is now Paralyzed
  attack "Overdrive" [L][L][C] does 60
    cost: discard 1 [L] Energy from this Pokémon
    flip a coin
      tails: this Pokémon does 20 damage to itself
  body "Quick Feet"
    the Retreat Cost of this Pokémon is 1 less
`),
  ).toMatchInlineSnapshot(`
    "card(name: "Voltkit", print: "Own 1")
    facts(facts: [basic(types: ["L"]), printed-hp(number: 50), weakness(symbol: "F", modifier: "×2"), printed-cost(number: 1)])
    card-attack(name: "Static Snap", cost: ["L"], amount: number(number: 10))
    flip(heads: [become(pokemon: role-pokemon(role: defending), status: paralyzed)])
    card-attack(name: "Overdrive", cost: ["L", "L", "C"], amount: number(number: 60))
    card-cost(do: [discard-energy(amount: number(number: 1), symbol: "L", pokemon: this-pokemon)])
    flip(tails: [do-damage-self(source: this-pokemon, amount: number(number: 20))])
    card-body(name: "Quick Feet")
    is(value: retreat-cost(of: this-pokemon), change: less(amount: number(number: 1)))"
  `)
})

test('a scenario', () => {
  expect(
    read(`scenario "Confused, pays, tails"
  given Active "Charmander" ("Base Set 46") with 2 "Fire Energy" and 1 "Potion" has 20 damage is Confused
  given Benched "Squirtle"
  when "Charmander" retreats paying 1 "Fire Energy" for "Squirtle"
  when the coin is tails, until ex
  then until ex: "Charmander" is Active, 1 "Fire Energy" in your discard pile, cites retreat.cost retreat.confused
  then from ex: "Squirtle" is Active, no coin flip
`),
  ).toMatchInlineSnapshot(`
    "scenario(name: "Confused, pays, tails")
    given-seat(seat: my-active, name: "Charmander", print: "Base Set 46", cards: [count(number: 2, name: "Fire Energy"), count(number: 1, name: "Potion")], damage: 20, status: [confused])
    given-seat(seat: my-bench, name: "Squirtle")
    when-retreats(name: "Charmander", cards: [count(number: 1, name: "Fire Energy")], next: "Squirtle")
    when-coin(face: face-tails, era: era-until(end: edition-boundary(edition: "ex")))
    then-in(era: era-until(end: edition-boundary(edition: "ex")), claims: [is-active-now(name: "Charmander"), in-discard(cards: [count(number: 1, name: "Fire Energy")], side: mine), cites(ids: ["retreat.cost", "retreat.confused"])])
    then-in(era: era-from(start: edition-boundary(edition: "ex")), claims: [is-active-now(name: "Squirtle"), no-coin])"
  `)
})

test('an edition, a source and a ruling', () => {
  expect(
    read(`edition base
  starts 1999-01-09
  title "Base Set to Neo"

source S0
  title "Règles"
  language it
  ranks as rulebook

ruling pay.double to pay.provides
  dated 2017-06-01
  authority rules-team
  standing disputed
  end disputed [UPC] [S4 "g"] "2002"
  from 2017-06-01
`),
  ).toMatchInlineSnapshot(`
    "edition(name: "base")
    starts(date: "1999-01-09")
    title(string: "Base Set to Neo")

    source(name: "S0")
    title(string: "Règles")
    language(name: "it")
    ranks(name: "rulebook")

    ruling(id: "pay.double", to: "pay.provides")
    dated(date: "2017-06-01")
    authority(name: "rules-team")
    standing(name: "disputed")
    end-disputed(cites: [cite(source: "UPC"), cite(source: "S4", section: "g")], note: "2002")
    from(start: date-boundary(date: "2017-06-01"))"
  `)
})

test('spans are places in the text', () => {
  const text = 'rule a.b\n  it is now Active'
  expect(parse(text).blocks).toEqual([
    {
      at: [0, 27],
      head: { word: 'rule', at: [0, 8], slots: { id: 'a.b' } },
      lines: [{ word: 'promote', at: [11, 27], slots: { pokemon: { word: 'it', at: [11, 13], slots: {} } } }],
    },
  ])
})

test('one or many follows the number or the player', () => {
  const text =
    'rule a.b you draws 1 cards that player draw 2 card you draw 1 card that player takes the Prizes due'
  expect(format(parse(text).blocks)).toBe(`rule a.b
  you draw 1 card
  that player draws 2 cards
  you draw 1 card
  that player takes the Prizes due
`)
})
