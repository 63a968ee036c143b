import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { newEmail, PASSWORD, pray, signUpAs } from './people.ts'

async function openAccount(page: Page): Promise<void> {
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
}

// APP-04
test('a visitor is sent to /auth', async ({ page }) => {
  for (const path of ['/account', '/thank-you']) {
    await page.goto(path)
    await expect(page).toHaveURL('/auth')
  }
})

// ACC-01, ACC-02
test('the name is changed in its place, and everywhere', async ({ page, ana: _ana }) => {
  await openAccount(page)
  await page.getByRole('button', { name: 'Edit Name' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill('  Ana Maria ')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByText('Your name is saved')).toBeVisible()
  await expect(page.getByText('Ana Maria', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Name' })).toBeFocused()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Ana Maria' })).toBeVisible()
})

// A page asks who is here as it opens: what it hears late is older than what was changed meanwhile.
test('an answer from before the change does not bring the old name back', async ({ page, ana: _ana }) => {
  const release = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/api/v1/me', async (route) => {
    asked += 1
    if (asked > 1) return route.continue()
    const response = await route.fetch()
    await release.promise
    await route.fulfill({ response })
  })
  await openAccount(page)
  await page.getByRole('button', { name: 'Edit Name' }).click()
  await page.getByLabel('Name').fill('Ana Maria')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your name is saved')).toBeVisible()
  release.resolve()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()

  await expect(page.getByRole('heading', { name: 'Welcome, Ana Maria' })).toBeVisible()
})

// ACC-02, DSH-01
test('somebody without a name reads Not set, and is welcomed as a friend', async ({ page, ana: _ana }) => {
  await openAccount(page)
  await page.getByRole('button', { name: 'Edit Name' }).click()
  await page.getByLabel('Name').fill('')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByText('Not set')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Not set')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Friend' })).toBeVisible()
})

test('a change given up changes nothing', async ({ page, ana: _ana }) => {
  await openAccount(page)
  await page.getByRole('button', { name: 'Edit Name' }).click()
  await page.getByLabel('Name').fill('Somebody else')
  await page.getByRole('button', { name: 'Cancel' }).click()

  await expect(page.getByText('Ana', { exact: true })).toBeVisible()
})

test('an address that somebody else has is refused at its field', async ({ page, context, ana: _ana }) => {
  const { email } = await signUpAs(await context.newPage(), 'Carla')
  await signUpAs(page, 'Ana')
  await openAccount(page)
  await page.getByRole('button', { name: 'Change Email' }).click()
  const field = page.getByLabel('New email address')
  await field.fill(email)
  await field.press('Enter')

  await expect(field).toHaveAccessibleDescription(/already been registered/)
  await expect(field).toBeFocused()
})

