// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeBackend, problem } from '../../api/fake-backend.testing.ts'
import { paths } from '../../paths.ts'
import { openForAna } from '../../prayer/open-for-ana.testing.tsx'
import { ThankYouPage } from './thank-you-page.tsx'

vi.mock('../../api/config.ts', () => ({
  useConfig: () => ({ product: 'Selah', baseUrl: '', supportEmail: 'help@example.org' }),
}))
vi.mock('../../session/bearer.ts', () => ({
  accessToken: async () => 'ana',
  renewedAccessToken: async () => undefined,
}))

vi.mock('../../tracking.ts', () => ({ track: vi.fn() }))

const CHECK = 'POST /api/v1/check-subscription'
const PAID = `${paths.thankYou}?session_id=cs_1`

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function openThankYou(path: string) {
  const backend = fakeBackend()
  const says = (answer: object) => backend.answerNext(CHECK, () => Response.json(answer), 1000)
  const open = () => openForAna(path, [{ path: paths.thankYou, element: <ThankYouPage /> }])
  return { backend, says, open }
}

const looking = () => screen.findByText('We are asking the payment provider about your subscription.')

// D-46
test('it asks until the payment provider knows of the payment', async () => {
  const { backend, open } = openThankYou(PAID)
  backend.answerNext(CHECK, () => Response.json({ subscribed: false }))
  backend.answerNext(CHECK, () => Response.json({ subscribed: true, status: 'active' }))
  open()
  await looking()

  await screen.findByText('Your subscription is active. It includes:')
  expect(backend.count('POST', '/check-subscription')).toBe(2)
})

test.each([
  ['is not confirmed yet', { subscribed: false, status: 'incomplete' }, /Your payment is not confirmed yet/],
  ['could not be asked about', { subscribed: false, stale: true }, /Your payment is not confirmed yet/],
  ['is unknown', { subscribed: false }, /We found no subscription for your account, ana@example.org\./],
])('after half a minute it says that a payment %s', async (_what, answer, words) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { backend, says, open } = openThankYou(PAID)
  says(answer)
  open()
  await looking()
  await vi.advanceTimersByTimeAsync(31_000)

  await screen.findByText(words)
  const asked = backend.count('POST', '/check-subscription')
  expect(asked).toBeGreaterThan(8)
  expect(asked).toBeLessThan(16)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(backend.count('POST', '/check-subscription')).toBe(asked)
})

test('somebody who comes from no payment is told at once that there is none', async () => {
  const { says, open } = openThankYou(paths.thankYou)
  says({ subscribed: false })
  open()

  await screen.findByText(/We found no subscription .* Free Plan, with 2 prayers remaining/)
})

test('when it cannot ask it says so, and asks again', async () => {
  const { backend, open } = openThankYou(paths.thankYou)
  backend.answerNext(CHECK, () => problem({ status: 404, code: '', detail: '' }))
  backend.answerNext(CHECK, () => Response.json({ subscribed: true }))
  open()
  await screen.findByText('We could not look up your subscription just now.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))

  await screen.findByText(/subscription is active/)
})
