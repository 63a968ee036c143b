import type { Page } from '@playwright/test'
import { expectOpenInBothSchemes } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { prayAndSave } from './people.ts'
import { FRIEND, makeLink, openSharing, seenByOthers, sharing } from './sharing.ts'

test('a link is read by anybody, shows what is ticked, and leads nowhere once it is taken back', async ({
  page,
  ana,
  request,
  browser,
  baseURL,
}) => {
  const { citations } = await prayAndSave(request, ana, FRIEND)
  const stranger = await (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage()
  const prayer = stranger.getByRole('article', { name: 'Prayer' })
  let path = ''

  await test.step('A link that could not be made says so', async () => {
    await page.route('**/share', (route) => route.fulfill({ status: 503, json: {} }))
    await openSharing(page, 'As a link')
    await sharing(page).getByRole('button', { name: 'Make a link' }).click()
    await expect(sharing(page).getByRole('alert')).toHaveText('The link could not be made')
    await page.unroute('**/share')
  })

  await test.step('A stranger reads the prayer, without the name and without what was told', async () => {
    path = await makeLink(page)
    await stranger.goto(path)
    await expect(prayer).toContainText(citations[0]?.text.slice(0, 20) ?? '')
    await expect(prayer).toContainText('King James Version')
    await expect(prayer).not.toContainText(/Miriam|surgery/i)
    await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    // TRK-01: where somebody was, but not the key to it.
    const noted = await stranger.evaluate(() => localStorage.getItem('analytics_queue') ?? '')
    expect(noted).toContain('/shared/:token')
    expect(noted).not.toContain(path)
  })

  await test.step('The stranger reports it without saying who they are', async () => {
    await stranger.getByRole('button', { name: 'Report content' }).click()
    const dialog = stranger.getByRole('dialog', { name: 'Report this prayer' })
    await dialog.getByRole('button', { name: 'Send Report' }).click()
    await expect(dialog.getByText('Please choose what is wrong')).toBeVisible()
    await dialog.getByRole('radio', { name: 'It hurts or blames' }).check()
    await dialog.getByRole('button', { name: 'Send Report' }).click()
    await expect(dialog.getByRole('status')).toContainText('Your report is here, without the text')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
  })

  await test.step('Name and situation are shown when they are ticked', async () => {
    await expect(seenByOthers(page)).not.toContainText('Miriam')
    await sharing(page).getByLabel('Show the name Miriam').check()
    await sharing(page).getByLabel('Include what I wrote').check()
    await expect(seenByOthers(page)).toContainText('For Miriam')
    await expect(seenByOthers(page)).toContainText('My mother has surgery on Thursday')
    await stranger.reload()
    await expect(prayer).toContainText('For Miriam')
  })

  await test.step('Making it and reading it is open to everybody on a small phone', async () => {
    for (const each of [page, stranger]) await each.setViewportSize({ width: 360, height: 740 })
    await expectOpenInBothSchemes(page, 'the link')
    await expect(stranger.getByRole('heading', { name: 'A prayer for healing' })).toBeVisible()
    await expectOpenInBothSchemes(stranger, 'a shared prayer')
  })

  await test.step('Its page tells nobody where its reader was', async () => {
    await page.goto(path)
    await expect(page.getByRole('article')).toBeVisible()
    const leaving = page.waitForRequest((sent) => sent.url().endsWith('/api/v1/me'))
    await page.getByRole('link', { name: 'Write a prayer of your own' }).click()
    const { referer } = (await leaving).headers()
    expect(referer ?? '').not.toContain(path)
    await expect(page.locator('meta[name=referrer]').first()).toHaveAttribute('content', 'same-origin')
  })

  await test.step('It is seen in the journal, and leads nowhere once it is taken back', async () => {
    const mark = page.getByRole('article').getByText('Shared by a link')
    await page.goto('/journal')
    await expect(mark).toBeVisible()
    await openSharing(page, 'As a link')
    const isInside = () => sharing(page).evaluate((dialog) => dialog.contains(document.activeElement))
    await sharing(page).getByRole('button', { name: 'Take the link back' }).press('Enter')
    await expect(sharing(page).getByRole('button', { name: 'Make a link' })).toBeVisible()
    await expect.poll(isInside, 'the focus stays in the sharing').toBe(true)
    await stranger.reload()
    await expect(stranger.getByRole('heading', { name: 'This prayer is no longer shared' })).toBeVisible()
    await expectOpenInBothSchemes(stranger, 'a link that was taken back')
    await page.goto('/journal')
    await expect(page.getByRole('article')).toBeVisible()
    await expect(mark).toBeHidden()
  })
  await stranger.context().close()
})

test('what a link shows is what was ticked last, also when answers are late or lost', async ({
  page,
  ana,
  request,
}) => {
  await prayAndSave(request, ana, FRIEND)
  await makeLink(page)
  const told = sharing(page).getByLabel('Include what I wrote')
  const name = sharing(page).getByLabel('Show the name Miriam')

  await test.step('What is ticked while the link is being changed is asked for next, and stands', async () => {
    const asked: unknown[] = []
    const letGo: (() => void)[] = []
    await page.route('**/share', async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback()
      asked.push(route.request().postDataJSON())
      await new Promise<void>((resolve) => letGo.push(resolve))
      return route.fallback()
    })
    await name.check()
    await told.check()
    await expect.poll(() => letGo.length).toBe(1)
    expect(asked).toEqual([{ shows_name: true, shows_situation: false }])
    letGo[0]?.()
    await expect.poll(() => letGo.length).toBe(2)
    letGo[1]?.()
    await expect(seenByOthers(page)).toContainText('For Miriam')
    await expect(seenByOthers(page)).toContainText('My mother has surgery on Thursday')
    expect(asked.at(-1)).toEqual({ shows_name: true, shows_situation: true })
    await page.unroute('**/share')
  })

  await test.step('A link whose answer was lost is shown as it is', async () => {
    await loseAnswer(page, { isDownThen: false })
    await told.uncheck()
    await expect(seenByOthers(page)).not.toContainText('My mother has surgery on Thursday')
    await expect(told).not.toBeChecked()
    await expect(page.getByText('The link shows what it showed before')).toHaveCount(0)
    await page.unrouteAll()
  })

  await test.step('When nobody can say what it shows, the page does not either', async () => {
    await loseAnswer(page, { isDownThen: true })
    await told.click()
    await expect(page.getByText(/^We could not find out whether that was changed/)).toBeVisible()
    await expect(sharing(page).getByText('We could not find out what the link shows now')).toBeVisible()
    await expect(told).toHaveCount(0)
    await page.unrouteAll()
    await sharing(page).getByRole('button', { name: 'Try again' }).click()
    await expect(told).toBeChecked()
    await expect(seenByOthers(page)).toContainText('My mother has surgery on Thursday')
  })
})

