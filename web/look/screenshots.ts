import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { type Person, prayAndSave, signUpAs } from '../e2e/people.ts'
import { ask } from '../e2e/prayer-form.ts'
import { browser, stack } from '../e2e/stack.ts'
import { dashboardTabPath, paths, sharedPrayerPath } from '../src/paths.ts'

// Every page on a desk and on a phone, in the light and in the dark, in `web/screenshots`: for people to look at.
// `pnpm screenshots`, or for some pages only `pnpm screenshots / /journal`.

const OUT = path.resolve(import.meta.dirname, '../screenshots')
const WIDTHS = [1280, 390]
const SCHEMES = ['light', 'dark'] as const
const PERSONAL: readonly string[] = [
  paths.dashboard,
  paths.generate,
  paths.journal,
  paths.account,
  paths.thankYou,
]
const DRAWN_WITHIN_MS = 10_000
const SOME_ARTICLE = '/blog/prayer-habit'

const SOME_TOPIC = '/blog/topics/prayer'
/** What has no address of its own, or one that nobody can know before. */
const STATES: Readonly<Record<string, (page: Page, person: Person, prayerId: string) => Promise<void>>> = {
  result: async (page) => {
    await page.goto(paths.generate)
    await ask(page, { situation: 'My mother has surgery on Thursday' })
    await page.getByRole('heading', { name: 'Your prayer', exact: true }).waitFor()
  },
  details: async (page) => {
    await page.goto(paths.journal)
    await page.getByRole('button', { name: 'View Prayer' }).first().click()
  },
  sharing: async (page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click()
  },
  shared: async (page, { token }, prayerId) => {
    const headers = { authorization: `Bearer ${token}` }
    const link = await page.request.put(`/api/v1/prayers/${prayerId}/share`, { headers, data: {} })
    await page.goto(sharedPrayerPath((await link.json()).token))
  },
  'reminders-empty': async (page) => {
    await page.goto(dashboardTabPath('reminders'))
    await page.getByText('No reminders yet').waitFor()
  },
  reminders: async (page, { token }) => {
    const headers = { authorization: `Bearer ${token}` }
    const wishes = [
      { time: '06:30', days_of_week: [2, 3, 4, 5, 6], channels: ['email', 'push'], category: 'Strength' },
      { time: '09:00', days_of_week: [1, 2, 3, 4, 5, 6, 7], timezone: 'America/New_York' },
      { time: '21:00', days_of_week: [1, 7], enabled: false },
    ]
    for (const data of wishes) await page.request.post('/api/v1/reminders', { headers, data })
    await page.goto(dashboardTabPath('reminders'))
    await page.getByRole('button', { name: /^Send me one now: 06:30/ }).click()
    await page.getByRole('button', { name: 'Make a calendar link' }).click()
    await page.getByLabel('Your calendar link').waitFor()
  },
  'reminders-pause': async (page) => {
    await page.getByRole('button', { name: /^Pause: 06:30/ }).click()
    await page.getByRole('dialog').waitFor()
  },
  'reminders-no-day': async (page) => {
    await page.keyboard.press('Escape')
    for (const box of await page.getByRole('checkbox', { name: /day$/ }).all()) await box.uncheck()
    await page.getByRole('button', { name: 'Add Reminder' }).click()
    await page.getByText('Please select at least one day').waitFor()
  },
  // Both free prayers are spent by now.
  paywall: async (page) => {
    await page.goto(paths.generate)
    await page.getByRole('dialog', { name: 'Upgrade to Premium' }).waitFor()
  },
  // From here to premium and to its end, each where the one before it stopped.
  'confirm-plan': async (page) => {
    await page.goto(paths.subscribe)
    await page.getByRole('button', { name: 'Choose Faith Builder' }).click()
  },
  'open-checkout': async (page) => {
    await page.evaluate(() => Object.assign(window, { open: () => null }))
    await page.getByRole('button', { name: 'Proceed to Secure Checkout' }).click()
    await page.getByRole('dialog', { name: 'Open Secure Checkout' }).waitFor()
  },
  'hosted-checkout': async (page) => {
    await page.getByRole('link', { name: 'Open Checkout' }).click()
    await page.getByLabel('Card number').waitFor()
  },
  'thank-you-active': async (page) => {
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText('Your subscription is active').waitFor()
  },
  'dashboard-premium': async (page) => {
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await page.getByText('Premium Member').waitFor()
  },
  'account-premium': async (page) => {
    await page.goto(paths.account)
    await page.getByText('Your next payment is on').waitFor()
  },
  portal: async (page) => {
    await page.evaluate(() => Object.assign(window, { open: () => null }))
    await page.getByRole('button', { name: 'Manage Subscription' }).click()
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await page.getByRole('button', { name: 'Cancel at the end of the period' }).click()
    await page.getByRole('button', { name: 'Resume' }).waitFor()
  },
  'account-cancelled': async (page) => {
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByText('Your plan ends on').waitFor()
  },
}

const asked = process.argv.slice(2)
const all = [
  ...new Set([...Object.values(paths), SOME_ARTICLE, SOME_TOPIC, '/no-such-page', '/blog/no-such-article']),
]
const isAsked = (each: string) => asked.length === 0 || asked.includes(each)
const pages = all.filter(isAsked)
const states = Object.entries(STATES).filter(([name]) => isAsked(name))

if (asked.length === 0) await rm(OUT, { recursive: true, force: true })
await mkdir(OUT, { recursive: true })
const chrome = await chromium.launch({ args: ['--no-sandbox'], ...(browser && { executablePath: browser }) })
for (const width of WIDTHS) {
  for (const colorScheme of SCHEMES) {
    for (const personal of [false, true]) {
      const some = pages.filter((each) => PERSONAL.includes(each) === personal)
      if (some.length > 0 || (personal && states.length > 0))
        await draw(chrome, some, { width, colorScheme, personal })
    }
  }
}
await chrome.close()
console.log(`${OUT} has ${(pages.length + states.length) * WIDTHS.length * SCHEMES.length} pictures`)

interface Form {
  readonly width: number
  readonly colorScheme: 'light' | 'dark'
  readonly personal: boolean
}

async function draw(
  chrome: Browser,
  some: readonly string[],
  { width, colorScheme, personal }: Form,
): Promise<void> {
  const context = await chrome.newContext({
    baseURL: stack.url,
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const take = async (name: string) => {
    await page.waitForLoadState('networkidle')
    // Scripts come after the first paint, and what they ask for after that.
    await page
      .waitForFunction(isDrawn, undefined, { timeout: DRAWN_WITHIN_MS })
      .catch(() => console.warn(`${name} still waits for something; this is how it looks meanwhile`))
    await page.screenshot({ path: path.join(OUT, `${name}-${width}-${colorScheme}.png`), fullPage: true })
  }
  const ana = personal ? await signUpAs(page, 'Ana') : undefined
  const prayer = ana && (await prayAndSave(page.request, ana))
  for (const each of some) {
    await page.goto(each)
    await take(each.slice(1).replaceAll(/[^a-z]+/g, '-') || 'home')
  }
  for (const [name, open] of states) {
    if (!prayer) break
    await open(page, ana, prayer.id)
    await take(name)
  }
  await context.close()
}

/** In the page: its scripts run, and nothing is a skeleton any more. */
function isDrawn(): boolean {
  const scripts = document.querySelector<HTMLTemplateElement>('template#scripts')
  const waits = '[data-skeleton], .mantine-Skeleton-root, [role="status"][class*="words"]'
  return !scripts?.content.childElementCount && !document.querySelector(waits)
}
