import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { prayAndSave } from './people.ts'

const detailsOf = (page: Page) => page.getByRole('dialog', { name: 'Prayer Details' })
const noteOf = (page: Page) => detailsOf(page).getByRole('textbox', { name: 'Your note' })

async function writeNote(page: Page, words: string): Promise<void> {
  await page.goto('/journal')
  await page.getByRole('button', { name: 'View Prayer' }).click()
  await detailsOf(page).getByRole('button', { name: 'Add a note' }).click()
  await noteOf(page).fill(words)
}

/** Saves are held back; gives back what answers them. */
async function holdChanges(page: Page): Promise<(answer?: Parameters<Route['fulfill']>[0]) => void> {
  const held = Promise.withResolvers<Parameters<Route['fulfill']>[0]>()
  await page.route('**/api/v1/prayers/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    const answer = await held.promise
    return answer ? route.fulfill(answer) : route.continue()
  })
  return held.resolve
}

test('nothing is typed into a note while it is being saved, and lost with it', async ({
  page,
  ana,
  request,
}) => {
  await prayAndSave(request, ana)
  await writeNote(page, 'She came home.')
  const answer = await holdChanges(page)
  await detailsOf(page).getByRole('button', { name: 'Save the note' }).click()
  await noteOf(page).focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' And slept.')
  const shown = await noteOf(page).inputValue()
  answer()
  await expect(page.getByText('Note saved')).toBeVisible()

  await expect(detailsOf(page).getByRole('region', { name: 'Your note' })).toContainText(shown)
})

test('nothing is typed into the words of a prayer while they are being saved', async ({
  page,
  ana,
  request,
}) => {
  await prayAndSave(request, ana)
  await page.goto('/journal')
  await page.getByRole('button', { name: 'View Prayer' }).click()
  const details = detailsOf(page)
  await details.getByRole('button', { name: 'Edit the words' }).click()
  const words = details.getByLabel('The words of this prayer')
  await words.fill(`I begin in my own words.\n\n${await words.inputValue()}`)
  const answer = await holdChanges(page)
  await details.getByRole('button', { name: 'Save the words' }).click()
  await words.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Tonight ')
  const [first = ''] = (await words.inputValue()).split('\n')
  answer()
  await expect(page.getByText('Your words are saved')).toBeVisible()

  await expect(details.getByRole('region', { name: 'Prayer', exact: true })).toContainText(first)
})
