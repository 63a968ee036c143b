import { expect, test } from './fixtures.ts'
import { PASSWORD } from './people.ts'
import { alertOn, openPanel, openResult, PANEL, prayerOn, wordsOn, writeAgain } from './result-page.ts'

const REWRITE = '**/api/v1/generations/*/rewrite'
const ACCEPTED = 'event: accepted\ndata: {"generation_id":"0190f0f0-0000-7000-8000-000000000000"}\n\n'

test('a prayer is written again, shorter, in another tone and without a part, at no cost', async ({
  page,
  ana: _ana,
}) => {
  await openResult(page, { situation: 'A long winter' })
  const before = await wordsOn(page)
  await page.getByRole('button', { name: 'Show the shape' }).click()
  await expect(prayerOn(page).getByText('Asking', { exact: true })).toBeVisible()
  await openPanel(page, PANEL)
  await expect(page.getByText(/3 more times, until \d/)).toBeVisible()

  await page.getByRole('radio', { name: 'Shorter' }).check()
  await page.getByRole('radio', { name: 'Grateful' }).check()
  await page.getByRole('checkbox', { name: 'Asking' }).check()
  await writeAgain(page)

  await expect(page.getByText('Your prayer has been written again')).toBeVisible()
  expect(await wordsOn(page)).not.toBe(before)
  await expect(prayerOn(page).getByText('Turning to God', { exact: true })).toBeVisible()
  await expect(prayerOn(page).getByText('Asking', { exact: true })).toHaveCount(0)
  await openPanel(page, PANEL)
  await expect(page.getByText(/2 more times, until \d/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Asking' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Shorter' })).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Grateful' })).toBeChecked()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByText('1 prayer remaining')).toBeVisible()
})

test('no more than two parts can be left out', async ({ page, ana: _ana }) => {
  await openResult(page)
  await openPanel(page, PANEL)
  const parts = page.getByRole('group', { name: 'Leave out' }).getByRole('checkbox')
  await parts.nth(0).check()
  await parts.nth(1).check()

  await expect(parts.nth(2)).toBeDisabled()
  await parts.nth(0).uncheck()
  await expect(parts.nth(2)).toBeEnabled()
})

test('three times, and then the page says that it is over, and the other versions are still there', async ({
  page,
  ana: _ana,
}) => {
  await openResult(page)
  const first = await wordsOn(page)
  for (const times of [/3 more times/, /2 more times/, /written again once more/]) {
    await openPanel(page, PANEL)
    await expect(page.getByText(times)).toBeVisible()
    await writeAgain(page)
    // The news that the first was created may still be there.
    const news = page.getByRole('alert').filter({ hasText: 'Your prayer has been written again' })
    await expect(news).toBeVisible()
    await news.getByRole('button', { name: 'Dismiss' }).click()
    await expect(news).toHaveCount(0)
  }
  await openPanel(page, PANEL)

  await expect(page.getByText('It has been written again as often as it can be.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write it again' })).toHaveCount(0)
  for (const which of [/Version 3 of 4/, /Version 2 of 4/, /Version 1 of 4/]) {
    await page.getByRole('button', { name: 'Go back to the one before' }).click()
    await expect(page.getByText(which)).toBeVisible()
  }
  expect(await wordsOn(page)).toBe(first)
})

