import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { prayAndSave } from './people.ts'
import { ask } from './prayer-form.ts'

interface Screen {
  readonly name: string
  /** Leads to the screen, and waits until it stands. */
  readonly open: (page: Page) => Promise<void>
}

const VISITORS: readonly Screen[] = [
  { name: 'landing', open: (page) => to(page, '/', 'Words to pray when yours run out') },
  {
    name: 'example',
    open: async (page) => {
      await to(page, '/', 'Words to pray when yours run out')
      await page.getByRole('button', { name: 'See an Example' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'onboarding', open: (page) => to(page, '/onboarding', 'How a prayer begins') },
  { name: 'about', open: (page) => to(page, '/about', 'About Selah') },
  { name: 'sign-up', open: (page) => to(page, '/auth', 'Create your account') },
  { name: 'sign-in', open: (page) => to(page, '/auth?mode=login', 'Sign in') },
  { name: 'reset', open: (page) => to(page, '/auth?mode=reset-password', 'Reset your password') },
  { name: 'pricing', open: (page) => to(page, '/pricing', 'Choose Your Plan') },
  { name: 'subscribe', open: (page) => to(page, '/subscribe', 'Pray as often as you need to') },
  { name: '404', open: (page) => to(page, '/nowhere', 'Oops! Page not found') },
  {
    name: 'sign-up with mistakes',
    open: async (page) => {
      await to(page, '/auth', 'Create your account')
      await page.getByRole('button', { name: 'Sign Up' }).click()
    },
  },
]

const PEOPLE: readonly Screen[] = [
  { name: 'dashboard', open: (page) => to(page, '/dashboard', 'Welcome, Ana') },
  { name: 'account', open: (page) => to(page, '/account', 'Account') },
  {
    name: 'account with its forms',
    open: async (page) => {
      await to(page, '/account', 'Account')
      await page.getByRole('button', { name: 'Edit Name' }).click()
      await page.getByRole('button', { name: 'Change Email' }).click()
      await page.getByRole('button', { name: 'Change Password' }).click()
      await page.getByRole('button', { name: 'Set New Password' }).click()
      await expect(page.getByText('Please enter your password')).toBeVisible()
    },
  },
  {
    name: 'sign out everywhere',
    open: async (page) => {
      await to(page, '/account', 'Account')
      await page.getByRole('button', { name: 'Sign Out Everywhere' }).click()
      await expect(page.getByRole('dialog', { name: 'Sign out everywhere?' })).toBeVisible()
    },
  },
  { name: 'thank-you', open: (page) => to(page, '/thank-you', 'Thank you, Ana') },
  { name: 'generate', open: (page) => to(page, '/generate', 'What shall we pray for?') },
  {
    name: 'result',
    open: async (page) => {
      await to(page, '/generate', 'What shall we pray for?')
      await ask(page, { situation: 'A long winter' })
      await expect(page.getByRole('heading', { name: 'Your prayer', exact: true })).toBeVisible()
    },
  },
  {
    name: 'journal',
    open: async (page) => {
      await to(page, '/journal', 'My Journal')
      await expect(page.getByRole('button', { name: 'View Prayer' })).toBeVisible()
    },
  },
  {
    name: 'details',
    open: async (page) => {
      await to(page, '/journal', 'My Journal')
      await page.getByRole('button', { name: 'View Prayer' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'paywall',
    open: async (page) => {
      await page.goto('/generate')
      await expect(page.getByRole('dialog', { name: 'Upgrade to Premium' })).toBeVisible()
    },
  },
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('every screen of visitors is open to everybody', async ({ page }) => {
      for (const screen of VISITORS) await expectOpenToEverybody(page, screen)
    })

    // In this order: the result spends the second prayer, and the paywall needs that.
    test('every screen of people is open to everybody', async ({ page, ana, request }) => {
      await prayAndSave(request, ana)
      for (const screen of PEOPLE) await expectOpenToEverybody(page, screen)
    })
  })
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('no screen of visitors moves sideways', async ({ page }) => {
    for (const screen of VISITORS) await expectNoSidewaysScroll(page, screen)
  })

  test('no screen of people moves sideways', async ({ page, ana, request }) => {
    await prayAndSave(request, ana)
    for (const screen of PEOPLE) await expectNoSidewaysScroll(page, screen)
  })
})

test('an unknown address is a real 404 with a way home', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await page.getByRole('link', { name: 'Return to Home' }).click()

  await expect(page).toHaveURL('/')
})

test('the scheme follows the system until the person chooses', async ({ page }) => {
  const scheme = page.locator('html')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/auth')
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light')

  await page.getByRole('button', { name: 'Switch to dark' }).click()
  await page.reload()
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test('a person who asks for more contrast gets it, in both schemes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' })
    await page.goto('/faq')
    const colours = () =>
      page.evaluate(() => {
        const style = getComputedStyle(document.documentElement)
        return ['--line', '--mantine-color-dimmed', '--accent-text'].map((name) =>
          style.getPropertyValue(name),
        )
      })
    const usual = await colours()
    await page.emulateMedia({ contrast: 'more' })
    const strong = await colours()
    for (const [at, colour] of usual.entries()) expect(strong[at]).not.toBe(colour)
  }
})

