import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { newEmail, PASSWORD, signUpAs } from './people.ts'

async function openAccount(page: Page): Promise<void> {
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
}

// ACC-01, ACC-02, DSH-01
test('a person changes their name in its place, and is welcomed by it', async ({ page, ana: _ana }) => {
  const edit = page.getByRole('button', { name: 'Edit Name' })
  const name = page.getByLabel('Name')
  const release = Promise.withResolvers<void>()
  await test.step('An answer from before the change does not bring the old name back', async () => {
    let asked = 0
    // A page asks who is here as it opens: what it hears late is older than what was changed meanwhile.
    await page.route('**/api/v1/me', async (route) => {
      asked += 1
      if (asked > 1) return route.continue()
      const response = await route.fetch()
      await release.promise
      await route.fulfill({ response })
    })
    await openAccount(page)
    await edit.click()
    await expect(name).toBeFocused()
    await name.fill('  Ana Maria ')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Your name is saved')).toBeVisible()
    await expect(page.getByText('Ana Maria', { exact: true })).toBeVisible()
    await expect(edit).toBeFocused()
    release.resolve()
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome, Ana Maria' })).toBeVisible()
  })

  await test.step('A change given up changes nothing', async () => {
    await openAccount(page)
    await edit.click()
    await name.fill('Somebody else')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Ana Maria', { exact: true })).toBeVisible()
  })

  await test.step('Without a name they read Not set, and are welcomed as a friend', async () => {
    await edit.click()
    await name.fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Not set')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Not set')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome, Friend' })).toBeVisible()
  })
})

// ACC-10, AUT-14
test('a person changes their address, signs out, and signs in with the new one', async ({
  page,
  context,
}) => {
  const { email: taken } = await signUpAs(await context.newPage(), 'Carla')
  const ana = await signUpAs(page, 'Ana')
  const email = newEmail()
  const change = page.getByRole('button', { name: 'Change Email' })
  const field = page.getByLabel('New email address')

  await test.step('A change that waits to be confirmed says so, and the first link says what is left', async () => {
    // The local stack changes an address at once; production waits for both inboxes.
    await page.route('**/auth/v1/user*', async (route) => {
      const isChange = route.request().method() === 'PUT'
      const response = await route.fetch(isChange ? { method: 'GET', postData: '' } : {})
      await route.fulfill({ response, json: { ...(await response.json()), new_email: email } })
    })
    await openAccount(page)
    await expect(page.getByText('as soon as both inboxes have confirmed it')).toContainText(email)
    await expect(page.getByText(ana.email, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Send the emails again' }).click()
    await expect(page.getByText('Check the inboxes of both addresses')).toBeVisible()
    await page.unroute('**/auth/v1/user*')

    const message = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'
    await page.goto('/config.json')
    await page.goto(`/account#${new URLSearchParams({ message })}`)
    await expect(page.getByText('Now open the link in the email to your other address.')).toBeVisible()
  })

  await test.step('A slip, and an address that somebody else has, are told at the field', async () => {
    await change.click()
    await field.fill('nobody')
    await change.click()
    await expect(field).toHaveAccessibleDescription(/valid email address/)
    await field.fill(taken)
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(/already been registered/)
    await expect(field).toBeFocused()
  })

  await test.step('The new address signs in', async () => {
    await field.fill(email)
    await change.click()
    await expect(page.getByText('Your email address is changed')).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page.getByText('Signed out successfully')).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.goto('/account')
    await expect(page).toHaveURL('/auth')
    await signIn(page, email, PASSWORD)
    await expect(page).toHaveURL('/dashboard')
  })
})

test('a person changes their password with the one in use, and types nothing twice for a code', async ({
  page,
  ana,
}) => {
  const current = page.getByLabel('Current password')
  const next = page.getByLabel('New password')
  const set = page.getByRole('button', { name: 'Set New Password' })

  await test.step('An old session is asked for a code', async () => {
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
    await current.fill(PASSWORD)
    await next.fill('still-waters')
    await set.click()
    await page.getByLabel('Code').fill('123456')
    await set.click()
    await expect(page.getByText(/Your new password is set/)).toBeVisible()
    expect(sent).toMatchObject([{ password: 'still-waters' }, { password: 'still-waters', nonce: '123456' }])
    await page.unroute('**/auth/v1/user')
  })

  await test.step('What is wrong is told at its field', async () => {
    await openAccount(page)
    await page.getByRole('button', { name: 'Change Password' }).click()
    await current.fill('not-hers')
    await next.fill('12345')
    await set.click()
    await expect(next).toHaveAccessibleDescription(/at least 6 characters/)
    await next.fill('still-waters')
    await set.click()
    await expect(current).toHaveAccessibleDescription(/current password is not right/)
  })

  await test.step('The new password signs in', async () => {
    await page.getByRole('button', { name: 'Show what I type' }).first().click()
    await expect(current).toHaveAttribute('type', 'text')
    await current.fill(PASSWORD)
    await set.click()
    await expect(page.getByText(/Your new password is set/)).toBeVisible()
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page).toHaveURL('/')
    await signIn(page, ana.email, 'still-waters')
    await expect(page).toHaveURL('/dashboard')
  })
})

test('a person signs out everywhere: they are asked first, told when it failed, and every session is ended', async ({
  page,
  ana,
}) => {
  const response = await page.request.post('/auth/v1/token?grant_type=password', {
    data: { email: ana.email, password: PASSWORD },
  })
  const elsewhere = { authorization: `Bearer ${(await response.json()).access_token}` }
  const here = { authorization: `Bearer ${ana.token}` }
  const statusOf = async (headers: Record<string, string>) =>
    (await page.request.get('/auth/v1/user', { headers })).status()
  const ask = page.getByRole('button', { name: 'Sign Out Everywhere' })
  const question = page.getByRole('dialog', { name: 'Sign out everywhere?' })
  await openAccount(page)

  await test.step('Cancelled, it ends nothing', async () => {
    await ask.click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(await statusOf(elsewhere)).toBe(200)
  })

  await test.step('When the other sessions cannot be ended, nobody is told that they were', async () => {
    await page.route('**/auth/v1/logout*', (route) => route.abort())
    await ask.click()
    await question.getByRole('button', { name: 'Sign Out Everywhere' }).click()
    await expect(page.getByRole('alert')).toContainText('Please check your connection')
    await expect(page).toHaveURL('/account')
    await page.unroute('**/auth/v1/logout*')
  })

  await test.step('Every session is ended', async () => {
    await openAccount(page)
    await ask.click()
    await question.getByRole('button', { name: 'Sign Out Everywhere' }).click()
    await expect(page.getByText('Signed out successfully')).toBeVisible()
    await expect(page).toHaveURL('/')
    expect([await statusOf(elsewhere), await statusOf(here)]).toEqual([403, 403])
  })
})

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth?mode=login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}
