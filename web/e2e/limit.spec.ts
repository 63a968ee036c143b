import { expect, test } from './fixtures.ts'
import { pray } from './people.ts'
import { ask } from './prayer-form.ts'

test.describe('with both free prayers used', () => {
  test.beforeEach(async ({ ana, request }) => {
    await pray(request, ana)
    await pray(request, ana)
  })

  // DSH-02, DSH-05, DSH-11, D-19
  test('the dashboard says so once, kindly, and with the help lines', async ({ page }) => {
    await page.goto('/dashboard')
    const paywall = page.getByRole('dialog', { name: 'Upgrade to Premium' })
    await expect(paywall).toContainText('all 2 free prayers are used')
    await expect(paywall.getByRole('link', { name: '988' }).first()).toBeVisible()
    await paywall.getByRole('button', { name: 'Not now' }).click()
    await expect(paywall).toBeHidden()

    await expect(page.getByText('0 prayers remaining')).toBeVisible()
    await page.getByRole('link', { name: 'Open Journal' }).click()
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome, Ana' })).toBeVisible()
    await page.clock.install()
    await page.clock.runFor(2000)
    await expect(paywall).toBeHidden()

    await page.getByRole('button', { name: 'Upgrade to Create' }).click()
    await expect(paywall).toBeVisible()
  })

  // GEN-20, DSH-12
  test('/generate leads back to the dashboard and its paywall', async ({ page }) => {
    await page.goto('/generate')

    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('dialog', { name: 'Upgrade to Premium' })).toBeVisible()
  })

  // D-33
  test('a prayer in danger can still be asked for', async ({ page }) => {
    await page.goto('/dashboard')
    await page.getByRole('dialog').getByRole('link', { name: 'write down what is happening' }).click()
    await ask(page, { mood: 'Overwhelmed', situation: 'I want to end my life' })

    await expect(page.getByRole('heading', { name: 'Your prayer', exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: /let somebody be with you/ })).toBeVisible()
  })

  test('any other prayer asked for that way is refused, and its words are kept', async ({ page }) => {
    await page.goto('/dashboard')
    await page.getByRole('dialog').getByRole('link', { name: 'write down what is happening' }).click()
    await ask(page, { situation: 'A good day at work' })

    await expect(page.getByRole('alert')).toContainText('You have used all 2 of your free prayers')
    await expect(page.getByLabel('Your situation')).toHaveValue('A good day at work')
    await expect(page.getByRole('link', { name: 'View Subscription Plans' })).toHaveAttribute(
      'href',
      '/subscribe',
    )
  })
})
