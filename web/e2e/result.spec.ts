import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './fixtures.ts'
import { inOneLine, openPanel, openResult, PANEL, prayerOn, wordsOn } from './result-page.ts'

// RES-01, RES-14, GEN-23, GEN-24
test('a prayer says where its verses are from, and who wrote it', async ({ page, ana: _ana }) => {
  await openResult(page, { situation: 'A long winter' })
  const figures = prayerOn(page).getByRole('figure')
  const verse = figures.first()
  const dialog = page.getByRole('dialog')

  await test.step('Each verse is prayed once, as a quotation with its source and translation', async () => {
    expect(await figures.count()).toBeGreaterThan(0)
    const words = await wordsOn(page)
    for (const each of await figures.all()) {
      await expect(each).toContainText(/\d+:\d+(-\d+)? \(King James Version\)/)
      const quotation = inOneLine(await each.getByRole('blockquote').textContent())
      expect(words.split(quotation)).toHaveLength(2)
    }
  })

  await test.step('Help, and what these words are, stay in reach', async () => {
    await expect(page.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/disclaimer')
    const help = page.getByRole('main').getByRole('region', { name: 'If you need somebody now' })
    for (const number of ['988', '1-800-273-8255', '741741', '1-800-799-7233', '1-800-662-4357'])
      await expect(help.getByRole('link', { name: number, exact: true }).first()).toBeVisible()
  })

  await test.step('A chapter that does not come can be asked for again', async () => {
    await page.route('**/api/v1/verses/**', (route) => route.abort())
    await verse.getByRole('button', { name: 'Read in its chapter' }).click()
    await expect(dialog.getByRole('alert')).toContainText('The chapter could not be opened.')
    await page.unroute('**/api/v1/verses/**')
    await dialog.getByRole('button', { name: 'Try again' }).click()
  })

  await test.step('The verse is marked in its chapter, and in view', async () => {
    const source = inOneLine(await verse.locator('figcaption').textContent())
    const [, chapter = '', first = ''] = /^(.+? \d+):(\d+)/.exec(source) ?? []
    await expect(page.getByRole('dialog', { name: chapter })).toBeVisible()
    await expect(dialog.getByText('King James Version')).toBeVisible()
    const marked = dialog
      .locator('li')
      .filter({ has: page.locator('mark') })
      .first()
    await expect(marked).toBeInViewport()
    await expect(marked).toContainText(new RegExp(`^${first}`))
    const quotation = inOneLine(await verse.getByRole('blockquote').textContent())
    expect(inOneLine((await dialog.locator('mark').allTextContents()).join(' '))).toContain(quotation)
    await page.keyboard.press('Escape')
  })

  await test.step('Who wrote it and what was sent: with the composer, nothing', async () => {
    const nothing = page.getByText('Nothing you wrote left this server.')
    await expect(nothing).toBeHidden()
    await openPanel(page, 'Who wrote it, and what was sent')
    await expect(page.getByText(/composer that is built into this server wrote this prayer/)).toBeVisible()
    await expect(nothing).toBeVisible()
    await openPanel(page, 'Why these verses')
    const reasons = page.getByRole('region', { name: 'Why these verses' }).getByRole('listitem')
    await expect(reasons).toHaveCount(await figures.count())
  })
})

test('a person comes back to their prayer as they left it, and shares it from the journal', async ({
  page,
  ana: _ana,
}) => {
  await openResult(page)
  const words = await wordsOn(page)
  const name = prayerOn(page).getByText('Turning to God', { exact: true })

  await test.step('The shape is named where somebody wants it, and remembered', async () => {
    await expect(name).toHaveCount(0)
    await page.getByRole('button', { name: 'Show the shape' }).click()
    await expect(name).toBeVisible()
    await page.reload()
    await expect(name).toBeVisible()
    // A listener hears the name before the words it names.
    expect(await wordsOn(page)).toMatch(/^Turning to God/)
    await page.getByRole('button', { name: 'Hide the shape' }).click()
    await expect(name).toHaveCount(0)
  })

  await test.step('A reload shows the prayer, another visit the form, and Back the prayer', async () => {
    await page.reload()
    await expect(prayerOn(page)).toBeVisible()
    expect(await wordsOn(page)).toBe(words)
    await expect(page.getByText('Your prayer has been created')).toHaveCount(0)
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await page.getByRole('link', { name: 'Create Prayer' }).click()
    await expect(page.getByRole('heading', { name: 'What shall we pray for?' })).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(prayerOn(page)).toBeVisible()
    expect(await wordsOn(page)).toBe(words)
  })

  await test.step('Sharing starts in the journal, where the prayer is put first', async () => {
    await page.getByRole('button', { name: 'Save and share' }).click()
    await expect(page.getByText('Prayer saved to your journal')).toBeVisible()
    await expect(page).toHaveURL(/\/journal\?prayer=[^&]+&share=yes/)
    await expect(page.getByRole('dialog', { name: /share/i })).toBeVisible()
  })
})

test('every state of the result is open to everybody, in the light, in the dark and on a small phone', async ({
  page,
  ana: _ana,
}) => {
  const expectNoViolations = async (state: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { violations } = await new AxeBuilder({ page }).analyze()
      // As on every other screen; Mantine gives a dialog a header of its own, which is no banner of the page.
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      const found = serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
      expect(found, `axe on ${state}, ${colorScheme}`).toEqual([])
    }
  }
  const expectNoOverhang = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  await page.setViewportSize({ width: 360, height: 640 })
  await openResult(page, { situation: 'A long winter' })
  const dialog = page.getByRole('dialog')

  await test.step('Everything open', async () => {
    await page.getByRole('button', { name: 'Show the shape' }).click()
    for (const panel of [PANEL, 'Why these verses', 'Who wrote it, and what was sent'])
      await openPanel(page, panel)
    await expectNoOverhang()
    await expectNoViolations('everything open')
  })

  await test.step('The chapter', async () => {
    await page.getByRole('button', { name: 'Read in its chapter' }).first().click()
    await expect(dialog.locator('mark').first()).toBeVisible()
    const beside = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(beside).toBeLessThanOrEqual(0)
    expect((await dialog.boundingBox())?.width).toBe(360)
    await expectNoViolations('the chapter')
    await page.keyboard.press('Escape')
  })

  await test.step('Editing', async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await expectNoOverhang()
    await expectNoViolations('editing')
  })

  await test.step('All of it on a wide screen', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.getByRole('button', { name: 'Done' }).click()
    await expectNoViolations('everything open on a wide screen')
  })
})

test('sharing a prayer that is in the journal takes none of its newer words away', async ({
  page,
  context,
  ana,
}) => {
  await openResult(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox').first().fill('Father, these are my own words.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save to Journal' }).click()
  await expect(page.getByText(/^Waiting for the connection\./)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('This prayer is in your journal.')).toBeVisible()
  const headers = { authorization: `Bearer ${ana.token}` }
  const [kept] = (await (await page.request.get('/api/v1/prayers', { headers })).json()).items
  const newer = kept.prayer_text.replace('these are my own words', 'these are my newer words')
  await page.request.patch(`/api/v1/prayers/${kept.id}`, { headers, data: { prayer_text: newer } })
  await page.getByRole('button', { name: 'Share', exact: true }).click()

  await expect(page.getByRole('dialog', { name: /share/i })).toBeVisible()
  const now = await (await page.request.get(`/api/v1/prayers/${kept.id}`, { headers })).json()
  expect(now.prayer_text).toContain('these are my newer words')
})
