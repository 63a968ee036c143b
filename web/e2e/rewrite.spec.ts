import { expect, test } from './fixtures.ts'
import { PASSWORD } from './people.ts'
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

test('no more than two parts can be left out', async ({ page, ana: _ana }) => {
  await openResult(page)
  await openPanel(page, PANEL)
  const parts = page.getByRole('group', { name: 'Leave out' }).getByRole('checkbox')
  await parts.nth(0).check()
  await parts.nth(1).check()

  await expect(parts.nth(2)).toBeDisabled()
  await parts.nth(0).uncheck()
  await expect(parts.nth(2)).toBeEnabled()
})

test('the time for it ends while somebody reads', async ({ page, ana: _ana }) => {
  await page.clock.install()
  await openResult(page)
  await openPanel(page, PANEL)
  await expect(page.getByRole('button', { name: 'Write it again' })).toBeVisible()

  await page.clock.fastForward('10:30')

  await expect(page.getByText(/The time for having it written again ended at \d/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write it again' })).toHaveCount(0)
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

test('a session lost in the middle leads to sign-in and on to the new version', async ({ page, ana }) => {
  await openResult(page)
  const headers = { authorization: `Bearer ${ana.token}` }
  await openPanel(page, PANEL)
  await page.request.post('/auth/v1/logout?scope=global', { headers })
  // /me asks identity itself; the others are refused as soon as the gateway has heard of it.
  await expect.poll(async () => (await page.request.get('/api/v1/prayers', { headers })).status()).toBe(401)
  await writeAgain(page)
  await expect(page.getByText(/Your session has ended/)).toBeVisible()
  await page.getByLabel('Email').fill(ana.email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()

  await expect(page).toHaveURL(/\/generate\/[0-9a-f-]{36}$/)
  await expect(page.getByText('Version 2 of 2')).toBeVisible()
})

// GEN-25
test('help comes first in every version', async ({ page, ana: _ana }) => {
  await openResult(page, { mood: 'Overwhelmed', situation: 'I want to end my life' })
  const help = page.getByRole('region', { name: /let somebody be with you/ })
  await expect(help).toBeVisible()
  await openPanel(page, PANEL)
  await expect(page.getByRole('radiogroup', { name: 'Length' })).toHaveCount(0)
  await writeAgain(page)
  await expect(page.getByText('Version 2 of 2')).toBeVisible()

  const [helpTop, prayerTop] = await Promise.all(
    [help, prayerOn(page)].map(async (part) => (await part.boundingBox())?.y ?? 0),
  )
  expect(helpTop).toBeLessThan(prayerTop ?? 0)
})