test('the new address signs in', async ({ page, ana: _ana }) => {
  const email = newEmail()
  await openAccount(page)
  await page.getByRole('button', { name: 'Change Email' }).click()
  await page.getByLabel('New email address').fill('nobody')
  await page.getByRole('button', { name: 'Change Email' }).click()
  await expect(page.getByLabel('New email address')).toHaveAccessibleDescription(/valid email address/)
  await page.getByLabel('New email address').fill(email)
  await page.getByRole('button', { name: 'Change Email' }).click()
  await expect(page.getByText('Your email address is changed')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await signIn(page, email, PASSWORD)
  await expect(page).toHaveURL('/dashboard')
})

// The local stack changes an address at once; production waits for both inboxes.
test('an address that waits to be confirmed says for what', async ({ page, ana }) => {
  const newAddress = newEmail()
  await page.route('**/auth/v1/user*', async (route) => {
    const response = await route.fetch(
      route.request().method() === 'PUT' ? { method: 'GET', postData: '' } : {},
    )
    await route.fulfill({ response, json: { ...(await response.json()), new_email: newAddress } })
  })
  await openAccount(page)

  await expect(page.getByText(`as soon as both inboxes have confirmed it`)).toContainText(newAddress)
  await expect(page.getByText(ana.email, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Send the emails again' }).click()
  await expect(page.getByText('Check the inboxes of both addresses')).toBeVisible()
})

test('the first of the two links says what is left to do', async ({ page, ana: _ana }) => {
  const message = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'
  await page.goto(`/account#${new URLSearchParams({ message })}`)

  await expect(page.getByText('Now open the link in the email to your other address.')).toBeVisible()
})

test('the password is changed with the one in use', async ({ page, ana }) => {
  await openAccount(page)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.getByLabel('Current password').fill('not-hers')
  await page.getByLabel('New password').fill('12345')
  await page.getByRole('button', { name: 'Set New Password' }).click()
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/at least 6 characters/)
  await page.getByLabel('New password').fill('still-waters')
  await page.getByRole('button', { name: 'Set New Password' }).click()
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
    /current password is not right/,
  )
  await page.getByRole('button', { name: 'Show what I type' }).first().click()
  await expect(page.getByLabel('Current password')).toHaveAttribute('type', 'text')
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set New Password' }).click()
  await expect(page.getByText(/Your new password is set/)).toBeVisible()

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await signIn(page, ana.email, 'still-waters')
  await expect(page).toHaveURL('/dashboard')
})

test('an old session is asked for a code, and nothing has to be typed twice', async ({ page, ana: _ana }) => {
  const sent: unknown[] = []
  await page.route('**/auth/v1/reauthenticate', (route) => route.fulfill({ json: {} }))
  await page.route('**/auth/v1/user', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    sent.push(route.request().postDataJSON())
    return sent.length === 1
      ? route.fulfill({
          status: 400,
          json: { error_code: 'reauthentication_needed', msg: 'Password update requires reauthentication' },
        })
      : route.fulfill({ json: await (await route.fetch({ method: 'GET', postData: '' })).json() })
  })
  await openAccount(page)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password').fill('still-waters')
  await page.getByRole('button', { name: 'Set New Password' }).click()
  await page.getByLabel('Code').fill('123456')
  await page.getByRole('button', { name: 'Set New Password' }).click()

  await expect(page.getByText(/Your new password is set/)).toBeVisible()
  expect(sent).toMatchObject([{ password: 'still-waters' }, { password: 'still-waters', nonce: '123456' }])
})

// ACC-03, ACC-07, ACC-08, D-02, D-37
test('the plan is asked for again, in words that count right, and leads to the plans', async ({
  page,
  ana,
  request,
}) => {
  await pray(request, ana)
  await openAccount(page)
  await expect(page.getByText('Free Plan')).toBeVisible()
  await expect(page.getByText('1 prayer remaining')).toBeVisible()
  await pray(request, ana)
  await page.getByRole('button', { name: 'Refresh Status' }).click()
  await expect(page.getByText('Subscription status updated')).toBeVisible()
  await expect(page.getByText('0 prayers remaining')).toBeVisible()
  await page.getByRole('link', { name: 'Upgrade to Premium' }).click()

  await expect(page).toHaveURL('/subscribe')
})

// ACC-09
test('a status that cannot be checked says so', async ({ page, ana: _ana }) => {
  await openAccount(page)
  await expect(page.getByText('Free Plan')).toBeVisible()
  await page.route('**/api/v1/me', (route) => route.fulfill({ status: 403, json: {} }))
  await page.getByRole('button', { name: 'Refresh Status' }).click()

  await expect(page.getByText('Failed to check subscription status')).toBeVisible()
  await expect(page.getByText('Free Plan')).toBeVisible()
})

