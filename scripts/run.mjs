// Bundles one TypeScript program of this folder and runs it with the arguments that follow: node scripts/run.mjs mutants 50 1
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const [name = '', ...args] = process.argv.slice(2)
const outfile = `.cache/${name}.mjs`
await build({
  entryPoints: [`scripts/${name}.ts`],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  banner: {
    js: "import{createRequire as nodeRequire}from'node:module';const require=nodeRequire(import.meta.url);",
  },
  logLevel: 'warning',
})
process.exitCode = spawnSync(process.execPath, [outfile, ...args], { stdio: 'inherit' }).status ?? 1
