// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeBackend, problem } from '../api/fake-backend.testing.ts'
import { prepareBrowser } from '../prayer/open-for-ana.testing.tsx'
import { track } from '../tracking.ts'
import { ToastList } from '../ui/toast-list.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

vi.mock('../session/bearer.ts', () => ({
  accessToken: async () => undefined,
  renewedAccessToken: async () => undefined,
}))
vi.mock('../tracking.ts', () => ({ track: vi.fn() }))

const JOIN = 'POST /api/v1/newsletter'

beforeEach(() => {
  prepareBrowser()
  vi.mocked(track).mockClear()
  notifications.clean()
})
afterEach(cleanup)

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address for the letter' })
const button = () => screen.getByRole<HTMLButtonElement>('button')

function openForm() {
  const backend = fakeBackend()
  render(
    <MantineProvider env="test">
      <NewsletterForm />
      <ToastList />
    </MantineProvider>,
  )
  return backend
}

function joinAs(email: string): void {
  fireEvent.change(field(), { target: { value: email } })
  fireEvent.click(button())
}

// NWS-01, NWS-02, NWS-04, D-29
test('says what it is, and has a field that is labelled', () => {
  openForm()

  expect(screen.getByRole('region', { name: 'Join Our Prayer Circle' }).textContent).toContain('email letter')
  expect(field().type).toBe('email')
  expect(field().placeholder).toBe('Enter your email address')
  expect(screen.getByText('No spam. Unsubscribe anytime. We respect your inbox.')).toBeTruthy()
})

// NWS-03, NWS-06, NWS-08
test('rests while it asks, then welcomes and is empty again', async () => {
  const backend = openForm()
  const held = Promise.withResolvers<undefined>()
  backend.answerNext(JOIN, () => held.promise)
  joinAs('ana@example.org')
  expect([button().textContent, button().disabled, field().disabled]).toEqual(['Joining...', true, true])
  await waitFor(() => expect(backend.count('POST', 'newsletter')).toBe(1))
  held.resolve(undefined)

  await screen.findByText('Welcome!')
  await screen.findByText(
    "You've been added to our prayer community. Check your inbox for a welcome message.",
  )
  await waitFor(() => expect(button().textContent).toBe('Join Now'))
  expect([field().value, field().disabled]).toEqual(['', false])
  expect(backend.letters()).toEqual([{ email: 'ana@example.org', source: 'footer_form' }])
  expect(track).toHaveBeenCalledExactlyOnceWith('email_signup', { source: 'footer_form' })
  // A toast is gone before a slow reader has found the mail.
  expect(screen.getByText(/press its link/).dataset.shown).toBe('true')
})

test('says nothing of a mail before one was asked for', async () => {
  const backend = openForm()
  backend.answerNext(JOIN, () => 'no line')
  joinAs('ana@example.org')

  await screen.findByText('Something went wrong')
  expect(screen.getByText(/press its link/).dataset.shown).toBeUndefined()
})

// NWS-05
test.each(['', 'ana.example.org'])('does not send “%s”', async (email) => {
  const backend = openForm()
  joinAs(email)

  await screen.findByText('Invalid Email')
  await screen.findByText('Please enter a valid email address')
  await waitFor(() => expect(field().disabled).toBe(false))
  expect(field().value).toBe(email)
  expect(backend.calls).toEqual([])
  expect(track).not.toHaveBeenCalled()
})

test('says so when the server finds the address wrong', async () => {
  const backend = openForm()
  backend.answerNext(JOIN, () => problem({ status: 422, code: 'validation_failed', detail: '' }))
  joinAs('ana@')

  await screen.findByText('Invalid Email')
})

// NWS-07
test.each(['no line', 'fault'])('keeps the address when it cannot be sent: %s', async (kind) => {
  const backend = openForm()
  backend.answerNext(JOIN, () =>
    kind === 'fault' ? problem({ status: 503, code: '', detail: '' }) : 'no line',
  )
  joinAs('ana@example.org')

  await screen.findByText('Something went wrong')
  await screen.findByText('Please try again later')
  await waitFor(() => expect(field().disabled).toBe(false))
  expect(field().value).toBe('ana@example.org')
  expect(track).not.toHaveBeenCalled()
})
