import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { signUpAs } from './people.ts'
import { stack } from './stack.ts'

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

/** A page that React could not take over as it stands is drawn again, and says so in the console: the fixture fails then. */
async function expectTakenOver(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  // React has the page when it has given it its own properties.
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'))
  })
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(namesThatDiffer), path).toEqual([])
}

/**
 * In the page: what is called otherwise in it than React takes it to be called. React corrects no attribute of what it
 * takes over, and what is drawn later would refer to names that are not there.
 */
function namesThatDiffer(): string[] {
  return [...document.querySelectorAll('#root *')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps'))
    const props: Record<string, unknown> = (key && Reflect.get(element, key)) || {}
    return ['id', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'href', 'src']
      .filter((name) => typeof props[name] === 'string' && props[name] !== element.getAttribute(name))
      .map((name) => `${element.tagName} ${name}: ${props[name]}, not ${element.getAttribute(name)}`)
  })
}

test.describe('without scripts', () => {
  test.slow()
  test.use({ javaScriptEnabled: false })

  test('every page of visitors says what it is about, and shows it', async ({ page, request }) => {
    for (const path of await publicPages(request)) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      const words = ((await page.getByRole('main').textContent()) ?? '').split(/\s+/)
      expect(words.length, `${path} is nearly empty`).toBeGreaterThan(40)
      expect(words.join(' '), path).not.toContain('__')
    }
  })

  test('every link of every page of visitors leads somewhere', async ({ request }) => {
    const links = new Set<string>()
    for (const path of await publicPages(request)) {
      const html = await (await request.get(path)).text()
      for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g)) links.add(href)
    }
    for (const link of links) expect((await request.get(link)).status(), link).toBe(200)
  })

  test('an unknown address and an unknown article say so', async ({ page }) => {
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

test.describe('with scripts', () => {
  test.slow()

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every page is taken over as it stands, in the ${colorScheme}`, async ({ page, request }) => {
      await page.emulateMedia({ colorScheme })
      for (const path of await kindsOfPages(request)) await expectTakenOver(page, path)
    })
  }

  test('every page is taken over as it stands, when the person has chosen the dark', async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.addInitScript(() => localStorage.setItem('mantine-color-scheme-value', 'dark'))
    for (const path of await kindsOfPages(request)) await expectTakenOver(page, path)
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  })

  test('every page is taken over as it stands, and is the person’s right after', async ({
    page,
    ana: _ana,
    request,
  }) => {
    for (const path of await kindsOfPages(request)) await expectTakenOver(page, path)
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get Started Free' })).toHaveCount(0)
  })

  test('an unknown address and an unknown article are taken over', async ({ page }) => {
    await expectTakenOver(page, '/no-such-page')
    await expectTakenOver(page, '/blog/no-such-article')
  })
})

test('every page of visitors has a head for search engines and previews', async ({ page, request }) => {
  test.slow()
  const titles = new Set<string>()
  for (const path of await publicPages(request)) {
    await page.goto(path)
    const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '')
    expect(canonical.pathname, path).toBe(path)
    await expect(page.locator('meta[name=description]'), path).toHaveAttribute('content', /\w{3}/)
    await expect(page.locator('meta[name=robots]'), path).toHaveCount(0)
    const card = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
    const picture = await request.get(new URL(card).pathname)
    expect(picture.headers()['content-type'], path).toBe('image/png')
    titles.add(await page.title())
    for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      expect(JSON.parse(data), path).toHaveProperty('@type')
    }
  }
  expect(titles.size).toBe((await publicPages(request)).length)
})

test('a page for one person is not for search engines', async ({ page, request }) => {
  expect((await request.get('/dashboard')).headers()['x-robots-tag']).toBe('noindex')
  await page.goto('/auth')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

// Whoever only reads does not wait for what signs people in, and is still told when another tab does.
test('a visitor loads no session manager until somebody signs in elsewhere', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await expectTakenOver(page, '/about')
  expect(asked.filter((url) => url.includes('auth-client'))).toEqual([])

  await signUpAs(await page.context().newPage(), 'Ana')

  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
})

// NAV-04: both tabs show a public page; signing out in one reaches the other.
test('a public page follows the session in every tab', async ({ page, ana: _ana }) => {
  await page.goto('/about')
  const other = await page.context().newPage()
  await other.goto('/')
  await expect(other.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  const key = `sb-${new URL(stack.url).hostname.split('.')[0]}-auth-token`

  await page.evaluate((name) => {
    localStorage.removeItem(name)
    new BroadcastChannel(name).postMessage({ event: 'SIGNED_OUT', session: null })
  }, key)

  await expect(other.getByRole('link', { name: 'Get Started Free' })).toBeVisible()
})
