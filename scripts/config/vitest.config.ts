import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './longest-first.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

export default defineConfig({
  root: at('.'),
  test: {
    pool: 'forks',
    // More than the two cores of a small machine: tests wait for servers, timers and processes half of the time.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'services',
          include: ['{services/*,gateway,proto,scripts}/{src,test,eval,checks,lib,local-servers}/**/*.test.ts'],
          globalSetup: [at('services/kit/src/testing/global-setup.ts')],
          setupFiles: [at('services/kit/src/testing/contract-setup.ts')],
          // Our modules keep no state between apps, and loading them for each file took half of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'web', include: ['web/{src,test,build}/**/*.test.{ts,tsx}'] },
      },
    ],
  },
})
