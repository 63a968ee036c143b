import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { newEmail, PASSWORD } from './people.ts'

const HEADING = 'Words to pray when yours run out'
const WORDS = 'My brother flies home on Friday'

// LND-01, D-04, AUT-18, AUT-19
test('what a visitor has on their heart waits on the device, and is in the form after they sign up', async ({
  page,
}) => {
  await test.step('It can be typed before the scripts are there', async () => {
    const areThere = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await areThere.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await box(page).fill('My brother')
    areThere.resolve()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('person/pending_prayer_request')))
      .toContain('My brother')
    await expect(box(page)).toHaveValue('My brother')
  })

  await test.step('It outlives a reload, and a look at another page', async () => {
    await box(page).fill(WORDS)
    await page.reload()
    await expect(box(page)).toHaveValue(WORDS)
    await page.getByRole('link', { name: 'About' }).first().click()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await expect(box(page)).toHaveValue(WORDS)
  })

  await test.step('It is gone when the box is emptied', async () => {
    await box(page).fill('')
    await page.getByRole('button', { name: 'Begin a prayer' }).click()
    await expect(page).toHaveURL('/auth')
    await open(page)
    await expect(box(page)).toHaveValue('')
  })

  await test.step('Every way on takes it along', async () => {
    await box(page).fill(WORDS)
    await page.getByRole('button', { name: 'Begin a prayer' }).click()
    await expect(page).toHaveURL('/auth')
    await open(page)
    await expect(box(page)).toHaveValue(WORDS)
    await page.getByRole('link', { name: 'Begin a prayer' }).click()
    await expect(page).toHaveURL('/auth')
    await open(page)
    await page.getByRole('link', { name: 'Get Started Free' }).click()
    await expect(page).toHaveURL('/auth')
    await signUp(page)
    await expect(page).toHaveURL('/generate')
    await expect(page.getByLabel('Your situation')).toHaveValue(WORDS)
  })

  await test.step('With a session words are taken along at once, after those in the form', async () => {
    await open(page)
    await box(page).fill('And my mother')
    await page.getByRole('button', { name: 'Begin a prayer' }).click()
    await expect(page).toHaveURL('/generate')
    await expect(page.getByLabel('Your situation')).toHaveValue(`${WORDS}\nAnd my mother`)
  })
})

// LND-01, TRK-05
test('a visitor whose browser keeps nothing, and whose visits nobody takes, gets as far as the form', async ({
  page,
}) => {
  await page.route('**/api/v1/events', (route) => route.abort())
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await page.goto('/pricing')
  await expect(page.getByRole('region', { name: 'Monthly' })).toContainText('/month')
  await open(page)
  await box(page).fill(WORDS)
  await page.getByRole('button', { name: 'Begin a prayer' }).click()
  await signUp(page)

  await expect(page).toHaveURL('/generate')
  await expect(page.getByLabel('Your situation')).toHaveValue(WORDS)
})

// LND-05, LND-07, LND-16, LND-17, ONB-01 to ONB-05, STA-03
test('a visitor looks round: the questions, the example and its voice, back to the top, and how a prayer begins', async ({
  page,
}) => {
  await page.addInitScript(giveTheDeviceAVoice)
  await open(page)
  const toTop = page.getByRole('button', { name: 'Back to top' })
  await expect(toTop).toBeHidden()

  await test.step('The first question is open, and arrows go from one to the next', async () => {
    const questions = page.getByRole('region', { name: 'Questions people ask' }).locator('summary')
    await expect(page.getByText('Neither supplies the scripture.')).toBeVisible()
    await questions.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(questions.nth(1)).toBeFocused()
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

  await test.step('Back to top leads the eyes and the keyboard to the heading', async () => {
    await page.mouse.wheel(0, 2500)
    await toTop.click()
    await expect(page.getByRole('heading', { name: HEADING })).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  const example = page.getByRole('dialog', { name: 'A prayer in an anxious hour' })
  const opener = page.getByRole('button', { name: 'See an Example' })
  await test.step('The example is a whole prayer, read by the voice of the device until it is stopped', async () => {
    await opener.click()
    await expect(example).toContainText(/Amen\./)
    await expect(example.getByText('Premium', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Listen' }).click()
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    const spoken = await page.evaluate(() => document.documentElement.dataset.spoken)
    expect(spoken).toContain('What time I am afraid, I will trust in thee.')
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByRole('button', { name: 'Listen' })).toBeVisible()
  })

  await test.step('Esc leads back to where one was', async () => {
    await page.keyboard.press('Escape')
    await expect(example).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await test.step('On a phone it has a Close button, and no voice where the device has none', async () => {
    await page.addInitScript(() => Object.defineProperty(speechSynthesis, 'getVoices', { value: () => [] }))
    await page.setViewportSize({ width: 360, height: 640 })
    await open(page)
    await opener.click()
    await expect(example).toContainText('This device has no English voice of its own')
    await expect(page.getByRole('button', { name: 'Listen' })).toBeHidden()
    await example.getByText('Close', { exact: true }).click()
    await expect(example).toBeHidden()
  })

  await test.step('How a prayer begins: three slides, turned by buttons and arrow keys, lead to signing up', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.getByRole('link', { name: 'See how a prayer begins' }).click()
    await expect(page).toHaveURL('/onboarding')
    const shown = page.getByRole('heading', { level: 2 }).locator('visible=true').first()
    const previous = page.getByRole('button', { name: 'Previous' })
    await expect(shown).toHaveText('Share what is on your heart')
    await expect(previous).toBeDisabled()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(shown).toHaveText('AI creates a prayer from scripture')
    const spoken = page.getByRole('main').getByRole('status')
    await expect(spoken).toHaveText('Slide 2 of 3: AI creates a prayer from scripture')
    await page.keyboard.press('ArrowRight')
    await expect(shown).toHaveText('Reflect, listen and grow')
    await page.keyboard.press('ArrowLeft')
    await previous.click()
    await expect(shown).toHaveText('Share what is on your heart')

    await page.getByRole('link', { name: 'Skip' }).click()
    await expect(page).toHaveURL('/auth')
    await page.goto('/onboarding')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Get Started' }).click()
    await expect(page).toHaveURL('/auth')
  })
})

const box = (page: Page) => page.getByLabel('What is on your heart?')

async function signUp(page: Page): Promise<void> {
  // The page before it asks for an address too, for the letter.
  await expect(page).toHaveURL('/auth')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up' }).click()
}

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
  Object.defineProperty(speechSynthesis, 'getVoices', { value: () => [voice], configurable: true })
  Object.defineProperty(speechSynthesis, 'cancel', { value: () => undefined })
  Object.defineProperty(speechSynthesis, 'speak', {
    value: ({ text }: SpeechSynthesisUtterance) => {
      document.documentElement.dataset.spoken = `${document.documentElement.dataset.spoken ?? ''} ${text}`
    },
  })
}
