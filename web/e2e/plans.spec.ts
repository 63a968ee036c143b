import { expect, test } from './fixtures.ts'
import { PASSWORD, pray, signUpAs } from './people.ts'

// PRC-01 to PRC-06, PRC-10, SUB-01, SUB-02, SUB-05, SUB-12, D-01, D-12, D-14
test('a visitor compares the plans, at the prices of now, and signs in to come back to the one they chose', async ({
  page,
}) => {
  await test.step('Prices stand although nobody answers', async () => {
    const asked = page.waitForRequest('**/api/v1/plans')
    await page.route('**/api/v1/plans', (route) => route.abort())
    await page.goto('/pricing')
    await asked
    await expect(page.getByRole('region', { name: 'Monthly' })).toContainText(/\$[\d.]+\/month/)
    await page.unroute('**/api/v1/plans')
  })

  await test.step('A price that was changed while the page was on its way is the one that is shown', async () => {
    await page.route('**/api/v1/plans', async (route) => {
      const response = await route.fetch()
      const [monthly, { savings: _none, ...yearly }] = await response.json()
      const changed = { ...yearly, price: 84, monthlyEquivalent: 7 }
      await route.fulfill({ response, json: [{ ...monthly, price: 7 }, changed] })
    })
    for (const [path, monthly, yearly] of [
      ['/pricing', 'Monthly', 'Yearly'],
      ['/subscribe', 'Faith Builder', 'Faithful Member'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('region', { name: monthly })).toContainText('$7/month')
      await expect(page.getByRole('region', { name: yearly })).toContainText('$84/yearabout $7/month')
      await expect(page.getByText(/Save \d/)).toBeHidden()
    }
    await page.unroute('**/api/v1/plans')
  })

  await test.step('The prices of the catalogue stand on both pages', async () => {
    const [monthly, yearly] = await (await page.request.get('/api/v1/plans')).json()
    for (const [path, names] of [
      ['/pricing', ['Monthly', 'Yearly']],
      ['/subscribe', ['Faith Builder', 'Faithful Member']],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('region', { name: names[0] })).toContainText(`$${monthly.price}/month`)
      const card = page.getByRole('region', { name: names[1] })
      await expect(card).toContainText(`$${yearly.price}/year`)
      await expect(card).toContainText(`about $${yearly.monthlyEquivalent}/month`)
      await expect(card).toContainText(yearly.savings)
      await expect(page.getByRole('main').getByRole('button', { name: 'Choose' })).toHaveCount(2)
    }
  })

  await test.step('The way leads to the plans, and from the free one to an account', async () => {
    // The badge of an encrypted connection stands only where the connection is encrypted.
    await expect(page.getByText('SSL encrypted')).toHaveCount(page.url().startsWith('https') ? 1 : 0)
    await page.getByRole('link', { name: 'View Plans' }).click()
    await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeInViewport()
    await page.getByRole('link', { name: 'Start for Free' }).click()
    await expect(page).toHaveURL('/auth')
    await page.goto('/pricing')
    await page.getByRole('region', { name: 'Free Plan' }).getByRole('link', { name: 'Get Started' }).click()
    await expect(page).toHaveURL('/auth')
  })

  await test.step('Who chooses a plan signs in first, and comes back to it', async () => {
    const { email } = await signUpAs(page, 'Ana')
    await page.evaluate(() => localStorage.clear())
    await page.goto('/pricing')
    await page.getByRole('button', { name: 'Choose Monthly' }).click()
    await expect(page.getByText('Please sign in to subscribe')).toBeVisible()
    await page.getByRole('link', { name: 'Sign in' }).click()
    // Both forms have these fields.
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/subscribe')
  })
})

// DSH-10, SUB-07 to SUB-14, THX-02, ACC-03 to ACC-09, APP-08
test('a person whose free prayers are used pays for a plan, and leaves as easily', async ({
  page,
  context,
  request,
  ana,
}) => {
  await pray(request, ana)
  await pray(request, ana)
  const choose = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Choose Faith Builder' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm Your Plan' })
    await expect(dialog).toContainText('Faith Builder (Monthly)')
    await expect(dialog).toContainText(/\$[\d.]+\/mo/)
    await dialog.getByRole('button', { name: 'Proceed to Secure Checkout' }).click()
  }

  await test.step('A browser that opens no tab leaves the way to the person', async () => {
    await page.goto('/dashboard')
    await page.getByRole('dialog').getByRole('link', { name: 'View Subscription Plans' }).click()
    await page.evaluate(() => Object.assign(window, { open: () => null }))
    await choose()
    const overlay = page.getByRole('dialog', { name: 'Open Secure Checkout' })
    await expect(overlay.getByRole('link', { name: 'Open Checkout' })).toHaveAttribute('href', /\/c\/pay\//)
    await overlay.getByRole('button', { name: 'Back to plans' }).click()
    await page.reload()
  })

  const paying = context.waitForEvent('page')
  await choose()
  const tab = await paying

  await test.step('A card that is declined charges nothing, and another one pays', async () => {
    await tab.getByLabel('Card number').fill('4000 0000 0000 0002')
    await tab.getByRole('button', { name: 'Subscribe' }).click()
    await expect(tab.getByRole('alert')).toContainText('declined')
    await tab.getByLabel('Card number').fill('4242 4242 4242 4242')
    await tab.getByRole('button', { name: 'Subscribe' }).click()
    await expect(tab.getByText('Your subscription is active.')).toBeVisible()
  })

  await test.step('They are premium everywhere', async () => {
    await tab.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect(tab.getByText('Premium Member')).toBeVisible()
    await tab.getByRole('link', { name: 'Create Prayer' }).click()
    await expect(tab.getByRole('heading', { name: 'What shall we pray for?' })).toBeVisible()
    await page.goto('/pricing')
    await expect(page.getByRole('link', { name: 'Manage Subscription' })).toHaveCount(2)
  })

  await test.step('They end it, and have what they paid for', async () => {
    await page.goto('/account')
    const subscription = page.getByRole('region', { name: 'Subscription' })
    await expect(subscription).toContainText('Your next payment is on')
    const managing = context.waitForEvent('page')
    await subscription.getByRole('button', { name: 'Manage Subscription' }).click()
    const portal = await managing
    await portal.getByRole('button', { name: 'Cancel at the end of the period' }).click()
    await expect(portal.getByRole('button', { name: 'Resume' })).toBeVisible()
    await subscription.getByRole('button', { name: 'Refresh Status' }).click()
    await expect(page.getByText('Subscription status updated')).toBeVisible()
    await expect(subscription).toContainText('Your plan ends on')
    await expect(subscription).toContainText('Premium')
  })
})

// THX-01 to THX-04, D-46
test('thank-you says that there is no subscription, and tells a friend', async ({
  page,
  context,
  ana: _ana,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto('/thank-you')

  await expect(page.getByRole('heading', { name: 'Thank you, Ana' })).toBeVisible()
  const none = page.getByText(/We found no subscription/)
  await expect(none).toContainText('Free Plan, with 2 prayers remaining')
  const first = page.getByRole('link', { name: 'Generate My First Prayer' })
  await expect(first).toHaveAttribute('href', '/generate')
  await page.getByRole('button', { name: 'Share with a Friend' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^https?:\/\//)
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})
