import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Unanswerable } from '../judge/unanswerable.ts'
import { sources } from './book.ts'

/** A text somebody wrote, and what it is called in messages. */
export interface SourceText {
  readonly name: string
  readonly text: string
  /** Where it is on the disk; absent for the standard input. */
  readonly path?: string
}

const most = 2_000_000

/** True if an argument is a file rather than the name of something in the book. */
export const isFile = (name: string): boolean => name === '-' || name.endsWith('.md') || existsSync(name)

/** Reads a file, or the standard input for `-`. Throws `Unanswerable` for what is no text of a bearable size. */
export function readSource(path: string): SourceText {
  const name = path === '-' ? 'standard-input.md' : nameOf(path)
  const bytes = path === '-' ? readInput() : readBytes(path)
  if (bytes.length > most) throw unreadable(name, `has ${bytes.length} bytes; ${most} is the most.`)
  return { name, text: decoded(name, bytes), ...(path === '-' ? {} : { path }) }
}

/** All Markdown files in files and folders. */
export const readSources = (paths: readonly string[]): readonly SourceText[] =>
  paths.flatMap(markdownIn).map(readSource)

const unreadable = (name: string, why: string): Unanswerable =>
  new Unanswerable('unreadable', `${name} ${why}`)

function readBytes(path: string): Buffer {
  let size: number
  try {
    const stats = statSync(path)
    if (stats.isDirectory()) throw unreadable(path, 'is a folder, not a file.')
    size = stats.size
    if (size <= most) return readFileSync(path)
  } catch (error) {
    if (error instanceof Unanswerable) throw error
    throw unreadable(path, `can't be read: ${reason(error)}.`)
  }
  throw unreadable(path, `has ${size} bytes; ${most} is the most.`)
}

function readInput(): Buffer {
  try {
    return readFileSync(0)
  } catch (error) {
    throw unreadable('the standard input', `can't be read: ${reason(error)}.`)
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'that is not allowed',
}

/** Why a file could not be read or written, in words. */
export const reason = (error: unknown): string =>
  error instanceof Error && 'code' in error
    ? (reasons[String(error.code)] ?? String(error.code))
    : String(error)

function decoded(name: string, bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Not UTF-8: said below.
  }
  throw unreadable(name, 'is no text in UTF-8.')
}

/** A file of the book goes by the name it has in the book, so that it takes the place of its compiled self. */
function nameOf(path: string): string {
  const inside = relative(fileURLToPath(sources), path).replaceAll('\\', '/')
  return /^(?:rules|cards)\//.test(inside) ? inside : path
}

function markdownIn(path: string): readonly string[] {
  if (path === '-' || !existsSync(path) || !statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((file) => join(path, file))
    .filter((file) => file.endsWith('.md'))
    .sort()
}

/** The folders of the shipped sources; undefined if the program came without them. */
export function shippedSources(): readonly string[] | undefined {
  const folders = ['rules', 'cards'].map((folder) => posix.join(fileURLToPath(sources), folder))
  return folders.every((folder) => existsSync(folder)) ? folders : undefined
}
