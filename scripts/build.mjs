// Bundles the command line to dist/judge.mjs, then compiles the rulebook to dist/book.json.
// Whatever is behind a dynamic import (the language: chevrotain, remark) becomes a chunk that loads only when needed.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, rmSync } from 'node:fs'
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

rmSync('dist', { recursive: true, force: true })
await build({
  ...forNode,
  entryPoints: { judge: 'src/cli/main.ts' },
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
})
chmodSync('dist/judge.mjs', 0o755)
console.log('build: dist/judge.mjs')

// BOOK: the script takes the file to write as its only argument.
const compileBook = 'scripts/compile-book.ts'
if (existsSync(compileBook)) {
  const bundled = '.cache/compile-book.mjs'
  await build({ ...forNode, entryPoints: [compileBook], outfile: bundled })
  const { status } = spawnSync(process.execPath, [bundled, 'dist/book.json'], { stdio: 'inherit' })
  console.log(status === 0 ? 'build: dist/book.json' : 'build: dist/book.json, with problems')
  process.exitCode = status ?? 1
}
