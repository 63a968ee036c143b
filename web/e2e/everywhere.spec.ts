import type { Page } from '@playwright/test'
import { expectOpenInEveryWay } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { prayAndSave } from './people.ts'
import { ask } from './prayer-form.ts'
import { expectTakenOver } from './taken-over.ts'

interface Screen {
  readonly name: string
  /** Leads to the screen, and waits until it stands. */
  readonly open: (page: Page) => Promise<void>
}

const PUBLIC: readonly Screen[] = [
  prerendered('landing', '/', 'Words to pray when yours run out'),
  {
    name: 'example',
    open: async (page) => {
      await to(page, '/', 'Words to pray when yours run out')
      await page.getByRole('button', { name: 'See an Example' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  prerendered('onboarding', '/onboarding', 'How a prayer begins'),
  prerendered('about', '/about', 'About Selah'),
  { name: 'sign-up', open: (page) => to(page, '/auth', 'Create your account') },
  { name: 'sign-in', open: (page) => to(page, '/auth?mode=login', 'Sign in') },
  { name: 'reset', open: (page) => to(page, '/auth?mode=reset-password', 'Reset your password') },
  prerendered('pricing', '/pricing', 'Choose Your Plan'),
  prerendered('subscribe', '/subscribe', 'Pray as often as you need to'),
  prerendered('404', '/nowhere', 'Oops! Page not found'),
  prerendered('no such article', '/blog/no-such-article', 'Article Not Found'),
  {
    name: 'sign-up with mistakes',
    open: async (page) => {
      await to(page, '/auth', 'Create your account')
      await page.getByRole('button', { name: 'Sign Up' }).click()
    },
  },
]

const TEXTS = [
  '/faq',
  '/privacy',
  '/terms',
  '/disclaimer',
  '/blog',
  '/blog/topics/growth',
  '/blog/power-of-personalized-prayer',
  '/blog/digital-journaling',
  '/blog/stillness-clarity',
  '/blog/prayer-habit',
  '/blog/psalms-modern-heart',
] as const

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

test.describe('in the light, in the dark, and on a small phone', () => {
  test.slow()

  test('every screen of visitors is open to everybody', async ({ page }) => {
    for (const screen of PUBLIC) await look(page, screen)
  })

  test('everything to read is open to everybody, also in letters twice as large', async ({ page }) => {
    for (const path of TEXTS) {
      await test.step(path, async () => {
        await expectTakenOver(page, path)
        await page.locator('details').evaluateAll((all) => {
          for (const each of all) each.setAttribute('open', '')
        })
        await expectOpenInEveryWay(page, path, { isText: true })
      })
    }
  })

  // In this order: the result spends the second prayer, and the paywall needs that.
  test('every screen of people is open to everybody', async ({ page, ana, request }) => {
    await prayAndSave(request, ana)
    for (const screen of PEOPLE) await look(page, screen)
  })
})

test('a person who asks their device for more contrast, or for less motion, gets it', async ({
  page,
  ana: _ana,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`Colours are stronger in the ${colorScheme}, and a field ends where one sees it`, async () => {
      await page.emulateMedia({ colorScheme, contrast: 'no-preference' })
      await to(page, '/generate', 'What shall we pray for?')
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
      // WCAG 1.4.11: three to one against what is beside it.
      for (const field of [page.getByLabel('Your situation'), page.getByText('Healing', { exact: true })])
        expect(await field.evaluate(contrastOfEdge)).toBeGreaterThan(3)
    })
  }

  await test.step('Nothing spins while it waits', async () => {
    await page.route('**/api/v1/analytics', () => {})
    await page.goto('/dashboard')
    const waiting = page.getByRole('status', { name: 'Loading your analytics' })
    await expect(waiting).toBeVisible()
    const animations = await waiting.evaluate((element) =>
      element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running'),
    )
    expect(animations).toEqual([])
  })
})

test('a person is told when the network or the code of a page is gone, and goes on later', async ({
  page,
  context,
  ana: _ana,
}) => {
  await test.step('A word that the network is gone moves nothing', async () => {
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

  await test.step('A page whose code is gone shows the error page, and a reload mends it', async () => {
    await page.goto('/dashboard')
    await expect(page.getByRole('link', { name: 'Open Journal' })).toBeVisible()
    await page.route('**/assets/journal-*.js', (route) => route.abort())
    await page.getByRole('link', { name: 'Open Journal' }).click()
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await page.unroute('**/assets/journal-*.js')
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('heading', { name: 'My Journal' })).toBeVisible()
  })
})

function prerendered(name: string, path: string, heading: string): Screen {
  return {
    name,
    open: async (page) => {
      await expectTakenOver(page, path)
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    },
  }
}

async function to(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  // A heading may stand before the answers below it have come.
  await page.waitForLoadState('networkidle')
}

function look(page: Page, { name, open }: Screen): Promise<void> {
  return test.step(name, async () => {
    await open(page)
    await expectOpenInEveryWay(page, name)
  })
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
