import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { prayAndSave, signUpAs } from './people.ts'

/** Everything this tab keeps for itself. */
const wordsIn = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }))

test('signing out in one tab leaves no words in another', async ({ page, context, ana, request }) => {
  const { id } = await prayAndSave(request, ana)
  const other = await context.newPage()
  await other.goto(`/journal?prayer=${id}`)
  await other.getByRole('button', { name: 'Add a note' }).click()
  await other.getByRole('textbox', { name: 'Your note' }).fill('A quiet thing only Ana knows')
  await expect.poll(() => wordsIn(other)).toContain('A quiet thing')

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/auth')

  await expect(other).toHaveURL('/auth')
  await expect(other.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await expect(other.getByText('Your session has ended')).toHaveCount(0)
  await expect.poll(() => wordsIn(other)).not.toContain('A quiet thing')
})

test('another person in the tab of a lost session finds nothing of the one before', async ({
  page,
  ana,
  request,
}) => {
  const { id } = await prayAndSave(request, ana)
  await page.goto(`/journal?prayer=${id}`)
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByRole('textbox', { name: 'Your note' }).fill('A quiet thing only Ana knows')
  await expect.poll(() => wordsIn(page)).toContain('A quiet thing')

  await signUpAs(page, 'Carla')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Carla')

  await expect.poll(() => wordsIn(page)).not.toContain('A quiet thing')
})
