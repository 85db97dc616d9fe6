/** Numbers that look random and are the same for the same seed. */
export class Random {
  private seed: number

  constructor(seed: number) {
    this.seed = seed
  }

  /** A whole number from 0 to below `size`. */
  below(size: number): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % size
  }

  /** One item of a list that is not empty. */
  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }

  /** The items in another order. */
  shuffled<T>(items: readonly T[]): T[] {
    const rest = [...items]
    return items.flatMap(() => rest.splice(this.below(rest.length), 1))
  }
}
