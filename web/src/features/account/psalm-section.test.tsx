// @vitest-environment jsdom
import { notifications } from '@mantine/notifications'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeBackend, problem } from '../../api/fake-backend.testing.ts'
import { paths } from '../../paths.ts'
import { openForAna } from '../../prayer/open-for-ana.testing.tsx'
import { ToastList } from '../../ui/toast-list.tsx'
import { PsalmSection } from './psalm-section.tsx'

vi.mock('../../session/bearer.ts', () => ({
  accessToken: async () => 'ana',
  renewedAccessToken: async () => undefined,
}))

beforeEach(() => notifications.clean())
afterEach(cleanup)

function openAs(plan: 'monthly' | 'yearly' | undefined) {
  const backend = fakeBackend()
  backend.answerNext(
    'POST /api/v1/check-subscription',
    () => Response.json({ subscribed: plan !== undefined, ...(plan && { plan }) }),
    100,
  )
  const element = (
    <>
      <PsalmSection />
      <ToastList />
    </>
  )
  openForAna(paths.account, [{ path: paths.account, element }])
  return backend
}

const psalmSwitch = () =>
  screen.findByRole<HTMLInputElement>('switch', { name: 'Send me a psalm by email each day' })

// D-14
test('a yearly member stops the daily psalm', async () => {
  const backend = openAs('yearly')
  expect((await psalmSwitch()).checked).toBe(true)
  fireEvent.click(await psalmSwitch())

  await screen.findByText('The daily psalm is stopped')
  expect((await psalmSwitch()).checked).toBe(false)
  expect(backend.psalmMails()).toBe(false)
})

test('a switch that could not be set stands where it stood', async () => {
  const backend = openAs('yearly')
  backend.answerNext('PUT', () => problem({ status: 503, code: '', detail: '' }))
  fireEvent.click(await psalmSwitch())

  await screen.findByText('That could not be saved. Please try again.')
  await waitFor(async () => expect((await psalmSwitch()).checked).toBe(true))
})

test.each(['monthly', undefined] as const)('with the plan %s there is none', async (plan) => {
  const backend = openAs(plan)

  await waitFor(() => expect(backend.count('POST', 'check-subscription')).toBe(1))
  await waitFor(() => expect(backend.count('GET', 'me')).toBeGreaterThan(0))
  expect(screen.queryByRole('region', { name: 'Daily psalm' })).toBeNull()
  expect(backend.count('GET', 'psalm-mails')).toBe(0)
})
