import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test('a person sets how prayers look and the colours: seen at once, kept, and there before the first paint', async ({
  page,
  ana: _ana,
}) => {
  const psalm = psalmOn(page)
  await test.step('The typeface that few choose is fetched by nobody else', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/account')
    await expect(psalm).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.includes('atkinson'))).toEqual([])
  })

  await test.step('Size, spacing and typeface are seen at once', async () => {
    const before = await styleOf(page)
    await choose(page, 'Text size', 'Largest')
    await choose(page, 'Spacing', 'Wider')
    await choose(page, 'Typeface', 'Atkinson Hyperlegible')
    const after = await styleOf(page)
    expect(after.size).toBeCloseTo(before.size * 1.6, 0)
    expect(after.leading / after.size).toBeGreaterThan(before.leading / before.size)
    expect(after.letters).toBeGreaterThan(0)
    await expect(psalm).toHaveCSS('font-family', /Atkinson Hyperlegible/)
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('16px "Atkinson Hyperlegible Next Variable"')))
      .toBe(true)
  })

  await test.step('They are there also where no script of the product runs any more', async () => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-reading-size', 'largest')
    await page.unroute('**/assets/*.js')
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Largest' })).toBeChecked()
  })

  const scheme = (name: 'light' | 'dark') =>
    expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', name)
  const colours = page.getByRole('radiogroup', { name: 'Colors' })

  await test.step('They follow the device at first', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/account')
    await scheme('dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await scheme('light')
  })

  await test.step('What the header changes is what the account says, and stays after a reload', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Switch to dark' }).click()
    await scheme('dark')
    await expect(colours.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await page.reload()
    await scheme('dark')
    await choose(page, 'Colors', 'Light')
    await scheme('light')
    await expect(colours.getByRole('radio', { name: 'Light' })).toBeFocused()
    await choose(page, 'Colors', 'Dark')
    await scheme('dark')
  })

  await test.step('They are left to the device again', async () => {
    await choose(page, 'Colors', 'Same as the device')
    await scheme('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await scheme('dark')
  })
})

async function choose(page: Page, question: string, word: string): Promise<void> {
  await page
    .getByRole('radiogroup', { name: question })
    .getByRole('radio', { name: word, exact: true })
    .check()
}

const psalmOn = (page: Page) => page.getByRole('main').getByRole('blockquote')

function styleOf(page: Page) {
  return psalmOn(page).evaluate((quote) => {
    const { fontSize, lineHeight, letterSpacing } = getComputedStyle(quote)
    const [size, leading, letters] = [fontSize, lineHeight, letterSpacing].map(
      (each) => Number.parseFloat(each) || 0,
    )
    return { size: size ?? 0, leading: leading ?? 0, letters: letters ?? 0 }
  })
}
