// @vitest-environment jsdom
import { notifications } from '@mantine/notifications'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { problem } from '../../api/fake-backend.testing.ts'
import { openReminders, press } from './open-reminders.testing.tsx'
import { nextNewsMs } from './queries.ts'

vi.mock('../../api/config.ts', () => ({
  useConfig: () => ({ product: 'Selah', baseUrl: '', supportEmail: '' }),
}))
vi.mock('../../session/bearer.ts', () => ({
  accessToken: async () => 'ana',
  renewedAccessToken: async () => undefined,
}))
vi.mock('../../tracking.ts', () => ({ track: vi.fn() }))

const HOUR_MS = 60 * 60_000
const NAME = '09:00, every day'

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC')
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00Z') })
  localStorage.clear()
  sessionStorage.clear()
  notifications.clean()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const card = async (name = NAME) => within(await screen.findByRole('article', { name }))
const toggle = async () => (await card()).getByRole<HTMLInputElement>('switch')
const pressOn = async (label: string, name = NAME) => press(`${label}: ${name}`)

// REM-05
test('reminders are listed by their time, each with its next one', async () => {
  openReminders(({ addReminder }) => {
    addReminder({ time: '21:00', days_of_week: [1], category: 'Hope' })
    addReminder({ channels: ['calendar'], next_fire_at: null, time: '07:00' })
    addReminder()
  })
  await card()

  const names = screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'))
  expect(names).toEqual(['07:00, every day', NAME, '21:00, Sunday'])
  expect((await card()).getByText('Tomorrow, 09:00')).toBeTruthy()
  expect((await card('21:00, Sunday')).getByText('Hope')).toBeTruthy()
  expect((await card('07:00, every day')).getByText('Your calendar reminds you')).toBeTruthy()
})

test('a reminder of another time zone says its next one by the clock here', async () => {
  openReminders(({ addReminder }) =>
    addReminder({ timezone: 'America/New_York', next_fire_at: '2026-11-23T14:00:00Z' }),
  )

  expect((await card()).getByText('Today, 14:00').parentElement?.textContent).toBe(
    'Next: Today, 14:00 your time',
  )
  expect((await card()).getByText('In New York (America)')).toBeTruthy()
})

test('what became of the last one is said', async () => {
  openReminders(({ addReminder }) => {
    const at = '2026-11-23T09:00:00Z'
    const last = { local_date: '2026-11-23', channel: 'email', reason: null, at } as const
    addReminder({ last_delivery: { ...last, state: 'unknown' } })
  })

  expect((await card()).getByText('Not known whether the email today, 09:00 arrived')).toBeTruthy()
})

// REM-06
test('a reminder is switched off and on, and its switch keeps the focus while it is being set', async () => {
  const backend = openReminders(({ addReminder }) => addReminder())
  const held = Promise.withResolvers<undefined>()
  backend.answerNext('PATCH', () => held.promise)
  const pressed = await toggle()
  pressed.focus()
  fireEvent.click(pressed)
  await (await card()).findByText('Switched off')
  expect([document.activeElement, pressed.disabled]).toEqual([pressed, false])
  held.resolve(undefined)
  await screen.findByText('Reminder disabled')
  expect(backend.reminders()).toMatchObject([{ enabled: false }])
  fireEvent.click(pressed)
  await screen.findByText('Reminder enabled')

  expect(backend.reminders()).toMatchObject([{ enabled: true }])
})

// REM-09
test('a switch that could not be set stands where it stood', async () => {
  const backend = openReminders(({ addReminder }) => addReminder())
  await card()
  backend.answerNext('PATCH', () => problem({ status: 503, code: '', detail: '' }))
  fireEvent.click(await toggle())

  await screen.findByText('Failed to update reminder')
  await waitFor(async () => expect((await toggle()).checked).toBe(true))
})

// REM-07, D-35
test('a reminder is deleted, and brought back as it was', async () => {
  const wish = { time: '06:30', days_of_week: [2, 4], category: 'Hope', paused_until: '2026-12-01T00:00:00Z' }
  const backend = openReminders(({ addReminder }) => addReminder({ ...wish, category: 'Hope' }))
  const [{ id } = { id: '' }] = backend.reminders()
  await pressOn('Delete', '06:30, Mon, Wed')
  await screen.findByText('Reminder deleted')
  await screen.findByText('No reminders yet. Add your first one above!')
  expect(backend.reminders()).toEqual([])
  await press('Undo')

  await screen.findByText('Your reminder is back')
  await waitFor(() => expect(backend.reminders()).toMatchObject([{ id, ...wish }]))
})

test('an undo that failed can be tried again', async () => {
  const backend = openReminders(({ addReminder }) => addReminder())
  await pressOn('Delete')
  await screen.findByText('Reminder deleted')
  backend.answerNext('POST /api/v1/reminders', () => 'no line')
  await press('Undo')
  await screen.findByText('The reminder could not be brought back')
  await press('Try again')

  await screen.findByText('Your reminder is back')
  expect(backend.reminders()).toHaveLength(1)
})

