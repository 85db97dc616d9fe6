// Bundles the command line to dist/judge.mjs, then compiles the rulebook to dist/book.json.
// Whatever is behind a dynamic import (the language: chevrotain, remark) becomes a chunk that loads only when needed.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

/** @satisfies {import('esbuild').BuildOptions} */
const forNode = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  minify: true,
  legalComments: 'none',
  // CommonJS packages (commander) ask for Node's modules with `require`, which an ES module lacks.
  banner: {
    js: "import{createRequire as nodeRequire}from'node:module';const require=nodeRequire(import.meta.url);",
  },
  logLevel: 'warning',
}

// Everything is made beside and put in place at the end, so that whoever runs the command meanwhile meets a whole one.
const made = `.cache/build-${process.pid}`
await build({
  ...forNode,
  entryPoints: { judge: 'src/cli/main.ts' },
  outdir: made,
  outExtension: { '.js': '.mjs' },
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
})
chmodSync(`${made}/judge.mjs`, 0o755)

// The script takes the file to write as its only argument.
const compileBook = `${made}/compile-book.mjs`
await build({ ...forNode, entryPoints: ['scripts/compile-book.ts'], outfile: compileBook })
const { status } = spawnSync(process.execPath, [compileBook, `${made}/book.json`], { stdio: 'inherit' })
rmSync(compileBook)

mkdirSync('dist/chunks', { recursive: true })
const chunks = readdirSync(`${made}/chunks`)
for (const file of [...chunks.map((chunk) => `chunks/${chunk}`), 'book.json', 'sources.json', 'judge.mjs'])
  renameSync(`${made}/${file}`, `dist/${file}`)
for (const old of readdirSync('dist/chunks'))
  if (!chunks.includes(old)) rmSync(`dist/chunks/${old}`, { force: true })
rmSync(made, { recursive: true, force: true })
console.log('build: dist/judge.mjs')
console.log(status === 0 ? 'build: dist/book.json' : 'build: dist/book.json, with problems')
process.exitCode = status ?? 1
