import { test as base, expect, type Page } from '@playwright/test'
import { type Person, signUpAs } from './people.ts'
import { stack } from './stack.ts'

interface Fixtures {
  /** Ana, who has just signed up: two prayers left, nothing in her journal. */
  ana: Person
}

/** Every journey also proves that the page is quiet: no error in the console, no request to another host. */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const noises = listenTo(page)
    lookFirst(page)
    await use(page)
    // An answer that a journey was about to change when it ended belongs to no journey any more.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(noises, 'the page complained, or called somebody else').toEqual([])
  },
  ana: async ({ page }, use) => use(await signUpAs(page, 'Ana')),
})

export { expect }

/** Longer than scripts need here; journeys that hold them back, or have none, go on then. */
const LOOKED_AT_MS = 1500

/**
 * Who opens a page looks at it before they press anything, and by then its scripts run: a page is painted before they
 * are fetched. What happens in between has journeys of its own, which go to `commit`.
 */
function lookFirst(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil !== 'commit')
      await page.waitForFunction(isTakenOver, undefined, { timeout: LOOKED_AT_MS }).catch(() => {})
    return response
  }
}

/** In the page: React listens. */
function isTakenOver(): boolean {
  const root = document.getElementById('root')
  return root === null || Object.keys(root).some((key) => key.startsWith('__reactContainer'))
}

function listenTo(page: Page): string[] {
  const noises: string[] = []
  page.on('pageerror', (error) => noises.push(`threw: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message.text())) noises.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== stack.url) noises.push(`asked ${url.origin}`)
  })
  page.on('response', (response) => {
    const isFile = new URL(response.url()).pathname.startsWith('/assets/')
    if (isFile && response.status() >= 400) noises.push(`missing: ${response.url()}`)
  })
  return noises
}

/** The browser itself reports every 4xx and 5xx answer, and every broken line. Those are answers, not mistakes of the page. */
function isRefusal(text: string): boolean {
  return text.startsWith('Failed to load resource')
}
