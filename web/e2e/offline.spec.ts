import type { Page } from '@playwright/test'
import { cachesOf, endBearer, keptOn, openKept } from './device.ts'
import { expect, test } from './fixtures.ts'
import { PASSWORD, prayAndSave } from './people.ts'
import { ask } from './prayer-form.ts'
import { openResult, prayerOn, wordsOn } from './result-page.ts'

test.use({ serviceWorkers: 'allow' })

test('pages open without a network, and what is typed stays when a newer version comes', async ({
  page,
  context,
  ana: _ana,
}) => {
  await openKept(page, '/')

  await test.step('Without a network, also pages that were not seen', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/faq')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/nowhere-at-all')
    await expect(page.getByText('You are offline, and this page is not on your device.')).toBeVisible()
    await context.setOffline(false)
  })

  await test.step('A newer version waits, and takes nothing away', async () => {
    await page.goto('/generate')
    const situation = page.getByLabel('Your situation')
    await situation.fill('A long winter')
    // Another address of the same file is a newer version to the browser.
    await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?newer'))
    await expect(page.getByText('A newer version is ready')).toBeVisible({ timeout: 20_000 })
    await expect(situation).toHaveValue('A long winter')
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('newer'))
    await expect(situation).toHaveValue('A long winter')
  })
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

test('a prayer saved without a network waits, can be taken back, and is sent once when it is back', async ({
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
  const save = page.getByRole('button', { name: 'Save to Journal' })
  const waiting = page.getByText(/^Waiting for the connection\./)

  await test.step('It waits, and can be taken back', async () => {
    await context.setOffline(true)
    await save.click()
    await page.getByRole('button', { name: 'Do not save' }).click()
    await expect(save).toBeVisible()
    await save.click()
    await expect(waiting).toBeVisible()
  })

  await test.step('It outlives a reload without a network, and waits in the journal of each tab', async () => {
    await page.reload()
    await expect(prayerOn(page)).toBeVisible()
    expect(await wordsOn(page)).toBe(words)
    const other = await context.newPage()
    await other.goto('/journal')
    await expect(other.getByRole('article', { name: 'Peace, waiting' })).toBeVisible()

    await context.setOffline(false)
    await expect(other.getByRole('article', { name: 'Peace, waiting' })).toHaveCount(0)
    await expect(other.getByRole('button', { name: 'View Prayer' })).toHaveCount(1)
  })

  await test.step('The page of the prayer says when it has arrived', async () => {
    await expect(page.getByText('This prayer is in your journal.')).toBeVisible()
    await page.getByRole('button', { name: 'Open the journal' }).click()
    await expect(page.getByRole('button', { name: 'View Prayer' })).toHaveCount(1)
    expect(saves).toHaveLength(1)
  })
})

test('what is kept on the device holds no token, and goes with its prayer, its wish and its person', async ({
  page,
  ana,
  request,
}) => {
  const kept = () => keptOn(page)
  const first = await prayAndSave(request, ana)
  const second = await prayAndSave(request, ana)
  await openKept(page, '/journal')
  await expect.poll(kept).toContain(second.id)

  await test.step('No words, and no token, are in the Cache Storage', async () => {
    await page.getByRole('button', { name: 'View Prayer' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    for (const path of ['/', '/account', '/generate', '/auth']) await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    const cached = await cachesOf(page)
    expect(cached.length).toBeGreaterThan(50)
    for (const { url, text } of cached) {
      expect(new URL(url).pathname).not.toMatch(/^\/(?:api|auth|shared|config)/)
      for (const secret of [first.prayer_text.slice(0, 60), first.id, ana.email, ana.token])
        expect(text, url).not.toContain(secret)
    }
    expect(await kept()).not.toContain(ana.token)
  })

  await test.step('A prayer that is deleted goes', async () => {
    await page.goto('/journal')
    await page
      .getByRole('button', { name: /^Delete prayer/ })
      .first()
      .click()
    await expect.poll(kept).not.toContain(second.id)
    expect(await kept()).toContain(first.id)
  })

  const wish = page.getByLabel('Keep my journal readable offline on this device')
  await test.step('All of it goes with the wish for it', async () => {
    await page.goto('/account')
    await wish.uncheck()
    await expect.poll(kept).toBe('')
    await page.goto('/journal')
    await expect(page.getByRole('button', { name: 'View Prayer' })).toBeVisible()
    expect(await kept()).toBe('')
  })

  await test.step('And with its person', async () => {
    await page.goto('/account')
    await wish.check()
    await page.goto('/journal')
    await expect.poll(kept).toContain(first.id)
    await page.goto('/account')
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect.poll(kept).toBe('')
  })
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
    await page.goto('/account')
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    const question = page.getByRole('dialog', { name: '1 prayer could not be saved' })
    await expect(question).toContainText('If you stay, you can copy the words in the journal.')
    await expect(question).not.toContainText('when the connection is back')
    await question.getByRole('button', { name: 'Sign out and lose it' }).click()

    await expect(page).toHaveURL('/')
    await expect.poll(() => keptOn(page)).toBe('')
  })

  test('nobody loses a prayer that waits by signing out: they are asked, and it is sent before', async ({
    page,
    ana,
  }) => {
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
    await page.unroute('**/api/v1/prayers')
    await page.goto('/dashboard')
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
