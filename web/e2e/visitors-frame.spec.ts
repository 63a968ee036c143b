import { expect, test } from './fixtures.ts'
import { newEmail, PASSWORD } from './people.ts'
import { expectTakenOver } from './taken-over.ts'

test.describe('on the other side of the date line', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  // CST-06, D-41, FTR-01, FTR-02, NAV-05, NAV-06, NAV-08
  test('a page has a bar that follows the scrolling, a menu on a phone, and the verse of the day', async ({
    page,
  }) => {
    await test.step('The verse is that of the first of January, where it is that already', async () => {
      await page.clock.setFixedTime(new Date('2025-12-31T10:30:00Z'))
      await page.goto('/about')
      const banner = page.getByRole('region', { name: 'Verse of the day' })
      await expect(banner.getByText('Psalm 46:10 (King James Version)')).toBeVisible()
      await expect(banner.getByText('Psalm 23:1 (King James Version)')).toBeHidden()
    })

    await test.step('It changes as the page is scrolled', async () => {
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

    await test.step('On a phone it opens and closes behind a button', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
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
})

// NAV-03, NAV-04
test('every tab follows the person who signs in and out, without a reload', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const other = await page.context().newPage()
  const session = page.getByRole('link', { name: 'Dashboard', exact: true })
  const none = page.getByRole('link', { name: 'Get Started Free' })

  await test.step('A visitor loads no session manager', async () => {
    await expectTakenOver(page, '/about')
    expect(asked.filter((url) => url.includes('auth-client'))).toEqual([])
  })
  await test.step('Signing up in another tab is seen on a public page', async () => {
    await other.goto('/auth')
    await other.getByLabel('Email').fill(newEmail())
    await other.getByLabel('Password').fill(PASSWORD)
    await other.getByRole('button', { name: 'Sign Up' }).click()
    await expect(other.getByRole('link', { name: 'Dashboard', exact: true })).toBeVisible()
    await expect(session).toBeVisible()
  })
  await test.step('Signing out there reaches a public page, and one that is for people alone', async () => {
    const journal = await page.context().newPage()
    await journal.goto('/journal')
    await expect(journal.getByRole('heading', { name: 'My Journal' })).toBeVisible()
    await other.getByRole('button', { name: 'Sign Out' }).click()
    await expect(other.getByRole('link', { name: 'Get Started Free' })).toBeVisible()
    await expect(none).toBeVisible()
    await expect(session).toBeHidden()
    await expect(journal).toHaveURL(/\/auth/)
  })
})

// D-33, D-52: what somebody prays over has a quieter footer. Nothing shuts its help lines again.
test('the footer is short where somebody prays, and its help lines open before the scripts run', async ({
  page,
  ana: _ana,
}) => {
  const isHeld = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await isHeld.promise
    await route.continue()
  })
  await page.goto('/journal', { waitUntil: 'commit' })
  const footer = page.getByRole('contentinfo')
  await footer.getByText('call or text 988').click()
  isHeld.resolve()

  await expect(page.getByRole('heading', { name: 'My Journal' })).toBeVisible()
  await expect(footer.getByRole('link', { name: '988' }).first()).toBeVisible()
  await expect(footer).toContainText('AI-generated')
  await expect(footer.getByRole('region', { name: 'Verse of the day' })).toBeVisible()
  await expect(footer.getByRole('navigation', { name: 'Navigation' })).toBeHidden()
  await expect(footer.getByRole('link', { name: /^Support:/ })).toHaveAttribute('href', /^mailto:.+@/)
})