// ACC-03, ACC-04
test('somebody without a limit reads what they have', async ({ page, ana: _ana }) => {
  await page.route('**/api/v1/me', async (route) => {
    const response = await route.fetch()
    const json = { ...(await response.json()), premium_status: true, prayers_remaining: null }
    await route.fulfill({ response, json })
  })
  await openAccount(page)

  await expect(page.getByText('Unlimited prayers and features')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toBeHidden()
})

// ACC-10, AUT-14
test('signing out leads home', async ({ page, ana: _ana }) => {
  await openAccount(page)
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()

  await expect(page.getByText('Signed out successfully')).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.goto('/account')
  await expect(page).toHaveURL('/auth')
})

test('signing out everywhere is asked about, and ends the session of another browser', async ({
  page,
  ana,
}) => {
  const response = await page.request.post('/auth/v1/token?grant_type=password', {
    data: { email: ana.email, password: PASSWORD },
  })
  const elsewhere = { authorization: `Bearer ${(await response.json()).access_token}` }
  await openAccount(page)
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click()
  const question = page.getByRole('dialog', { name: 'Sign out everywhere?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect((await page.request.get('/auth/v1/user', { headers: elsewhere })).status()).toBe(200)

  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click()
  await question.getByRole('button', { name: 'Sign Out Everywhere' }).click()
  await expect(page.getByText('Signed out successfully')).toBeVisible()

  await expect(page).toHaveURL('/')
  expect((await page.request.get('/auth/v1/user', { headers: elsewhere })).status()).toBe(403)
  const here = { authorization: `Bearer ${ana.token}` }
  expect((await page.request.get('/auth/v1/user', { headers: here })).status()).toBe(403)
})

test('when the other sessions cannot be ended, nobody is told that they were', async ({
  page,
  ana: _ana,
}) => {
  await openAccount(page)
  await page.route('**/auth/v1/logout*', (route) => route.abort())
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out Everywhere' }).click()

  await expect(page.getByRole('alert')).toContainText('Please check your connection')
  await expect(page).toHaveURL('/account')
})

test('how prayers are set is seen at once, kept in this browser, and there before the first paint', async ({
  page,
  ana: _ana,
}) => {
  await openAccount(page)
  const psalm = page.getByRole('main').getByRole('blockquote')
  const before = await styleOf(page)
  await choose(page, 'Text size', 'Largest')
  await choose(page, 'Spacing', 'Wider')
  await choose(page, 'Typeface', 'Atkinson Hyperlegible')
  const after = await styleOf(page)
  expect(after.size).toBeCloseTo(before.size * 1.6, 0)
  expect(after.leading / after.size).toBeGreaterThan(before.leading / before.size)
  expect(after.letters).toBeGreaterThan(0)
  await expect(psalm).toHaveCSS('font-family', /Atkinson Hyperlegible/)
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('16px "Atkinson Hyperlegible Next Variable"')))
    .toBe(true)

  // Also where no script of the product runs any more.
  await page.route('**/main.tsx', (route) => route.abort())
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-reading-size', 'largest')
  await page.unroute('**/main.tsx')
  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Largest' })).toBeChecked()
})

test('the typeface that few choose is fetched by nobody else', async ({ page, ana: _ana }) => {
  const fonts: string[] = []
  page.on('request', (request) => fonts.push(request.url()))
  await openAccount(page)
  await expect(page.getByRole('main').getByRole('blockquote')).toBeVisible()
  await page.waitForLoadState('networkidle')

  expect(fonts.filter((url) => url.includes('atkinson'))).toEqual([])
})

test('the colours are chosen, or left to the device', async ({ page, ana: _ana }) => {
  const scheme = page.locator('html')
  await page.emulateMedia({ colorScheme: 'light' })
  await openAccount(page)
  await choose(page, 'Colors', 'Dark')
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await choose(page, 'Colors', 'Same as the device')
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })

  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test('what the header changes is what the account says, and can be changed back there', async ({
  page,
  ana: _ana,
}) => {
  const scheme = page.locator('html')
  const colours = page.getByRole('radiogroup', { name: 'Colors' })
  await page.emulateMedia({ colorScheme: 'light' })
  await openAccount(page)
  await choose(page, 'Colors', 'Light')
  await page.getByRole('banner').getByRole('button', { name: /dark/i }).click()
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(colours.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await choose(page, 'Colors', 'Light')

  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light')
  await expect(colours.getByRole('radio', { name: 'Light' })).toBeFocused()
})

async function choose(page: Page, question: string, word: string): Promise<void> {
  await page
    .getByRole('radiogroup', { name: question })
    .getByRole('radio', { name: word, exact: true })
    .check()
}

function styleOf(page: Page) {
  return page
    .getByRole('main')
    .getByRole('blockquote')
    .evaluate((quote) => {
      const { fontSize, lineHeight, letterSpacing } = getComputedStyle(quote)
      const [size, leading, letters] = [fontSize, lineHeight, letterSpacing].map(
        (each) => Number.parseFloat(each) || 0,
      )
      return { size: size ?? 0, leading: leading ?? 0, letters: letters ?? 0 }
    })
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth?mode=login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}
