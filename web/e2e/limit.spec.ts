import { expect, test } from './fixtures.ts'
import { pray } from './people.ts'
import { ask } from './prayer-form.ts'

// DSH-02, DSH-05, DSH-11, DSH-12, GEN-20, D-19, D-33
test('a person whose free prayers are used is told so kindly, and never kept from asking in danger', async ({
  page,
  ana,
  request,
}) => {
  await pray(request, ana)
  await pray(request, ana)
  const paywall = page.getByRole('dialog', { name: 'Upgrade to Premium' })

  await test.step('/generate leads to the dashboard and its paywall, with the help lines', async () => {
    await page.goto('/generate')
    await expect(page).toHaveURL('/dashboard')
    await expect(paywall).toContainText('all 2 free prayers are used')
    await expect(paywall.getByRole('link', { name: '988' }).first()).toBeVisible()
  })

  await test.step('Another prayer is refused, and its words are kept', async () => {
    await paywall.getByRole('link', { name: 'write down what is happening' }).click()
    await ask(page, { situation: 'A good day at work' })
    await expect(page.getByRole('alert')).toContainText('You have used all 2 of your free prayers')
    await expect(page.getByLabel('Your situation')).toHaveValue('A good day at work')
    const plans = page.getByRole('link', { name: 'View Subscription Plans' })
    await expect(plans).toHaveAttribute('href', '/subscribe')
  })

  await test.step('A prayer in danger is written', async () => {
    await ask(page, { mood: 'Overwhelmed', situation: 'I want to end my life' })
    await expect(page.getByRole('heading', { name: 'Your prayer', exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: /let somebody be with you/ })).toBeVisible()
  })

  await test.step('The dashboard says so once a visit', async () => {
    await page.goto('/dashboard')
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
})
