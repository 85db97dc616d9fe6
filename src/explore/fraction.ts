/** An exact share: whole numbers of any size, in lowest terms, the lower one above 0. */
export interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b))

const lowest = (top: bigint, bottom: bigint): Fraction => {
  const common = divisor(top < 0n ? -top : top, bottom)
  return { top: top / common, bottom: bottom / common }
}

export const none: Fraction = { top: 0n, bottom: 1n }
export const whole: Fraction = { top: 1n, bottom: 1n }

/** The sum of two fractions. */
export const plus = (a: Fraction, b: Fraction): Fraction =>
  lowest(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)

/** A fraction divided among so many. */
export const among = (a: Fraction, count: number): Fraction => lowest(a.top, a.bottom * BigInt(count))

const isLess = (a: Fraction, b: Fraction): boolean => a.top * b.bottom < b.top * a.bottom

/** The smaller of two fractions. */
export const least = (a: Fraction, b: Fraction): Fraction => (isLess(b, a) ? b : a)

/** The larger of two fractions. */
export const most = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? b : a)

/** True if two fractions are the same. */
export const same = (a: Fraction, b: Fraction): boolean => a.top === b.top && a.bottom === b.bottom

/** "1/4", "1", "0". */
export const sayFraction = ({ top, bottom }: Fraction): string =>
  bottom === 1n ? `${top}` : `${top}/${bottom}`
