import { expect, test } from './fixtures.ts'
import { openPanel, openResult, PANEL, prayerOn, wordsOn, writeAgain } from './result-page.ts'

test('a prayer is written again, shorter, in another tone and without a part, at no cost', async ({
  page,
  ana: _ana,
}) => {
  await openResult(page, { situation: 'A long winter' })
  const before = await wordsOn(page)
  await page.getByRole('button', { name: 'Show the shape' }).click()
  await expect(prayerOn(page).getByText('Asking', { exact: true })).toBeVisible()
  await openPanel(page, PANEL)
  await expect(page.getByText(/3 more times, until \d/)).toBeVisible()

  await page.getByRole('radio', { name: 'Shorter' }).check()
  await page.getByRole('radio', { name: 'Grateful' }).check()
  await page.getByRole('checkbox', { name: 'Asking' }).check()
  await writeAgain(page)

  await expect(page.getByText('Your prayer has been written again')).toBeVisible()
  expect(await wordsOn(page)).not.toBe(before)
  await expect(prayerOn(page).getByText('Turning to God', { exact: true })).toBeVisible()
  await expect(prayerOn(page).getByText('Asking', { exact: true })).toHaveCount(0)
  await openPanel(page, PANEL)
  await expect(page.getByText(/2 more times, until \d/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Asking' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Shorter' })).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Grateful' })).toBeChecked()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByText('1 prayer remaining')).toBeVisible()
})

test('the one before can be gone back to, saved, and is found again after a reload', async ({
  page,
  ana: _ana,
}) => {
  await openResult(page, { situation: 'A long winter' })
  const first = await wordsOn(page)
  await openPanel(page, PANEL)
  await writeAgain(page)
  await expect(page.getByText('Version 2 of 2')).toBeVisible()
  const second = await wordsOn(page)
  await page.reload()
  await expect(page.getByText('Version 2 of 2')).toBeVisible()
  expect(await wordsOn(page)).toBe(second)

  await page.getByRole('link', { name: 'Previous version' }).click()
  await expect(page.getByText('Version 1 of 2')).toBeVisible()
  expect(await wordsOn(page)).toBe(first)
  await page.getByRole('link', { name: 'Next version' }).click()
  await expect(page.getByText('Version 2 of 2')).toBeVisible()
  await page.getByRole('link', { name: 'Previous version' }).click()
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/v1/prayers'))
  await page.getByRole('button', { name: 'Save to Journal' }).click()

  const { prayer_text } = await (await saved).json()
  const [opening = ''] = prayer_text.split('.')
  expect(first).toContain(opening.replaceAll(/\s+/g, ' '))
  await expect(page.getByRole('heading', { name: 'My Journal' })).toBeVisible()
})
