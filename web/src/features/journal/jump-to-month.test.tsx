// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeBackend } from '../../api/fake-backend.testing.ts'
import { device } from '../../offline/device.ts'
import { paths } from '../../paths.ts'
import { openForAna } from '../../prayer/open-for-ana.testing.tsx'
import { JournalPage } from './journal-page.tsx'

vi.mock('../../api/config.ts', () => ({
  useConfig: () => ({ product: 'Selah', baseUrl: '', supportEmail: '' }),
}))
vi.mock('../../session/bearer.ts', () => ({
  accessToken: async () => 'ana',
  renewedAccessToken: async () => undefined,
}))
vi.mock('../../tracking.ts', () => ({ track: vi.fn() }))

const SELECT = 'Jump to a month'

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await device.forget(() => true)
})
afterEach(cleanup)

const openJournal = () => openForAna(paths.journal, [{ path: paths.journal, element: <JournalPage /> }])
const months = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('the journal begins at the month that is chosen, and Back leads to where it was', async () => {
  const backend = fakeBackend()
  backend.journal.add('In December.', '2025-12-15T12:00:00Z')
  backend.journal.add('In March.', '2026-03-15T12:00:00Z')
  const page = openJournal()
  const select = await screen.findByLabelText(SELECT)
  await screen.findByRole('option', { name: 'December 2025 (1)' })
  expect([...select.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual(['2026', '2025'])
  fireEvent.change(select, { target: { value: '2025-12' } })

  await waitFor(() => expect(months()).toEqual(['December 2025']))
  expect(page.router.state.location.search).toBe('?until=2025-12')
  expect(screen.getByText('1 prayer, from December 2025 back')).toBeTruthy()
  await page.router.navigate(-1)
  await waitFor(() => expect(months()).toEqual(['March 2026', 'December 2025']))
})

test('stands there without an answer about months, and the journal goes on without it', async () => {
  const backend = fakeBackend()
  backend.journal.add('In March.', '2026-03-15T12:00:00Z')
  backend.answerNext('GET /api/v1/prayers/months', () => 'no line', 2)
  openJournal()
  await screen.findByText('March 2026')

  expect(screen.getAllByRole('option', { name: /newest/ })).toHaveLength(1)
})
