// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBackend } from '../../../api/fake-backend.testing.ts'
import { device } from '../../../offline/device.ts'
import { paths } from '../../../paths.ts'
import { askedPrayer } from '../../../prayer/in-this-tab.ts'
import { EMPTY_DRAFT, prayerDraft } from '../../../prayer/prayer-draft.ts'
import {
  composing,
  FORM,
  formPage,
  ID,
  openAsked,
  prayer,
  press,
  underway,
} from '../generate-page.testing.tsx'

vi.mock('../../../api/config.ts', () => ({
  useConfig: () => ({ product: 'Selah', baseUrl: '', supportEmail: '' }),
}))
vi.mock('../../../session/bearer.ts', () => ({
  accessToken: async () => 'ana',
  renewedAccessToken: async () => undefined,
}))
vi.mock('../../../tracking.ts', () => ({ track: vi.fn() }))

const WRITTEN = 'Father, hear prayer 1.'
const draft = { ...EMPTY_DRAFT, category: 'Peace', mood: 'Tired' }

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await device.forget(() => true)
})
afterEach(cleanup)

describe('cancelling', () => {
  test('leads back to the form, with everything in it, and costs nothing', async () => {
    prayerDraft.keep('ana', draft)
    const backend = fakeBackend({ writesAtOnce: false })
    const page = await underway(backend)
    press('Cancel')

    await formPage()
    expect(page.address()).toBe(paths.generate)
    expect(backend.state(ID)).toBe('cancelled')
    expect(prayerDraft.find('ana')).toMatchObject(draft)
    expect(askedPrayer.find('ana')).toBeUndefined()
  })

  test('works before the server has said a word, and the late request begins nothing', async () => {
    const backend = fakeBackend()
    const late = Promise.withResolvers<void>()
    backend.answerNext('PUT', () => late.promise)
    openAsked(ID)
    await composing()
    press('Cancel')
    await formPage()
    late.resolve()
    await waitFor(() => expect(backend.count('PUT')).toBe(1))

    expect(backend.ids()).toEqual([])
    expect(backend.used()).toBe(0)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(FORM)
  })

  test('throws no prayer away that is finished', async () => {
    const backend = fakeBackend({ writesAtOnce: false })
    await underway(backend)
    backend.breakStreams()
    backend.finish(ID)
    press('Cancel')

    expect((await prayer()).textContent).toContain(WRITTEN)
  })

  test('lets its person go when the server cannot be told, and sends nothing again', async () => {
    const backend = fakeBackend()
    backend.answerNext('PUT', () => 'no line', 9)
    backend.answerNext('DELETE', () => 'no line', 9)
    const { client } = openAsked(ID)
    expect(await screen.findByText(/The connection was lost/)).toBeTruthy()
    press('Cancel')
    await formPage()
    const sent = backend.count('PUT')
    backend.recover()
    // The retry that was due is given up.
    await waitFor(() => expect(client.isMutating()).toBe(0))

    expect(backend.count('PUT')).toBe(sent)
    expect(backend.ids()).toEqual([])
  })

  test('is done though its person left at once, and coming back asks for none', async () => {
    const backend = fakeBackend({ writesAtOnce: false })
    const told = Promise.withResolvers<void>()
    const page = await underway(backend)
    backend.answerNext('DELETE', () => told.promise)
    press('Cancel')
    await page.router.navigate('/dashboard')
    await page.router.navigate(paths.generate)
    await composing()
    told.resolve()

    await formPage()
    expect(backend.ids()).toEqual([ID])
    expect(backend.state(ID)).toBe('cancelled')
  })
})
