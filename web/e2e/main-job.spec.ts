import { expect, test } from './fixtures.ts'
import { newEmail, PASSWORD } from './people.ts'
import { ask, option } from './prayer-form.ts'
import { PANEL } from './result-page.ts'

test('a new person signs up, prays, keeps the prayer, and sees it in their own analytics', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started Free' }).click()
  await expect(page).toHaveURL('/auth')
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up' }).click()

  // AUT-13, DSH-01, DSH-02
  await expect(page.getByText('Account created! Welcome to Selah.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome, Ana' })).toBeVisible()
  await expect(page.getByText('2 prayers remaining')).toBeVisible()

  await page.getByRole('link', { name: 'Create Prayer' }).click()
  await ask(page, { category: 'Peace', mood: 'Overwhelmed', situation: 'My mother has surgery on Thursday' })

  // GEN-15, RES-01, and scripture with its translation (D-40)
  await expect(page.getByRole('heading', { name: 'Your prayer', exact: true })).toBeVisible()
  await expect(page.getByText('Your prayer has been created')).toBeVisible()
  const prayer = page.getByRole('article', { name: 'Prayer' })
  await expect(prayer).toContainText(/amen\./i)
  await expect(prayer.getByRole('blockquote').first()).toBeVisible()
  await expect(prayer).toContainText('King James Version')

  // RES-09, JRN-04
  await page.getByRole('button', { name: 'Save to Journal' }).click()
  await expect(page.getByText('Prayer saved to your journal')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My Journal' })).toBeVisible()
  await expect(page.getByRole('article', { name: /Peace, less than a minute ago/ })).toBeVisible()

  // JRN-08
  await page.getByRole('button', { name: 'View Prayer' }).click()
  const details = page.getByRole('dialog', { name: 'Prayer Details' })
  await expect(details).toContainText('Feeling: Overwhelmed')
  await expect(details).toContainText('My mother has surgery on Thursday')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByText('1 prayer remaining')).toBeVisible()
  // It travels as an event: a moment later it is there.
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('You saved a prayer')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page.getByRole('row', { name: 'Peace 1' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Overwhelmed 1' })).toBeVisible()
})

test('a signed-in person does the main job with the keyboard alone', async ({ page, ana }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: `Welcome, ${ana.name}` })).toBeVisible()

  await tabTo(page, 'Create Prayer')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'What shall we pray for?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Your situation')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(option(page, 'Category', 'Faith')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(option(page, 'Mood', 'Anxious')).toBeChecked()
  await tabTo(page, 'Generate Prayer')
  await page.keyboard.press('Enter')

  const title = page.getByRole('heading', { name: 'Your prayer', exact: true })
  await expect(title).toBeFocused()
  await tabTo(page, 'Read in its chapter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Read in its chapter' }).first()).toBeFocused()
  await tabTo(page, PANEL)
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'Same length' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Longer' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Version 2 of 2')).toBeVisible()
  await expect(title).toBeFocused()

  await tabTo(page, 'Save to Journal')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'My Journal' })).toBeFocused()
  await tabTo(page, 'View Prayer')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Prayer Details' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'View Prayer' })).toBeFocused()
})

/** Walks on with Tab until the focus is on what this name begins. */
async function tabTo(page: import('@playwright/test').Page, name: string): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim())
    if (focused?.startsWith(name)) return
  }
  throw new Error(`Tab never reached ${name}`)
}
