import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ask } from './prayer-form.ts'
import { prayerOn } from './result-page.ts'

const GENERATE = '**/api/v1/generate-prayer'
const CANCEL = '**/api/v1/generations/*/cancel'
const FIRST_WORDS = [
  'event: accepted\ndata: {"generation_id":"0190f0f0-0000-7000-8000-000000000000"}\n\n',
  'event: text\ndata: {"part":"address","text":"Lord, hear these first words."}\n\n',
].join('')

test('a prayer left while it is written is taken up again', async ({ page, ana: _ana }) => {
  await beginOnly(page)
  await askAndLeave(page)
  await page.getByRole('link', { name: 'Create Prayer' }).click()

  await expect(prayerOn(page)).toBeVisible()
})

test('a prayer left when it could not be had is taken up again', async ({ page, ana: _ana }) => {
  await page.route(GENERATE, (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '50' }, json: {} }),
  )
  await page.goto('/generate')
  await ask(page)
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.unroute(GENERATE)
  const again = Promise.withResolvers<void>()
  await page.route(GENERATE, async (route) => {
    await again.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'Create Prayer' }).click()
  await expect(page.getByRole('heading', { name: 'Composing your prayer' })).toBeVisible()
  again.resolve()

  await expect(prayerOn(page)).toBeVisible()
})

test('Cancel throws no prayer away that is whole already', async ({ page, ana: _ana }) => {
  const cancelled = Promise.withResolvers<void>()
  await page.route(CANCEL, async (route) => {
    await route.fulfill({ status: 204 })
    cancelled.resolve()
  })
  await page.route(GENERATE, async (route) => {
    await cancelled.promise
    await route.continue()
  })
  await beginOnly(page)
  await askAndLeave(page)
  await page.getByRole('link', { name: 'Create Prayer' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await expect(prayerOn(page)).toBeVisible()
})

test('who cancels and leaves at once does not ask for another prayer by coming back', async ({
  page,
  ana: _ana,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const left = Promise.withResolvers<void>()
  await page.route(CANCEL, async (route) => {
    await left.promise
    await route.fulfill({ status: 204 })
  })
  await beginOnly(page)
  await page.goto('/generate')
  await ask(page, { situation: 'A long winter' })
  await expect(page.getByText('Lord, hear these first words.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
  const answer = page.waitForResponse(CANCEL)
  left.resolve()
  await answer
  await page.getByRole('link', { name: 'Create Prayer' }).click()

  await expect(page.getByLabel('Your situation')).toHaveValue('A long winter')
  expect(asked.filter((url) => url.endsWith('/generate-prayer'))).toEqual([])
})

test('what was cancelled is not asked for again over a broken line', async ({ page, ana: _ana }) => {
  await page.clock.install()
  let asked = 0
  await page.route(GENERATE, (route) => {
    asked += 1
    return route.fulfill({ contentType: 'text/event-stream', body: FIRST_WORDS })
  })
  const me = Promise.withResolvers<void>()
  await page.route(CANCEL, async (route) => {
    await page.route('**/api/v1/me', async (later) => {
      await me.promise
      await later.continue()
    })
    await route.fulfill({ status: 204 })
  })
  await page.goto('/generate')
  await ask(page)
  await expect(page.getByText('The connection was lost.')).toBeVisible()
  const counting = page.waitForRequest('**/api/v1/me')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await counting
  const before = asked
  await page.clock.runFor(10_000)
  me.resolve()

  await expect(page.getByRole('heading', { name: 'What shall we pray for?' })).toBeVisible()
  expect(asked).toBe(before)
})

/** The first asking is answered in the page: some words come, and the line stays open. */
async function beginOnly(page: Page): Promise<void> {
  await page.addInitScript((words) => {
    const { fetch } = window
    let isFirst = true
    window.fetch = (input, init) => {
      const request = new Request(input, init)
      if (!isFirst || !request.url.endsWith('/generate-prayer')) return fetch(request)
      isFirst = false
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(words))
          request.signal.addEventListener('abort', () => controller.error(request.signal.reason))
        },
      })
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
    }
  }, FIRST_WORDS)
}

async function askAndLeave(page: Page): Promise<void> {
  await page.goto('/generate')
  await ask(page)
  await expect(page.getByText('Lord, hear these first words.')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
}
