import { expect, test } from './fixtures.ts'
import { openPanel, openResult, PANEL, prayerOn, wordsOn, writeAgain } from './result-page.ts'

test('a prayer is written again as its person wishes, at no cost, and the one before can be saved', async ({
  page,
  ana: _ana,
}) => {
  await openResult(page, { situation: 'A long winter' })
  const first = await wordsOn(page)

  await test.step('Shorter, in another tone and without a part', async () => {
    await openPanel(page, PANEL)
    await expect(page.getByText(/3 more times, until \d/)).toBeVisible()
    await page.getByRole('radio', { name: 'Shorter' }).check()
    await page.getByRole('radio', { name: 'Grateful' }).check()
    await page.getByRole('checkbox', { name: 'Asking' }).check()
    await writeAgain(page)
    await expect(page.getByText('Your prayer has been written again')).toBeVisible()
    await expect(page.getByText('Version 2 of 2')).toBeVisible()
  })
  const second = await wordsOn(page)

  await test.step('The panel knows what was chosen', async () => {
    expect(second).not.toBe(first)
    await openPanel(page, PANEL)
    await expect(page.getByText(/2 more times, until \d/)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Asking' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Shorter' })).toHaveCount(0)
    await expect(page.getByRole('radio', { name: 'Grateful' })).toBeChecked()
  })

  await test.step('A reload shows the newest, and links lead between the two', async () => {
    await page.reload()
    await expect(page.getByText('Version 2 of 2')).toBeVisible()
    expect(await wordsOn(page)).toBe(second)
    await page.getByRole('link', { name: 'Previous version' }).click()
    await expect(page.getByText('Version 1 of 2')).toBeVisible()
    expect(await wordsOn(page)).toBe(first)
    await page.getByRole('link', { name: 'Next version' }).click()
    await expect(page.getByText('Version 2 of 2')).toBeVisible()
  })

  await test.step('The part that was left out has no name in the shape', async () => {
    await page.getByRole('button', { name: 'Show the shape' }).click()
    await expect(prayerOn(page).getByText('Turning to God', { exact: true })).toBeVisible()
    await expect(prayerOn(page).getByText('Asking', { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Hide the shape' }).click()
  })

  await test.step('The one before is saved, and one prayer was used', async () => {
    await page.getByRole('link', { name: 'Previous version' }).click()
    await expect(page.getByText('Version 1 of 2')).toBeVisible()
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/v1/prayers'))
    await page.getByRole('button', { name: 'Save to Journal' }).click()
    const { prayer_text } = await (await saved).json()
    const [opening = ''] = prayer_text.split('.')
    expect(first).toContain(opening.replaceAll(/\s+/g, ' '))
    await expect(page.getByRole('heading', { name: 'My Journal' })).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByText('1 prayer remaining')).toBeVisible()
  })
})
