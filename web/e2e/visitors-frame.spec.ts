import { expect, test } from './fixtures.ts'
import { newEmail, PASSWORD } from './people.ts'

test.describe('the navigation bar', () => {
  // NAV-01, NAV-02, NAV-07
  test('leads a visitor on, and marks where they are', async ({ page }) => {
    await page.goto('/about')
    const bar = page.getByRole('navigation', { name: 'Main' })
    for (const [name, path] of [
      ['Home', '/'],
      ['About', '/about'],
      ['FAQ', '/faq'],
      ['Pricing', '/pricing'],
      ['Get Started Free', '/auth'],
    ] as const)
      await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)

    await expect(bar.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page')
    await expect(bar.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
  })

  // NAV-05, NAV-08, CST-06
  test('is opaque past 20 px, and its verse is gone past 100 px', async ({ page }) => {
    await page.goto('/about')
    const bar = page.locator('[data-bar]')
    const verse = page.getByText('God is a refuge for us. Selah.', { exact: true })
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
    await expect(verse).toBeVisible()
    await expect(page.getByText('Psalm 62:8 (KJV)')).toBeVisible()

    // Nothing behind the bar makes it opaque either.
    const grounds = () =>
      bar.evaluate((element) => {
        const all = [element, element.parentElement ?? element]
        return all.map((each) => getComputedStyle(each).backgroundColor)
      })
    const none = 'rgba(0, 0, 0, 0)'
    await scrollTo(20)
    await expect.poll(grounds).toEqual([none, none])
    await scrollTo(21)
    await expect.poll(grounds).toEqual(['rgb(247, 243, 236)', none])
    await scrollTo(100)
    await expect(verse).toBeVisible()
    await scrollTo(101)
    await expect(verse).toBeHidden()
    await scrollTo(0)
    await expect(verse).toBeVisible()
  })

  // NAV-03, NAV-04
  test('follows somebody who signs in and out, also in another tab, without a reload', async ({ page }) => {
    await page.goto('/about')
    const other = await page.context().newPage()
    await other.goto('/auth')
    await other.getByLabel('Email').fill(newEmail())
    await other.getByLabel('Password').fill(PASSWORD)
    await other.getByRole('button', { name: 'Sign Up' }).click()
    await expect(other.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible()

    await other.getByRole('button', { name: 'Sign Out' }).click()
    await expect(other.getByRole('link', { name: 'Get Started Free' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeHidden()
  })

  // NAV-06
  test('opens and closes behind a button on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/about')
    const toggle = page.getByRole('button', { name: 'Menu' })
    const menu = page.locator('#menu')
    const faq = menu.getByRole('link', { name: 'FAQ' })
    await expect(faq).toBeHidden()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.click()
    await expect(faq).toBeVisible()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(faq).toBeHidden()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await expect(toggle).toBeFocused()

    await toggle.click()
    await menu.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(faq).toBeHidden()
  })
})

test.describe('the footer', () => {
  // FTR-03 to FTR-08, D-33
  test('has its four columns, what must be said, and who to call', async ({ page }) => {
    await page.goto('/about')
    const footer = page.getByRole('contentinfo')
    for (const [name, path] of [
      ['Home', '/'],
      ['Pricing', '/subscribe'],
      ['About', '/about'],
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
      ['Read Full Disclaimer', '/disclaimer'],
    ] as const)
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)

    await expect(footer.getByRole('region', { name: 'Support' }).getByRole('link')).toHaveAttribute(
      'href',
      /^mailto:/,
    )
    await expect(footer).toContainText('The Psalms once gave words to ancient hearts. Now they guide ours.')
    await expect(footer).toContainText('AI-generated. They are meant to deepen faith, not replace it.')
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Selah`)
    await expect(footer.getByRole('link', { name: '988' }).first()).toHaveAttribute('href', 'tel:988')
  })

  // D-33, D-52: what somebody prays over has a quieter one.
  test('is short where somebody prays, and the help lines stay', async ({ page, ana: _ana }) => {
    await page.goto('/journal')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('AI-generated')
    await expect(footer.getByRole('region', { name: 'Verse of the day' })).toBeVisible()
    await expect(footer.getByRole('navigation', { name: 'Navigation' })).toBeHidden()
    await expect(footer.getByRole('link', { name: /^Support:/ })).toHaveAttribute('href', /^mailto:.+@/)
    await footer.getByText('call or text 988').click()

    await expect(footer.getByRole('link', { name: '988' }).first()).toBeVisible()
  })

  // D-33: nothing shuts them again.
  test('keeps the help lines open that were opened before the scripts ran', async ({ page, ana: _ana }) => {
    let run = () => {}
    const held = new Promise<void>((resolve) => {
      run = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/journal', { waitUntil: 'commit' })
    const footer = page.getByRole('contentinfo')
    await footer.getByText('call or text 988').click()
    run()

    await expect(page.getByRole('heading', { name: 'My Journal' })).toBeVisible()
    await expect(footer.getByRole('link', { name: '988' }).first()).toBeVisible()
  })

  // FTR-01, FTR-02, D-41: in both places it is the 1st of January, 26 hours apart.
  for (const [timezoneId, moment] of [
    ['Pacific/Kiritimati', '2025-12-31T10:30:00Z'],
    ['Pacific/Pago_Pago', '2026-01-02T10:30:00Z'],
  ] as const) {
    test.describe(`on 1 January in ${timezoneId}`, () => {
      test.use({ timezoneId })

      test('shows the verse of that day', async ({ page }) => {
        await page.clock.setFixedTime(new Date(moment))
        await page.goto('/about')
        const banner = page.getByRole('region', { name: 'Verse of the day' })

        await expect(banner.getByText('Psalm 46:10 (King James Version)')).toBeVisible()
        await expect(banner.getByText('Psalm 23:1 (King James Version)')).toBeHidden()
      })
    })
  }
})
