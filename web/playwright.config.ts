import { defineConfig } from '@playwright/test'
import { browser, stack } from './e2e/stack.ts'

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 1,
  forbidOnly: true,
  // A journey has many steps, and two cores hold the whole product and the browser.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: stack.url,
    browserName: 'chromium',
    launchOptions: { args: ['--no-sandbox'], ...(browser && { executablePath: browser }) },
    // Playwright's routes do not see what a service worker asks for; the journeys about it allow it.
    serviceWorkers: 'block',
    // Recording every journey takes a quarter longer: one that failed is walked again with it.
    trace: 'on-first-retry',
    // The page is the same without its transitions, and a test need not wait for them.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
