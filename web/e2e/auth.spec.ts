import { expect, test } from './fixtures.ts'
import { recoveryMailTo } from './inbox.ts'
import { newEmail, PASSWORD } from './people.ts'

test('a visitor who wants a page for people with a session is sent to /auth', async ({ page }) => {
  for (const path of ['/dashboard', '/generate', '/journal']) {
    await page.goto(path)
    await expect(page).toHaveURL('/auth')
  }
})

test('an incomplete sign-up is explained at its fields, and nothing is sent', async ({ page }) => {
  await page.goto('/auth')
  await page.getByLabel('Password').fill('12345')
  await page.getByRole('button', { name: 'Sign Up' }).click()

  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please enter your email address/)
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/at least 6 characters/)
})

test('a wrong password says no more than it must, and keeps the address', async ({ page, ana }) => {
  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth?mode=login')
  await page.getByLabel('Email').fill(ana.email)
  await page.getByLabel('Password').fill('not-her-password')
  await page.getByRole('button', { name: 'Sign In' }).click()

  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials')
  await expect(page.getByLabel('Email')).toHaveValue(ana.email)
})

test('a person signs in, signs out, and the address goes along between the forms', async ({ page, ana }) => {
  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth')
  await page.getByLabel('Email').fill(ana.email)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue(ana.email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()

  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Welcome back!')).toBeVisible()

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByText('Signed out successfully')).toBeVisible()
})

test('a slip is told when its field is left, and not before', async ({ page }) => {
  await page.goto('/auth')
  const email = page.getByLabel('Email')
  await email.pressSequentially('ana')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await email.press('Tab')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await email.fill('ana@example.org')

  await expect(email).not.toHaveAttribute('aria-invalid')
})

test('an address that is taken is refused at its field', async ({ page, ana }) => {
  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth')
  await page.getByLabel('Email').fill(ana.email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up' }).click()

  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('User already registered')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a person with a session goes from /auth straight to the dashboard', async ({ page, ana: _ana }) => {
  await page.goto('/auth')

  await expect(page).toHaveURL('/dashboard')
})

// D-09
test('a forgotten password is replaced through the link in the mail', async ({ page, ana }) => {
  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth?mode=login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(ana.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Password reset email sent! Check your inbox.')).toBeVisible()

  const { link } = await recoveryMailTo(page.request, ana.email)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await page.reload()
  await page.getByLabel('New password', { exact: true }).fill('still-waters')
  await page.getByLabel('Confirm new password').fill('still-water')
  await page.getByRole('button', { name: 'Set New Password' }).click()
  await expect(page.getByLabel('Confirm new password')).toHaveAccessibleDescription(/not the same/)
  await page.getByLabel('Confirm new password').fill('still-waters')
  await page.getByRole('button', { name: 'Set New Password' }).click()

  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/auth')
  await page.goto('/auth?mode=login')
  await page.getByLabel('Email').fill(ana.email)
  await page.getByLabel('Password').fill('still-waters')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('the six digits of the mail do what its link does', async ({ page, ana }) => {
  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth?mode=reset-password')
  await page.getByLabel('Email').fill(ana.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  const { code } = await recoveryMailTo(page.request, ana.email)
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
})

test('the mail’s link opened in another browser says so, and offers another way', async ({
  page,
  ana,
  browser,
}) => {
  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth?mode=reset-password')
  await page.getByLabel('Email').fill(ana.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  const { link } = await recoveryMailTo(page.request, ana.email)

  const phone = await browser.newPage()
  await phone.goto(link)

  await expect(phone.getByText(/belongs to the browser that asked for it/)).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Send Reset Link' })).toBeVisible()
  await expect(phone.getByLabel('Code')).toBeVisible()
  await phone.close()
})

test('an unknown address gets the same answer as a known one', async ({ page }) => {
  await page.goto('/auth?mode=reset-password')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByRole('button', { name: 'Send Reset Link' }).click()

  await expect(page.getByText('Password reset email sent! Check your inbox.')).toBeVisible()
})

test('an address that must be confirmed first waits for its code, and can be asked again', async ({
  page,
}) => {
  const email = newEmail()
  // The local stack confirms at once; production answers with the person alone.
  await page.route('**/auth/v1/signup*', (route) =>
    route.fulfill({ json: { id: crypto.randomUUID(), aud: 'authenticated', email, identities: [] } }),
  )
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up' }).click()

  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
  await expect(page.getByText(email)).toBeVisible()
  await page.getByLabel('Code').fill('12')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/six digits/)
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/expired or is invalid/)
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.getByRole('button', { name: 'Send the email again' }).click()
  await expect(page.getByText('We have sent the email again. Check your inbox.')).toBeVisible()
})

test('signing out in one tab signs out the other', async ({ page, ana: _ana, context }) => {
  await page.goto('/dashboard')
  const other = await context.newPage()
  await other.goto('/journal')
  await expect(other.getByRole('heading', { name: 'My Journal' })).toBeVisible()

  await page.getByRole('button', { name: 'Sign Out' }).click()

  await expect(other).toHaveURL(/\/auth/)
})
