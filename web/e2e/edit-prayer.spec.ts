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

test('a person puts in their own words around scripture that stays as it is, and saves them', async ({
  page,
  ana: _ana,
}) => {
  await openResult(page)
  const written = await wordsOn(page)
  const scripture = await prayerOn(page).getByRole('blockquote').allTextContents()
  expect(scripture.length).toBeGreaterThan(0)
  const save = page.getByRole('button', { name: 'Save to Journal' })
  const done = page.getByRole('button', { name: 'Done' })

  await test.step('Scripture is no field: it stands between the words', async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const form = page.getByRole('form', { name: 'Edit the prayer' })
    expect(await form.getByRole('blockquote').allTextContents()).toEqual(scripture)
    for (const field of await form.getByRole('textbox').all())
      for (const verse of scripture) expect(await field.inputValue()).not.toContain(inOneLine(verse))
    await expect(form.getByText('Stays word for word')).toHaveCount(scripture.length)
    await done.click()
  })

  await test.step('Words that are cleared leave no gap, and words of many lines keep them', async () => {
    await edit(page, 'Father,\nhear me.\n\nBe near.')
    await page.getByRole('textbox').last().fill('')
    await done.click()
    await expect(prayerOn(page).getByText('hear me.')).toBeVisible()
    expect(await prayerOn(page).locator('p').allTextContents()).not.toContain('')
  })

  await test.step('An edit can be taken back, and that can be taken back too', async () => {
    await edit(page, MINE)
    await done.click()
    await expect(prayerOn(page)).toBeFocused()
    await page.getByRole('button', { name: 'Back to the prayer as it was written' }).click()
    await expect.poll(() => wordsOn(page)).toBe(written)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(prayerOn(page)).toContainText(MINE)
  })

  await test.step('Another version is written from what was asked, and the edit stays with its own', async () => {
    await openPanel(page, PANEL)
    await expect(page.getByText(/The words you changed stay with this version/)).toBeVisible()
    await writeAgain(page)
    await expect(page.getByText('Version 2 of 2')).toBeVisible()
    await expect(prayerOn(page)).not.toContainText(MINE)
    await page.getByRole('link', { name: 'Previous version' }).click()
    await expect(prayerOn(page)).toContainText(MINE)
  })

  await test.step('What the server will not take is told, and stays in the fields', async () => {
    await edit(page, `${MINE} “Thou shalt be rich.” (Psalm 1:1, KJV)`)
    await save.click()
    await expect(alertOn(page)).toContainText('Scripture in this prayer stays word for word')
    await expect(page.getByRole('textbox').first()).toHaveValue(/Thou shalt be rich/)
  })

  await test.step('The words outlive a reload, though not even Done was pressed', async () => {
    await page.getByRole('textbox').first().fill(MINE)
    await page.reload()
    await expect(prayerOn(page)).toContainText(MINE)
    await expect(page.getByText('Some of these words are your own.')).toBeVisible()
    expect(await prayerOn(page).getByRole('blockquote').allTextContents()).toEqual(scripture)
  })

  await test.step('They are saved with every letter', async () => {
    const saving = page.waitForResponse((response) => response.url().endsWith('/api/v1/prayers'))
    await save.click()
    const saved = await saving
    expect(saved.status()).toBe(201)
    const { prayer_text, citations } = await saved.json()
    expect(prayer_text.startsWith(MINE)).toBe(true)
    for (const { text } of citations) expect(prayer_text).toContain(text)
    await expect(page.getByText('Prayer saved to your journal')).toBeVisible()
  })
})

test('an edited prayer waits for the connection as it will be saved, also where another tab has saved it', async ({
  page,
  ana,
}) => {
  await openResult(page)
  const save = page.getByRole('button', { name: 'Save to Journal' })
  const isHeld = () => page.getByRole('main').evaluate((main) => main.contains(document.activeElement))
  const isAnswered = Promise.withResolvers<void>()

  await test.step('It waits, cannot be edited meanwhile, and can be taken back', async () => {
    await page.route('**/api/v1/prayers', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await edit(page, MINE)
    await save.press('Enter')
    await expect(page.getByText(/^Waiting for the connection\./)).toBeVisible()
    await expect.poll(isHeld, 'the focus stays on the page').toBe(true)
    await expect(prayerOn(page)).toContainText(MINE)
    await expect(page.getByRole('button', { name: /^Edit|^Back to the prayer as/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Do not save' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
    await expect.poll(isHeld, 'the focus stays on the page').toBe(true)
    await page.unroute('**/api/v1/prayers')
  })

  await test.step('Nothing can be written that the save under way would not keep', async () => {
    const id = page.url().split('/').at(-1)
    const headers = { authorization: `Bearer ${ana.token}` }
    const elsewhere = await page.request.post('/api/v1/prayers', { headers, data: { generation_id: id } })
    expect(elsewhere.status()).toBe(201)
    await page.route('**/api/v1/prayers', async (route) => {
      if (route.request().method() === 'POST') await isAnswered.promise
      await route.continue()
    })
    await edit(page, MINE)
    await save.click()
    await page.getByRole('textbox').first().pressSequentially(' And more.')
    await expect(page.getByRole('textbox').first()).toHaveValue(MINE)
  })

  await test.step('The edit is made also to the prayer that another tab has saved', async () => {
    isAnswered.resolve()
    await expect(page.getByRole('heading', { name: 'My Journal' })).toBeVisible()
    const headers = { authorization: `Bearer ${ana.token}` }
    const { items } = await (await page.request.get('/api/v1/prayers', { headers })).json()
    expect(items).toHaveLength(1)
    expect(items[0].prayer_text).toContain(MINE)
  })
})

async function edit(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const first = page.getByRole('textbox').first()
  await expect(first).toBeFocused()
  await first.fill(words)
}
