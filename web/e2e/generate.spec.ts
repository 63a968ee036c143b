import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { PASSWORD, type Person, signUpAs } from './people.ts'
import { ask, openMoreChoices, option } from './prayer-form.ts'

const GENERATION = '**/api/v1/generations/*'

// GEN-06, GEN-09, D-51
test('the form asks for what it needs, suggests what was told, and says what is missing', async ({
  page,
  ana: _ana,
}) => {
  await page.goto('/generate')
  const situation = page.getByLabel('Your situation')
  const button = page.getByRole('button', { name: 'Generate Prayer' })
  const suggested = page.getByText('Suggested from what you wrote', { exact: true })

  await test.step('A submit that is forced says what is missing', async () => {
    await expect(button).toBeDisabled()
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(page.getByRole('radiogroup', { name: 'Category' })).toHaveAccessibleDescription(
      /Please select a category and mood/,
    )
  })

  await test.step('What is told suggests a category and a mood, and a press changes them', async () => {
    await situation.fill('My mother has surgery on Friday and I am so worried')
    await expect(option(page, 'Category', 'Healing')).toBeChecked()
    await expect(option(page, 'Mood', 'Worried')).toBeChecked()
    await expect(suggested).toHaveCount(2)
    await option(page, 'Mood', 'Hopeful').check()
    await expect(suggested).toHaveCount(1)
    await expect(button).toBeEnabled()
  })

  await test.step('Without words the button waits for a category', async () => {
    await situation.fill('')
    await expect(button).toBeDisabled()
    await option(page, 'Category', 'Peace').check()
    await expect(button).toBeEnabled()
  })

  await test.step('A name is asked for only when the prayer is for somebody else', async () => {
    await openMoreChoices(page)
    await expect(page.getByLabel('Their name')).toBeHidden()
    await option(page, 'Who is it for?', 'Friend').check()
    await page.getByLabel('Their name').fill('Maria')
    await option(page, 'Who is it for?', 'Self').check()
    await expect(page.getByLabel('Their name')).toBeHidden()
    await option(page, 'Who is it for?', 'Family').check()
    await expect(page.getByLabel('Their name')).toHaveValue('')
  })

  await test.step('How much is written belongs to its field', async () => {
    await situation.fill('A long winter')
    await expect(situation).toHaveAccessibleDescription(/13 of 1000 characters/)
  })

  await button.click()
  await expect(page.getByRole('heading', { name: 'Your prayer', exact: true })).toBeVisible()
})

// AUT-18, AUT-19
test('what stands in the form outlives a reload, a closed tab and a lost session, but not signing out', async ({
  page: first,
  context,
  ana,
}) => {
  await first.goto('/generate')
  await option(first, 'Category', 'Hope').check()
  await first.getByLabel('Your situation').fill('A long winter')
  await first.reload()
  await expect(first.getByLabel('Your situation')).toHaveValue('A long winter')
  await expect(option(first, 'Category', 'Hope')).toBeChecked()
  const page = await context.newPage()
  await first.close()
  const situation = page.getByLabel('Your situation')
  await page.goto('/generate')
  await expect(situation).toHaveValue('A long winter')

  await test.step('A session lost in the middle leads to sign-in and back to the words', async () => {
    const headers = { authorization: `Bearer ${ana.token}` }
    await page.request.post('/auth/v1/logout?scope=global', { headers })
    const ended = async () => (await page.request.get('/api/v1/prayers', { headers })).status()
    await expect.poll(ended).toBe(401)
    await ask(page)
    await expect(page.getByText(/Your session has ended/)).toBeVisible()
    await signIn(page, ana)
    await expect(page).toHaveURL(/\/generate\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { name: 'Your prayer', exact: true })).toBeVisible()
  })

  await test.step('Signing out takes the words away', async () => {
    await page.goto('/generate')
    await situation.fill('Another winter')
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByText('Signed out successfully')).toBeVisible()
    await page.goto('/auth?mode=login')
    await signIn(page, ana)
    await expect(page).toHaveURL('/dashboard')
    await page.goto('/generate')
    await expect(situation).toHaveValue('')
  })
})

// GEN-25, D-33
test('somebody in danger sees help first, and the prayer costs nothing', async ({ page, ana: _ana }) => {
  await page.goto('/generate')
  await ask(page, { mood: 'Overwhelmed', situation: 'I want to end my life' })

  await expect(page.getByRole('heading', { name: 'Your prayer', exact: true })).toBeVisible()
  const help = page.getByRole('region', { name: /let somebody be with you/ })
  await expect(help.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
  await expect(help.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988')
  await expect(page.getByRole('main').getByRole('link', { name: '741741' })).toHaveCount(1)
  await expect(page.getByLabel('Keep what I wrote with the prayer')).not.toBeChecked()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByText('2 prayers remaining')).toBeVisible()
})

// RES-13, D-23
test('a prayer is at its address for its person alone, can be reported, and says so when it takes long', async ({
  page,
  context,
  browser,
  ana: _ana,
}) => {
  await test.step('It is there in another tab too, and for nobody else', async () => {
    await page.goto('/generate')
    await ask(page, { situation: 'A long winter' })
    const words = await page.getByRole('article', { name: 'Prayer' }).textContent()
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByRole('article', { name: 'Prayer' })).toHaveText(words ?? '')
    expect(page.url()).not.toMatch(/winter|peace|tired/i)

    const elsewhere = await (await browser.newContext()).newPage()
    await signUpAs(elsewhere, 'Bento')
    await elsewhere.goto(page.url())
    await expect(elsewhere.getByRole('heading', { name: 'No prayer here' })).toBeVisible()
  })

  await test.step('Its report is kept, and says where to write for an answer', async () => {
    await page.getByRole('button', { name: 'Report content' }).click()
    const dialog = page.getByRole('dialog', { name: 'Report this prayer' })
    await expect(dialog.getByText(/please write to .+@.+/)).toBeVisible()
    await expect(dialog.getByLabel('Send the text of the prayer along')).not.toBeChecked()
    await dialog.getByRole('button', { name: 'Send Report' }).click()
    await expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose what is wrong')
    await dialog.getByRole('radio', { name: 'Scripture is misused' }).check()
    await dialog.getByRole('button', { name: 'Send Report' }).click()
    await expect(dialog.getByRole('status')).toContainText(
      'Your report is here, without the text of the prayer',
    )
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('button', { name: 'Report content' })).toBeFocused()
  })

  await test.step('A prayer that takes long says so', async () => {
    await page.clock.install()
    await page.route(GENERATION, () => {})
    await page.goto('/generate')
    await ask(page, { situation: 'A long winter' })
    const news = page.getByRole('main').getByRole('status')
    await expect(news).toContainText('Cancelling now uses no prayer.')
    await page.clock.fastForward(8500)
    await expect(news).toContainText(
      'This is taking longer than usual. You can wait or cancel; nothing is lost.',
    )
  })
})

async function signIn(page: Page, { email }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
}
