import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { newEmail, PASSWORD } from './people.ts'

const HEADING = 'Words to pray when yours run out'

test.describe('what is on somebody’s heart', () => {
  // LND-01, D-04, AUT-18, AUT-19
  test('waits on the device until they are signed in, and is in the form then', async ({ page }) => {
    await open(page)
    await page.getByLabel('What is on your heart?').fill('My brother flies home on Friday')
    await page.getByRole('button', { name: 'Begin a prayer' }).click()
    await expect(page).toHaveURL('/auth')
    await page.getByLabel('Email').fill(newEmail())
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign Up' }).click()

    await expect(page).toHaveURL('/generate')
    await expect(page.getByLabel('Your situation')).toHaveValue('My brother flies home on Friday')
  })

  test('goes along at once with somebody who is signed in', async ({ page, ana: _ana }) => {
    await open(page)
    await page.getByLabel('What is on your heart?').fill('A quiet evening')
    await page.getByRole('button', { name: 'Begin a prayer' }).click()

    await expect(page).toHaveURL('/generate')
    await expect(page.getByLabel('Your situation')).toHaveValue('A quiet evening')
  })

  for (const way of ['Get Started Free', 'Begin a prayer'] as const)
    test(`goes along by any other way too: ${way}`, async ({ page }) => {
      await open(page)
      await page.getByLabel('What is on your heart?').fill('My brother flies home on Friday')
      await page.getByRole('link', { name: way }).first().click()
      await expect(page).toHaveURL('/auth')
      await page.getByLabel('Email').fill(newEmail())
      await page.getByLabel('Password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Sign Up' }).click()

      await expect(page.getByLabel('Your situation')).toHaveValue('My brother flies home on Friday')
    })

  test('outlives a reload, and a look at another page', async ({ page }) => {
    const box = page.getByLabel('What is on your heart?')
    await open(page)
    await box.fill('My brother flies home on Friday')
    await page.reload()
    await expect(box).toHaveValue('My brother flies home on Friday')
    await box.fill('My brother flies home on Saturday')
    await page.getByRole('link', { name: 'About' }).first().click()
    await expect(page).toHaveURL('/about')
    await page.goBack()

    await expect(box).toHaveValue('My brother flies home on Saturday')
  })

  test('can be typed before the scripts are there', async ({ page }) => {
    const areThere = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await areThere.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    const box = page.getByLabel('What is on your heart?')
    await box.fill('My brother flies home on Friday')
    areThere.resolve()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('pending_prayer_request')))
      .toContain('Friday')
    await expect(box).toHaveValue('My brother flies home on Friday')
    await page.getByRole('link', { name: 'Get Started Free' }).click()
    await expect(page).toHaveURL('/auth')
    await page.goBack()

    await expect(box).toHaveValue('My brother flies home on Friday')
  })

  test('comes after what stands in the form already', async ({ page, ana: _ana }) => {
    await page.goto('/generate')
    await page.getByLabel('Your situation').fill('A long winter')
    await open(page)
    await page.getByLabel('What is on your heart?').fill('And my brother')
    await page.getByRole('button', { name: 'Begin a prayer' }).click()

    await expect(page.getByLabel('Your situation')).toHaveValue('A long winter\nAnd my brother')
  })

  test('is kept by the page where the browser keeps nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    await open(page)
    await page.getByLabel('What is on your heart?').fill('My brother flies home on Friday')
    await page.getByRole('button', { name: 'Begin a prayer' }).click()
    await page.getByLabel('Email').fill(newEmail())
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign Up' }).click()

    await expect(page).toHaveURL('/generate')
    await expect(page.getByLabel('Your situation')).toHaveValue('My brother flies home on Friday')
  })

  test('is still there when they come back, and gone when they emptied the box', async ({ page }) => {
    const box = page.getByLabel('What is on your heart?')
    await open(page)
    await box.fill('My brother flies home on Friday')
    await page.getByRole('button', { name: 'Begin a prayer' }).click()
    await expect(page).toHaveURL('/auth')
    await open(page)
    await expect(box).toHaveValue('My brother flies home on Friday')
    await box.fill('')
    await page.getByRole('button', { name: 'Begin a prayer' }).click()
    await expect(page).toHaveURL('/auth')

    await open(page)
    await expect(box).toHaveValue('')
  })
})

