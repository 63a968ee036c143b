import { expect, test } from './fixtures.ts'
import { prayAndSave } from './people.ts'

test('an empty journal shows the way to the first prayer', async ({ page, ana: _ana }) => {
  await page.goto('/journal')
  await expect(page.getByText("You haven't created any prayers yet")).toBeVisible()
  await page.getByRole('link', { name: 'Create Your First Prayer' }).click()

  await expect(page).toHaveURL('/generate')
})

// D-35
test('a deleted prayer can be brought back', async ({ page, ana, request }) => {
  await prayAndSave(request, ana)
  await page.goto('/journal')
  await page.getByRole('button', { name: /^Delete prayer: Hope/ }).click()
  await expect(page.getByRole('button', { name: 'View Prayer' })).toBeHidden()
  await expect(page.getByText('Prayer deleted')).toBeVisible()

  // APP-11: the toast is reached by its hotkey.
  await page.keyboard.press('Alt+KeyT')
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('button', { name: 'View Prayer' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'View Prayer' })).toBeVisible()
})

test('a deleted prayer stays away after a reload', async ({ page, ana, request }) => {
  await prayAndSave(request, ana)
  await page.goto('/journal')
  await page.getByRole('button', { name: /^Delete prayer/ }).click()
  await expect(page.getByText('Prayer deleted')).toBeVisible()
  await page.reload()

  await expect(page.getByText("You haven't created any prayers yet")).toBeVisible()
})

test('a prayer that was deleted elsewhere goes from the list all the same', async ({
  page,
  ana,
  request,
}) => {
  const { id } = await prayAndSave(request, ana)
  await page.goto('/journal')
  await expect(page.getByRole('button', { name: 'View Prayer' })).toBeVisible()
  await request.delete(`/api/v1/prayers/${id}`, { headers: { authorization: `Bearer ${ana.token}` } })
  await page.getByRole('button', { name: /^Delete prayer/ }).click()

  await expect(page.getByText('Prayer deleted')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'View Prayer' })).toHaveCount(0)
})

// JRN-10
test('a prayer that could not be deleted stays', async ({ page, ana, request }) => {
  await prayAndSave(request, ana)
  await page.route('**/api/v1/prayers/*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/journal')
  await page.getByRole('button', { name: /^Delete prayer/ }).click()

  await expect(page.getByText('Failed to delete prayer')).toBeVisible()
  await expect(page.getByRole('button', { name: 'View Prayer' })).toBeVisible()
})

test('a journal that cannot be loaded says so, and can be asked again', async ({ page, ana, request }) => {
  await prayAndSave(request, ana)
  await page.route('**/api/v1/prayers*', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/journal')
  await expect(page.getByText('Failed to load prayers')).toBeVisible()
  await page.unroute('**/api/v1/prayers*')
  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(page.getByRole('button', { name: 'View Prayer' })).toBeVisible()
})

test('a person who waits for long is told that it takes longer than usual', async ({ page, ana: _ana }) => {
  await page.route('**/api/v1/prayers*', () => {})
  await page.clock.install()
  await page.goto('/journal')
  const waiting = page.getByRole('status', { name: 'Loading your prayers' })
  await expect(waiting).toBeVisible()
  await expect(waiting).toHaveText('')
  await page.clock.runFor(9000)

  await expect(waiting).toContainText('This is taking longer than usual.')
})

test('a long journal is read on with Show more', async ({ page, ana, request }) => {
  await prayAndSave(request, ana)
  await prayAndSave(request, ana)
  // A page of one, so that two prayers are a long journal.
  await page.route('**/api/v1/prayers*', (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('limit', '1')
    return route.continue({ url: url.href })
  })
  await page.goto('/journal')
  await expect(page.getByRole('button', { name: 'View Prayer' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Show more' }).click()

  await expect(page.getByRole('button', { name: 'View Prayer' })).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden()
})
