import type { Page } from '@playwright/test'
import { expectOpenToEverybody } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { PASSWORD, prayAndSave } from './people.ts'

const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Are you absolutely sure?' })

async function askToDelete(page: Page): Promise<void> {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete My Account' }).click()
  await expect(dialogOn(page)).toBeVisible()
}

// ACC-11, ACC-12, ACC-13
test('an account is deleted with the keyboard, and its person is shown what became of it', async ({
  page,
  ana,
  request,
}) => {
  await prayAndSave(request, ana)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete My Account' }).focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOn(page)
  await expect(dialog).toContainText('permanently deletes your account and all of your data')
  await expect(dialog).toContainText('prayers, journal entries and reflections')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectOpenToEverybody(page, 'the question before an account is deleted')
  const asked = page.waitForRequest('**/api/v1/delete-user')
  const refused: string[] = []
  page.on('response', (response) => response.status() >= 400 && refused.push(response.url()))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  const deleting = await asked
  expect(deleting.method()).toBe('POST')
  expect(deleting.postData()).toBeNull()
  expect(await deleting.headerValue('authorization')).toMatch(/^Bearer /)
  await expect(page.getByText('Account deleted successfully')).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.keyboard.press('Alt+T')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'What happens now' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: /Your account is gone|Nothing of yours/ }),
  ).toBeVisible()
  await expectOpenToEverybody(page, 'the state of a deletion')
  expect(refused).toEqual([])

  const signIn = { data: { email: ana.email, password: PASSWORD } }
  expect((await request.post('/auth/v1/token?grant_type=password', signIn)).status()).toBe(400)
  await page.goto('/journal')
  await expect(page).toHaveURL('/auth')
})

test('an account stays when its person cancels', async ({ page, ana }) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/delete-user')) asked += 1
  })
  await askToDelete(page)
  await dialogOn(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialogOn(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Delete My Account' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(dialogOn(page)).toBeHidden()

  expect(asked).toBe(0)
  await expect(page.getByText(ana.email)).toBeVisible()
})

test('a deletion that fails says so, and the account stays', async ({ page, ana: _ana }) => {
  await page.route('**/api/v1/delete-user', (route) => route.fulfill({ status: 500, json: {} }))
  await askToDelete(page)
  await dialogOn(page).getByRole('button', { name: 'Delete Account' }).click()

  await expect(page.getByRole('alert')).toHaveText('Failed to delete account. Please contact support.')
  await expect(page).toHaveURL('/account')
})

test('without a connection nothing is sent, and the reason stands there', async ({
  page,
  context,
  ana: _ana,
}) => {
  await askToDelete(page)
  await context.setOffline(true)

  await expect(dialogOn(page).getByRole('button', { name: 'Delete Account' })).toBeDisabled()
  await expect(dialogOn(page)).toContainText('Deleting your account needs the connection')
  await context.setOffline(false)
  await expect(dialogOn(page).getByRole('button', { name: 'Delete Account' })).toBeEnabled()
})