test('nothing spins while it waits, for people who ask for less motion', async ({ page, ana: _ana }) => {
  await page.route('**/api/v1/analytics', () => {})
  await page.goto('/dashboard')
  const waiting = page.getByRole('status', { name: 'Loading your analytics' })
  await expect(waiting).toBeVisible()

  const animations = await waiting.evaluate((element) =>
    element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running'),
  )
  expect(animations).toEqual([])
})

test('a word that the network is gone moves nothing', async ({ page, context, ana: _ana }) => {
  await to(page, '/account', 'Account')
  const line = page.getByRole('banner').getByRole('status')
  await expect(line).toHaveText('')
  const place = () => page.getByRole('heading', { level: 1 }).boundingBox()
  const before = await place()
  await context.setOffline(true)

  await expect(line).toHaveText('You are offline. Some things here need the connection.')
  expect(await place()).toEqual(before)
  await context.setOffline(false)
  await expect(line).toHaveText('')
})

for (const colorScheme of ['light', 'dark'] as const) {
  // WCAG 1.4.11: three to one against what is beside it.
  test(`who asks for more contrast sees where a field ends, in the ${colorScheme}`, async ({
    page,
    ana: _ana,
  }) => {
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    await to(page, '/generate', 'What shall we pray for?')
    for (const field of [page.getByLabel('Your situation'), page.getByText('Healing', { exact: true })])
      expect(await field.evaluate(contrastOfEdge)).toBeGreaterThan(3)
  })
}

test('a page whose code is gone shows the error page, and a reload mends it', async ({ page, ana: _ana }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: 'Open Journal' })).toBeVisible()
  await page.route('**/assets/journal-route-*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Open Journal' }).click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await page.unroute('**/assets/journal-route-*.js')
  await page.getByRole('button', { name: 'Reload the page' }).click()

  await expect(page.getByRole('heading', { name: 'My Journal' })).toBeVisible()
})

async function to(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  // A heading may stand before the answers below it have come.
  await page.waitForLoadState('networkidle')
}

async function expectOpenToEverybody(page: Page, { name, open }: Screen): Promise<void> {
  await open(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const found = serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found, `axe on ${name}`).toEqual([])
}

async function expectNoSidewaysScroll(page: Page, { name, open }: Screen): Promise<void> {
  await open(page)
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overhang, `${name} hangs over the edge`).toBeLessThanOrEqual(0)
}

/** In the page: how far the edge of a field is from its ground, as WCAG counts it. */
function contrastOfEdge(field: Element): number {
  const { borderTopColor, backgroundColor } = getComputedStyle(field)
  const [darker = 0, lighter = 0] = [borderTopColor, backgroundColor].map(luminance).sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)

  function luminance(color: string): number {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}
