import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { PASSWORD, prayAndSave } from './people.ts'

const WORDS = 'A quiet thing only Ana knows'

/** Everything the browser keeps by name, in this tab and beyond it. */
const keptIn = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }))

async function writeInForm(page: Page): Promise<void> {
  await page.goto('/generate')
  await page.getByLabel('Your situation').fill(WORDS)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('prayer_draft') ?? '')).toContain(WORDS)
}

test('a form whose tab was closed is there for its owner when the session has ended meanwhile', async ({
  page,
  context,
  ana,
  request,
}) => {
  const other = await context.newPage()
  await writeInForm(other)
  await other.close()
  await request.post('/auth/v1/logout?scope=global', { headers: { authorization: `Bearer ${ana.token}` } })
  await page.evaluate(() => {
    // The bearer has to be renewed, which is refused: the session is found lost.
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
    const session = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }))
  })
  await page.goto('/generate')
  await expect(page.getByText(/Your session has ended/)).toBeVisible()
  await page.getByLabel('Email').fill(ana.email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/generate')

  await expect(page.getByLabel('Your situation')).toHaveValue(WORDS)
})

test('who wants nothing kept on this device has the form in its tab alone', async ({ page, ana: _ana }) => {
  await writeInForm(page)
  await page.goto('/account')
  await page.getByLabel('Keep my journal readable offline on this device').uncheck()

  expect(await page.evaluate(() => localStorage.getItem('prayer_draft'))).toBeNull()
  await page.goto('/generate')
  await expect(page.getByLabel('Your situation')).toHaveValue(WORDS)
})

test('signing out on a page that was opened over a search leaves no words of it', async ({
  page,
  ana,
  request,
}) => {
  await prayAndSave(request, ana)
  await page.goto('/journal')
  await page.getByLabel('Search').fill(WORDS)
  await expect.poll(() => keptIn(page)).toContain(WORDS)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL('/')

  await expect.poll(() => keptIn(page)).not.toContain(WORDS)
})
