import type { Page } from '@playwright/test'
import { expectOpenToEverybody } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { PASSWORD, prayAndSave } from './people.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Prayer Details' })

async function openFirst(page: Page) {
  await page.goto('/journal')
  await page.getByRole('button', { name: 'View Prayer' }).first().click()
  await expect(dialogOf(page)).toBeVisible()
}

test('a note is added, changed, and removed with a way back', async ({ page, ana, request }) => {
  await prayAndSave(request, ana)
  await openFirst(page)
  const details = dialogOf(page)
  await details.getByRole('button', { name: 'Add a note' }).click()
  await details.getByLabel('Your note').last().fill('She came home.')
  await details.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByText('Note saved')).toBeVisible()
  await page.reload()
  await expect(details.getByText('She came home.')).toBeVisible()

  await details.getByRole('button', { name: 'Remove the note' }).click()
  await expect(page.getByText('Note removed')).toBeVisible()
  await expect(details.getByRole('button', { name: 'Add a note' })).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo' })
  expect((await undo.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await undo.click()
  await expect(details.getByText('She came home.')).toBeVisible()
})

test('a note that is not saved outlives a failure and a closed dialog', async ({ page, ana, request }) => {
  await prayAndSave(request, ana)
  await openFirst(page)
  const details = dialogOf(page)
  await details.getByRole('button', { name: 'Add a note' }).click()
  await details.getByLabel('Your note').last().fill('She came home.')
  await page.route('**/api/v1/prayers/*', (route) => route.fulfill({ status: 503, json: {} }))
  await details.getByRole('button', { name: 'Save the note' }).click()
  await expect(
    details.getByText('The note could not be saved. It is kept here: please try again.'),
  ).toBeVisible()
  await page.unroute('**/api/v1/prayers/*')
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()

  await page.getByRole('button', { name: 'View Prayer' }).click()
  await expect(details.getByLabel('Your note').last()).toHaveValue('She came home.')
  await details.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByText('Note saved')).toBeVisible()
})

test('opening the words keeps nothing; words that were overtaken say so', async ({ page, ana, request }) => {
  const { id } = await prayAndSave(request, ana)
  await openFirst(page)
  const details = dialogOf(page)
  const note = details.getByRole('textbox', { name: 'Your note' })
  await details.getByRole('button', { name: 'Edit the words' }).click()
  await expect(details.getByLabel('The words of this prayer')).toBeVisible()
  await details.getByRole('button', { name: 'Add a note' }).click()
  await note.fill('She came')
  await page.reload()
  await expect(details.getByRole('button', { name: 'Edit the words' })).toBeVisible()
  await expect(note).toHaveValue('She came')
  await expect(note).toHaveAccessibleDescription(/^Not saved yet/)

  // On another device meanwhile.
  await request.patch(`/api/v1/prayers/${id}`, {
    headers: { authorization: `Bearer ${ana.token}` },
    data: { note: 'From the train' },
  })
  await page.reload()
  await expect(note).toHaveAccessibleDescription(/changed elsewhere since you began/)
  await expect(note).toHaveValue('She came')
})

test('a person who loses their session over a note comes back to it', async ({ page, ana, request }) => {
  await prayAndSave(request, ana)
  await openFirst(page)
  const details = dialogOf(page)
  await details.getByRole('button', { name: 'Add a note' }).click()
  await details.getByRole('textbox', { name: 'Your note' }).fill('She came home.')
  const headers = { authorization: `Bearer ${ana.token}` }
  await request.post('/auth/v1/logout?scope=global', { headers })
  await expect.poll(async () => (await request.get('/api/v1/prayers', { headers })).status()).toBe(401)
  await details.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByText(/Your session has ended/)).toBeVisible()

  await page.getByLabel('Email').fill(ana.email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()

  await expect(details.getByRole('textbox', { name: 'Your note' })).toHaveValue('She came home.')
  await details.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByText('Note saved')).toBeVisible()
})

test('a prayer is marked as answered, on a day of one’s own, and not after all', async ({
  page,
  ana,
  request,
}) => {
  await prayAndSave(request, ana)
  await openFirst(page)
  const details = dialogOf(page)
  await details.getByRole('button', { name: 'Mark as answered' }).click()
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'))
  await expect(details.getByLabel('Answered on')).toHaveValue(today)
  await expectOpenToEverybody(page, 'marking as answered')
  await details.getByLabel('Answered on').fill('2024-02-29')
  await details.getByLabel('Answered on').press('Enter')
  await expect(details.getByText('Answered on February 29, 2024')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('article').getByText('Answered on February 29, 2024')).toBeVisible()

  await page.getByRole('button', { name: 'View Prayer' }).click()
  await details.getByRole('button', { name: 'Mark as unanswered' }).click()
  await expect(details.getByRole('button', { name: 'Mark as answered' })).toBeVisible()
})

test('the words can be changed, and scripture cannot', async ({ page, ana, request }) => {
  const { citations } = await prayAndSave(request, ana)
  const [verse] = citations
  await openFirst(page)
  const details = dialogOf(page)
  await details.getByRole('button', { name: 'Edit the words' }).click()
  const words = details.getByLabel('The words of this prayer')
  const before = await words.inputValue()
  await words.fill(before.replace(verse?.text ?? '', 'Something else.'))
  await expect(words).toHaveAccessibleDescription(new RegExp(`${verse?.reference}.* not word for word`))
  await details.getByRole('button', { name: 'Back to the saved words' }).click()

  await details.getByRole('button', { name: 'Edit the words' }).click()
  await words.fill(`I begin in my own words.\n\n${before}`)
  await expectOpenToEverybody(page, 'editing a prayer')
  await details.getByRole('button', { name: 'Save the words' }).click()
  await expect(page.getByText('Your words are saved')).toBeVisible()
  await page.reload()
  await expect(details.getByText('I begin in my own words.')).toBeVisible()
})

test('Escape closes what lies on top, and the focus goes back where it was', async ({
  page,
  ana,
  request,
}) => {
  await prayAndSave(request, ana)
  await openFirst(page)
  const details = dialogOf(page)
  await details.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('dialog', { name: 'Share this prayer' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Share this prayer' })).toBeHidden()
  await expect(details.getByRole('button', { name: 'Share' })).toBeFocused()
  await page.keyboard.press('Escape')

  await expect(details).toBeHidden()
  await expect(page.getByRole('button', { name: 'View Prayer' })).toBeFocused()
})
