// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeBackend } from '../../api/fake-backend.testing.ts'
import { paths, prayFromPath } from '../../paths.ts'
import { askedPrayer } from '../../prayer/in-this-tab.ts'
import { prayerDraft } from '../../prayer/prayer-draft.ts'
import { openPage, press } from './generate-page.testing.tsx'

vi.mock('../../api/config.ts', () => ({
  useConfig: () => ({ product: 'Selah', baseUrl: '', supportEmail: '' }),
}))
vi.mock('../../session/bearer.ts', () => ({
  accessToken: async () => 'ana',
  renewedAccessToken: async () => undefined,
}))
vi.mock('../../tracking.ts', () => ({ track: vi.fn() }))

const PSALM = 'Psalm 23:2-3'
const choose = (question: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: question }))
    .getByRole('radio', { name })
    .click()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

test('a psalm that is prayed from is in the form and in the request, and leaves the address', async () => {
  const backend = fakeBackend({ writesAtOnce: false })
  const page = openPage(prayFromPath(PSALM))

  expect(await screen.findByRole('region', { name: `Praying from ${PSALM}` })).toBeTruthy()
  await waitFor(() => expect(page.router.state.location.search).toBe(''))
  choose('Category', 'Peace')
  choose('Mood', 'Tired')
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Prayer' }).disabled).toBe(false),
  )
  press('Generate Prayer')
  await waitFor(() => expect(backend.count('PUT')).toBe(1))
  expect(askedPrayer.find('ana')?.body).toMatchObject({ psalm: PSALM })
})

test('the person can pray without it, and it does not come back', async () => {
  fakeBackend()
  const page = openPage(prayFromPath(PSALM))
  await screen.findByRole('region', { name: `Praying from ${PSALM}` })
  press('Pray without it')

  await waitFor(() => expect(prayerDraft.find('ana')?.psalm).toBe(''))
  page.reload()
  await screen.findByLabelText('Your situation')
  expect(screen.queryByRole('region', { name: `Praying from ${PSALM}` })).toBeNull()
})

test('what is no psalm is left out', async () => {
  fakeBackend()
  openPage(`${paths.generate}?psalm=${encodeURIComponent('John 3:16')}`)
  await screen.findByLabelText('Your situation')

  expect(screen.queryByRole('region', { name: /Praying from/ })).toBeNull()
})

test('the link of a reminder brings its category, and leaves the address', async () => {
  fakeBackend()
  const page = openPage(`${paths.generate}?category=Hope`)
  await screen.findByLabelText('Your situation')

  const category = within(screen.getByRole('radiogroup', { name: 'Category' }))
  expect(category.getByRole<HTMLInputElement>('radio', { name: 'Hope' }).checked).toBe(true)
  await waitFor(() => expect(page.router.state.location.search).toBe(''))
  expect(prayerDraft.find('ana')?.category).toBe('Hope')
})
