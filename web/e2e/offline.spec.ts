import type { Page } from '@playwright/test'
import { cachesOf, endBearer, keptOn, openKept } from './device.ts'
import { expect, test } from './fixtures.ts'
import { PASSWORD, prayAndSave } from './people.ts'
import { ask } from './prayer-form.ts'
import { openResult, prayerOn, wordsOn } from './result-page.ts'

test.use({ serviceWorkers: 'allow' })

test('pages of visitors open without a network, also ones that were not seen', async ({ page, context }) => {
  await openKept(page, '/')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/nowhere-at-all')
  await expect(page.getByText('You are offline, and this page is not on your device.')).toBeVisible()
})

test('the journal is read without a network, also after a reload and with a session that ran out', async ({
  page,
  context,
  ana,
  request,
}) => {
  const prayer = await prayAndSave(request, ana, { category: 'Hope' })
  await prayAndSave(request, ana, { category: 'Family', situation: 'A long winter' })
  await openKept(page, '/journal')
  await expect(page.getByRole('button', { name: 'View Prayer' })).toHaveCount(2)
  await expect.poll(() => keptOn(page)).toContain(prayer.id)
  await endBearer(page)
  await context.setOffline(true)
  await page.reload()

  await expect(page.getByText(/You are offline: this is the journal as it was on/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'View Prayer' })).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^Delete prayer: Hope/ })).toBeDisabled()
  await page.getByLabel('Category').selectOption('Hope')
  await expect(page.getByRole('button', { name: 'View Prayer' })).toHaveCount(1)
  await page.getByRole('button', { name: 'View Prayer' }).click()
  const dialog = page.getByRole('dialog')
  for (const { reference } of prayer.citations) await expect(dialog).toContainText(reference)
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Prayer', exact: true })).toBeVisible()

  await context.setOffline(false)
  await page.goto('/journal')
  await expect(page.getByRole('button', { name: 'View Prayer' })).toHaveCount(2)
  await expect(page.getByText(/this is the journal as it was on/)).toHaveCount(0)
})

