import { readFile } from 'node:fs/promises'
import { expectOpenToEverybody } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { PASSWORD, prayAndSave } from './people.ts'

// ACC-11 to ACC-13, ACC-15, D-08
test('a person takes everything along as one file, and deletes their account with the keyboard', async ({
  page,
  context,
  ana,
  request,
}) => {
  await prayAndSave(request, ana)
  const open = page.getByRole('button', { name: 'Delete My Account' })
  const dialog = page.getByRole('dialog', { name: 'Are you absolutely sure?' })
  const confirm = dialog.getByRole('button', { name: 'Delete Account' })
  const deletions: string[] = []
  page.on('request', (asked) => {
    if (asked.url().endsWith('/api/v1/delete-user')) deletions.push(asked.method())
  })
  await page.goto('/account')

  await test.step('An export that fails says so, and one that works is in the downloads', async () => {
    await page.route('**/api/v1/export', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: 'Export my data' }).click()
    await expect(page.getByRole('alert')).toContainText('could not be exported')
    await page.unroute('**/api/v1/export')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export my data' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('selah-export.zip')
    const archive = await readFile(await download.path(), 'latin1')
    expect(archive.slice(0, 2)).toBe('PK')
    for (const file of ['selah.json', 'journal.md', 'journal.ics']) expect(archive).toContain(file)
    await expect(page.getByText('Your data is in your downloads')).toBeVisible()
  })

  await test.step('Cancelled, the account stays', async () => {
    await open.click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(deletions).toEqual([])
    await expect(page.getByText(ana.email)).toBeVisible()
  })

  await test.step('Without a connection nothing is sent, and the reason stands there', async () => {
    await open.click()
    await context.setOffline(true)
    await expect(confirm).toBeDisabled()
    await expect(dialog).toContainText('Deleting your account needs the connection')
    await context.setOffline(false)
    await expect(confirm).toBeEnabled()
    expect(deletions).toEqual([])
  })

  await test.step('A deletion that fails says so, and the account stays', async () => {
    await page.route('**/api/v1/delete-user', (route) => route.fulfill({ status: 500, json: {} }))
    await confirm.click()
    const refusal = page.getByRole('alert').filter({ hasText: 'Failed to delete account' })
    await expect(refusal).toHaveText('Failed to delete account. Please contact support.')
    await expect(page).toHaveURL('/account')
    await page.unroute('**/api/v1/delete-user')
  })

  await test.step('With the keyboard it is deleted, and they are shown what became of it', async () => {
    await page.reload()
    await open.focus()
    await page.keyboard.press('Enter')
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
    // The page they come to takes the focus once.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press('Alt+T')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'What happens now' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
    const state = page.getByRole('status').filter({ hasText: /Your account is gone|Nothing of yours/ })
    await expect(state).toBeVisible()
    await expectOpenToEverybody(page, 'the state of a deletion')
    expect(refused).toEqual([])
  })

  await test.step('Nobody gets in any more', async () => {
    const signIn = { data: { email: ana.email, password: PASSWORD } }
    expect((await request.post('/auth/v1/token?grant_type=password', signIn)).status()).toBe(400)
    await page.goto('/journal')
    await expect(page).toHaveURL('/auth')
  })
})
