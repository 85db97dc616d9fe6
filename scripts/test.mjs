// Runs every check, all of them even after one fails, and closes with one line: "N passed, N failed".
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const report = '.cache/vitest.json'
const parts = {
  types: ['typescript/bin/tsc', '--noEmit'],
  'lint and format': ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  tests: ['vitest/vitest.mjs', 'run'],
}

rmSync(report, { force: true })
const failed = Object.entries(parts).filter(([name, [script, ...args]]) => {
  console.log(`test: ${name}`)
  return spawnSync(process.execPath, [`node_modules/${script}`, ...args], { stdio: 'inherit' }).status !== 0
})
for (const [name] of failed) console.log(`test: FAILED in ${name}`)

const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = counts
const skipped = numPendingTests + numTodoTests
console.log(`${numPassedTests} passed, ${numFailedTests} failed${skipped ? `, ${skipped} skipped` : ''}`)

process.exitCode = failed.length > 0 || numPassedTests + numFailedTests === 0 ? 1 : 0