test('a prayer saved without a network waits, and is sent once when it is back', async ({
  page,
  context,
  ana: _ana,
}) => {
  const saves: string[] = []
  context.on('response', (answer) => {
    if (answer.request().method() === 'POST' && answer.url().endsWith('/api/v1/prayers'))
      saves.push(answer.url())
  })
  await openKept(page, '/generate')
  await ask(page)
  await expect(page.getByRole('heading', { name: 'Your prayer', exact: true })).toBeVisible()
  const words = await wordsOn(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save to Journal' }).click()
  await expect(page.getByText(/^Waiting for the connection\./)).toBeVisible()

  // The prayer itself outlives a reload without a network.
  await page.reload()
  await expect(prayerOn(page)).toBeVisible()
  expect(await wordsOn(page)).toBe(words)
  await page.goto('/journal')
  await expect(page.getByRole('article', { name: 'Peace, waiting' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/journal')
  await expect(other.getByRole('article', { name: 'Peace, waiting' })).toBeVisible()

  await context.setOffline(false)
  for (const tab of [page, other]) {
    await expect(tab.getByRole('article', { name: 'Peace, waiting' })).toHaveCount(0)
    await expect(tab.getByRole('button', { name: 'View Prayer' })).toHaveCount(1)
  }
  expect(saves).toHaveLength(1)
})

test('a prayer that waits while it is read can be taken back, and says when it has arrived', async ({
  page,
  context,
  ana: _ana,
}) => {
  await openResult(page)
  const save = page.getByRole('button', { name: 'Save to Journal' })
  await context.setOffline(true)
  await save.click()
  await page.getByRole('button', { name: 'Do not save' }).click()
  await expect(save).toBeVisible()
  await save.click()
  await expect(page.getByText(/^Waiting for the connection\./)).toBeVisible()
  await context.setOffline(false)

  await expect(page.getByText('Prayer saved to your journal')).toBeVisible()
  await expect(page.getByText('This prayer is in your journal.')).toBeVisible()
  await page.getByRole('button', { name: 'Open the journal' }).click()
  await expect(page.getByRole('button', { name: 'View Prayer' })).toHaveCount(1)
})

test('no words of anybody, and no token, are in the Cache Storage', async ({ page, ana, request }) => {
  const prayer = await prayAndSave(request, ana)
  await openKept(page, '/journal')
  await page.getByRole('button', { name: 'View Prayer' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const path of ['/', '/account', '/generate', '/auth']) await page.goto(path)
  await expect(page.getByRole('main')).toBeVisible()
  const kept = await cachesOf(page)

  expect(kept.length).toBeGreaterThan(50)
  for (const { url, text } of kept) {
    expect(new URL(url).pathname).not.toMatch(/^\/(?:api|auth|shared|config)/)
    for (const secret of [prayer.prayer_text.slice(0, 60), prayer.id, ana.email, ana.token])
      expect(text, url).not.toContain(secret)
  }
})

test('what is kept on the device goes with its prayer, with the wish for it, and with its person', async ({
  page,
  ana,
  request,
}) => {
  const kept = () => keptOn(page)
  const { id: first } = await prayAndSave(request, ana)
  const { id: second } = await prayAndSave(request, ana)
  await page.goto('/journal')
  await expect.poll(kept).toContain(second)
  await page
    .getByRole('button', { name: /^Delete prayer/ })
    .first()
    .click()
  await expect.poll(kept).not.toContain(second)
  expect(await kept()).toContain(first)
  expect(await kept()).not.toContain(ana.token)

  await page.goto('/account')
  const wish = page.getByLabel('Keep my journal readable offline on this device')
  await wish.uncheck()
  await expect.poll(kept).toBe('')
  await page.goto('/journal')
  await expect(page.getByRole('button', { name: 'View Prayer' })).toBeVisible()
  expect(await kept()).toBe('')

  await page.goto('/account')
  await wish.check()
  await page.goto('/journal')
  await expect.poll(kept).toContain(first)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect.poll(kept).toBe('')
})

test('what is typed stays when a newer version comes, and when it is taken', async ({ page, ana: _ana }) => {
  await openKept(page, '/generate')
  await page.getByLabel('Your situation').fill('A long winter')
  // Another address of the same file is a newer version to the browser.
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?newer'))
  await expect(page.getByText('A newer version is ready')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByLabel('Your situation')).toHaveValue('A long winter')
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('newer'))

  await expect(page.getByLabel('Your situation')).toHaveValue('A long winter')
})

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a prayer that is refused for good says so, in the journal and before its person leaves', async ({
    page,
    ana: _ana,
  }) => {
    await saveInVain(page)
    await page.unroute('**/api/v1/prayers')
    await page.route('**/api/v1/prayers', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 410, json: {} }) : route.continue(),
    )
    await page.goto('/journal')
    const card = page.getByRole('article', { name: 'Peace, waiting' })
    await expect(card).toContainText('This prayer can no longer be saved')
    await expect(card.getByRole('button', { name: 'Copy the text' })).toBeVisible()
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    const question = page.getByRole('dialog', { name: '1 prayer could not be saved' })
    await expect(question).toContainText('If you stay, you can copy the words in the journal.')
    await expect(question).not.toContainText('when the connection is back')
    await question.getByRole('button', { name: 'Stay' }).click()
    await page.goto('/journal')
    await card.getByRole('button', { name: 'Remove' }).click()

    await expect(card).toHaveCount(0)
  })

  test('nobody loses a prayer that waits by signing out without being asked', async ({ page, ana: _ana }) => {
    await saveInVain(page)
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    const question = page.getByRole('dialog', { name: '1 prayer is not in your journal yet' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(question).toBeHidden()
    await page.goto('/account')
    await page.getByRole('button', { name: 'Sign Out Everywhere' }).click()
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await question.getByRole('button', { name: 'Sign out and lose it' }).click()

    await expect(page).toHaveURL('/')
    await expect.poll(() => keptOn(page)).toBe('')
  })

  test('what waits is sent before its owner is signed out', async ({ page, ana }) => {
    await saveInVain(page)
    await page.unroute('**/api/v1/prayers')
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/auth')

    const { access_token } = await (
      await page.request.post('/auth/v1/token?grant_type=password', {
        data: { email: ana.email, password: PASSWORD },
      })
    ).json()
    const headers = { authorization: `Bearer ${access_token}` }
    const { items } = await (await page.request.get('/api/v1/prayers', { headers })).json()
    expect(items).toHaveLength(1)
  })

  test('a prayer that is deleted is not brought back by a save whose answer was lost', async ({
    page,
    ana: _ana,
  }) => {
    await page.route('**/api/v1/prayers', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort()
    })
    await openResult(page)
    await page.getByRole('button', { name: 'Save to Journal' }).click()
    await expect(page.getByText(/^Waiting for the connection\./)).toBeVisible()
    await page.goto('/journal')
    await expect(page.getByRole('article', { name: 'Peace, waiting' })).toBeVisible()
    await page.getByRole('button', { name: /^Delete prayer/ }).click()
    await expect(page.getByText('Prayer deleted')).toBeVisible()
    await expect(page.getByRole('article', { name: 'Peace, waiting' })).toHaveCount(0)
    await page.unroute('**/api/v1/prayers')
    await page.reload()

    await expect(page.getByText("You haven't created any prayers yet")).toBeVisible()
  })

  test('a browser that keeps nothing can do everything else', async ({ page, ana, request }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    })
    await prayAndSave(request, ana)
    await page.goto('/journal')
    await expect(page.getByRole('button', { name: 'View Prayer' })).toBeVisible()
    await openResult(page)
    await page.route('**/api/v1/prayers', (route) => route.abort())
    await page.getByRole('button', { name: 'Save to Journal' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to save prayer')
    await page.unroute('**/api/v1/prayers')
    await page.getByRole('button', { name: 'Save to Journal' }).click()

    await expect(page).toHaveURL('/journal')
  })
})

/** A prayer whose save nobody answers, and which waits. */
async function saveInVain(page: Page): Promise<void> {
  await page.route('**/api/v1/prayers', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await openResult(page)
  await page.getByRole('button', { name: 'Save to Journal' }).click()
  await expect(page.getByText(/^Waiting for the connection\./)).toBeVisible()
}
