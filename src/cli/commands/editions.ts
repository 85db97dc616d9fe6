import { shippedBook } from '../book.ts'
import { type Exit, print, printJson } from '../output.ts'

/** `judge editions`: every edition with its first day. */
export function editions({ json }: { readonly json?: boolean }): Exit {
  const { editions: all, fingerprint, variants } = shippedBook('none')
  if (json) {
    printJson({ schema: 1, book: fingerprint, editions: all, variants })
    return 0
  }
  const width = Math.max(...all.map(({ name }) => name.length))
  for (const { name, title, starts, apart } of all)
    print(`${name.padEnd(width)}  ${starts}  ${title}${apart ? ' (stands apart)' : ''}`)
  return 0
}
