import { expectOpenToEverybody } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { prayAndSave } from './people.ts'

test('a person with an empty journal is shown the way to the first prayer, however late the answer', async ({
  page,
  ana: _ana,
}) => {
  await test.step('A person who waits for long is told that it takes longer than usual', async () => {
    await page.route('**/api/v1/prayers*', () => {})
    await page.clock.install()
    await page.goto('/journal')
    const waiting = page.getByRole('status', { name: 'Loading your prayers' })
    await expect(waiting).toBeVisible()
    await expect(waiting).toHaveText('')
    await page.clock.runFor(9000)
    await expect(waiting).toContainText('This is taking longer than usual.')
    await page.unroute('**/api/v1/prayers*')
    await page.clock.resume()
  })

  await test.step('An address of a prayer that is not there says so', async () => {
    await page.goto(`/journal?prayer=${crypto.randomUUID()}`)
    await expect(page.getByText('This prayer is not in your journal')).toBeVisible()
    await page.getByRole('button', { name: 'Back to the journal' }).click()
    await expect(page).toHaveURL('/journal')
  })

  await expect(page.getByText("You haven't created any prayers yet")).toBeVisible()
  await page.getByRole('link', { name: 'Create Your First Prayer' }).click()
  await expect(page).toHaveURL('/generate')
})

// APP-11, JRN-10, D-35
test('a person deletes prayers, brings them back by keyboard, and those that are gone stay away', async ({
  page,
  ana,
  request,
}) => {
  await prayAndSave(request, ana)
  const view = page.getByRole('button', { name: 'View Prayer' })
  const remove = page.getByRole('button', { name: /^Delete prayer/ })

  await test.step('A journal that cannot be loaded says so, and can be asked again', async () => {
    await page.route('**/api/v1/prayers*', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto('/journal')
    await expect(page.getByText('Failed to load prayers')).toBeVisible()
    await page.unroute('**/api/v1/prayers*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(view).toBeVisible()
  })

  await test.step('A prayer that could not be deleted stays', async () => {
    await page.route('**/api/v1/prayers/*', (route) => route.fulfill({ status: 500, json: {} }))
    await remove.click()
    await expect(page.getByText('Failed to delete prayer')).toBeVisible()
    await expect(view).toBeVisible()
    await page.unroute('**/api/v1/prayers/*')
  })

  await test.step('A deleted prayer can be brought back by the hotkey of the news', async () => {
    await page.reload()
    await remove.click()
    await expect(view).toBeHidden()
    await expect(page.getByText('Prayer deleted')).toBeVisible()
    await page.keyboard.press('Alt+KeyT')
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(view).toBeVisible()
    await page.reload()
    await expect(view).toBeVisible()
  })

  await test.step('One that is not brought back stays away after a reload', async () => {
    await remove.click()
    await expect(page.getByText('Prayer deleted')).toBeVisible()
    await page.reload()
    await expect(page.getByText("You haven't created any prayers yet")).toBeVisible()
  })

  await test.step('One that was deleted elsewhere goes from the list all the same', async () => {
    const { id } = await prayAndSave(request, ana)
    await page.reload()
    await expect(view).toBeVisible()
    await request.delete(`/api/v1/prayers/${id}`, { headers: { authorization: `Bearer ${ana.token}` } })
    await remove.click()
    await expect(page.getByText('Prayer deleted')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await expect(view).toHaveCount(0)
  })
})

test('a person is shown what they prayed a year ago, and hides it for the day', async ({
  page,
  ana,
  request,
}) => {
  const prayers = [await prayAndSave(request, ana), await prayAndSave(request, ana)]
  const lastYear = new Date()
  lastYear.setFullYear(lastYear.getFullYear() - 1)
  await page.route('**/api/v1/prayers/remembered*', async (route) => {
    const items = prayers.map((prayer) => ({ ...prayer, created_at: lastYear.toISOString() }))
    await route.fulfill({ json: { items } })
  })
  await page.goto('/journal')
  const remembered = page.getByRole('region', { name: 'On this day' })
  await expect(remembered).toContainText('One year ago')
  await expectOpenToEverybody(page, 'a remembered prayer')

  await test.step('A control that takes itself away leaves the focus where it was', async () => {
    await remembered.getByRole('button', { name: '1 more from this day' }).press('Enter')
    await expect(remembered).toBeFocused()
    await remembered.getByRole('button', { name: 'Hide for today' }).press('Enter')
    await expect(remembered).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })

  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(remembered).toBeHidden()
})
