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

/** The next answer with the journal stays on its way until it is let in. */
async function holdJournal(page: Page) {
  const there = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const given = Promise.withResolvers<void>()
  const isJournal = ({ pathname }: URL) => pathname === '/api/v1/prayers'
  await page.route(
    isJournal,
    async (route) => {
      const response = await route.fetch()
      there.resolve()
      await held.promise
      // The page may have given it up meanwhile.
      await route.fulfill({ response }).catch(() => {})
      given.resolve()
    },
    { times: 1 },
  )
  return {
    isThere: there.promise,
    async arrive() {
      held.resolve()
      await given.promise
      // As long as the page needs to show it.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame)
      })
    },
  }
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

test('a journal that was asked for before a change does not bring back what was there', async ({
  page,
  ana,
  request,
}) => {
  await prayAndSave(request, ana)
  await page.goto('/journal')
  await page.getByRole('button', { name: 'View Prayer' }).click()
  await detailsOf(page).getByRole('button', { name: 'Mark as answered' }).click()
  const older = await holdJournal(page)
  await page.evaluate(() => {
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
  })
  await older.isThere
  await detailsOf(page).getByRole('button', { name: 'Save the date' }).click()
  await expect(page.getByText('Marked as answered')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(detailsOf(page)).toBeHidden()
  await older.arrive()

  await expect(page.getByRole('article').getByText('Answered on')).toBeVisible()
})

test('a journal that is on its way when a prayer is deleted comes without it', async ({
  page,
  ana,
  request,
}) => {
  await prayAndSave(request, ana)
  const { id } = await prayAndSave(request, ana)
  const older = await holdJournal(page)
  await page.goto(`/journal?prayer=${id}`)
  await older.isThere
  await detailsOf(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Prayer deleted')).toBeVisible()
  await older.arrive()

  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a journal whose first answer was from before a change is asked for again', async ({
  page,
  ana,
  request,
}) => {
  const { id } = await prayAndSave(request, ana)
  const older = await holdJournal(page)
  await page.goto(`/journal?prayer=${id}`)
  await older.isThere
  await detailsOf(page).getByRole('button', { name: 'Mark as answered' }).click()
  await detailsOf(page).getByRole('button', { name: 'Save the date' }).click()
  await expect(page.getByText('Marked as answered')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(detailsOf(page)).toBeHidden()
  await older.arrive()

  await expect(page.getByRole('article').getByText('Answered on')).toBeVisible()
})

test('a note that is saved after its dialog was closed is said to be saved, and is nobody else’s change', async ({
  page,
  ana,
  request,
}) => {
  await prayAndSave(request, ana)
  await writeNote(page, 'She came home.')
  const answer = await holdChanges(page)
  await detailsOf(page).getByRole('button', { name: 'Save the note' }).click()
  await page.keyboard.press('Escape')
  await expect(detailsOf(page)).toBeHidden()
  answer()
  await expect(page.getByText('Note saved')).toBeVisible()
  await page.getByRole('button', { name: 'View Prayer' }).click()

  await expect(detailsOf(page).getByRole('button', { name: 'Edit the note' })).toBeVisible()
  await expect(detailsOf(page).getByText('She came home.')).toBeVisible()
})

test('a note that is opened again while it is being saved is seen saved', async ({ page, ana, request }) => {
  await prayAndSave(request, ana)
  await writeNote(page, 'She came home.')
  const answer = await holdChanges(page)
  await detailsOf(page).getByRole('button', { name: 'Save the note' }).click()
  await page.keyboard.press('Escape')
  await expect(detailsOf(page)).toBeHidden()
  await page.getByRole('button', { name: 'View Prayer' }).click()
  await expect(noteOf(page)).toHaveValue('She came home.')
  await expect(noteOf(page)).not.toBeEditable()
  answer()

  await expect(page.getByText('Note saved')).toBeVisible()
  await expect(detailsOf(page).getByRole('button', { name: 'Edit the note' })).toBeVisible()
})

test('a note that was saved although its answer was lost is nobody else’s change', async ({
  page,
  ana,
  request,
}) => {
  await prayAndSave(request, ana)
  await writeNote(page, 'She came home.')
  await page.route('**/api/v1/prayers/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    await route.fetch()
    return route.abort()
  })
  await detailsOf(page).getByRole('button', { name: 'Save the note' }).click()
  await expect(noteOf(page)).toHaveAccessibleDescription(/could not be saved/)
  await page.reload()

  await expect(detailsOf(page).getByRole('button', { name: 'Edit the note' })).toBeVisible()
  await expect(detailsOf(page).getByText('She came home.')).toBeVisible()
})

test('a note that cannot be saved after its dialog was closed says so, and is kept', async ({
  page,
  ana,
  request,
}) => {
  await prayAndSave(request, ana)
  await writeNote(page, 'She came home.')
  const answer = await holdChanges(page)
  await detailsOf(page).getByRole('button', { name: 'Save the note' }).click()
  await page.keyboard.press('Escape')
  await expect(detailsOf(page)).toBeHidden()
  answer({ status: 503, json: {} })
  await expect(page.getByText('The note could not be saved')).toBeVisible()
  await page.getByRole('button', { name: 'View Prayer' }).click()

  await expect(noteOf(page)).toHaveValue('She came home.')
})
