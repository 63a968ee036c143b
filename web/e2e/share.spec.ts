import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectOpenToEverybody } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { prayAndSave } from './people.ts'

const FRIEND = {
  category: 'Healing',
  mood: 'Worried',
  situation: 'My mother has surgery on Thursday',
  recipient: { relationship: 'Family', name: 'Miriam' },
}

const sharing = (page: Page) => page.getByRole('dialog', { name: 'Share this prayer' })

async function openSharing(page: Page, way: 'As a picture' | 'As a link') {
  await page.goto('/journal')
  await page.getByRole('button', { name: 'View Prayer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click()
  await sharing(page).getByRole('tab', { name: way }).click()
}

async function makeLink(page: Page): Promise<string> {
  await openSharing(page, 'As a link')
  await sharing(page).getByRole('button', { name: 'Make a link' }).click()
  const url = await sharing(page).getByLabel('Your link').inputValue()
  return new URL(url).pathname
}

/** How often the server was told that a prayer was shared as a picture. */
function countRecorded(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/activities')) count++
  })
  return () => count
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 740 } })

    test('sharing is open to everybody, from the picture to the page of others', async ({
      page,
      ana,
      request,
    }) => {
      await prayAndSave(request, ana, FRIEND)
      await openSharing(page, 'As a picture')
      await expect(sharing(page).getByRole('button', { name: 'Download image' })).toBeEnabled()
      await expectOpenToEverybody(page, 'the picture')
      const path = await makeLink(page)
      await expect(sharing(page).getByRole('region', { name: 'What others see' })).toContainText(
        'Written with AI help',
      )
      await expectOpenToEverybody(page, 'the link')
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'A prayer for healing' })).toBeVisible()
      await expectOpenToEverybody(page, 'a shared prayer')
    })
  })
}

test('anybody with the link reads the prayer, without the name and without what was told', async ({
  page,
  ana,
  request,
  browser,
}) => {
  const { citations } = await prayAndSave(request, ana, FRIEND)
  const path = await makeLink(page)

  const stranger = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await stranger.goto(path)
  const prayer = stranger.getByRole('article', { name: 'Prayer' })
  await expect(prayer).toContainText(citations[0]?.text.slice(0, 20) ?? '')
  await expect(prayer).toContainText('King James Version')
  await expect(prayer).not.toContainText(/Miriam|surgery/i)
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  // TRK-01: where somebody was, but not the key to it.
  const noted = await stranger.evaluate(() => localStorage.getItem('analytics_queue') ?? '')
  expect(noted).toContain('/shared/:token')
  expect(noted).not.toContain(path)
  await stranger.context().close()
})

test('name and situation are shown when they are ticked', async ({ page, ana, request }) => {
  await prayAndSave(request, ana, FRIEND)
  const path = await makeLink(page)
  const seen = sharing(page).getByRole('region', { name: 'What others see' })
  await expect(seen).not.toContainText('Miriam')
  await sharing(page).getByLabel('Show the name Miriam').check()
  await sharing(page).getByLabel('Include what I wrote').check()
  await expect(seen).toContainText('For Miriam')
  await expect(seen).toContainText('My mother has surgery on Thursday')
  await page.goto(path)

  await expect(page.getByRole('article')).toContainText('For Miriam')
})

test('what is ticked while the link is being changed is asked for next, and stands', async ({
  page,
  ana,
  request,
}) => {
  await prayAndSave(request, ana, FRIEND)
  await makeLink(page)
  const asked: unknown[] = []
  const letGo: (() => void)[] = []
  await page.route('**/share', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    asked.push(route.request().postDataJSON())
    await new Promise<void>((resolve) => letGo.push(resolve))
    return route.fallback()
  })
  await sharing(page).getByLabel('Show the name Miriam').check()
  await sharing(page).getByLabel('Include what I wrote').check()
  await expect.poll(() => letGo.length).toBe(1)
  expect(asked).toEqual([{ shows_name: true, shows_situation: false }])
  letGo[0]?.()
  await expect.poll(() => letGo.length).toBe(2)
  letGo[1]?.()

  const seen = sharing(page).getByRole('region', { name: 'What others see' })
  await expect(seen).toContainText('For Miriam')
  await expect(seen).toContainText('My mother has surgery on Thursday')
  expect(asked.at(-1)).toEqual({ shows_name: true, shows_situation: true })
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

test('a link whose answer was lost is shown as it is', async ({ page, ana, request }) => {
  await prayAndSave(request, ana, FRIEND)
  await makeLink(page)
  await loseAnswer(page, { isDownThen: false })
  await sharing(page).getByLabel('Include what I wrote').check()
  const seen = sharing(page).getByRole('region', { name: 'What others see' })

  await expect(seen).toContainText('My mother has surgery on Thursday')
  await expect(sharing(page).getByLabel('Include what I wrote')).toBeChecked()
  await expect(page.getByText('The link shows what it showed before')).toHaveCount(0)
})

test('when nobody can say what a link shows, the page does not either', async ({ page, ana, request }) => {
  await prayAndSave(request, ana, FRIEND)
  await makeLink(page)
  await loseAnswer(page, { isDownThen: true })
  await sharing(page).getByLabel('Include what I wrote').click()
  await expect(page.getByText(/^We could not find out whether that was changed/)).toBeVisible()
  await expect(sharing(page).getByText('We could not find out what the link shows now')).toBeVisible()
  await expect(sharing(page).getByLabel('Include what I wrote')).toHaveCount(0)
  await page.unrouteAll()
  await sharing(page).getByRole('button', { name: 'Try again' }).click()

  await expect(sharing(page).getByLabel('Include what I wrote')).toBeChecked()
  await expect(sharing(page).getByRole('region', { name: 'What others see' })).toContainText(
    'My mother has surgery on Thursday',
  )
})

test('a person who keeps nothing of what they wrote shares no more of it, and sees so first', async ({
  page,
  ana,
  request,
}) => {
  await prayAndSave(request, ana, FRIEND, { keep_situation: false })
  await openSharing(page, 'As a link')
  const seen = sharing(page).getByRole('region', { name: 'What others see' })
  await expect(seen).toContainText('Written with AI help')
  await expect(seen).not.toContainText(/Miriam|surgery/)
  await sharing(page).getByLabel('Show the sentences about what I wrote').check()
  await expect(seen).toContainText(/surgery/)
  await sharing(page).getByLabel('Show the sentences about what I wrote').uncheck()
  await sharing(page).getByRole('button', { name: 'Make a link' }).click()

  await expect(sharing(page).getByLabel('Your link')).toBeVisible()
  await expect(seen).toContainText('Written with AI help')
  await expect(seen).not.toContainText(/Miriam|surgery/)
})

test('a link is seen in the journal, and leads nowhere once it is taken back', async ({
  page,
  ana,
  request,
}) => {
  await prayAndSave(request, ana)
  const path = await makeLink(page)
  await page.goto('/journal')
  await expect(page.getByRole('article').getByText('Shared by a link')).toBeVisible()
  await openSharing(page, 'As a link')
  await sharing(page).getByRole('button', { name: 'Take the link back' }).click()
  await expect(sharing(page).getByRole('button', { name: 'Make a link' })).toBeVisible()

  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'This prayer is no longer shared' })).toBeVisible()
  await expectOpenToEverybody(page, 'a link that was taken back')
  await page.goto('/journal')
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByText('Shared by a link')).toBeHidden()
})

