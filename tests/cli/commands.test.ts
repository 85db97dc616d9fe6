import { describe, expect, test, vi } from 'vitest'
import { judge, misfits } from './process.ts'

vi.setConfig({ testTimeout: 60_000 })

const retreat = 'retreat/confused-pays-tails'

describe('judge run', () => {
  test('tells a scenario in one edition', () => {
    const { exit, out } = judge(['run', retreat, '--edition', 'base'])
    expect(exit).toBe(0)
    expect(out).toContain('base · Base Set (Wizards of the Coast) · 2000-12-15 · holds')
    expect(out).toContain('[retreat.confused] Retreating while Confused: the coin is tails.')
    expect(out).toMatch(/refused by \[retreat\.confused\]/)
  })

  test('takes the newest edition of the chain, and says so', () => {
    const { exit, out } = judge(['run', retreat])
    expect(exit).toBe(0)
    expect(out).toMatch(/^No edition was asked for/)
    expect(out).toContain('\nme · Mega Evolution · today · holds')
  })

  test('takes a day', () => {
    expect(judge(['run', retreat, '--on', '2003-06-30']).out).toContain('ecard · Expedition · 2003-06-30')
    expect(judge(['run', retreat, '--on', '2003-07-01']).out).toContain(
      'ex · EX Ruby & Sapphire · 2003-07-01',
    )
  })

  test('compares all editions, those alike together', () => {
    const { exit, out } = judge(['run', retreat, '--all'])
    expect(exit).toBe(0)
    expect(out.match(/^(\S+), told in/gm)).toEqual([
      'base–ecard, told in',
      'ex–me, told in',
      'pocket, told in',
    ])
  })

  test('finds scenarios by the clause they are about', () => {
    const { exit, out } = judge(['run', 'retreat.confused', '--edition', 'base'])
    expect(exit).toBe(0)
    expect(out).toContain('(retreat/confused-pays-tails)')
    expect(out).toContain('(retreat/confused-pays-heads)')
  })

  test('gives JSON that fits its schema', () => {
    const { exit, out } = judge(['run', 'retreat.confused', '--all', '--json'])
    expect(exit).toBe(0)
    expect(misfits('run', out)).toEqual([])
  })

  test('gives JSON that fits its schema where the rules are not settled', () => {
    const { out } = judge(['run', 'win.even', '--all', '--json'])
    expect(misfits('run', out)).toEqual([])
    expect(JSON.parse(out).scenarios[0].outcome.text).not.toBe('')
  })

  test('reads with another reading when asked', () => {
    const { exit, out } = judge(['run', 'pay.stop', '--edition', 'ex', '--reading', 'pay.cards'])
    expect(exit).toBe(1)
    expect(out).toContain('[pay.cards]')
  })
})

describe('judge run --path', () => {
  const path = ['pays 1 Fire Energy', 'heads', 'Machop']

  test('takes the answers that explore names, in place of those of the script', () => {
    const explored = JSON.parse(judge(['explore', retreat, '--edition', 'base', '--json']).out)
    expect(explored.outcomes.map((each: { path: string[] }) => each.path)).toContainEqual(path)
    const { exit, out } = judge(['run', retreat, '--edition', 'base', '--path', ...path])
    expect(exit).toBe(0)
    expect(out).toContain('Machop becomes Active, Charmander goes to the Bench')
  })

  test('says what could be answered where an answer does not fit', () => {
    const { exit, err } = judge(['run', retreat, '--edition', 'base', '--path', 'pays 1 Fire Energy', 'hats'])
    expect(exit).toBe(2)
    expect(err).toContain('There could be: "heads", "tails".')
  })
})