// LND-02 to LND-04, LND-06, LND-08 to LND-15
test('a visitor reads what it is, how it works, and where to go on', async ({ page }) => {
  await open(page)

  const parts = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(parts).toEqual([
    'Made for praying',
    'How it works',
    'Old words, still standing',
    'Loved by Prayer Warriors',
    'Prayer Insights & Guidance',
    'Questions people ask',
    'Come as you are',
  ])
  const stories = page.getByRole('region', { name: 'Loved by Prayer Warriors' })
  await expect(stories).toContainText('Join those who have deepened their prayer life with Selah')
  await expect(stories).toContainText('Sample stories')
  await expect(stories.getByRole('img', { name: '5 out of 5' })).toHaveCount(3)
  const insights = page.getByRole('region', { name: 'Prayer Insights & Guidance' })
  await expect(insights).toContainText('Resources to enrich your prayer life and spiritual journey')
  for (const category of ['Prayer Guide', 'Spiritual Growth', 'Life & Faith'])
    await expect(insights.getByText(category, { exact: true })).toBeVisible()
  await expect(insights.getByRole('link', { name: 'Explore More Devotions' })).toHaveAttribute(
    'href',
    '/blog',
  )
  const closing = page.getByRole('region', { name: 'Come as you are' })
  await expect(closing.getByRole('link', { name: 'Begin a prayer' })).toHaveAttribute('href', '/generate')
  await expect(closing.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', /^mailto:.+@/)
})

// LND-18
test('no link of the page, its header and its footer is dead', async ({ page, request }) => {
  await open(page)
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('href') ?? ''))])

  expect(links.length).toBeGreaterThan(12)
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200)
})

// LND-05, STA-03
test('the first question is open, and arrows go from one to the next', async ({ page }) => {
  await open(page)
  const questions = page.getByRole('region', { name: 'Questions people ask' }).locator('summary')
  await expect(page.getByText('Neither supplies the scripture.')).toBeVisible()

  // The page stands before its scripts run, and only they know of arrows.
  await expect(async () => {
    await questions.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(questions.nth(1)).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByText('leaves nothing permanent but a count')).toBeVisible()
  await expect(page.getByText('Neither supplies the scripture.')).toBeVisible()
  await page.keyboard.press('End')
  await expect(questions.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(questions.first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('Neither supplies the scripture.')).toBeHidden()
})

test.describe('the example', () => {
  // LND-16, LND-17
  test('shows a whole prayer, and Esc leads back to where one was', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'See an Example' }).click()
    const example = page.getByRole('dialog', { name: 'A prayer in an anxious hour' })
    await expect(example).toContainText('What time I am afraid, I will trust in thee. (Psalm 56:3, KJV)')
    await expect(example).toContainText(/Amen\./)
    await expect(example.getByText('Premium', { exact: true })).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(example).toBeHidden()
    await expect(page.getByRole('button', { name: 'See an Example' })).toBeFocused()
  })

  test('has a Close button on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await open(page)
    await page.getByRole('button', { name: 'See an Example' }).click()
    const example = page.getByRole('dialog', { name: 'A prayer in an anxious hour' })
    await example.getByText('Close', { exact: true }).click()

    await expect(example).toBeHidden()
  })

  test('is read by the voice of the device, until one stops it or closes', async ({ page }) => {
    await page.addInitScript(giveTheDeviceAVoice)
    await open(page)
    await page.getByRole('button', { name: 'See an Example' }).click()
    await page.getByRole('button', { name: 'Listen' }).click()
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    const spoken = await page.evaluate(() => document.documentElement.dataset.spoken)
    expect(spoken).toContain('What time I am afraid, I will trust in thee.')

    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByRole('button', { name: 'Listen' })).toBeVisible()
  })

  test('offers no voice where the device has none', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(speechSynthesis, 'getVoices', { value: () => [] }))
    await open(page)
    await page.getByRole('button', { name: 'See an Example' }).click()

    await expect(page.getByRole('dialog')).toContainText('This device has no English voice of its own')
    await expect(page.getByRole('button', { name: 'Listen' })).toBeHidden()
  })
})

