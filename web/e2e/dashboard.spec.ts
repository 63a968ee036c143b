import { expect, test } from './fixtures.ts'
import { pray, signUpAs } from './people.ts'

// DSH-01 to DSH-08
test('the cards lead where they say', async ({ page, ana }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome, Ana' })).toBeVisible()
  await expect(page.getByText('2 prayers remaining')).toBeVisible()
  const account = page.getByRole('region', { name: 'Account' })
  await expect(account).toContainText(ana.email)
  await expect(account).toContainText('Free')
  await expect(page.getByRole('link', { name: 'Create Prayer' })).toHaveAttribute('href', '/generate')
  await expect(page.getByRole('link', { name: 'Open Journal' })).toHaveAttribute('href', '/journal')
  await expect(page.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/subscribe')
  await account.getByRole('link', { name: 'Account Settings' }).click()

  await expect(page).toHaveURL('/account')
})

// DSH-02, DSH-08
test('a premium member is called so, and sold nothing', async ({ page, ana: _ana }) => {
  await page.route('**/api/v1/me', async (route) => {
    const response = await route.fetch()
    const json = { ...(await response.json()), premium_status: true, prayers_remaining: null }
    await route.fulfill({ response, json })
  })
  await page.goto('/dashboard')

  await expect(page.getByText('Premium Member')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Plans' })).toBeHidden()
})

// DSH-10, DSH-11
test('the paywall leads to the plans', async ({ page, ana, request }) => {
  await pray(request, ana)
  await pray(request, ana)
  await page.goto('/dashboard')
  const paywall = page.getByRole('dialog', { name: 'Upgrade to Premium' })
  await expect(paywall).toContainText('open soon')
  await paywall.getByRole('link', { name: 'View Subscription Plans' }).click()

  await expect(page).toHaveURL('/subscribe')
})

// DSH-13
test('a person who waits for their plan is told when it takes longer than usual', async ({
  page,
  ana: _ana,
}) => {
  await page.route('**/api/v1/me', () => {})
  await page.clock.install()
  await page.goto('/dashboard')
  const waiting = page.getByRole('status', { name: 'Loading your plan' })
  await expect(waiting).toHaveText('')
  await page.clock.runFor(9000)

  await expect(waiting).toHaveText('This is taking longer than usual. Thank you for waiting.')
  await expect(page.getByRole('link', { name: 'Create Prayer' })).toBeVisible()
})

test('a session that ends on the dashboard leads to /auth', async ({ page, ana }) => {
  await page.goto('/dashboard')
  await expect(page.getByText('2 prayers remaining')).toBeVisible()
  const headers = { authorization: `Bearer ${ana.token}` }
  await page.request.post('/auth/v1/logout?scope=global', { headers })
  await expect.poll(async () => (await page.request.get('/api/v1/prayers', { headers })).status()).toBe(401)
  await page.getByRole('link', { name: 'Account Settings' }).click()

  await expect(page).toHaveURL(/\/auth/)
  await expect(page.getByText(/Your session has ended/)).toBeVisible()
})

// ANA-05
test('another person in the same browser sees nothing of the one before', async ({
  page,
  context,
  ana,
  request,
}) => {
  await pray(request, ana, { category: 'Hope' })
  await page.goto('/dashboard')
  await expect(page.getByRole('table', { name: 'What you pray about' })).toContainText('Hope')
  await signUpAs(await context.newPage(), 'Carla')
  // What the session manager listens to when somebody comes back to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

  await expect(page.getByRole('heading', { name: 'Welcome, Carla' })).toBeVisible()
  await expect(page.getByText(/^Nothing here yet/)).toBeVisible()
})

// DSH-09, ANA-01 to ANA-03, ANA-08
test('the habits are tables, of everything and not of the latest ten', async ({ page, ana: _ana }) => {
  const at = new Date().toISOString()
  await page.route('**/api/v1/analytics', (route) =>
    route.fulfill({
      json: {
        activities: [{ action_type: 'saved', category: 'Hope', mood: 'Tired', created_at: at }],
        categories: [
          { category: 'Hope', count: 31 },
          { category: 'Peace', count: 2 },
        ],
        moods: [{ mood: 'Tired', count: 33 }],
      },
    }),
  )
  await page.goto('/dashboard')

  await expect(page.getByRole('tab', { name: 'Analytics' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('table', { name: 'What you pray about' }).getByRole('row')).toHaveText([
    'CategoryPrayers',
    'Hope31',
    'Peace2',
  ])
  await expect(page.getByRole('row', { name: 'Tired 33' })).toBeVisible()
  await expect(page.getByText(/streak|in a row|lost/i)).toHaveCount(0)
})

// DSH-09
test('the tabs are moved between with the arrow keys', async ({ page, ana: _ana }) => {
  await page.goto('/dashboard')
  const tab = page.getByRole('tab', { name: 'Analytics' })
  await tab.focus()
  await page.keyboard.press('ArrowRight')

  await expect(tab).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Analytics' })).toBeVisible()
})

// ANA-06
test('habits that cannot be loaded leave a quiet place, and can be asked for again', async ({
  page,
  ana: _ana,
}) => {
  await page.route('**/api/v1/analytics', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto('/dashboard')
  await expect(page.getByText('Your analytics are not available right now.')).toBeVisible()
  await page.unroute('**/api/v1/analytics')
  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(page.getByText(/Nothing here yet/)).toBeVisible()
})

// APP-11, APP-12
test('Alt+T leads to the news, which wait while somebody is there', async ({ page, ana: _ana }) => {
  await page.clock.install()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Refresh Status' }).click()
  const toast = page.getByText('Subscription status updated')
  await expect(toast).toBeVisible()
  await page.keyboard.press('Alt+KeyT')
  const region = page.getByRole('region', { name: 'Notifications' })
  await expect(region).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(region.getByRole('button', { name: 'Dismiss' })).toBeFocused()
  await page.clock.runFor(10_000)
  await expect(toast).toBeVisible()
  await page.keyboard.press('Enter')

  await expect(toast).toBeHidden()
})

// APP-12
test('a toast goes by itself after four seconds', async ({ page, ana: _ana }) => {
  await page.clock.install()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Refresh Status' }).click()
  const toast = page.getByText('Subscription status updated')
  await expect(toast).toBeVisible()
  await page.clock.runFor(5_000)

  await expect(toast).toBeHidden()
})
