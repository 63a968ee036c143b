import type { Page } from '@playwright/test'
import { expectOpenToEverybody } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { prayAndSave } from './people.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Prayer Details' })

async function openFirst(page: Page) {
  await page.goto('/journal')
  await page.getByRole('button', { name: 'View Prayer' }).first().click()
  await expect(dialogOf(page)).toBeVisible()
}

test('a person adds a note that outlives failures, removes it with a way back, and sees when it was overtaken', async ({
  page,
  ana,
  request,
}) => {
  const { id } = await prayAndSave(request, ana)
  await openFirst(page)
  const details = dialogOf(page)
  const note = details.getByRole('textbox', { name: 'Your note' })
  const add = details.getByRole('button', { name: 'Add a note' })
  const save = details.getByRole('button', { name: 'Save the note' })

  await test.step('One that is not saved outlives a failure and a closed dialog', async () => {
    await add.click()
    await note.fill('She came home.')
    await page.route('**/api/v1/prayers/*', (route) => route.fulfill({ status: 503, json: {} }))
    await save.click()
    const kept = details.getByText('The note could not be saved. It is kept here: please try again.')
    await expect(kept).toBeVisible()
    await page.unroute('**/api/v1/prayers/*')
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
    await page.getByRole('button', { name: 'View Prayer' }).click()
    await expect(note).toHaveValue('She came home.')
    await save.click()
    await expect(page.getByText('Note saved')).toBeVisible()
    await page.reload()
    await expect(details.getByText('She came home.')).toBeVisible()
  })

  await test.step('It is removed with a way back', async () => {
    await details.getByRole('button', { name: 'Remove the note' }).click()
    await expect(page.getByText('Note removed')).toBeVisible()
    await expect(add).toBeVisible()
    const undo = page.getByRole('button', { name: 'Undo' })
    expect((await undo.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await undo.click()
    await expect(details.getByText('She came home.')).toBeVisible()
    await details.getByRole('button', { name: 'Remove the note' }).click()
    await expect(add).toBeVisible()
  })

  await test.step('Opening the words keeps nothing, and a note that was begun is kept', async () => {
    await details.getByRole('button', { name: 'Edit the words' }).click()
    await expect(details.getByLabel('The words of this prayer')).toBeVisible()
    await add.click()
    await note.fill('She came')
    await page.reload()
    await expect(details.getByRole('button', { name: 'Edit the words' })).toBeVisible()
    await expect(note).toHaveValue('She came')
    await expect(note).toHaveAccessibleDescription(/^Not saved yet/)
  })

  await test.step('One that was overtaken on another device says so', async () => {
    await request.patch(`/api/v1/prayers/${id}`, {
      headers: { authorization: `Bearer ${ana.token}` },
      data: { note: 'From the train' },
    })
    await page.reload()
    await expect(note).toHaveAccessibleDescription(/changed elsewhere since you began/)
    await expect(note).toHaveValue('She came')
  })
})

test('a person marks a prayer as answered and changes its words, but not scripture, and Escape leads back', async ({
  page,
  ana,
  request,
}) => {
  const { citations } = await prayAndSave(request, ana)
  const [verse] = citations
  await openFirst(page)
  const details = dialogOf(page)

  await test.step('It is answered on a day of their own, and not after all', async () => {
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

  await test.step('The words can be changed, and scripture cannot', async () => {
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

  await test.step('Escape closes what lies on top, and the focus goes back where it was', async () => {
    await openFirst(page)
    const share = details.getByRole('button', { name: 'Share' })
    const sharing = page.getByRole('dialog', { name: 'Share this prayer' })
    await share.click()
    await expect(sharing).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sharing).toBeHidden()
    await expect(share).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
    await expect(page.getByRole('button', { name: 'View Prayer' })).toBeFocused()
  })
})