test('the time for it ends while somebody reads', async ({ page, ana: _ana }) => {
  await page.clock.install()
  await openResult(page)
  await openPanel(page, PANEL)
  await expect(page.getByRole('button', { name: 'Write it again' })).toBeVisible()

  await page.clock.fastForward('10:30')

  await expect(page.getByText(/The time for having it written again ended at \d/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write it again' })).toHaveCount(0)
})

test('the one before can be gone back to, saved, and is found again after a reload', async ({
  page,
  ana: _ana,
}) => {
  await openResult(page, { situation: 'A long winter' })
  const first = await wordsOn(page)
  await openPanel(page, PANEL)
  await writeAgain(page)
  await expect(page.getByText('Version 2 of 2')).toBeVisible()
  const second = await wordsOn(page)
  await page.reload()
  await expect(page.getByText('Version 2 of 2')).toBeVisible()
  expect(await wordsOn(page)).toBe(second)

  await page.getByRole('button', { name: 'Go back to the one before' }).click()
  await expect(page.getByText('Version 1 of 2')).toBeVisible()
  expect(await wordsOn(page)).toBe(first)
  await page.getByRole('button', { name: 'Go on to the newer one' }).click()
  await expect(page.getByText('Version 2 of 2')).toBeVisible()
  await page.getByRole('button', { name: 'Go back to the one before' }).click()
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/v1/prayers'))
  await page.getByRole('button', { name: 'Save to Journal' }).click()

  const { prayer_text } = await (await saved).json()
  const [opening = ''] = prayer_text.split('.')
  expect(first).toContain(opening.replaceAll(/\s+/g, ' '))
  await expect(page.getByRole('heading', { name: 'My Journal' })).toBeVisible()
})

test('a version found by a reload, with the server asked for it again, is the one that was read', async ({
  page,
  ana: _ana,
}) => {
  // Otherwise it would be read from the device, and the server not asked.
  await page.addInitScript(() => localStorage.setItem('keep_offline', 'false'))
  await openResult(page)
  const words = await wordsOn(page)
  await page.route('**/api/v1/generate-prayer', (route) => route.abort())
  await page.reload()
  await expect(alertOn(page)).toContainText('Nothing is lost', { timeout: 15_000 })
  await page.unroute('**/api/v1/generate-prayer')
  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(prayerOn(page)).toBeVisible()
  expect(await wordsOn(page)).toBe(words)
})

for (const status of [409, 429, 500]) {
  test(`a reload that is answered with a ${status} shows the prayer with its edits`, async ({
    page,
    ana: _ana,
  }) => {
    await openResult(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByRole('textbox').first().fill('Father, these are my own words.')
    await page.route('**/api/v1/generate-prayer', (route) => route.fulfill({ status, json: {} }))
    await page.reload()

    await expect(prayerOn(page)).toContainText('Father, these are my own words.')
  })
}

test('Cancel brings back the prayer that was there', async ({ page, ana: _ana }) => {
  let cancelled = ''
  await page.route(REWRITE, (route) => route.fulfill({ contentType: 'text/event-stream', body: ACCEPTED }))
  await page.route('**/api/v1/generations/*/cancel', (route) => {
    cancelled = route.request().url()
    return route.fulfill({ status: 204 })
  })
  await openResult(page)
  const before = await wordsOn(page)
  await openPanel(page, PANEL)
  await writeAgain(page)
  await expect(page.getByRole('heading', { name: 'Composing your prayer' })).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await expect(page.getByRole('heading', { name: 'Your prayer', exact: true })).toBeFocused()
  expect(await wordsOn(page)).toBe(before)
  await expect(alertOn(page)).toHaveCount(0)
  expect(cancelled).toContain('0190f0f0')
})

test('Cancel brings it back also when the server cannot be told', async ({ page, ana: _ana }) => {
  await page.route(REWRITE, (route) => route.fulfill({ contentType: 'text/event-stream', body: ACCEPTED }))
  await page.route('**/api/v1/generations/*/cancel', (route) => route.abort())
  await openResult(page)
  const before = await wordsOn(page)
  await openPanel(page, PANEL)
  await writeAgain(page)
  await page.getByRole('button', { name: 'Cancel' }).click()

  await expect(page.getByText(/may count as one of those you have left/)).toBeVisible()
  expect(await wordsOn(page)).toBe(before)
})

test.describe('when it cannot be written again', () => {
  const refusals = [
    [503, 'generation_failed', 'Failed to generate prayer. Please try again.'],
    [404, 'generation_not_found', 'There is no such prayer.'],
    [409, 'generation_in_progress', 'A prayer is being written for you right now.'],
  ] as const

  for (const [status, code, detail] of refusals) {
    test(`the prayer stays, and ${code} is told`, async ({ page, ana: _ana }) => {
      const problem = JSON.stringify({ status, code, detail })
      // A failure of the writers comes inside the stream; refusals come before it.
      await page.route(REWRITE, (route) =>
        status === 503
          ? route.fulfill({
              contentType: 'text/event-stream',
              body: `${ACCEPTED}event: error\ndata: ${problem}\n\n`,
            })
          : route.fulfill({ status, contentType: 'application/problem+json', body: problem }),
      )
      await openResult(page)
      const before = await wordsOn(page)
      await openPanel(page, PANEL)
      await page.getByRole('radio', { name: 'Longer' }).check()
      await writeAgain(page)

      await expect(alertOn(page)).toContainText(detail)
      expect(await wordsOn(page)).toBe(before)
      // What was chosen is still chosen, and a reload asks for nothing again.
      await expect(page.getByRole('radio', { name: 'Longer' })).toBeChecked()
      await page.unroute(REWRITE)
      await page.reload()
      await expect(prayerOn(page)).toBeVisible()
      await expect(page.getByText(/Version \d/)).toHaveCount(0)
    })
  }

  test('just now, the same try is taken up under its key', async ({ page, ana: _ana }) => {
    const keys: (string | undefined)[] = []
    await page.route(REWRITE, (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      return route.fulfill({
        status: 429,
        headers: { 'retry-after': '50' },
        contentType: 'application/problem+json',
        body: JSON.stringify({
          code: 'too_many_requests',
          detail: 'Too many requests. Please wait a moment.',
        }),
      })
    })
    await openResult(page)
    const before = await wordsOn(page)
    await openPanel(page, PANEL)
    await writeAgain(page)
    await expect(alertOn(page)).toContainText('Too many requests. Please wait a moment.')
    expect(await wordsOn(page)).toBe(before)
    await page.unroute(REWRITE)
    const again = page.waitForRequest(REWRITE)
    await writeAgain(page)

    await expect(page.getByText('Version 2 of 2')).toBeVisible()
    keys.push((await again).headers()['idempotency-key'])
    expect(new Set(keys).size).toBe(1)
  })

  test('because it was done as often as possible elsewhere, that is told and no longer offered', async ({
    page,
    ana: _ana,
  }) => {
    await page.route(REWRITE, (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'rewrite_over', detail: 'A prayer can be written again 3 times.' }),
      }),
    )
    await openResult(page)
    await openPanel(page, PANEL)
    await writeAgain(page)

    await expect(alertOn(page)).toContainText('A prayer can be written again 3 times.')
    await expect(page.getByText('It has been written again as often as it can be.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Write it again' })).toHaveCount(0)
  })
})

