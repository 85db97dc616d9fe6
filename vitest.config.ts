import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The package's own entry takes 460 ms to import in every worker, its single file 22 ms.
  resolve: {
    alias: {
      chevrotain: fileURLToPath(new URL('node_modules/chevrotain/lib/chevrotain.min.mjs', import.meta.url)),
    },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    maxWorkers: 2,
    // A test is stopped only if it hangs: on a busy machine all take longer.
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: '.cache/vitest.json' }]],
  },
})
