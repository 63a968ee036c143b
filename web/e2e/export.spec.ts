import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { prayAndSave } from './people.ts'

// ACC-15, D-08
test('everything that is kept of somebody comes as one file', async ({ page, ana, request }) => {
  await prayAndSave(request, ana)
  await page.goto('/account')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()

  const download = await downloading
  expect(download.suggestedFilename()).toBe('selah-export.zip')
  const archive = await readFile(await download.path(), 'latin1')
  expect(archive.slice(0, 2)).toBe('PK')
  for (const file of ['selah.json', 'journal.md', 'journal.ics']) expect(archive).toContain(file)
  await expect(page.getByText('Your data is in your downloads')).toBeVisible()
})

test('an export that fails says so', async ({ page, ana: _ana }) => {
  await page.route('**/api/v1/export', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/account')
  await page.getByRole('button', { name: 'Export my data' }).click()

  await expect(page.getByRole('alert')).toContainText('could not be exported')
})