test('a link that could not be made says so', async ({ page, ana, request }) => {
  await prayAndSave(request, ana)
  await page.route('**/share', (route) => route.fulfill({ status: 503, json: {} }))
  await openSharing(page, 'As a link')
  await sharing(page).getByRole('button', { name: 'Make a link' }).click()

  await expect(sharing(page).getByRole('alert')).toHaveText('The link could not be made')
})

// D-26
test('a picture is downloaded in the shape that was chosen, and counts as shared', async ({
  page,
  ana,
  request,
}) => {
  await prayAndSave(request, ana, FRIEND)
  const recorded = countRecorded(page)
  await openSharing(page, 'As a picture')
  const picture = sharing(page).getByRole('img', { name: /^The picture: .*King James Version.*AI help/ })
  await expect(picture).not.toHaveAccessibleName(/Miriam|surgery/)
  await sharing(page).getByLabel('Story').check()
  await sharing(page).getByLabel('Dark').check()
  await sharing(page).getByLabel('Say that it is for Miriam').check()
  await expect(picture).toHaveAccessibleName(/For Miriam/)
  const downloading = page.waitForEvent('download')
  await sharing(page).getByRole('button', { name: 'Download image' }).click()
  const download = await downloading

  expect(download.suggestedFilename()).toMatch(/^selah-.*\.png$/)
  const png = await readFile(await download.path())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1920])
  await expect.poll(recorded).toBe(1)
})

test('the picture is drawn once for each change, and its buttons rest', async ({ page, ana, request }) => {
  await prayAndSave(request, ana, FRIEND)
  await page.addInitScript(() => {
    const { drawImage } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.drawImage = function (...given: unknown[]) {
      document.documentElement.dataset.drawn = String(Number(document.documentElement.dataset.drawn ?? 0) + 1)
      return Reflect.apply(drawImage, this, given)
    }
  })
  await openSharing(page, 'As a picture')
  const download = sharing(page).getByRole('button', { name: 'Download image' })
  await expect(download).toBeEnabled()
  // As many frames as a picture that is drawn again and again would need for more.
  const drawn = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame)
      return document.documentElement.dataset.drawn
    })
  expect(await drawn()).toBe('1')
  await sharing(page).getByLabel('Story').check()
  await expect(download).toBeEnabled()

  expect(await drawn()).toBe('2')
})

test('closing the share sheet shares nothing', async ({ page, ana, request }) => {
  await prayAndSave(request, ana)
  const recorded = countRecorded(page)
  await page.addInitScript(() => {
    const asked: number[] = []
    Object.assign(navigator, {
      canShare: () => true,
      share: async () => {
        asked.push(1)
        // The first time the person thinks better of it.
        if (asked.length === 1) throw new DOMException('closed', 'AbortError')
      },
    })
  })
  await openSharing(page, 'As a picture')
  const share = sharing(page).getByRole('button', { name: 'Share', exact: true })
  await share.click()
  await expect(share).toBeEnabled()
  await expect(page.getByText('Picture shared')).toBeHidden()
  expect(recorded()).toBe(0)
  await share.click()

  await expect(page.getByText('Picture shared')).toBeVisible()
  await expect.poll(recorded).toBe(1)
})

test('the page of a link tells nobody where its reader was', async ({ page, ana, request }) => {
  await prayAndSave(request, ana)
  const path = await makeLink(page)
  await page.goto(path)
  await expect(page.getByRole('article')).toBeVisible()
  const leaving = page.waitForRequest((sent) => sent.url().endsWith('/api/v1/me'))
  await page.getByRole('link', { name: 'Write a prayer of your own' }).click()

  const { referer } = (await leaving).headers()
  expect(referer ?? '').not.toContain(path)
  await expect(page.locator('meta[name=referrer]').first()).toHaveAttribute('content', 'same-origin')
})
