// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeBackend, problem } from '../../../api/fake-backend.testing.ts'
import { device } from '../../../offline/device.ts'
import { paths } from '../../../paths.ts'
import { EMPTY_DRAFT, prayerDraft } from '../../../prayer/prayer-draft.ts'
import { keepSituation } from '../../../preferences.ts'
import { FORM, ID, openAsked, prayer, press, REQUEST } from '../generate-page.testing.tsx'

vi.mock('../../../api/config.ts', () => ({
  useConfig: () => ({ product: 'Selah', baseUrl: '', supportEmail: '' }),
}))
vi.mock('../../../session/bearer.ts', () => ({
  accessToken: async () => 'ana',
  renewedAccessToken: async () => undefined,
}))
vi.mock('../../../tracking.ts', () => ({ track: vi.fn() }))

const SAVE = 'POST /api/v1/prayers'
const WRITTEN = 'Father, hear prayer 1.'

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await device.forget(() => true)
})
afterEach(cleanup)

// RES-11
test('a second click while it is being saved saves nothing more', async () => {
  const backend = fakeBackend()
  const held = Promise.withResolvers<void>()
  backend.answerNext(SAVE, () => held.promise)
  const page = openAsked(ID)
  await prayer()
  const button = screen.getByRole('button', { name: 'Save to Journal' })
  button.click()
  await waitFor(() => expect(backend.count('POST', '/prayers')).toBe(1))
  button.click()
  held.resolve()

  await waitFor(() => expect(page.address()).toBe(paths.journal))
  expect(backend.count('POST', '/prayers')).toBe(1)
})

// RES-10
test.each([
  [500, 'Failed to save prayer'],
  [401, 'Not authenticated'],
])('a prayer that cannot be saved (%i) says so, stays, and can be saved then', async (status, words) => {
  const backend = fakeBackend()
  backend.answerNext(SAVE, () => problem({ status, code: '', detail: '' }))
  const page = openAsked(ID)
  await prayer()
  press('Save to Journal')
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect((await prayer()).textContent).toContain(WRITTEN)
  press('Save to Journal')

  await waitFor(() => expect(page.address()).toBe(paths.journal))
})

test('a prayer that the server no longer holds says so and can be copied', async () => {
  const writeText = vi.fn(async (_text: string) => {})
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }))
  const backend = fakeBackend()
  backend.answerNext(SAVE, () => problem({ status: 410, code: '', detail: '' }))
  openAsked(ID)
  await prayer()
  press('Save to Journal')
  expect((await screen.findByRole('alert')).textContent).toContain('can no longer be saved')
  press('Copy the text')

  await waitFor(() => expect(writeText).toHaveBeenCalledOnce())
  expect(writeText.mock.calls[0]?.[0]).toContain(WRITTEN)
})

test('what is kept with the prayer is what the page says, whatever another tab says', async () => {
  const backend = fakeBackend()
  openAsked(ID, { ...REQUEST, situation: 'A long winter' })
  await prayer()
  keepSituation.write(false)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Keep what I wrote/ }).checked).toBe(true)
  press('Save to Journal')

  await waitFor(() => expect(backend.lastSave()).toMatchObject({ keep_situation: true }))
})

// RES-12, and nothing is lost by it
test('Generate another clears the form, and the prayer before can still be found', async () => {
  const asked = { category: 'Peace', mood: 'Tired', situation: 'A long winter' } as const
  prayerDraft.keep('ana', { ...EMPTY_DRAFT, ...asked })
  fakeBackend()
  const page = openAsked(ID, { ...REQUEST, ...asked })
  await prayer()
  press('Generate another')

  await screen.findByRole('heading', { level: 1, name: FORM })
  expect(page.address()).toBe(paths.generate)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /situation/ }).value).toBe('')
  fireEvent.click(await screen.findByRole('link', { name: 'Read it again' }))
  expect((await prayer()).textContent).toContain(WRITTEN)
})
