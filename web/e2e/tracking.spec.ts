import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { newEmail, PASSWORD } from './people.ts'
import { ask } from './prayer-form.ts'

interface Entry {
  readonly event: string
  readonly properties: Record<string, unknown>
}

/** Every batch that the page sends, answered with `status`. */
async function collectBatches(page: Page, status = 202): Promise<Entry[][]> {
  const batches: Entry[][] = []
  await page.route('**/api/v1/events', (route) => {
    batches.push(route.request().postDataJSON())
    return route.fulfill({ status, json: { accepted: 1 } })
  })
  return batches
}

const namesOf = (batches: readonly Entry[][]) => batches.flat().map(({ event }) => event)

function queueOf(page: Page): Promise<Entry[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('analytics_queue') ?? '[]'))
}

// TRK-01, TRK-02, PRC-09, AUT-21
test('a visit is told in batches: where somebody was, never what they wrote', async ({ page }) => {
  test.slow()
  const batches = await collectBatches(page)
  await page.goto('/pricing')
  await page.getByRole('region', { name: 'Free Plan' }).getByRole('link').click()
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.getByRole('link', { name: 'Create Prayer' }).click()
  await ask(page, { situation: 'A long winter' })
  await expect(page.getByRole('heading', { name: 'Your prayer', exact: true })).toBeVisible()

  await expect.poll(() => namesOf(batches), { timeout: 20_000 }).toContain('prayer_generated')
  expect(batches.flat()).toMatchObject([
    { event: 'page_view', properties: { page_path: '/pricing', page_title: 'Pricing' } },
    { event: 'pricing_page_view', properties: {} },
    { event: 'page_view', properties: { page_path: '/auth', page_title: 'Create your account' } },
    { event: 'auth_signup', properties: { method: 'email' } },
    { event: 'page_view', properties: { page_path: '/dashboard', page_title: 'Dashboard' } },
    { event: 'page_view', properties: { page_path: '/generate' } },
    { event: 'page_view', properties: { page_path: '/generate/:id' } },
    { event: 'prayer_generated', properties: {} },
  ])
  expect(JSON.stringify(batches)).not.toMatch(/winter|Peace|Tired|Ana|example\.org/)
  await expect.poll(() => queueOf(page)).toEqual([])
})

test('the server keeps what is sent', async ({ page }) => {
  const sent = page.waitForResponse('**/api/v1/events')
  await page.goto('/pricing')

  expect(await (await sent).json()).toEqual({ accepted: 2 })
})

test('a page that is put away sends what is left at once, and once', async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  const batches = await collectBatches(page)
  await page.goto('/pricing')
  // Time enough for the page to start, and not for what it would send by itself.
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return queueOf(page)
    })
    .toHaveLength(2)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('pagehide'))
  })

  await expect.poll(() => namesOf(batches)).toEqual(['page_view', 'pricing_page_view'])
  expect(await queueOf(page)).toEqual([])
})

// TRK-03
test('what could not be sent is kept, later and later tried again, and never more than 50', async ({
  page,
}) => {
  await page.clock.install()
  const batches = await collectBatches(page, 503)
  await page.goto('/pricing')
  await expect.poll(() => queueOf(page)).toHaveLength(2)
  await page.clock.runFor(11_000)
  await expect.poll(() => batches.length).toBe(1)
  await expect.poll(() => queueOf(page)).toHaveLength(2)
  await page.clock.runFor(25_000)
  expect(batches).toHaveLength(1)
  await page.clock.runFor(20_000)
  await expect.poll(() => batches.length).toBe(2)

  await page.evaluate(() => {
    const entry = { event: 'page_view', properties: { page_path: '/faq' }, timestamp: Date.now() }
    localStorage.setItem('analytics_queue', JSON.stringify(Array(50).fill(entry)))
  })
  await page.getByRole('region', { name: 'Free Plan' }).getByRole('link').click()
  await expect.poll(async () => (await queueOf(page)).at(-1)?.properties.page_path).toBe('/auth')
  expect(await queueOf(page)).toHaveLength(50)
})

test('an address that somebody mistyped is not told', async ({ page }) => {
  const batches = await collectBatches(page)
  await page.goto('/my-brothers-surgery')
  await expect.poll(() => namesOf(batches), { timeout: 20_000 }).toEqual(['page_view'])

  expect(JSON.stringify(batches)).not.toContain('surgery')
})

for (const wish of ['doNotTrack', 'globalPrivacyControl'] as const) {
  test(`${wish} is a no: nothing is noted, and what was is forgotten`, async ({ page }) => {
    const batches = await collectBatches(page)
    await page.addInitScript((name) => {
      const value = name === 'doNotTrack' ? '1' : true
      Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true })
      localStorage.setItem('analytics_queue', '[{"event":"page_view","properties":{},"timestamp":1}]')
    }, wish)
    await page.goto('/pricing')
    await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible()

    await expect.poll(() => queueOf(page)).toEqual([])
    await page.goto('/config.json')
    expect(batches).toEqual([])
  })
}

// TRK-05
test('a browser that keeps nothing, and a server that is away, break nothing', async ({ page }) => {
  await page.route('**/api/v1/events', (route) => route.abort())
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/pricing')

  await expect(page.getByRole('region', { name: 'Monthly' })).toContainText('/month')
})

// D-47: an operator's own counting.
test.describe('with a script of the operator', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/tag.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.told = []; window.gtag = (...all) => window.told.push(all)',
      }),
    )
    // As the gateway fills the page where TAG_SCRIPT and TAG_RECIPIENT are set.
    await page.route(/\/(pricing|auth|faq)$/, async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch()
      const body = (await response.text())
        .replace(/"tagScript":"[^"]*"/, '"tagScript":"/tag.js"')
        .replace(/"tagRecipient":"[^"]*"/, '"tagRecipient":"Counting House"')
      await route.fulfill({ response, body })
    })
  })

  const isLoaded = (page: Page) => page.evaluate(() => 'gtag' in window)
  const told = (page: Page) => page.evaluate(() => Reflect.get(window, 'told'))

  test('nothing runs before a yes, and nothing else is different', async ({ page }) => {
    await page.goto('/pricing')
    const question = page.getByRole('region', { name: 'Counting visits' })
    await expect(question).toContainText('Counting House')
    expect(await isLoaded(page)).toBe(false)
    await question.getByRole('button', { name: 'No' }).click()
    await page.reload()
    await expect(question).toContainText('You have said no.')

    expect(await isLoaded(page)).toBe(false)
  })

  test('after a yes it is told what is on the list, and a no ends it', async ({ page }) => {
    await page.goto('/pricing')
    const question = page.getByRole('region', { name: 'Counting visits' })
    await question.getByRole('button', { name: 'Yes' }).click()
    await expect.poll(() => isLoaded(page)).toBe(true)
    await page.getByRole('region', { name: 'Free Plan' }).getByRole('link').click()
    await expect
      .poll(() => told(page))
      .toEqual([['event', 'page_view', { page_path: '/auth', page_title: 'Create your account' }]])
    await question.getByRole('button', { name: 'No' }).click()

    await expect(question).toContainText('You have said no.')
    await expect.poll(() => isLoaded(page)).toBe(false)
  })
})

test('without one nobody is asked anything', async ({ page }) => {
  await page.goto('/pricing')
  await expect(page.getByRole('region', { name: 'Monthly' })).toContainText('/month')

  await expect(page.getByRole('region', { name: 'Counting visits' })).toHaveCount(0)
})