// LND-07
test('back to top leads the eyes and the keyboard to the heading', async ({ page }) => {
  await open(page)
  const toTop = page.getByRole('button', { name: 'Back to top' })
  await expect(toTop).toBeHidden()
  await page.mouse.wheel(0, 2500)
  await toTop.click()

  await expect(page.getByRole('heading', { name: HEADING })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test.describe('onboarding', () => {
  // ONB-01 to ONB-03, ONB-05
  test('turns its three slides by buttons and by arrow keys, and says so', async ({ page }) => {
    await page.goto('/onboarding')
    const shown = page.getByRole('heading', { level: 2 }).locator('visible=true').first()
    await expect(shown).toHaveText('Share what is on your heart')
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(shown).toHaveText('AI creates a prayer from scripture')
    const spoken = page.getByRole('main').getByRole('status')
    await expect(spoken).toHaveText('Slide 2 of 3: AI creates a prayer from scripture')
    await page.keyboard.press('ArrowRight')
    await expect(shown).toHaveText('Reflect, listen and grow')
    await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('button', { name: 'Previous' }).click()

    await expect(shown).toHaveText('Share what is on your heart')
  })

  // ONB-04
  test('leads to signing up, skipped or finished', async ({ page }) => {
    await page.goto('/onboarding')
    await page.getByRole('link', { name: 'Skip' }).click()
    await expect(page).toHaveURL('/auth')
    await page.goto('/onboarding')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Get Started' }).click()

    await expect(page).toHaveURL('/auth')
  })
})

// STA-01
test('about tells the story, four beliefs, and how it is meant', async ({ page }) => {
  await page.goto('/about')
  const main = page.getByRole('main')

  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Our Story',
    'What We Believe',
    'Faith, Transparency, and Reverence',
  ])
  await expect(page.getByRole('region', { name: 'What We Believe' }).getByRole('listitem')).toHaveCount(4)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing page reads completely, and its button leads on', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: HEADING })).toBeVisible()
    await expect(page.getByText('The LORD is my shepherd; I shall not want.')).toBeVisible()
    await page.getByText('What does it cost?').click()
    await expect(page.getByText('2 free prayers, then a plan.')).toBeVisible()
    await page.getByLabel('What is on your heart?').fill('My brother')
    await page.getByRole('button', { name: 'Begin a prayer' }).click()

    // The words are not part of the address.
    await expect(page).toHaveURL(/\/generate\??$/)
  })

  test('onboarding shows all three slides', async ({ page }) => {
    await page.goto('/onboarding')

    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(3)
    await expect(page.getByRole('link', { name: 'Skip' })).toBeVisible()
  })
})

async function open(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: HEADING })).toBeVisible()
}

/** A browser of a test has no voices: this one has, and keeps what it was given to say. */
function giveTheDeviceAVoice(): void {
  const voice = { name: 'Test', lang: 'en-US', localService: true, default: true, voiceURI: 'test' }
  Object.defineProperty(window, 'SpeechSynthesisUtterance', {
    value: class {
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    },
  })
  Object.defineProperty(speechSynthesis, 'getVoices', { value: () => [voice] })
  Object.defineProperty(speechSynthesis, 'cancel', { value: () => undefined })
  Object.defineProperty(speechSynthesis, 'speak', {
    value: ({ text }: SpeechSynthesisUtterance) => {
      document.documentElement.dataset.spoken = `${document.documentElement.dataset.spoken ?? ''} ${text}`
    },
  })
}
