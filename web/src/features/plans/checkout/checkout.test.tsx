// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeBackend, problem } from '../../../api/fake-backend.testing.ts'
import { paths } from '../../../paths.ts'
import { openForAna } from '../../../prayer/open-for-ana.testing.tsx'
import { become } from '../../../session/session.ts'
import { notify } from '../../../ui/notify.tsx'
import { openTab } from '../../../ui/open-tab.ts'
import { SubscribePage } from '../subscribe-page.tsx'

vi.mock('../../../api/config.ts', () => ({
  useConfig: () => ({ product: 'Selah', baseUrl: '', supportEmail: '', plans: 'open' }),
}))
vi.mock('../../../session/bearer.ts', () => ({
  accessToken: async () => 'ana',
  renewedAccessToken: async () => undefined,
}))
vi.mock('../../../tracking.ts', () => ({ track: vi.fn() }))
vi.mock('../../../ui/open-tab.ts', () => ({ openTab: vi.fn(() => true) }))
vi.mock('../../../ui/notify.tsx', () => ({
  notify: { info: vi.fn(), progress: vi.fn(), failure: vi.fn(), offerPerson: vi.fn() },
}))

const CHECKOUT = 'POST /api/v1/create-checkout'
const PAGE = 'https://pay.example/c/1'
const opened = () => Response.json({ url: PAGE })

beforeEach(() => vi.clearAllMocks())
afterEach(cleanup)

function openPlans() {
  const backend = fakeBackend()
  return { backend, ...openForAna(paths.subscribe, [{ path: paths.subscribe, element: <SubscribePage /> }]) }
}

async function confirm(plan = 'Choose Faith Builder'): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: plan }))
  fireEvent.click(await screen.findByRole('button', { name: 'Proceed to Secure Checkout' }))
}

const asked = (backend: ReturnType<typeof fakeBackend>) => backend.count('POST', '/create-checkout')
const overlay = (name: string) => screen.findByRole('dialog', { name })

// SUB-09 to SUB-13
test('a press and a second one ask once, and the payment opens in a tab of its own', async () => {
  const { backend } = openPlans()
  const held = Promise.withResolvers<Response>()
  backend.answerNext(CHECKOUT, () => held.promise)
  await confirm()
  await overlay('Preparing your secure payment session')
  expect(notify.progress).toHaveBeenCalledWith('Preparing your secure payment session...')
  const chosen = screen.getByRole('button', { name: 'Preparing checkout', hidden: true })
  fireEvent.click(chosen)
  for (const button of [chosen, screen.getByRole('button', { name: 'Choose Faithful Member', hidden: true })])
    expect(button.getAttribute('aria-disabled')).toBe('true')
  held.resolve(opened())

  await waitFor(() => expect(openTab).toHaveBeenCalledExactlyOnceWith(PAGE))
  expect(asked(backend)).toBe(1)
  expect(notify.info).toHaveBeenCalledWith('Redirecting to secure checkout...')
})

test.each([
  [
    'goes back to the plans',
    async () => fireEvent.click(screen.getByRole('button', { name: 'Back to plans' })),
  ],
  [
    'leaves the page',
    async ({ router }: ReturnType<typeof openPlans>) => {
      await router.navigate('/elsewhere')
      await screen.findByText('Elsewhere')
    },
  ],
])('nothing opens any more for somebody who %s', async (_what, goAway) => {
  const page = openPlans()
  const held = Promise.withResolvers<Response>()
  page.backend.answerNext(CHECKOUT, () => held.promise)
  await confirm()
  await overlay('Preparing your secure payment session')
  await goAway(page)
  held.resolve(opened())
  await new Promise((resolve) => setTimeout(resolve, 20))

  expect(openTab).not.toHaveBeenCalled()
  expect(notify.failure).not.toHaveBeenCalled()
})

test('after going back, another plan can be chosen', async () => {
  const { backend } = openPlans()
  backend.answerNext(CHECKOUT, () => new Promise<Response>(() => {}))
  await confirm()
  fireEvent.click(await screen.findByRole('button', { name: 'Back to plans' }))
  backend.answerNext(CHECKOUT, opened)
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose Faith Builder' })),
  )
  await confirm('Choose Faithful Member')

  await waitFor(() => expect(openTab).toHaveBeenCalledExactlyOnceWith(PAGE))
})

// SUB-14, SUB-15, D-44
test('where the browser opens no tab, the person goes there by themselves', async () => {
  vi.mocked(openTab).mockReturnValueOnce(false)
  const { backend, address } = openPlans()
  backend.answerNext(CHECKOUT, opened)
  await confirm()

  await overlay('Open Secure Checkout')
  expect(screen.getByRole('link', { name: 'Open Checkout' }).getAttribute('href')).toBe(PAGE)
  expect(screen.getByRole('button', { name: 'Copy Link' })).toBeDefined()
  expect(notify.info).toHaveBeenCalledWith(expect.stringContaining('Popup blocked.'))
  expect(address()).toBe(paths.subscribe)
})

// SUB-17, SUB-18
test.each([
  ['a lost answer', () => 'no line' as const, /trouble loading your checkout/],
  [
    'a sentence of the server',
    () => problem({ status: 503, code: 'checkout_unavailable', detail: 'Please try again.' }),
    /^Please try again\.$/,
  ],
  [
    'a server without a word',
    () => new Response('<html>', { status: 502 }),
    /^Failed to create checkout session$/,
  ],
  [
    'an answer without an address',
    () => Response.json({ url: '' }),
    /^No checkout URL received from server$/,
  ],
])('%s is said for five seconds, and the plans stand as before', async (_what, fault, words) => {
  const { backend } = openPlans()
  backend.answerNext(CHECKOUT, fault)
  await confirm()

  await waitFor(() =>
    expect(notify.failure).toHaveBeenCalledWith(expect.stringMatching(words), { forMs: 5000 }),
  )
  expect(openTab).not.toHaveBeenCalled()
  await screen.findByRole('button', { name: 'Choose Faith Builder' })
})

test('somebody who has a plan already is led to it', async () => {
  const { backend, router } = openPlans()
  const detail = 'You already have a subscription.'
  backend.answerNext(CHECKOUT, () => problem({ status: 409, code: 'already_subscribed', detail }))
  await confirm()

  await waitFor(() => expect(notify.offerPerson).toHaveBeenCalledOnce())
  const [words, label, act] = vi.mocked(notify.offerPerson).mock.calls[0] ?? []
  expect([words, label]).toEqual([detail, 'Manage Subscription'])
  act?.()
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.account))
})

// SUB-12
test.each([
  ['a visitor', () => become({ status: 'signed-out', lost: false }), 0],
  ['somebody whose session has ended', () => {}, 1],
])('%s signs in first, and comes back to the plans', async (_who, leave, times) => {
  const { backend, router } = openPlans()
  leave()
  backend.answerNext(CHECKOUT, () => problem({ status: 401, code: 'unauthorized', detail: '' }))
  await confirm()

  await waitFor(() => expect(router.state.location.pathname).toBe(paths.auth))
  expect(router.state.location.state).toEqual({ from: paths.subscribe })
  expect(notify.info).toHaveBeenCalledWith('Please sign in to subscribe')
  expect(asked(backend)).toBe(times)
})
