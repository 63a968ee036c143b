import { expect, test } from './fixtures.ts'
import { pray } from './people.ts'
import { ask } from './prayer-form.ts'

// DSH-01 to DSH-09, DSH-13, ANA-01 to ANA-03, ANA-06, ANA-08
test('a person sees where they stand and what they pray about, also when answers are late or missing', async ({
  page,
  ana,
}) => {
  await test.step('The cards lead where they say', async () => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Welcome, Ana' })).toBeVisible()
    await expect(page.getByText('2 prayers remaining')).toBeVisible()
    const account = page.getByRole('region', { name: 'Account' })
    await expect(account).toContainText(ana.email)
    await expect(account).toContainText('Free')
    for (const [name, path] of [
      ['Create Prayer', '/generate'],
      ['Open Journal', '/journal'],
      ['View Plans', '/subscribe'],
    ] as const)
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', path)
    await account.getByRole('link', { name: 'Account Settings' }).click()
    await expect(page).toHaveURL('/account')
  })

  await test.step('Habits that cannot be loaded leave a quiet place, and can be asked for again', async () => {
    await page.route('**/api/v1/analytics', (route) => route.fulfill({ status: 404, json: {} }))
    await page.goto('/dashboard')
    await expect(page.getByText('Your analytics are not available right now.')).toBeVisible()
    await page.unroute('**/api/v1/analytics')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(/Nothing here yet/)).toBeVisible()
  })

  await test.step('The tabs are moved between with the arrow keys', async () => {
    const tab = page.getByRole('tab', { name: 'Analytics' })
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await tab.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Reminders' })).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: 'Reminders' })).toBeVisible()
    await expect(page).toHaveURL('/dashboard?tab=reminders')
    await page.keyboard.press('ArrowLeft')
    await expect(tab).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: 'Analytics' })).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('The habits are tables, of everything and not of the latest ten', async () => {
    const created_at = new Date().toISOString()
    const habits = {
      activities: [{ action_type: 'saved', category: 'Hope', mood: 'Tired', created_at }],
      categories: [
        { category: 'Hope', count: 31 },
        { category: 'Peace', count: 2 },
      ],
      moods: [{ mood: 'Tired', count: 33 }],
    }
    await page.route('**/api/v1/analytics', (route) => route.fulfill({ json: habits }))
    await page.reload()
    const rows = page.getByRole('table', { name: 'What you pray about' }).getByRole('row')
    await expect(rows).toHaveText(['CategoryPrayers', 'Hope31', 'Peace2'])
    await expect(page.getByRole('row', { name: 'Tired 33' })).toBeVisible()
    await expect(page.getByText(/streak|in a row|lost/i)).toHaveCount(0)
  })

  await test.step('A premium member is called so, and sold nothing', async () => {
    await page.route('**/api/v1/me', async (route) => {
      const response = await route.fetch()
      const json = { ...(await response.json()), premium_status: true, prayers_remaining: null }
      await route.fulfill({ response, json })
    })
    await page.reload()
    await expect(page.getByText('Premium Member')).toBeVisible()
    await expect(page.getByRole('link', { name: 'View Plans' })).toBeHidden()
    await page.unroute('**/api/v1/me')
  })

  await test.step('Somebody who waits is told when it takes longer than usual', async () => {
    await page.route('**/api/v1/me', () => {})
    await page.clock.install()
    await page.goto('/dashboard')
    const waiting = page.getByRole('status', { name: 'Loading your plan' })
    await expect(waiting).toHaveText('')
    await page.clock.runFor(9000)
    await expect(waiting).toHaveText('This is taking longer than usual. Thank you for waiting.')
    await expect(page.getByRole('link', { name: 'Create Prayer' })).toBeVisible()
  })
})

// APP-11, APP-12, DSH-10, DSH-11, ACC-03, ACC-04, ACC-07 to ACC-09, D-02, D-37
test('a person prays from the psalm of the day, uses up their prayers, and is led to the plans', async ({
  page,
  ana,
  request,
}) => {
  await test.step('The psalm of the day can be prayed from', async () => {
    await page.goto('/dashboard')
    const psalm = page.getByRole('region', { name: 'The psalm of the day' })
    const reference = (await psalm.getByText(/^Psalm \d+:\d+/).textContent())?.replace(/ \(.*/, '') ?? ''
    await psalm.getByRole('link', { name: 'Pray from this' }).click()
    await expect(page.getByRole('region', { name: `Praying from ${reference}` })).toBeVisible()
    await ask(page)
    await expect(page.getByRole('article', { name: 'Prayer' })).toContainText(reference)
  })

  const refresh = page.getByRole('button', { name: 'Refresh Status' })
  await test.step('The account counts right, and asks again', async () => {
    await page.goto('/account')
    await expect(page.getByText('Free Plan')).toBeVisible()
    await expect(page.getByText('1 prayer remaining')).toBeVisible()
    await pray(request, ana)
    await refresh.click()
    await expect(page.getByText('Subscription status updated')).toBeVisible()
    await expect(page.getByText('0 prayers remaining')).toBeVisible()
  })

  await test.step('A status that cannot be checked says so', async () => {
    await page.route('**/check-subscription', (route) => route.fulfill({ status: 403, json: {} }))
    await refresh.click()
    await expect(page.getByText('Failed to check subscription status')).toBeVisible()
    await expect(page.getByText('Free Plan')).toBeVisible()
    await page.unroute('**/check-subscription')
    await page.getByRole('link', { name: 'Upgrade to Premium' }).click()
    await expect(page).toHaveURL('/subscribe')
  })

  await test.step('The paywall leads to the plans', async () => {
    await page.goto('/dashboard')
    const paywall = page.getByRole('dialog', { name: 'Upgrade to Premium' })
    await paywall.getByRole('link', { name: 'View Subscription Plans' }).click()
    await expect(page).toHaveURL('/subscribe')
  })

  await test.step('News goes by itself after four seconds, and waits while somebody is there, by Alt+T', async () => {
    await page.clock.install()
    await page.goto('/account')
    const toast = page.getByText('Subscription status updated')
    await refresh.click()
    await expect(toast).toBeVisible()
    await page.clock.runFor(5_000)
    await expect(toast).toBeHidden()

    await refresh.click()
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
})
