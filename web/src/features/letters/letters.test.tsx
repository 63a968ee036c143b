// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeBackend } from '../../api/fake-backend.testing.ts'
import { paths } from '../../paths.ts'
import { openForAna } from '../../prayer/open-for-ana.testing.tsx'
import { ConfirmPage } from './confirm-page.tsx'
import { StopPage } from './stop-page.tsx'

vi.mock('../../api/config.ts', () => ({
  useConfig: () => ({ product: 'Selah', baseUrl: '', supportEmail: '' }),
}))
vi.mock('../../session/bearer.ts', () => ({
  accessToken: async () => undefined,
  renewedAccessToken: async () => undefined,
}))
vi.mock('../../tracking.ts', () => ({ track: vi.fn() }))

afterEach(cleanup)

const PAGES = [
  { path: paths.newsletterConfirm, element: <ConfirmPage /> },
  { path: paths.stop, element: <StopPage /> },
]

function open(address: string) {
  const { router } = openForAna(address, PAGES)
  return () => router.state.location.search
}

const press = (name: string) =>
  screen.findByRole('button', { name }).then((button) => fireEvent.click(button))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const posts = (backend: ReturnType<typeof fakeBackend>) => backend.count('POST')

// NWS-11
test('opening the link of the welcome mail confirms nothing, and pressing the button does', async () => {
  const backend = fakeBackend()
  backend.confirmations.add('right')
  const search = open(`${paths.newsletterConfirm}?token=right`)
  await screen.findByRole('button', { name: 'Confirm my address' })
  expect(backend.calls).toEqual([])
  expect(search()).toBe('')
  await press('Confirm my address')

  await heading('Welcome to the prayer circle')
})

test.each(['?token=old', ''])('a link that is over offers another one: “%s”', async (search) => {
  fakeBackend()
  open(`${paths.newsletterConfirm}${search}`)
  if (search) await press('Confirm my address')

  await heading('This link no longer works')
  expect(screen.getByRole('region', { name: 'Join Our Prayer Circle' })).toBeTruthy()
})

test('a confirmation without an answer can be tried again', async () => {
  const backend = fakeBackend()
  backend.confirmations.add('right')
  backend.answerNext('POST /api/v1/newsletter/confirm', () => 'no line')
  open(`${paths.newsletterConfirm}?token=right`)
  await press('Confirm my address')
  await screen.findByText('No answer came. Please check your connection and try again.')
  await press('Confirm my address')

  await heading('Welcome to the prayer circle')
})

// REM-15
test('opening a stop link changes nothing, and its key leaves the address', async () => {
  const backend = fakeBackend()
  backend.stops.set('mine', { kind: 'reminder', stopped: false })
  const search = open(`${paths.stop}?token=mine`)
  await heading('Stop this reminder?')
  expect(search()).toBe('')
  expect(posts(backend)).toBe(0)
  await press('Stop this reminder')

  await heading('Stopped')
  expect(backend.stopped).toEqual([{ token: 'mine', all: false }])
})

test('all reminders can be stopped by the link of one', async () => {
  const backend = fakeBackend()
  backend.stops.set('mine', { kind: 'reminder', stopped: false })
  open(`${paths.stop}?token=mine`)
  await press('Stop all my reminders')

  await screen.findByText(/^All your reminders are stopped/)
  expect(backend.stopped).toEqual([{ token: 'mine', all: true }])
})

// The API cannot tell a reminder that is switched off from a deleted one.
test('the mail of a reminder that has ended still stops all the others', async () => {
  const backend = fakeBackend()
  backend.stops.set('mine', { kind: 'reminder', stopped: true })
  open(`${paths.stop}?token=mine`)
  await heading('Already stopped')
  await screen.findByText('This reminder is switched off or deleted. It sends you nothing.')
  await press('Stop all my reminders')

  await screen.findByText(/^All your reminders are stopped/)
  expect(backend.stopped).toEqual([{ token: 'mine', all: true }])
})

test.each([
  ['letter', 'Unsubscribe from the letter?', 'Unsubscribe'],
  ['psalm', 'Stop the daily psalm?', 'Stop the daily psalm'],
] as const)('a %s has one button', async (kind, title, button) => {
  const backend = fakeBackend()
  backend.stops.set('mine', { kind, stopped: false })
  open(`${paths.stop}?token=mine`)
  await heading(title)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([button])
  await press(button)

  await heading('Stopped')
})

test('a letter that is stopped already says so, and has no button', async () => {
  const backend = fakeBackend()
  backend.stops.set('mine', { kind: 'letter', stopped: true })
  open(`${paths.stop}?token=mine`)

  await heading('Already stopped')
  expect(screen.queryByRole('button')).toBeNull()
})

test.each(['?token=forged', ''])('a link that is none of ours says so: “%s”', async (search) => {
  fakeBackend()
  open(`${paths.stop}${search}`)

  await heading('This link is not complete')
  // It may come from any mail.
  const help = screen.getByText(/^You can also switch reminders off/)
  expect(help.textContent).toMatch(/daily psalm.*letter/)
  expect(screen.getByRole('alert').textContent).not.toMatch(/reminder|letter|psalm/)
})

test('without a connection the link can be looked at again', async () => {
  const backend = fakeBackend()
  backend.stops.set('mine', { kind: 'letter', stopped: false })
  backend.answerNext('GET /api/v1/stop', () => 'no line', 2)
  open(`${paths.stop}?token=mine`)
  await screen.findByText('No answer came. Please check your connection and try again.')
  await press('Try again')

  await heading('Unsubscribe from the letter?')
})

test('a stop without an answer leaves the button', async () => {
  const backend = fakeBackend()
  backend.stops.set('mine', { kind: 'letter', stopped: false })
  backend.answerNext('POST /api/v1/stop', () => 'no line')
  open(`${paths.stop}?token=mine`)
  await press('Unsubscribe')
  await screen.findByText('No answer came. Please check your connection and try again.')
  await press('Unsubscribe')

  await heading('Stopped')
})
