import { expect, test } from './fixtures.ts'

// STA-03 to STA-07
test('a reader opens questions by keyboard and by their address, and goes through the policies', async ({
  page,
}) => {
  const questions = page.locator('summary')
  await test.step('An address opens its question', async () => {
    await page.goto('/faq#which-tradition')
    await expect(page.getByText('take no side between churches')).toBeInViewport()
    await expect(questions.filter({ hasText: 'Which church or tradition' })).toBeFocused()
  })

  await test.step('Arrows, Home and End lead from one to the next, and several are open at once', async () => {
    await page.goto('/faq')
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

  await test.step('A question gives its address away', async () => {
    await page.goto('/faq')
    await questions.filter({ hasText: 'Is scripture quoted correctly?' }).click()
    await page.getByRole('link', { name: /Link to this answer: Is scripture/ }).click()
    await expect(page).toHaveURL('/faq#is-scripture-quoted-correctly')
    await page.reload()
    await expect(page.getByText('it may only point at a passage')).toBeInViewport()
  })

  await page.getByRole('link', { name: 'Try a Free Prayer' }).click()
  await expect(page).toHaveURL('/')

  for (const [path, sections] of [
    ['/privacy', 9],
    ['/terms', 13],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path)
      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
      await expect(contents).toHaveCount(sections)
      for (const name of await contents.allTextContents()) {
        await contents.getByText(name, { exact: true }).click()
        const heading = page.getByRole('heading', { level: 2, name: new RegExp(`^\\d+\\. ${name}`) })
        await expect(heading).toBeInViewport()
      }
      await page.getByRole('link', { name: 'Back to Top' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    })
  }
  await page.goto('/disclaimer')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

// BLG-02, BLG-03, BLG-11, D-28
test('a reader of the blog follows its topics, each at an address of its own, and finds back from nowhere', async ({
  page,
}) => {
  const cards = page.getByRole('article')
  await test.step('The first article is featured', async () => {
    await page.goto('/blog')
    await expect(cards).toHaveCount(5)
    const [first, second] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()])
    expect(first?.width).toBeGreaterThan((second?.width ?? 0) * 1.8)
  })

  await test.step('A topic filters, also after a reload', async () => {
    const topics = page.getByRole('navigation', { name: 'Topics' })
    await topics.getByRole('link', { name: 'Growth 3 articles' }).click()
    await expect(page).toHaveURL('/blog/topics/growth')
    await expect(page.getByRole('heading', { level: 1, name: 'Articles on growth' })).toBeFocused()
    await expect(cards).toHaveCount(3)
    await expect(topics.locator('[aria-current="page"]')).toContainText('Growth')
    await page.reload()
    await expect(cards).toHaveCount(3)
    await page.getByRole('link', { name: 'Show all articles' }).click()
    await expect(cards).toHaveCount(5)
  })

  await test.step('An unknown topic shows those there are', async () => {
    await page.goto('/blog/topics/weather')
    await expect(page.getByRole('heading', { level: 1, name: 'No articles here' })).toBeVisible()
    await page.getByRole('link', { name: /^Community/ }).click()
    await expect(cards).toHaveCount(1)
  })

  await test.step('An article, or a page, that there is not is a real 404 with the way back', async () => {
    for (const [path, back, home] of [
      ['/blog/no-such-article', 'Back to Blog', '/blog'],
      ['/no-such-page', 'Return to Home', '/'],
    ] as const) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await page.getByRole('link', { name: back }).click()
      await expect(page).toHaveURL(home)
    }
  })
})

// BLG-07 to BLG-09
test('a reader opens an article alone, prints it, shares it, and goes on to the one before', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  const article = page.getByRole('article')

  await test.step('It comes without any other', async () => {
    const fetched: string[] = []
    page.on('response', async (response) => {
      if (response.url().includes('/assets/')) fetched.push(await response.text().catch(() => ''))
    })
    await page.goto('/blog')
    await article.getByRole('link', { name: 'A prayer habit that survives a bad week' }).click()
    await expect(page).toHaveURL('/blog/prayer-habit')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.waitForLoadState('networkidle')
    const all = fetched.join('\n')
    expect(all).toContain('Most of us will not face lions')
    expect(all).not.toContain('Eben-ezer')
    expect(all).not.toContain('Benedict had his monks')
  })

  await test.step('It has all that belongs to it', async () => {
    await expect(article).toContainText('Growth')
    await expect(article).toContainText(/The .+ team/)
    await expect(article).toContainText('September 5, 2025 · 3 min read')
    await expect(article.getByRole('img', { name: /open arched window/ })).toBeVisible()
    await expect(article.getByText('Daniel 6:10 (King James Version)')).toBeVisible()
  })

  const share = page.getByRole('button', { name: 'Share' })
  await test.step('On paper there is the text, without the page around it', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(article.getByText('Daniel 6:10 (King James Version)')).toBeVisible()
    await expect(share).toBeHidden()
    await expect(page.getByRole('link', { name: 'Start Your Journey' })).toBeHidden()
    await page.goto('/faq')
    await expect(page.getByText('take no side between churches')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.goBack()
  })

  await test.step('It is shared by its link where the device shares nothing, and by the device otherwise', async () => {
    await share.click()
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blog\/prayer-habit$/)
    await page.evaluate(() => {
      Reflect.set(navigator, 'share', (data: ShareData) => {
        document.title = `shared ${data.url}`
        return Promise.resolve()
      })
    })
    await share.click()
    await expect(page).toHaveTitle(/^shared .*\/blog\/prayer-habit$/)
  })

  await test.step('It leads to the one before, and to an account', async () => {
    const more = page.getByRole('navigation', { name: 'More articles' })
    await more.getByRole('link', { name: /^Earlier/ }).click()
    const earlier = page.getByRole('heading', { level: 1, name: 'The Psalms and the modern heart' })
    await expect(earlier).toBeFocused()
    await page.getByRole('link', { name: 'Start Your Journey' }).click()
    await expect(page).toHaveURL('/auth')
  })
})
