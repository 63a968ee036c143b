import { expect, test } from './fixtures.ts'

// PRC-01 to PRC-06, SUB-01, SUB-02, SUB-05, D-01, D-12, D-14
test('a visitor compares the plans, at the prices of now, and begins with the free one', async ({ page }) => {
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

  await test.step('The prices of the catalogue stand on both pages, and nothing looks as if it could be bought', async () => {
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
      await expect(page.getByText('Plans open soon')).toHaveCount(2)
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
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
})

// THX-01 to THX-04, D-46
test('thank-you says what is known of a subscription, and not more, and tells a friend', async ({
  page,
  context,
  ana: _ana,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))

  await test.step('When it cannot ask it says so, and asks again', async () => {
    await page.route('**/api/v1/me', (route) => route.fulfill({ status: 404, json: {} }))
    await page.goto('/thank-you')
    await expect(page.getByText('We could not look up your subscription just now.')).toBeVisible()
    await page.unroute('**/api/v1/me')
    await page.getByRole('button', { name: 'Try again' }).click()
  })

  await test.step('There is none', async () => {
    await expect(page.getByRole('heading', { name: 'Thank you, Ana' })).toBeVisible()
    const none = page.getByText(/We found no subscription/)
    await expect(none).toContainText('Free Plan, with 2 prayers remaining')
    await expect(page.getByText(/subscription is active/)).toBeHidden()
    const first = page.getByRole('link', { name: 'Generate My First Prayer' })
    await expect(first).toHaveAttribute('href', '/generate')
  })

  await test.step('A friend is told by link where the device shares nothing itself', async () => {
    await page.getByRole('button', { name: 'Share with a Friend' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^https?:\/\//)
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('One that is active is named with what it includes', async () => {
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
})