test('a person who keeps nothing of what they wrote shares no more of it, and sees so first', async ({
  page,
  ana,
  request,
}) => {
  await prayAndSave(request, ana, FRIEND, { keep_situation: false })
  await openSharing(page, 'As a link')
  await expect(seenByOthers(page)).toContainText('Written with AI help')
  await expect(seenByOthers(page)).not.toContainText(/Miriam|surgery/)
  const told = sharing(page).getByLabel('Include the sentences about what I wrote')
  await told.check()
  await expect(seenByOthers(page)).toContainText(/surgery/)
  await told.uncheck()
  await sharing(page).getByRole('button', { name: 'Make a link' }).press('Enter')

  await expect(sharing(page).getByLabel('Your link')).toBeVisible()
  const isInside = () => sharing(page).evaluate((dialog) => dialog.contains(document.activeElement))
  await expect.poll(isInside, 'the focus stays in the sharing').toBe(true)
  await expect(seenByOthers(page)).toContainText('Written with AI help')
  await expect(seenByOthers(page)).not.toContainText(/Miriam|surgery/)
})

/** What is asked of the link is done, and its answer lost; from then on, nothing is read when the line is down. */
async function loseAnswer(page: Page, { isDownThen }: { isDownThen: boolean }): Promise<void> {
  let isDown = false
  await page.route(/\/share(d\/.*)?$/, async (route) => {
    const isChange = route.request().method() === 'PUT'
    if (isChange) await route.fetch()
    isDown ||= isChange && isDownThen
    return isChange || isDown ? route.abort() : route.fallback()
  })
}
