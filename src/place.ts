/** A place in a file: lines and columns count from 1; `length` is how many characters the span covers on that line. */
export interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly length: number
  /** The headings around the place, outermost first. */
  readonly heading: readonly string[]
}

/** "file:line:column › heading › heading" as every problem prints it. */
export const sayPlace = (place: Place): string =>
  [`${place.file}:${place.line}:${place.column}`, ...place.heading].join(' › ')
