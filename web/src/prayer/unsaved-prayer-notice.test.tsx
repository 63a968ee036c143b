// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeBackend, fakeBackend } from '../api/fake-backend.testing.ts'
import { openForAna } from './open-for-ana.testing.tsx'
import { UnsavedPrayerNotice } from './unsaved-prayer-notice.tsx'

vi.mock('../session/bearer.ts', () => ({
  accessToken: async () => 'ana',
  renewedAccessToken: async () => undefined,
}))

const FIRST = '0190f0f0-0000-4000-8000-00000000000a'
const SECOND = '0190f0f0-0000-4000-8000-00000000000b'
const open = () => openForAna('/', [{ path: '/', element: <UnsavedPrayerNotice /> }])
const write = (backend: FakeBackend, id: string) =>
  backend.begin(id, { category: 'Peace', mood: 'Tired', tone: 'Comforting', length: 'standard' })

beforeEach(() => {
  localStorage.clear()
})
afterEach(cleanup)

test('the notice of an unsaved prayer stays away once it is put away, until another prayer is unsaved', async () => {
  const backend = fakeBackend()
  write(backend, FIRST)
  open()
  await screen.findByText(/not saved yet/)
  fireEvent.click(screen.getByRole('button', { name: 'Do not show this again for this prayer' }))
  await waitFor(() => expect(screen.queryByText(/not saved yet/)).toBeNull())

  cleanup()
  const { client } = open()
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(screen.queryByText(/not saved yet/)).toBeNull()
  cleanup()
  write(backend, SECOND)
  open()
  expect(await screen.findByText(/not saved yet/)).toBeTruthy()
})