// REM-09
test('a reminder that could not be deleted stays', async () => {
  const backend = openReminders(({ addReminder }) => addReminder())
  await card()
  backend.answerNext('DELETE', () => 'no line')
  await pressOn('Delete')

  await screen.findByText('Failed to delete reminder')
  expect(await card()).toBeTruthy()
})

test('a reminder is changed in a dialog', async () => {
  const backend = openReminders(({ addReminder }) => addReminder())
  await pressOn('Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit this reminder' }))
  fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '10:45' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save Reminder' }))

  await screen.findByText('Reminder updated')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(backend.reminders()).toMatchObject([{ time: '10:45' }])
})

describe('sending one now', () => {
  test('says where it comes', async () => {
    const backend = openReminders(({ addReminder }) => addReminder())
    await pressOn('Send me one now')

    await screen.findByText('On its way. Check your inbox.')
    expect(backend.count('POST', 'send-now')).toBe(1)
  })

  test('says why it cannot be, in the words of the server', async () => {
    const backend = openReminders(({ addReminder }) => addReminder())
    await card()
    const detail = 'You have had several in this hour. Please wait a while.'
    backend.answerNext('POST', () => problem({ status: 429, code: 'too_many_requests', detail }))
    await pressOn('Send me one now')

    await screen.findByText(detail)
  })
})

describe('a pause', () => {
  const inDialog = async (title: string) => within(await screen.findByRole('dialog', { name: title }))

  test('of a week ends at the beginning of a day, and can be ended before', async () => {
    const backend = openReminders(({ addReminder }) => addReminder())
    await pressOn('Pause')
    fireEvent.click((await inDialog('Pause this reminder')).getByRole('button', { name: 'Pause for a week' }))
    await screen.findByText('Paused until November 30, 2026')
    await (await card()).findByText('Paused until November 30')
    expect(backend.reminders()).toMatchObject([{ paused_until: '2026-11-30T00:00:00.000Z' }])
    await pressOn('Resume')

    await screen.findByText('The reminder goes on')
    expect(backend.reminders()).toMatchObject([{ paused_until: null }])
  })

  test('of the next one alone ends right after it', async () => {
    const backend = openReminders(({ addReminder }) => addReminder())
    await pressOn('Pause')
    await press('Skip the next one (Tomorrow, 09:00)')

    await screen.findByText('The next one is skipped')
    expect(backend.reminders()).toMatchObject([{ paused_until: '2026-11-24T09:00:01.000Z' }])
  })

  test('until a day is until a later day', async () => {
    const backend = openReminders(({ addReminder }) => addReminder())
    await pressOn('Pause')
    const dialog = await inDialog('Pause this reminder')
    const day = dialog.getByLabelText('Pause until')
    fireEvent.change(day, { target: { value: '2026-11-23' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Pause until this day' }))
    await screen.findByText('Please choose a day after today.')
    expect(backend.count('PATCH')).toBe(0)
    fireEvent.change(day, { target: { value: '2026-12-24' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Pause until this day' }))

    await screen.findByText('Paused until December 24, 2026')
  })

  test('of all is one call', async () => {
    const backend = openReminders(({ addReminder }) => {
      addReminder()
      addReminder({ time: '21:00' })
    })
    await press('Pause all')
    fireEvent.click((await inDialog('Pause all reminders')).getByRole('button', { name: 'Pause for a week' }))
    await screen.findByText('All reminders are paused until November 30, 2026')
    expect(backend.count('POST', 'pause')).toBe(1)
    await press('Resume all')

    await screen.findByText('Your reminders go on')
    expect(backend.reminders().map(({ paused_until }) => paused_until)).toEqual([null, null])
  })
})

test('the list is asked for again when it will say something else', () => {
  const now = Date.parse('2026-11-23T12:00:00Z')
  const reminder = openReminders().addReminder()
  const at = (inMs: number) => new Date(now + inMs).toISOString()
  const news = (change: object) => {
    const list = { items: [{ ...reminder, ...change }], limit: 20 }
    return nextNewsMs({ ...list, channels: { email: true, push: true, calendar: true } }, now)
  }
  const last = { local_date: '2026-11-23', channel: 'email', reason: null }

  expect(news({ next_fire_at: at(10 * HOUR_MS) })).toBe(false)
  expect(news({ next_fire_at: null })).toBe(false)
  expect(news({ next_fire_at: at(60_000) })).toBe(68_000)
  expect(news({ last_delivery: { ...last, state: 'sending', at: at(-5000) } })).toBe(3000)
  expect(news({ last_delivery: { ...last, state: 'sending', at: at(-HOUR_MS) } })).toBe(false)
})
