import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const PAGES = [
  '/faq',
  '/privacy',
  '/terms',
  '/disclaimer',
  '/blog',
  '/blog/topics/growth',
  '/blog/power-of-personalized-prayer',
  '/blog/digital-journaling',
  '/blog/stillness-clarity',
  '/blog/prayer-habit',
  '/blog/psalms-modern-heart',
] as const

test.describe('the questions', () => {
  // STA-02
  test('stand in three categories of three, two and three', async ({ page }) => {
    await page.goto('/faq')

    const categories = page.locator('section:has(details)')
    await expect(categories.locator('h2')).toHaveText([
      'About AI and Prayer',
      'Privacy',
      'Faith and Practice',
    ])
    const counts = await categories.evaluateAll((all) =>
      all.map((each) => each.querySelectorAll('details').length),
    )
    expect(counts).toEqual([3, 2, 3])
  })

  // STA-03
  test('open by keyboard, several at once', async ({ page }) => {
    await page.goto('/faq')
    const questions = page.locator('summary')
    await questions.first().focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect(questions.nth(1)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.locator('details[open]')).toHaveCount(2)

    await page.keyboard.press('End')
    await expect(questions.nth(2)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(questions.first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(questions.nth(2)).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expect(page.locator('details[open]')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(questions.nth(1)).toBeFocused()
  })

  test('open by their address, and give it away', async ({ page }) => {
    await page.goto('/faq#which-tradition')
    const answer = page.getByText('take no side between churches')
    await expect(answer).toBeInViewport()
    await expect(page.locator('summary', { hasText: 'Which church or tradition' })).toBeFocused()

    await page.goto('/faq')
    await page.locator('summary', { hasText: 'Is scripture quoted correctly?' }).click()
    await page.getByRole('link', { name: /Link to this answer: Is scripture/ }).click()
    await expect(page).toHaveURL('/faq#is-scripture-quoted-correctly')
    await page.reload()
    await expect(page.getByText('it may only point at a passage')).toBeInViewport()
  })

  // STA-04
  test('end at the way to try it', async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('link', { name: 'Try a Free Prayer' }).click()

    await expect(page).toHaveURL('/')
  })
})

test.describe('privacy, terms and disclaimer', () => {
  // STA-05, STA-06
  for (const [path, title, sections] of [
    ['/privacy', 'Privacy Policy', 9],
    ['/terms', 'Terms of Service', 13],
  ] as const) {
    test(`${title} leads to each of its ${sections} sections, and back to its top`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText('Last updated: October 29, 2025')).toBeVisible()
      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
      await expect(contents).toHaveCount(sections)

      for (const name of await contents.allTextContents()) {
        await contents.getByText(name, { exact: true }).click()
        await expect(
          page.getByRole('heading', { level: 2, name: new RegExp(`^\\d+\\. ${name}`) }),
        ).toBeInViewport()
      }
      await page.getByRole('link', { name: 'Back to Top' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    })
  }

  // APP-18
  test('name the address that the operator chose', async ({ page }) => {
    await page.goto('/privacy')

    const links = page.getByRole('article').locator('a[href^="mailto:"]')
    expect(await links.count()).toBeGreaterThan(2)
    await expect(links.first()).toHaveText(/.+@.+/)
  })

  // STA-07, D-33
  test('the disclaimer claims nothing, names who helps, and leads home', async ({ page }) => {
    await page.goto('/disclaimer')
    await expect(page.getByRole('heading', { name: 'No divine revelation' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No theological authority' })).toBeVisible()
    await expect(page.getByRole('article').getByRole('link', { name: '988' }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Back to Home' }).click()

    await expect(page).toHaveURL('/')
  })
})

test.describe('the blog', () => {
  // BLG-01, BLG-02, BLG-06
  test('features the first article, shows the other four, and says whose choice “Most Read” is', async ({
    page,
  }) => {
    await page.goto('/blog')
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(5)
    const [first, second] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()])
    expect(first?.width).toBeGreaterThan((second?.width ?? 0) * 1.8)
    await expect(cards.nth(4)).toContainText('Scripture')
    await expect(cards.nth(4)).toContainText('The Psalms and the modern heart')
    await expect(cards.nth(4)).toContainText('August 23, 2025 · 7 min read')

    const mostRead = page.getByRole('region', { name: 'Most Read' })
    await expect(mostRead).toContainText('Chosen by us')
    await expect(mostRead.getByRole('link')).toHaveCount(3)
  })

  // BLG-03, D-28
  test('its topics filter, each at an address of its own', async ({ page }) => {
    await page.goto('/blog')
    const topics = page.getByRole('navigation', { name: 'Topics' })
    await topics.getByRole('link', { name: 'Growth 3 articles' }).click()
    await expect(page).toHaveURL('/blog/topics/growth')
    await expect(page.getByRole('heading', { level: 1, name: 'Articles on growth' })).toBeFocused()
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(topics.locator('[aria-current="page"]')).toContainText('Growth')
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(3)

    await page.getByRole('link', { name: 'Show all articles' }).click()
    await expect(page.getByRole('article')).toHaveCount(5)
  })

  test('an unknown topic says so and shows those there are', async ({ page }) => {
    await page.goto('/blog/topics/weather')
    await expect(page.getByRole('heading', { level: 1, name: 'No articles here' })).toBeVisible()
    await page.getByRole('link', { name: /^Community/ }).click()

    await expect(page.getByRole('article')).toHaveCount(1)
  })
})

test.describe('an article', () => {
  // BLG-07, BLG-09
  test('has all that belongs to it, and leads on', async ({ page }) => {
    await page.goto('/blog')
    await page
      .getByRole('article')
      .getByRole('link', { name: 'A prayer habit that survives a bad week' })
      .click()
    await expect(page).toHaveURL('/blog/prayer-habit')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const article = page.getByRole('article')
    await expect(article).toContainText('Growth')
    await expect(article).toContainText(/The .+ team/)
    await expect(article).toContainText('September 5, 2025 · 3 min read')
    await expect(article.getByRole('img', { name: /open arched window/ })).toBeVisible()
    await expect(article.getByText('Daniel 6:10 (King James Version)')).toBeVisible()

    await page
      .getByRole('navigation', { name: 'More articles' })
      .getByRole('link', { name: /^Earlier/ })
      .click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'The Psalms and the modern heart' }),
    ).toBeFocused()
    await page.getByRole('link', { name: 'Start Your Journey' }).click()
    await expect(page).toHaveURL('/auth')
  })

  // BLG-08
  test('is shared by the device, and by its link where the device shares nothing', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await page.goto('/blog/stillness-clarity')
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blog\/stillness-clarity$/)

    await page.addInitScript(() => {
      Reflect.set(navigator, 'share', (data: ShareData) => {
        document.title = `shared ${data.url}`
        return Promise.resolve()
      })
    })
    await page.reload()
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page).toHaveTitle(/^shared .*\/blog\/stillness-clarity$/)
  })

  // BLG-11
  test('that there is not is a real 404, with the way back', async ({ page }) => {
    const response = await page.goto('/blog/no-such-article')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Blog' }).click()

    await expect(page).toHaveURL('/blog')
  })

  test('comes alone: opening the blog, or one article, fetches no other', async ({ page }) => {
    const fetched: string[] = []
    page.on('response', async (response) => {
      if (response.url().includes('/assets/')) fetched.push(await response.text().catch(() => ''))
    })
    await page.goto('/blog/prayer-habit', { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    const all = fetched.join('\n')
    expect(all).toContain('Most of us will not face lions')
    expect(all).not.toContain('Eben-ezer')
    expect(all).not.toContain('Benedict had his monks')
  })
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read, every question opened, every topic followed', async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await expect(page.getByText('they are other people’s words, and they are')).toBeVisible()

    await page.goto('/faq')
    await page.locator('summary', { hasText: 'What happens to what I write?' }).click()
    await expect(page.getByText('is held for 7 days')).toBeVisible()
    await page.goto('/faq#more-than-a-prayer')
    await expect(page.getByText('Then please reach a person first')).toBeVisible()

    await page.goto('/blog')
    await page
      .getByRole('navigation', { name: 'Topics' })
      .getByRole('link', { name: /^Scripture/ })
      .click()
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})

test('search engines are told what a page is', async ({ page }) => {
  const about = async (path: string) => {
    await page.goto(path)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50,}/)
    return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  }

  expect(await about('/')).toMatchObject({ '@type': 'WebSite', publisher: { '@type': 'Organization' } })
  const faq = await about('/faq')
  expect(faq['@type']).toBe('FAQPage')
  expect(faq.mainEntity).toHaveLength(8)
  expect(await about('/blog/psalms-modern-heart')).toMatchObject({
    '@type': 'Article',
    headline: 'The Psalms and the modern heart',
    datePublished: '2025-08-23',
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('everything to read is open to everybody', async ({ page }) => {
      test.slow()
      for (const path of PAGES) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await openAll(page)
        const { violations } = await new AxeBuilder({ page }).include('main').analyze()
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
        expect(found, `axe on ${path}`).toEqual([])
      }
    })
  })
}

test('nothing hangs over the edge of a small phone, or of one with letters twice as large', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 640 })
  for (const path of PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await openAll(page)
    for (const size of ['100%', '200%']) {
      await page.evaluate(
        (fontSize) => document.documentElement.style.setProperty('font-size', fontSize),
        size,
      )
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overhang, `${path} at ${size}`).toBeLessThanOrEqual(0)
    }
  }
})

test('on paper there is the text, without the page around it', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/blog/digital-journaling')
  await expect(page.getByText('Nobody tore it out.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Start Your Journey' })).toBeHidden()

  await page.goto('/faq')
  await expect(page.getByText('take no side between churches')).toBeVisible()
})

async function openAll(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '')
  })
}
