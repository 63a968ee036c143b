import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))

export default defineConfig({
  root,
  test: {
    include: [
      '{services/*,gateway,web,proto,scripts}/{src,test,eval,checks,lib,local-servers,build}/**/*.test.{ts,tsx}',
    ],
    globalSetup: [fileURLToPath(new URL('../../services/kit/src/testing/global-setup.ts', import.meta.url))],
    setupFiles: [fileURLToPath(new URL('../../services/kit/src/testing/contract.ts', import.meta.url))],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
})
