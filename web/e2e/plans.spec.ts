import { expect, test } from './fixtures.ts'

// PRC-01 to PRC-06, D-01, D-12
test('the prices are one catalogue on both pages', async ({ page, request }) => {
  const [monthly, yearly] = await (await request.get('/api/v1/plans')).json()
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
    await expect(page.getByText('30-day money-back guarantee on all plans.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /^support@/ })).toBeVisible()
  }
})

test('what a free account holds, and where it begins', async ({ page }) => {
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible()
  await expect(page.getByText('Start with 2 free prayers', { exact: true })).toBeVisible()
  const free = page.getByRole('region', { name: 'Free Plan' })
  await expect(free).toContainText('All prayer categories')
  await free.getByRole('link', { name: 'Get Started' }).click()

  await expect(page).toHaveURL('/auth')
})

// Until there is a billing service nothing looks as if it could be bought.
test('plans that cannot be bought yet say so, and have no button', async ({ page }) => {
  for (const path of ['/pricing', '/subscribe']) {
    await page.goto(path)
    await expect(page.getByText('Plans open soon')).toHaveCount(2)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  }
})

test('a price that was changed while the page was on its way is the one that is shown', async ({ page }) => {
  await page.route('**/api/v1/plans', async (route) => {
    const response = await route.fetch()
    const [monthly, { savings: _none, ...yearly }] = await response.json()
    await route.fulfill({
      response,
      json: [
        { ...monthly, price: 7 },
        { ...yearly, price: 84, monthlyEquivalent: 7 },
      ],
    })
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
})

test('prices stand although nobody answers', async ({ page }) => {
  const asked = page.waitForRequest('**/api/v1/plans')
  await page.route('**/api/v1/plans', (route) => route.abort())
  await page.goto('/pricing')
  await asked

  await expect(page.getByRole('region', { name: 'Monthly' })).toContainText(/\$[\d.]+\/month/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the plans can be read, with their prices', async ({ page, request }) => {
    const [monthly, yearly] = await (await request.get('/api/v1/plans')).json()
    for (const path of ['/pricing', '/subscribe']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Priority support').first()).toBeVisible()
      const main = page.getByRole('main')
      await expect(main).toContainText('$0')
      await expect(main).toContainText(`$${monthly.price}/month`)
      await expect(main).toContainText(`$${yearly.price}/year`)
      await expect(main).toContainText(`about $${yearly.monthlyEquivalent}/month`)
      await expect(main).toContainText(yearly.savings)
    }
  })
})

// SUB-01, SUB-02, SUB-05, D-14, D-22
test('the way to the plans, and stories that are called samples', async ({ page }) => {
  await page.goto('/subscribe')
  await page.getByRole('link', { name: 'View Plans' }).click()
  await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeInViewport()
  await expect(page.getByText('Most Popular')).toBeVisible()
  await expect(page.getByText('Best Value')).toBeVisible()
  await expect(page.getByText('Cancel anytime')).toBeVisible()
  await expect(page.getByText('30-Day Money-Back', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Starter' })).toContainText(
    'Save both prayers to your journal',
  )
  const stories = page.getByRole('region', { name: 'How people pray with it' })
  await expect(stories.getByText('Sample stories')).toBeVisible()
  await expect(stories.getByRole('figure')).toHaveCount(2)
  // The badge of an encrypted connection stands only where the connection is encrypted.
  await expect(page.getByText('SSL encrypted')).toHaveCount(page.url().startsWith('https') ? 1 : 0)
  await page.getByRole('link', { name: 'Start for Free' }).click()

  await expect(page).toHaveURL('/auth')
})

// THX-01 to THX-03, D-46
test('thank-you says what is known, and not more', async ({ page, ana: _ana }) => {
  await page.goto('/thank-you')
  await expect(page.getByRole('heading', { name: 'Thank you, Ana' })).toBeVisible()
  await expect(page.getByText(/We found no subscription/)).toContainText(
    'Free Plan, with 2 prayers remaining',
  )
  await expect(page.getByText(/subscription is active/)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Generate My First Prayer' })).toHaveAttribute(
    'href',
    '/generate',
  )
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()

  await expect(page).toHaveURL('/dashboard')
})

test('thank-you that cannot ask says so, and asks again', async ({ page, ana: _ana }) => {
  await page.route('**/api/v1/me', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto('/thank-you')
  await expect(page.getByText('We could not look up your subscription just now.')).toBeVisible()
  await page.unroute('**/api/v1/me')
  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(page.getByText(/We found no subscription/)).toBeVisible()
})

test('an active subscription is named with what it includes', async ({ page, ana: _ana }) => {
  await page.route('**/api/v1/me', async (route) => {
    const response = await route.fetch()
    const json = { ...(await response.json()), premium_status: true, prayers_remaining: null }
    await route.fulfill({ response, json })
  })
  await page.goto('/thank-you')

  await expect(page.getByText('Your subscription is active. It includes:')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    'Unlimited prayers',
    'Voice narration',
    'Personal journal',
    'Priority support',
  ])
})

// THX-04
test('a friend is told by link where the device shares nothing itself', async ({
  page,
  ana: _ana,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto('/thank-you')
  await page.getByRole('button', { name: 'Share with a Friend' }).click()

  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^https?:\/\//)
})
