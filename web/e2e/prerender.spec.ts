import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { expectTakenOver } from './taken-over.ts'

/** Every address that search engines are told of, which is every page of visitors. */
async function publicPages(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(5)
  return addresses.map((address) => new URL(address).pathname)
}

/** Of pages that differ by their words alone, as articles do, one. */
async function kindsOfPages(request: APIRequestContext): Promise<string[]> {
  const pages = await publicPages(request)
  const kindOf = (path: string) => path.split('/').slice(0, -1).join('/') || path
  return [...new Map(pages.map((path) => [kindOf(path), path])).values()]
}

// What the pages say is looked at where they are built (test/pages-of-visitors.test.ts): here they are served.
test('every page of visitors, its links and its picture are answered, with what the operator chose', async ({
  request,
}) => {
  const links = new Set<string>()
  for (const path of await publicPages(request)) {
    const response = await request.get(path)
    const html = await response.text()
    expect.soft(response.status(), path).toBe(200)
    expect.soft(html.replaceAll(/<script.*?<\/script>/gs, ''), path).not.toMatch(/__[A-Z_]+__/)
    expect.soft(html, path).toMatch(/<a [^>]*href="mailto:[^"@]+@[^"]+"/)
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
    expect.soft(new URL(canonical).pathname, path).toBe(path)
    const card = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const picture = await request.get(new URL(card).pathname)
    expect.soft(picture.headers()['content-type'], path).toBe('image/png')
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g)) links.add(href)
  }
  expect(links.size).toBeGreaterThan(20)
  for (const link of links) expect.soft((await request.get(link)).status(), link).toBe(200)

  const [monthly, yearly] = await (await request.get('/api/v1/plans')).json()
  for (const path of ['/pricing', '/subscribe']) {
    const html = await (await request.get(path)).text()
    for (const price of [monthly.price, yearly.price, yearly.monthlyEquivalent])
      expect.soft(html, path).toContain(`$${price}`)
    expect.soft(html, path).toContain(yearly.savings)
  }
  expect((await request.get('/dashboard')).headers()['x-robots-tag']).toBe('noindex')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads, opens questions, follows a topic, and begins a prayer', async ({ page }) => {
    await test.step('The landing page reads completely, and its button leads on', async () => {
      await page.goto('/')
      await expect(page.getByText('The LORD is my shepherd; I shall not want.')).toBeVisible()
      await page.getByText('What does it cost?').click()
      await expect(page.getByText('2 free prayers, then a plan.')).toBeVisible()
      await page.getByLabel('What is on your heart?').fill('My brother')
      await page.getByRole('button', { name: 'Begin a prayer' }).click()
      // The words are not part of the address.
      await expect(page).toHaveURL(/\/generate\??$/)
    })
    await test.step('Onboarding shows all three slides', async () => {
      await page.goto('/onboarding')
      const slides = page.getByRole('main').getByRole('heading', { level: 2 })
      for (const slide of [0, 1, 2]) await expect(slides.nth(slide)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Skip' })).toBeVisible()
    })
    await test.step('A question opens by a press, and by its address', async () => {
      await page.goto('/faq')
      await page.locator('summary', { hasText: 'What happens to what I write?' }).click()
      await expect(page.getByText('is held for 7 days')).toBeVisible()
      await page.goto('/faq#more-than-a-prayer')
      await expect(page.getByText('Then please reach a person first')).toBeVisible()
    })
    await test.step('A topic leads to its articles, and an article is whole', async () => {
      await page.goto('/blog')
      const topics = page.getByRole('navigation', { name: 'Topics' })
      await topics.getByRole('link', { name: /^Scripture/ }).click()
      await expect(page.getByRole('article')).toHaveCount(1)
      await page.goto('/blog/psalms-modern-heart')
      await expect(page.getByText('they are other people’s words, and they are')).toBeVisible()
    })
    await test.step('The plans stand with their prices', async () => {
      for (const path of ['/pricing', '/subscribe']) {
        await page.goto(path)
        await expect(page.getByText('Priority support').first()).toBeVisible()
        await expect(page.getByRole('main')).toContainText(/\$[\d.]+\/month/)
      }
    })
    await test.step('What there is not says so', async () => {
      for (const [path, heading] of [
        ['/no-such-page', 'Oops! Page not found'],
        ['/blog/no-such-article', 'Article Not Found'],
      ] as const) {
        const response = await page.goto(path)
        expect(response?.status()).toBe(404)
        await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      }
    })
  })
})

// Those of a visitor in the light are taken over in the sweep of everywhere.spec.ts.
test('every page is taken over as it stands in the dark, and is right after that of the person', async ({
  page,
  ana: _ana,
  request,
}) => {
  test.slow()
  const expectHers = async (path: string) => {
    await expectTakenOver(page, path)
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get Started Free' })).toHaveCount(0)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const path of await kindsOfPages(request))
    await test.step(`${path}, where the device is dark`, () => expectHers(path))

  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'dark'))
  for (const path of ['/', '/faq', '/blog'])
    await test.step(`${path}, where the person has chosen the dark`, () => expectHers(path))
})
