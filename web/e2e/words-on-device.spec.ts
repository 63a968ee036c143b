import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { PASSWORD, type Person, prayAndSave, signUpAs } from './people.ts'

const WORDS = 'A quiet thing only Ana knows'

/** Everything the browser keeps by name, in this tab and beyond it. */
const keptIn = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }))

async function writeNote(page: Page, id: string): Promise<void> {
  await page.goto(`/journal?prayer=${id}`)
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByRole('textbox', { name: 'Your note' }).fill(WORDS)
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(WORDS)
}

async function writeInForm(page: Page, words: string): Promise<void> {
  await page.goto('/generate')
  await page.getByLabel('Your situation').fill(words)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('person/prayer_draft') ?? ''))
    .toContain(words)
}

async function signInAgain(page: Page, { email }: Person): Promise<void> {
  await expect(page.getByText(/Your session has ended/)).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('signing out leaves no words of a person in this tab or in another', async ({
  page,
  context,
  ana,
  request,
}) => {
  const { id } = await prayAndSave(request, ana)
  const other = await context.newPage()
  await writeNote(other, id)
  await page.goto('/journal')
  await page.getByLabel('Search').fill(`${WORDS} of`)
  await expect.poll(() => keptIn(page)).toContain(`${WORDS} of`)
  // On a page that was opened over the search.
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => keptIn(page)).not.toContain(WORDS)

  await expect(other).toHaveURL('/auth')
  await expect(other.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await expect(other.getByText('Your session has ended')).toHaveCount(0)
  await expect.poll(() => keptIn(other)).not.toContain(WORDS)
})

// ANA-05
test('another person in the same browser finds nothing of the one before', async ({
  page,
  context,
  ana,
  request,
}) => {
  const { id } = await prayAndSave(request, ana, { category: 'Hope' })
  const note = await context.newPage()
  await writeNote(note, id)
  await page.goto('/dashboard')
  await expect(page.getByRole('table', { name: 'What you pray about' })).toContainText('Hope')
  await signUpAs(await context.newPage(), 'Carla')

  await test.step('An open page becomes hers', async () => {
    // What the session manager listens to when somebody comes back to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(page.getByRole('heading', { name: 'Welcome, Carla' })).toBeVisible()
    await expect(page.getByText(/^Nothing here yet/)).toBeVisible()
  })
  await test.step('The words typed in a tab before are gone from it', async () => {
    await note.goto('/dashboard')
    await expect(note.getByRole('heading', { level: 1 })).toContainText('Carla')
    await expect.poll(() => keptIn(note)).not.toContain(WORDS)
  })
})

test('a person whose session ends over a note, or over a form they closed, finds their words again', async ({
  page,
  context,
  ana,
  request,
}) => {
  const { id } = await prayAndSave(request, ana)
  const form = await context.newPage()
  await writeInForm(form, WORDS)
  await form.close()
  await writeNote(page, id)
  const note = page.getByRole('textbox', { name: 'Your note' })
  const save = page.getByRole('button', { name: 'Save the note' })

  await test.step('The note comes back after signing in', async () => {
    const headers = { authorization: `Bearer ${ana.token}` }
    await request.post('/auth/v1/logout?scope=global', { headers })
    await expect.poll(async () => (await request.get('/api/v1/prayers', { headers })).status()).toBe(401)
    await save.click()
    await signInAgain(page, ana)
    await expect(note).toHaveValue(WORDS)
    await save.click()
    await expect(page.getByText('Note saved')).toBeVisible()
  })

  await test.step('So does the form whose tab was closed, when the session is found lost on arriving', async () => {
    await page.evaluate(() => {
      // The bearer has to be renewed, which is refused: the session is found lost.
      const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
      const session = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(key, JSON.stringify({ ...session, refresh_token: 'ended', expires_at: 1 }))
    })
    await page.goto('/generate')
    await signInAgain(page, ana)
    await expect(page).toHaveURL('/generate')
    await expect(page.getByLabel('Your situation')).toHaveValue(WORDS)
  })

  await test.step('Who wants nothing kept on this device has the form in its tab alone', async () => {
    await writeInForm(page, `${WORDS}, written again`)
    await page.goto('/account')
    await page.getByLabel('Keep my journal readable offline on this device').uncheck()
    expect(await page.evaluate(() => localStorage.getItem('person/prayer_draft'))).toBeNull()
    await page.goto('/generate')
    await expect(page.getByLabel('Your situation')).toHaveValue(`${WORDS}, written again`)
  })
})
