import { expect, test } from './fixtures.ts'
import { prayAndSave } from './people.ts'

const MOTHER = { category: 'Healing', mood: 'Worried', situation: 'My mother has surgery on Thursday' }

// JRN-08, JRN-10, JRN-12, D-35
test('a person finds prayers in their journal, opens them by their address, prints and deletes them', async ({
  page,
  ana,
  request,
}) => {
  await prayAndSave(request, ana, MOTHER)
  await prayAndSave(request, ana, { category: 'Work', mood: 'Tired' })
  const prayers = page.getByRole('article')
  const view = page.getByRole('button', { name: 'View Prayer' })
  const dialog = page.getByRole('dialog', { name: 'Prayer Details' })

  await test.step('A long journal is read on with Show more', async () => {
    // A page of one, so that two prayers are a long journal.
    await page.route('**/api/v1/prayers*', (route) => {
      const url = new URL(route.request().url())
      url.searchParams.set('limit', '1')
      return route.continue({ url: url.href })
    })
    await page.goto('/journal')
    await expect(view).toHaveCount(1)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(view).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden()
    await page.unroute('**/api/v1/prayers*')
  })

  await test.step('Words find a prayer, and are in no address', async () => {
    await page.reload()
    await expect(prayers).toHaveCount(2)
    const asked: string[] = []
    page.on('request', (each) => asked.push(each.url()))
    await page.getByLabel('Search').fill('thursday surgery')
    await expect(page.getByText('1 prayer matches')).toBeVisible()
    await expect(page.getByRole('article', { name: /^Healing/ })).toBeVisible()
    expect(page.url()).not.toContain('surgery')
    expect(asked.join(' ')).not.toContain('surgery')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Search' })).toHaveValue('thursday surgery')
    await expect(page.getByText('1 prayer matches')).toBeVisible()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(prayers).toHaveCount(2)
  })

  await test.step('A prayer has an address of its own: Back closes it, and a reload keeps it', async () => {
    await page
      .getByRole('article', { name: /^Healing/ })
      .getByRole('button', { name: 'View Prayer' })
      .click()
    await expect(dialog).toContainText('Feeling: Worried')
    await page.reload()
    await expect(dialog).toContainText('My mother has surgery on Thursday')
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/journal')
  })

  await test.step('A filter narrows, stays after a reload and on the way back, and can be cleared', async () => {
    await page.getByLabel('Category').selectOption('Work')
    await page.getByLabel('Mood').selectOption('Tired')
    await expect(page.getByRole('article', { name: /^Work/ })).toBeVisible()
    await expect(prayers).toHaveCount(1)
    await page.reload()
    await expect(prayers).toHaveCount(1)
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.goBack()
    await expect(page.getByLabel('Category')).toHaveValue('Work')
    await page.getByLabel('Answered').selectOption('Answered')
    await expect(page.getByText('No prayers match').last()).toBeVisible()
    await page.getByRole('button', { name: 'Clear the filters' }).click()
    await expect(prayers).toHaveCount(2)
    await expect(page).toHaveURL('/journal')
  })

  await test.step('What is narrowed to is printed, one prayer a page', async () => {
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
    })
    await page.getByRole('button', { name: 'Print these' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
    await page.emulateMedia({ media: 'print' })
    const sheets = page.locator('[data-print] article')
    await expect(sheets).toHaveCount(2)
    await expect(sheets.first()).toContainText('(King James Version)')
    await expect(page.getByRole('heading', { name: 'My Journal' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.reload()
  })

  await test.step('One deleted from its dialog can be brought back into a narrowed list', async () => {
    await page.getByLabel('Category').selectOption('Work')
    await expect(prayers).toHaveCount(1)
    await view.click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Prayer deleted')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(prayers).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('article', { name: /^Work/ })).toBeVisible()
    await page.getByLabel('Category').selectOption('')
    await expect(prayers).toHaveCount(2)
  })

  await test.step('One deleted by keyboard leaves the focus in the list, and not at the top of the page', async () => {
    await view.first().focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(view).toHaveCount(1)
    const list = page.getByRole('region', { name: 'Prayers', exact: true })
    await expect.poll(() => list.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  })
})
