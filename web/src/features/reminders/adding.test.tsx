// @vitest-environment jsdom
import { notifications } from '@mantine/notifications'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { problem } from '../../api/fake-backend.testing.ts'
import { addForm, openReminders, press, pressInForm, tick } from './open-reminders.testing.tsx'

vi.mock('../../api/config.ts', () => ({
  useConfig: () => ({ product: 'Selah', baseUrl: '', supportEmail: '' }),
}))
vi.mock('../../session/bearer.ts', () => ({
  accessToken: async () => 'ana',
  renewedAccessToken: async () => undefined,
}))
vi.mock('../../tracking.ts', () => ({ track: vi.fn() }))

const ADD = 'POST /api/v1/reminders'
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Lisbon')
  localStorage.clear()
  sessionStorage.clear()
  notifications.clean()
})
afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

const timeField = async () => (await addForm()).getByLabelText<HTMLInputElement>('Time')
const box = async (name: string) => (await addForm()).getByRole<HTMLInputElement>('checkbox', { name })

// REM-01, REM-03, REM-08, REM-12
test('a reminder is at nine, every day, by email, where the browser is, unless something else is chosen', async () => {
  const backend = openReminders()
  expect((await timeField()).value).toBe('09:00')
  for (const day of DAYS) expect((await box(day)).checked, day).toBe(true)
  await pressInForm('Add Reminder')

  await screen.findByText('Prayer reminder added!')
  expect(backend.reminders()).toMatchObject([
    {
      time: '09:00',
      days_of_week: [1, 2, 3, 4, 5, 6, 7],
      timezone: 'Europe/Lisbon',
      channels: ['email'],
      category: null,
      enabled: true,
    },
  ])
  await screen.findByRole('article', { name: '09:00, every day' })
})

// REM-04, D-18
test('what is chosen is what is asked for, and Sunday is day 1', async () => {
  const backend = openReminders()
  fireEvent.change(await timeField(), { target: { value: '06:30' } })
  for (const day of DAYS.slice(1)) await tick(day)
  await tick('Calendar')
  fireEvent.change((await addForm()).getByLabelText('Category (optional)'), { target: { value: 'Hope' } })
  await pressInForm('Add Reminder')
  await screen.findByText('Prayer reminder added!')

  expect(backend.reminders()).toMatchObject([
    { time: '06:30', days_of_week: [1], channels: ['email', 'calendar'], category: 'Hope' },
  ])
  await waitFor(async () => expect((await timeField()).value).toBe('09:00'))
})

test('the time zone is found by a part of its name', async () => {
  const backend = openReminders()
  const zone = (await addForm()).getByRole('combobox', { name: 'Time zone' })
  expect(zone).toMatchObject({ value: 'Lisbon (Europe)' })
  fireEvent.click(zone)
  fireEvent.change(zone, { target: { value: 'new york' } })
  fireEvent.click(await screen.findByRole('option', { name: 'New York (America)' }))
  await screen.findByText('This browser is in another time zone: Lisbon (Europe).')
  await pressInForm('Add Reminder')
  await screen.findByText('Prayer reminder added!')

  expect(backend.reminders()).toMatchObject([{ timezone: 'America/New_York' }])
  await screen.findByText('In New York (America)')
})

describe('nothing is sent', () => {
  // REM-02
  test('without a day', async () => {
    const backend = openReminders()
    for (const day of DAYS) await tick(day)
    await pressInForm('Add Reminder')

    expect(await screen.findByRole('alert')).toMatchObject({ textContent: 'Please select at least one day' })
    expect(document.activeElement).toBe(await box('Sunday'))
    expect(backend.count('POST')).toBe(0)
  })

  test('without a time', async () => {
    const backend = openReminders()
    fireEvent.change(await timeField(), { target: { value: '' } })
    await pressInForm('Add Reminder')

    await screen.findByText('Please enter a time')
    expect(backend.count('POST')).toBe(0)
  })

  test('without a way in which it comes', async () => {
    const backend = openReminders()
    await tick('Email')
    await pressInForm('Add Reminder')

    await screen.findByText('Please choose at least one way')
    expect(backend.count('POST')).toBe(0)
  })
})

// REM-09
describe('what was typed stays', () => {
  test.each([
    [
      'there is no line',
      () => 'no line' as const,
      'No answer came. Please check your connection and try again.',
    ],
    [
      'the server refuses',
      () => problem({ status: 409, code: 'too_many_reminders', detail: 'You have 20 reminders.' }),
      'You have 20 reminders.',
    ],
  ])('when %s', async (_case, fault, reason) => {
    const backend = openReminders()
    backend.answerNext(ADD, fault)
    fireEvent.change(await timeField(), { target: { value: '21:15' } })
    await pressInForm('Add Reminder')

    await screen.findByText('Failed to add reminder')
    await screen.findByText(reason)
    expect((await timeField()).value).toBe('21:15')
    await waitFor(async () => expect((await timeField()).matches(':disabled')).toBe(false))
    await pressInForm('Add Reminder')
    await screen.findByRole('article', { name: '21:15, every day' })
  })

  test('over a reload', async () => {
    openReminders()
    fireEvent.change(await timeField(), { target: { value: '21:15' } })
    await tick('Sunday')
    cleanup()
    openReminders()

    expect((await timeField()).value).toBe('21:15')
    expect((await box('Sunday')).checked).toBe(false)
  })
})

test('a site without email says so, and email cannot be chosen', async () => {
  const backend = openReminders(({ channels }) => Object.assign(channels, { email: false }))
  expect(await box('Email')).toMatchObject({ checked: false, disabled: true })
  await screen.findByText('Email is not set up on this site, so nothing can be sent by email.')
  await pressInForm('Add Reminder')
  await screen.findByText('Prayer reminder added!')

  expect(backend.reminders()).toMatchObject([{ channels: ['calendar'] }])
})

test('after twenty there is a sentence instead of another one', async () => {
  openReminders(({ addReminder }) => {
    for (let nth = 0; nth < 20; nth++) addReminder()
  })

  await screen.findByText('You have 20 reminders, and more cannot be added. Delete one to make room.')
  expect((await addForm()).getByRole('button', { name: 'Add Reminder' })).toMatchObject({ disabled: true })
})

// REM-11
test('reminders that cannot be loaded say so, and can be asked for again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  openReminders(({ answerNext }) => answerNext('GET /api/v1/reminders', () => 'no line', 2))
  await screen.findByText('Your reminders could not be loaded.')
  expect(warn).toHaveBeenCalled()
  await press('Try again')

  await screen.findByText('No reminders yet. Add your first one above!')
})
