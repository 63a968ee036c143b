import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { newEmail, PASSWORD } from './people.ts'
import { ask } from './prayer-form.ts'

interface Entry {
  readonly event: string
  readonly properties: Record<string, unknown>
}

// TRK-01, TRK-02, PRC-09, AUT-21
test('a visit is told in batches, which the server keeps: where somebody was, never what they wrote', async ({
  page,
}) => {
  const told: Entry[] = []
  const answers: number[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/v1/events')) return
    told.push(...response.request().postDataJSON())
    answers.push(response.status())
  })
  await page.goto('/pricing')
  await page.getByRole('region', { name: 'Free Plan' }).getByRole('link').click()
  await page.getByLabel('Name').fill('Ana')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.getByRole('link', { name: 'Create Prayer' }).click()
  await ask(page, { situation: 'A long winter' })
  await expect(page.getByRole('heading', { name: 'Your prayer', exact: true })).toBeVisible()

  await expect.poll(() => told.map(({ event }) => event), { timeout: 20_000 }).toContain('prayer_generated')
  expect(told).toMatchObject([
    { event: 'page_view', properties: { page_path: '/pricing', page_title: 'Pricing' } },
    { event: 'pricing_page_view', properties: {} },
    { event: 'page_view', properties: { page_path: '/auth', page_title: 'Create your account' } },
    { event: 'auth_signup', properties: { method: 'email' } },
    { event: 'page_view', properties: { page_path: '/dashboard', page_title: 'Dashboard' } },
    { event: 'page_view', properties: { page_path: '/generate' } },
    { event: 'page_view', properties: { page_path: '/generate/:id' } },
    { event: 'prayer_generated', properties: {} },
  ])
  expect(JSON.stringify(told)).not.toMatch(/winter|Peace|Tired|Ana|example\.org/)
  expect(new Set(answers)).toEqual(new Set([202]))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('analytics_queue'))).toBeNull()
})

// D-47
test('an operator’s own counting asks first, is told what is on the list, and ends with a no', async ({
  page,
}) => {
  const question = page.getByRole('region', { name: 'Counting visits' })
  const isLoaded = () => page.evaluate(() => 'gtag' in window)
  await test.step('Where there is none, nobody is asked', async () => {
    await page.goto('/pricing')
    await expect(page.getByRole('region', { name: 'Monthly' })).toContainText('/month')
    await expect(question).toHaveCount(0)
  })
  await setTagScript(page)

  await test.step('Nothing runs before a yes, nor after a no', async () => {
    await page.goto('/faq')
    await expect(question).toContainText('Counting House')
    expect(await isLoaded()).toBe(false)
    await question.getByRole('button', { name: 'No' }).click()
    await page.reload()
    await expect(question).toContainText('You have said no.')
    expect(await isLoaded()).toBe(false)
  })

  await test.step('After a yes it is told of the next page', async () => {
    await page.goto('/pricing')
    await question.getByRole('button', { name: 'Yes' }).click()
    await expect.poll(isLoaded).toBe(true)
    await page.getByRole('region', { name: 'Free Plan' }).getByRole('link').click()
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'told')))
      .toEqual([['event', 'page_view', { page_path: '/auth', page_title: 'Create your account' }]])
  })

  await test.step('A no ends it', async () => {
    await question.getByRole('button', { name: 'No' }).click()
    await expect(question).toContainText('You have said no.')
    await expect.poll(isLoaded).toBe(false)
  })
})

/** As the gateway fills the page where TAG_SCRIPT and TAG_RECIPIENT are set. */
async function setTagScript(page: Page): Promise<void> {
  await page.route('**/tag.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.told = []; window.gtag = (...all) => window.told.push(all)',
    }),
  )
  await page.route(/\/(pricing|auth|faq)$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const body = (await response.text())
      .replace(/"tagScript":"[^"]*"/, '"tagScript":"/tag.js"')
      .replace(/"tagRecipient":"[^"]*"/, '"tagRecipient":"Counting House"')
    await route.fulfill({ response, body })
  })
}
