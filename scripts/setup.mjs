// Makes sure that node_modules is what package-lock.json asks for. Needs nothing but Node and npm.
import { execSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const stamp = 'node_modules/.stamp'
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')

if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
  console.log('setup: dependencies are up to date')
} else {
  console.log('setup: installing dependencies (npm ci)')
  execSync('npm ci --include=dev --no-audit --no-fund', { stdio: 'inherit' })
  writeFileSync(stamp, wanted)
}
