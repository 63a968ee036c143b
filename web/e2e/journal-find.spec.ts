import { expectOpenToEverybody } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { prayAndSave } from './people.ts'

const MOTHER = { category: 'Healing', mood: 'Worried', situation: 'My mother has surgery on Thursday' }

test.describe('with two prayers', () => {
  test.beforeEach(async ({ page, ana, request }) => {
    await prayAndSave(request, ana, MOTHER)
    await prayAndSave(request, ana, { category: 'Work', mood: 'Tired' })
    await page.goto('/journal')
    await expect(page.getByRole('article')).toHaveCount(2)
  })

  // JRN-12
  test('words find a prayer, and are in no address', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.getByLabel('Search').fill('thursday surgery')

    await expect(page.getByText('1 prayer matches')).toBeVisible()
    await expect(page.getByRole('article', { name: /^Healing/ })).toBeVisible()
    expect(page.url()).not.toContain('surgery')
    expect(asked.join(' ')).not.toContain('surgery')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Search' })).toHaveValue('thursday surgery')
    await expect(page.getByText('1 prayer matches')).toBeVisible()

    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
  })

  test('a filter narrows, stays after a reload and on the way back, and can be cleared', async ({ page }) => {
    await page.getByLabel('Category').selectOption('Work')
    await page.getByLabel('Mood').selectOption('Tired')
    await expect(page.getByRole('article', { name: /^Work/ })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)

    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.goBack()
    await expect(page.getByLabel('Category')).toHaveValue('Work')

    await page.getByLabel('Answered').selectOption('Answered')
    await expect(page.getByText('No prayers match').last()).toBeVisible()
    await page.getByRole('button', { name: 'Clear the filters' }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page).toHaveURL('/journal')
  })

  // JRN-08, JRN-12
  test('a prayer has an address of its own: Back closes it, and a reload keeps it', async ({ page }) => {
    const details = page.getByRole('dialog', { name: 'Prayer Details' })
    await page
      .getByRole('article', { name: /^Healing/ })
      .getByRole('button', { name: 'View Prayer' })
      .click()
    await expect(details).toContainText('Feeling: Worried')
    await page.reload()
    await expect(details).toContainText('My mother has surgery on Thursday')
    await page.goBack()

    await expect(details).toBeHidden()
    await expect(page).toHaveURL('/journal')
  })

  // JRN-10, D-35
  test('a prayer deleted from its dialog can be brought back into a narrowed list', async ({ page }) => {
    await page.getByLabel('Category').selectOption('Work')
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('button', { name: 'View Prayer' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Prayer deleted')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('article')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()

    await expect(page.getByRole('article', { name: /^Work/ })).toBeVisible()
  })

  test('everything that is narrowed to is printed, one prayer a page', async ({ page }) => {
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
    })
    await page.getByRole('button', { name: 'Print these' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
    await page.emulateMedia({ media: 'print' })

    await expect(page.locator('[data-print] article')).toHaveCount(2)
    await expect(page.locator('[data-print] article').first()).toContainText('(King James Version)')
    await expect(page.getByRole('heading', { name: 'My Journal' })).toBeHidden()
  })
})

test('an address of a prayer that is not there says so', async ({ page, ana: _ana }) => {
  await page.goto(`/journal?prayer=${crypto.randomUUID()}`)
  await expect(page.getByText('This prayer is not in your journal')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the journal' }).click()

  await expect(page).toHaveURL('/journal')
})

test('what was prayed a year ago is shown, and put away for the day', async ({ page, ana, request }) => {
  const prayer = await prayAndSave(request, ana)
  const lastYear = new Date()
  lastYear.setFullYear(lastYear.getFullYear() - 1)
  await page.route('**/api/v1/prayers/remembered*', async (route) => {
    const items = [{ ...prayer, created_at: lastYear.toISOString() }]
    await route.fulfill({ json: { items } })
  })
  await page.goto('/journal')
  const remembered = page.getByRole('region', { name: 'On this day' })
  await expect(remembered).toContainText('One year ago')
  await expectOpenToEverybody(page, 'a remembered prayer')
  await remembered.getByRole('button', { name: 'Hide for today' }).click()
  await page.reload()

  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(remembered).toBeHidden()
})
