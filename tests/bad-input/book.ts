import { readdirSync, readFileSync } from 'node:fs'

/** A file of the shipped book. */
export interface BookFile {
  readonly name: string
  readonly text: string
}

const root = new URL('../../', import.meta.url)

/** All files of the shipped book, without translations. */
export const bookFiles = (): readonly BookFile[] =>
  ['rules', 'cards'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md') && !/^(fr|it)[\\/]/.test(file))
      .sort()
      .map((file) => ({
        name: `${folder}/${file.replaceAll('\\', '/')}`,
        text: readFileSync(new URL(`${folder}/${file}`, root), 'utf8'),
      })),
  )
