import { expectOpenInEveryWay } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { linkInMailTo, newEmail } from './people.ts'

const STOP_LINK = /https?:\S+\/stop\?token=[\w.~-]+/
const CONFIRM_LINK = /https?:\S+\/newsletter\/confirm\?token=[\w.~-]+/
const NAME = '09:00, every day'

// REM-01, REM-08, REM-12, REM-13, REM-15
test('a person sets a reminder, has one sent, and stops it by the link in the mail', async ({
  page,
  request,
  ana,
}) => {
  const card = page.getByRole('article', { name: NAME })
  await test.step('A reminder is set as it stands in the form', async () => {
    await page.goto('/dashboard?tab=reminders')
    await expect(page.getByText('No reminders yet. Add your first one above!')).toBeVisible()
    await page.getByRole('button', { name: 'Add Reminder' }).click()
    await expect(page.getByText('Prayer reminder added!')).toBeVisible()
    await expect(card).toContainText(/Next: (Today|Tomorrow), 09:00/)
    await expectOpenInEveryWay(page, 'the reminders')
  })

  await test.step('One is sent now, and the list says so', async () => {
    await page.getByRole('button', { name: `Send me one now: ${NAME}` }).click()
    await expect(page.getByText('On its way. Check your inbox.')).toBeVisible()
    await expect(card).toContainText('Sent by email', { timeout: 20_000 })
  })

  await test.step('The link in the mail changes nothing until its button is pressed', async () => {
    const link = await linkInMailTo(request, ana.email, STOP_LINK)
    await page.goto(link)
    await expect(page).toHaveURL('/stop')
    await expect(page.getByRole('heading', { name: 'Stop this reminder?' })).toBeVisible()
    await expectOpenInEveryWay(page, 'the stop page')
    await page.getByRole('button', { name: 'Stop this reminder' }).click()
    await expect(page.getByRole('heading', { name: 'Stopped' })).toBeVisible()
    await page.getByRole('link', { name: 'Open my reminders' }).click()
    await expect(card).toContainText('Switched off')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Already stopped' })).toBeVisible()
  })
})

// REM-06, REM-07, REM-13
test('a person switches, pauses, deletes and brings back a reminder, and has it in a calendar', async ({
  page,
  request,
  ana: _ana,
}) => {
  await page.goto('/dashboard?tab=reminders')
  await page.getByRole('button', { name: 'Add Reminder' }).click()
  const card = page.getByRole('article', { name: NAME })
  const toggle = card.getByRole('switch')
  await expect(toggle).toBeChecked()

  await test.step('Off and on', async () => {
    await toggle.press('Space')
    await expect(page.getByText('Reminder disabled')).toBeVisible()
    await expect(card).toContainText('Switched off')
    await toggle.press('Space')
    await expect(page.getByText('Reminder enabled')).toBeVisible()
  })

  await test.step('Paused for a week, and resumed', async () => {
    await page.getByRole('button', { name: `Pause: ${NAME}` }).click()
    await page.getByRole('button', { name: 'Pause for a week' }).click()
    await expect(card).toContainText('Paused until')
    await page.getByRole('button', { name: `Resume: ${NAME}` }).click()
    await expect(card).not.toContainText('Paused until')
  })

  await test.step('Deleted, and brought back', async () => {
    await page.getByRole('button', { name: `Delete: ${NAME}` }).click()
    await expect(page.getByText('Reminder deleted')).toBeVisible()
    await expect(card).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card).toBeVisible()
  })

  await test.step('A calendar reads it by a link, until another one is made', async () => {
    await page.getByRole('button', { name: 'Make a calendar link' }).click()
    const link = page.getByLabel('Your calendar link')
    const first = await link.inputValue()
    expect((await request.get(first)).headers()['content-type']).toContain('text/calendar')
    await expect(page.getByRole('link', { name: 'Open in calendar' })).toHaveAttribute(
      'href',
      first.replace(/^https?:/, 'webcal:'),
    )
    await page.getByRole('button', { name: 'Make another link' }).click()
    await expect(link).not.toHaveValue(first)
    expect((await request.get(first)).status()).toBe(404)
  })
})

// NWS-01 to NWS-09, NWS-11
test('a visitor asks for the letter, confirms it by a mail, and unsubscribes', async ({ page, request }) => {
  const email = newEmail()
  await test.step('The form at the end of the page asks for an address', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Join Now' }).click()
    await expect(page.getByText('Invalid Email')).toBeVisible()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    const field = page.getByRole('textbox', { name: 'Email address for the letter' })
    await field.fill(email)
    await field.press('Enter')
    await expect(page.getByText('Welcome!')).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(page).toHaveURL('/')
  })

  await test.step('The link of the mail confirms by a press', async () => {
    await page.goto(await linkInMailTo(request, email, CONFIRM_LINK))
    await expect(page).toHaveURL('/newsletter/confirm')
    await expectOpenInEveryWay(page, 'the page that confirms')
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome to the prayer circle' })).toBeVisible()
  })

  await test.step('And another one ends it', async () => {
    await page.goto(await linkInMailTo(request, email, STOP_LINK))
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { name: 'Stopped' })).toBeVisible()
  })
})
