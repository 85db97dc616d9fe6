/** Lines of at most `width` characters; what is too long is broken at spaces, its later rows under its first word. */
export function wrapped(line: string, width: number): readonly string[] {
  const indent = /^ */.exec(line)?.[0] ?? ''
  const rows: string[] = []
  let row = ''
  for (const word of line.trim().split(/\s+/)) {
    if (row !== '' && indent.length + row.length + 1 + word.length > width) {
      rows.push(indent + row)
      row = word
    } else row = row === '' ? word : `${row} ${word}`
  }
  return [...rows, indent + row]
}

/** Two texts side by side, each wrapped to half of the width, with a line between them. */
export function columns(left: readonly string[], right: readonly string[], width: number): readonly string[] {
  const half = Math.floor((width - 3) / 2)
  const a = left.flatMap((line) => wrapped(line, half))
  const b = right.flatMap((line) => wrapped(line, half))
  return Array.from({ length: Math.max(a.length, b.length) }, (_, i) =>
    `${(a[i] ?? '').padEnd(half)} │ ${b[i] ?? ''}`.trimEnd(),
  )
}