test('a server that is away loses nothing: the same try is taken up under its key', async ({
  page,
  ana: _ana,
}) => {
  const keys: (string | undefined)[] = []
  await page.route(REWRITE, (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return route.abort()
  })
  await openResult(page)
  await openPanel(page, PANEL)
  await writeAgain(page)
  await expect(page.getByText('The connection was lost. Taking it up again…')).toBeVisible()
  await expect(alertOn(page)).toContainText('nothing of it is lost', { timeout: 15_000 })
  await page.unroute(REWRITE)
  const again = page.waitForRequest(REWRITE)
  await writeAgain(page)

  await expect(page.getByText('Version 2 of 2')).toBeVisible()
  keys.push((await again).headers()['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
  await openPanel(page, PANEL)
  await expect(page.getByText(/2 more times/)).toBeVisible()
})

test('a session lost in the middle leads to sign-in and on to the new version', async ({ page, ana }) => {
  await openResult(page)
  const headers = { authorization: `Bearer ${ana.token}` }
  await openPanel(page, PANEL)
  await page.request.post('/auth/v1/logout?scope=global', { headers })
  // /me asks identity itself; the others are refused as soon as the gateway has heard of it.
  await expect.poll(async () => (await page.request.get('/api/v1/prayers', { headers })).status()).toBe(401)
  await writeAgain(page)
  await expect(page.getByText(/Your session has ended/)).toBeVisible()
  await page.getByLabel('Email').fill(ana.email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()

  await expect(page).toHaveURL('/generate')
  await expect(page.getByText('Version 2 of 2')).toBeVisible()
})

// GEN-25
test('help comes first in every version', async ({ page, ana: _ana }) => {
  await openResult(page, { mood: 'Overwhelmed', situation: 'I want to end my life' })
  const help = page.getByRole('region', { name: /let somebody be with you/ })
  await expect(help).toBeVisible()
  await openPanel(page, PANEL)
  await expect(page.getByRole('radiogroup', { name: 'Length' })).toHaveCount(0)
  await writeAgain(page)
  await expect(page.getByText('Version 2 of 2')).toBeVisible()

  const [helpTop, prayerTop] = await Promise.all(
    [help, prayerOn(page)].map(async (part) => (await part.boundingBox())?.y ?? 0),
  )
  expect(helpTop).toBeLessThan(prayerTop ?? 0)
})
