import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  alertOn,
  inOneLine,
  openPanel,
  openResult,
  PANEL,
  prayerOn,
  wordsOn,
  writeAgain,
} from './result-page.ts'

const MINE = 'Father, these are my own words.'

test('one’s own words are kept with every letter, outlive a reload, and are saved', async ({
  page,
  ana: _ana,
}) => {
  await openResult(page)
  const scripture = await prayerOn(page).getByRole('blockquote').allTextContents()
  await edit(page, MINE)
  // Not even Done was pressed.
  await page.reload()
  await expect(prayerOn(page)).toContainText(MINE)
  await expect(page.getByText('Some of these words are your own.')).toBeVisible()
  expect(await prayerOn(page).getByRole('blockquote').allTextContents()).toEqual(scripture)

  const saving = page.waitForResponse((response) => response.url().endsWith('/api/v1/prayers'))
  await page.getByRole('button', { name: 'Save to Journal' }).click()
  const saved = await saving

  expect(saved.status()).toBe(201)
  const { prayer_text, citations } = await saved.json()
  expect(prayer_text.startsWith(MINE)).toBe(true)
  for (const { text } of citations) expect(prayer_text).toContain(text)
  await expect(page.getByText('Prayer saved to your journal')).toBeVisible()
})

test('scripture is no field: it stands between the words as it is', async ({ page, ana: _ana }) => {
  await openResult(page)
  const scripture = await prayerOn(page).getByRole('blockquote').allTextContents()
  expect(scripture.length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const form = page.getByRole('form', { name: 'Edit the prayer' })

  expect(await form.getByRole('blockquote').allTextContents()).toEqual(scripture)
  for (const field of await form.getByRole('textbox').all())
    for (const verse of scripture) expect(await field.inputValue()).not.toContain(inOneLine(verse))
  await expect(form.getByText('Stays word for word')).toHaveCount(scripture.length)
})

test('an edit can be taken back, and that can be taken back too', async ({ page, ana: _ana }) => {
  await openResult(page)
  const written = await wordsOn(page)
  await edit(page, MINE)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(prayerOn(page)).toBeFocused()
  await page.getByRole('button', { name: 'Back to the prayer as it was written' }).click()
  await expect.poll(() => wordsOn(page)).toBe(written)

  await page.getByRole('button', { name: 'Undo' }).click()

  await expect(prayerOn(page)).toContainText(MINE)
})

test('words that are cleared leave no gap, and words of many lines keep them', async ({
  page,
  ana: _ana,
}) => {
  await openResult(page)
  await edit(page, 'Father,\nhear me.\n\nBe near.')
  const fields = page.getByRole('textbox')
  await fields.last().fill('')
  await page.getByRole('button', { name: 'Done' }).click()

  await expect(prayerOn(page).getByText('hear me.')).toBeVisible()
  expect(await prayerOn(page).locator('p').allTextContents()).not.toContain('')
})

test('another version is written from what was asked, and the edit stays with its own', async ({
  page,
  ana: _ana,
}) => {
  await openResult(page)
  await edit(page, MINE)
  await page.getByRole('button', { name: 'Done' }).click()
  await openPanel(page, PANEL)
  await expect(page.getByText(/The words you changed stay with this version/)).toBeVisible()
  await writeAgain(page)
  await expect(page.getByText('Version 2 of 2')).toBeVisible()
  await expect(prayerOn(page)).not.toContainText(MINE)
  await page.getByRole('link', { name: 'Previous version' }).click()

  await expect(prayerOn(page)).toContainText(MINE)
})

test('an edit is made also to a prayer that another tab has saved already', async ({ page, ana }) => {
  await openResult(page)
  const id = page.url().split('/').at(-1)
  const headers = { authorization: `Bearer ${ana.token}` }
  const saved = await page.request.post('/api/v1/prayers', { headers, data: { generation_id: id } })
  expect(saved.status()).toBe(201)
  await edit(page, MINE)
  await page.getByRole('button', { name: 'Save to Journal' }).click()
  await expect(page.getByRole('heading', { name: 'My Journal' })).toBeVisible()

  const { items } = await (await page.request.get('/api/v1/prayers', { headers })).json()
  expect(items).toHaveLength(1)
  expect(items[0].prayer_text).toContain(MINE)
})

test('nothing can be written that the save under way would not keep', async ({ page, ana: _ana }) => {
  const isAnswered = Promise.withResolvers<void>()
  await page.route('**/api/v1/prayers', async (route) => {
    if (route.request().method() === 'POST') await isAnswered.promise
    await route.continue()
  })
  await openResult(page)
  await edit(page, MINE)
  await page.getByRole('button', { name: 'Save to Journal' }).click()
  await page.getByRole('textbox').first().pressSequentially(' And more.')
  await expect(page.getByRole('textbox').first()).toHaveValue(MINE)
  isAnswered.resolve()

  await expect(page.getByRole('heading', { name: 'My Journal' })).toBeVisible()
})

test('while it waits for the connection the prayer stands as it will be saved', async ({
  page,
  ana: _ana,
}) => {
  await page.route('**/api/v1/prayers', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await openResult(page)
  await edit(page, MINE)
  await page.getByRole('button', { name: 'Save to Journal' }).click()
  await expect(page.getByText(/^Waiting for the connection\./)).toBeVisible()
  await expect(prayerOn(page)).toContainText(MINE)
  await expect(page.getByRole('button', { name: /^Edit|^Back to the prayer as/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Do not save' }).click()

  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
})

test('what the server will not take is told, and stays in the fields', async ({ page, ana: _ana }) => {
  await openResult(page)
  await edit(page, `${MINE} “Thou shalt be rich.” (Psalm 1:1, KJV)`)
  await page.getByRole('button', { name: 'Save to Journal' }).click()

  await expect(alertOn(page)).toContainText('Scripture in this prayer stays word for word')
  await expect(page.getByRole('textbox').first()).toHaveValue(/Thou shalt be rich/)
})

async function edit(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const first = page.getByRole('textbox').first()
  await expect(first).toBeFocused()
  await first.fill(words)
}
