/** How many single letters must be added, dropped, changed or swapped to make one word of another. */
export function distance(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = above
    above = row
  }
  return above[b.length] ?? 0
}

interface Near {
  readonly name: string
  readonly far: number
}

/** The candidates within a letter in four of a word (one letter in short words), nearest first; case does not count. */
function ranked(word: string, candidates: Iterable<string>): readonly Near[] {
  const wanted = word.toLowerCase()
  const allowed = wanted.length < 3 ? 0 : Math.max(1, Math.floor(wanted.length / 4))
  const close: Near[] = []
  for (const name of new Set(candidates)) {
    if (Math.abs(name.length - wanted.length) > allowed) continue
    const far = distance(wanted, name.toLowerCase())
    if (far <= allowed) close.push({ name, far })
  }
  return close.sort((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1))
}

/** The candidates that a writer may have meant, nearest first, at most `most` of them. */
export const nearestOf = (word: string, candidates: Iterable<string>, most = 3): readonly string[] =>
  ranked(word, candidates)
    .slice(0, most)
    .map(({ name }) => name)

/** The candidate that a writer most likely meant; undefined if none is near, or if two are equally near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const [first, second] = ranked(word, candidates)
  return first && first.far === second?.far ? undefined : first?.name
}

const spoken: Readonly<Record<string, string>> = {
  '♀': ' f',
  '♂': ' m',
  δ: ' delta',
  '★': ' star',
  '&': ' and ',
}

/** A name as a part of an id: lower case, letters and digits joined by dashes; "x" if nothing of it is left. */
export const slug = (name: string): string =>
  name
    .replace(/[♀♂δ★&]/g, (sign) => spoken[sign] ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'x'

/** A short, stable fingerprint of a text (cyrb53: 53 bits, in hexadecimal); not safe against forgery. */
export function fingerprint(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(16).padStart(14, '0')
}