describe('judge run --step', () => {
  const walk = (keys: string) => judge(['run', retreat, '--edition', 'base', '--step'], keys)

  test('goes on with Enter and back with b', () => {
    const { exit, out } = walk('\n\nb\nq\n')
    expect(exit).toBe(0)
    expect(out.match(/^\(\d+\/\d+\)/gm)?.map((page) => page.split('/')[0])).toEqual(['(1', '(2', '(3', '(2'])
  })

  test('goes to a page by its number, and no further than the last', () => {
    const { out } = walk('g 3\ng 99\n')
    const pages = out.match(/^\(\d+\/\d+\)/gm) ?? []
    expect(pages[1]).toMatch(/^\(3\//)
    expect(pages[2]).toMatch(/^\((\d+)\/\1\)/)
    expect(out).toContain('Rests on')
  })

  test('ends after the last page, and at the end of the input', () => {
    expect(walk('g 99\n\n').exit).toBe(0)
    expect(walk('').out).toMatch(/^\(1\//m)
  })
})

describe('judge rule', () => {
  test('says that a clause has ended, where, and what holds instead', () => {
    const { exit, out } = judge(['rule', 'retreat.confused', '--edition', 'ex'])
    expect(exit).toBe(0)
    expect(out).toContain('In ex (2007-04-30): not in force. It ended with ex (2003-07-01)')
    expect(out).toContain(
      '[retreat.switch] The Pokémon change places holds, attested in ex: EX rules (French)',
    )
    expect(out).toContain('Its end is disputed')
  })

  test('says that nothing of the chain reaches Pocket by itself', () => {
    expect(judge(['rule', 'retreat.confused', '--edition', 'pocket']).out).toContain(
      'No clause of pocket says this',
    )
  })

  test('lists a topic', () => {
    const { exit, out } = judge(['rule', 'retreat.'])
    expect(exit).toBe(0)
    expect(out).toMatch(/^\[retreat\.order\]/m)
    expect(out).toMatch(/^\[retreat\.confused\]/m)
  })

  test('gives JSON that fits its schema', () => {
    expect(misfits('rule', judge(['rule', 'retreat.', '--edition', 'ex', '--json']).out)).toEqual([])
  })
})

test('judge explore gives every way to end, as text and as JSON', () => {
  const { exit, out } = judge(['explore', retreat, '--edition', 'base'])
  expect(exit).toBe(0)
  expect(out).toMatch(/^1\/2 {2}pays 1 Fire Energy, tails/m)
  expect(misfits('explore', judge(['explore', retreat, '--edition', 'base', '--json']).out)).toEqual([])
})

test('judge editions lists them', () => {
  const { exit, out } = judge(['editions'])
  expect(exit).toBe(0)
  expect(out).toMatch(/^base +1999-01-09/m)
  expect(JSON.parse(judge(['editions', '--json']).out).editions).not.toHaveLength(0)
})

test('judge demo shows four situations', () => {
  const { exit, out } = judge(['demo'])
  expect(exit).toBe(0)
  expect(out.match(/^\d\. /gm)).toHaveLength(4)
})

describe('judge rule --lang', () => {
  test('has the fixed words of the page in the language, and says where the English is shown', () => {
    const { exit, out } = judge(['rule', 'retreat.confused', '--edition', 'base', '--lang', 'it'])
    expect(exit).toBe(0)
    expect(out).toContain('In base (2000-12-15): in vigore, attestata in base')
    expect(out).toMatch(/^Storia$/m)
  })

  test('tells when a clause began, what changed it, and what came after', () => {
    expect(judge(['rule', 'burned.flip']).out).toMatch(
      /^ {2}2002-09-15 ecard: begins, .*\n {2}2017-02-03 sm: changed by \[burned\.counters\]/m,
    )
    expect(judge(['rule', 'retreat.confused']).out).toMatch(
      /^ {2}2003-07-01 ex: ends\n {4}its end is disputed: .*\n {2}2003-07-01 ex: then \[retreat\.switch\]/m,
    )
  })

  test('knows three languages', () => {
    expect(judge(['rule', 'retreat.confused', '--lang', 'de']).exit).toBe(2)
  })
})
