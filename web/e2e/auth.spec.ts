import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { newEmail, PASSWORD, recoveryMailTo, signUpAs } from './people.ts'

const email = (page: Page) => page.getByLabel('Email')
const password = (page: Page) => page.getByLabel('Password')

test('a visitor is sent to sign up, told of slips at the fields, and signs in and out', async ({ page }) => {
  for (const path of ['/dashboard', '/generate', '/account', '/thank-you', '/journal']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/auth')
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

  await test.step('A slip is told when its field is left, and not before', async () => {
    await email(page).pressSequentially('ana')
    await expect(email(page)).not.toHaveAttribute('aria-invalid')
    await email(page).press('Tab')
    await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address')
    await email(page).fill('ana@example.org')
    await expect(email(page)).not.toHaveAttribute('aria-invalid')
  })

  await test.step('An incomplete form is explained at its fields', async () => {
    await email(page).fill('')
    await password(page).fill('12345')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(email(page)).toBeFocused()
    await expect(email(page)).toHaveAccessibleDescription(/Please enter your email address/)
    await expect(password(page)).toHaveAccessibleDescription(/at least 6 characters/)
  })

  const ana = await signUpAs(page, 'Ana')
  await page.evaluate(() => localStorage.clear())

  await test.step('An address that is taken is refused at its field', async () => {
    await page.goto('/auth')
    await email(page).fill(ana.email)
    await password(page).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(email(page)).toHaveAccessibleDescription('User already registered')
    await expect(email(page)).toBeFocused()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  await test.step('A wrong password keeps the address', async () => {
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused()
    await expect(email(page)).toHaveValue(ana.email)
    await password(page).fill('not-her-password')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toHaveText('Invalid login credentials')
    await expect(email(page)).toHaveValue(ana.email)
  })

  await test.step('The right one leads to the dashboard, and so does /auth from then on', async () => {
    await password(page).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText('Welcome back!')).toBeVisible()
    await page.goto('/auth')
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('Signing out leads to /auth', async () => {
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/auth')
    await expect(page.getByText('Signed out successfully')).toBeVisible()
  })
})

// D-09
test('a forgotten password is replaced through the link in the mail, in the browser that asked for it', async ({
  page,
  browser,
  baseURL,
}) => {
  const [carla, ana] = [await signUpAs(page, 'Carla'), await signUpAs(page, 'Ana')]
  await page.evaluate(() => localStorage.clear())
  const isSent = page.getByText('Password reset email sent! Check your inbox.')
  const send = page.getByRole('button', { name: 'Send Reset Link' })

  await test.step('An unknown address gets the same answer as a known one', async () => {
    for (const address of [newEmail(), carla.email, ana.email]) {
      await page.goto('/auth?mode=login')
      await page.getByRole('link', { name: 'Forgot password?' }).click()
      await email(page).fill(address)
      await send.click()
      await expect(isSent).toBeVisible()
    }
  })

  await test.step('Opened in another browser the link says so, and offers another way', async () => {
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
    const phone = await context.newPage()
    await phone.goto((await recoveryMailTo(page.request, carla.email)).link)
    await expect(phone.getByText(/belongs to the browser that asked for it/)).toBeVisible()
    await expect(phone.getByRole('button', { name: 'Send Reset Link' })).toBeVisible()
    await expect(phone.getByLabel('Code')).toBeVisible()
    await context.close()
  })

  await test.step('Two different passwords are told at the field', async () => {
    await page.goto((await recoveryMailTo(page.request, ana.email)).link)
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
    await page.reload()
    await page.getByLabel('New password', { exact: true }).fill('still-waters')
    await page.getByLabel('Confirm new password').fill('still-water')
    await page.getByRole('button', { name: 'Set New Password' }).click()
    await expect(page.getByLabel('Confirm new password')).toHaveAccessibleDescription(/not the same/)
  })

  await test.step('The new password signs in', async () => {
    await page.getByLabel('Confirm new password').fill('still-waters')
    await page.getByRole('button', { name: 'Set New Password' }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/auth')
    await page.goto('/auth?mode=login')
    await email(page).fill(ana.email)
    await password(page).fill('still-waters')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
})

test('the six digits of a mail do what its link does, also when an address has to be confirmed', async ({
  page,
}) => {
  const code = page.getByLabel('Code')
  const goOn = page.getByRole('button', { name: 'Continue' })
  const waiting = newEmail()
  await test.step('A new address waits for its code, which can be asked for again', async () => {
    // The local stack confirms at once; production answers with the person alone.
    await page.route('**/auth/v1/signup*', (route) =>
      route.fulfill({
        json: { id: crypto.randomUUID(), aud: 'authenticated', email: waiting, identities: [] },
      }),
    )
    await page.goto('/auth')
    await email(page).fill(waiting)
    await password(page).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
    await expect(page.getByText(waiting)).toBeVisible()
    await code.fill('12')
    await goOn.click()
    await expect(code).toHaveAccessibleDescription(/six digits/)
    await code.fill('000000')
    await goOn.click()
    await expect(code).toHaveAccessibleDescription(/expired or is invalid/)
    await expect(code).toBeFocused()
    await page.getByRole('button', { name: 'Send the email again' }).click()
    await expect(page.getByText('We have sent the email again. Check your inbox.')).toBeVisible()
  })

  await test.step('Those of a recovery mail lead to a new password', async () => {
    const ana = await signUpAs(page, 'Ana')
    await page.evaluate(() => localStorage.clear())
    await page.goto('/auth?mode=reset-password')
    await email(page).fill(ana.email)
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    const mail = await recoveryMailTo(page.request, ana.email)
    await code.fill(mail.code)
    await goOn.click()
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  })
})
