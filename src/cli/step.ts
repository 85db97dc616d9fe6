import { createInterface, emitKeypressEvents } from 'node:readline'
import { coloured, print } from './output.ts'

/** What a key asks for: another page, an ending, or the digits of a page number that is being typed. */
type Move = { readonly to: number } | 'quit' | undefined

const keys = 'Enter next · b back · g N go to · q quit'

/** Lets a person walk through pages: with single keys on a terminal, else with one command on each line of the input. */
export async function walk(pages: readonly string[]): Promise<void> {
  if (process.stdin.isTTY) await walkByKeys(pages)
  else await walkByLines(pages)
}

const footer = (at: number, pages: readonly string[]): string => `(${at + 1}/${pages.length})  ${keys}`

const within = (at: number, pages: readonly string[]): number => Math.min(Math.max(at, 0), pages.length - 1)

/** Where a command such as "", "b", "g 4" or "q" leads from a page. */
export function moveBy(command: string, at: number): Move {
  const [word = '', number] = command.trim().toLowerCase().split(/\s+/)
  if (word === 'q') return 'quit'
  if (word === 'b') return { to: at - 1 }
  if (word === 'g' && number !== undefined && /^\d+$/.test(number)) return { to: Number(number) - 1 }
  return word === '' || word === 'n' ? { to: at + 1 } : undefined
}

async function walkByLines(pages: readonly string[]): Promise<void> {
  let at = 0
  const show = () => print(`${pages[at] ?? ''}\n\n${footer(at, pages)}\n`)
  show()
  for await (const line of createInterface({ input: process.stdin })) {
    const move = moveBy(line, at)
    if (move === 'quit') return
    if (!move) print(keys)
    else if (within(move.to, pages) === at && move.to > at) return
    else {
      at = within(move.to, pages)
      show()
    }
  }
}

interface Key {
  readonly name?: string
  readonly sequence?: string
  readonly ctrl?: boolean
}

const named: Readonly<Record<string, string>> = {
  return: '',
  enter: '',
  space: '',
  right: '',
  down: '',
  n: '',
  left: 'b',
  up: 'b',
  backspace: 'b',
  b: 'b',
  q: 'q',
  escape: 'q',
}

/** Single keys; after "g" digits are gathered until Enter. */
function walkByKeys(pages: readonly string[]): Promise<void> {
  const { stdin, stdout } = process
  let at = 0
  let typed: string | undefined
  const show = () => {
    const typing = typed === undefined ? '' : `  go to ${typed}`
    stdout.write(`\x1b[2J\x1b[H${coloured(pages[at] ?? '')}\n\n${footer(at, pages)}${typing}\n`)
  }
  return new Promise((resolve) => {
    const end = () => {
      stdin.off('keypress', press)
      stdin.setRawMode(false)
      stdin.pause()
      resolve()
    }
    const press = (_: string | undefined, key: Key) => {
      const command = commandOf(key)
      if (command === 'q') return end()
      const move = command === undefined ? undefined : moveBy(command, at)
      if (move && move !== 'quit') at = within(move.to, pages)
      show()
    }
    const commandOf = ({ name = '', sequence = '', ctrl }: Key): string | undefined => {
      if (ctrl && (name === 'c' || name === 'd')) return 'q'
      if (name === 'g') typed = ''
      else if (typed !== undefined && /^\d$/.test(sequence)) typed += sequence
      else {
        const command = typed ? `g ${typed}` : named[name]
        typed = undefined
        return command
      }
      return undefined
    }
    emitKeypressEvents(stdin)
    stdin.setRawMode(true)
    stdin.on('keypress', press)
    stdin.resume()
    show()
  })
}
