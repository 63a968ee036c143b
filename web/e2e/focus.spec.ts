import { expect, test } from './fixtures.ts'
import { prayAndSave } from './people.ts'
import { openResult } from './result-page.ts'

test('a prayer that is deleted in its dialog leaves the focus in the list', async ({
  page,
  ana,
  request,
}) => {
  await prayAndSave(request, ana)
  await prayAndSave(request, ana)
  await page.goto('/journal')
  await page.getByRole('button', { name: 'View Prayer' }).first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByRole('button', { name: 'View Prayer' })).toHaveCount(1)

  // On what is left of the list, and not at the top of the page again.
  const list = page.getByRole('region', { name: 'Prayers', exact: true })
  await expect.poll(() => list.evaluate((element) => element.contains(document.activeElement))).toBe(true)
})

test('making a link and taking it back leave the focus in the sharing', async ({ page, ana, request }) => {
  await prayAndSave(request, ana)
  await page.goto('/journal')
  await page.getByRole('button', { name: 'View Prayer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click()
  const sharing = page.getByRole('dialog', { name: 'Share this prayer' })
  await sharing.getByRole('tab', { name: 'As a link' }).click()
  await sharing.getByRole('button', { name: 'Make a link' }).press('Enter')
  await expect(sharing.getByLabel('Your link')).toBeVisible()
  const isInside = () => sharing.evaluate((dialog) => dialog.contains(document.activeElement))
  await expect.poll(isInside).toBe(true)
  await sharing.getByRole('button', { name: 'Take the link back' }).press('Enter')
  await expect(sharing.getByRole('button', { name: 'Make a link' })).toBeVisible()

  await expect.poll(isInside).toBe(true)
})

test('a control that takes itself away leaves the focus where it was', async ({ page, ana, request }) => {
  const prayers = [await prayAndSave(request, ana), await prayAndSave(request, ana)]
  await page.route('**/api/v1/prayers/remembered*', async (route) => {
    const items = prayers.map((prayer) => ({ ...prayer, created_at: '2024-03-01T12:00:00Z' }))
    await route.fulfill({ json: { items } })
  })
  await page.goto('/journal')
  const remembered = page.getByRole('region', { name: 'On this day' })
  await remembered.getByRole('button', { name: '1 more from this day' }).press('Enter')
  await expect(remembered).toBeFocused()
  await remembered.getByRole('button', { name: 'Hide for today' }).press('Enter')
  await expect(remembered).toBeHidden()

  await expect(page.getByRole('main')).toBeFocused()
})

test('a save that waits, and one that is taken back, leave the focus on the page', async ({
  page,
  context,
  ana: _ana,
}) => {
  await openResult(page)
  const isHeld = () => page.getByRole('main').evaluate((main) => main.contains(document.activeElement))
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save to Journal' }).press('Enter')
  await expect(page.getByText(/^Waiting for the connection\./)).toBeVisible()
  await expect.poll(isHeld).toBe(true)
  await page.getByRole('button', { name: 'Do not save' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Save to Journal' })).toBeVisible()

  await expect.poll(isHeld).toBe(true)
  await context.setOffline(false)
})
