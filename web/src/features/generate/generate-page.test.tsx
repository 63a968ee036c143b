// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBackend, problem } from '../../api/fake-backend.testing.ts'
import { device } from '../../offline/device.ts'
import { generationPath, paths } from '../../paths.ts'
import { askedPrayer } from '../../prayer/in-this-tab.ts'
import { EMPTY_DRAFT, prayerDraft } from '../../prayer/prayer-draft.ts'
import {
  composing,
  FIRST_WORDS,
  ID,
  openAsked,
  openPage,
  prayer,
  press,
  REQUEST,
  underway,
} from './generate-page.testing.tsx'

vi.mock('../../api/config.ts', () => ({
  useConfig: () => ({ product: 'Selah', baseUrl: '', supportEmail: '' }),
}))
vi.mock('../../session/bearer.ts', () => ({
  accessToken: async () => 'ana',
  renewedAccessToken: async () => undefined,
}))
vi.mock('../../tracking.ts', () => ({ track: vi.fn() }))

const WRITTEN = 'Father, hear prayer 1.'
const draft = { ...EMPTY_DRAFT, category: 'Peace', mood: 'Tired' }

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await device.forget(() => true)
})
afterEach(cleanup)

describe('a prayer that is asked for', () => {
  test('is written once, is at its address, and leaves the form', async () => {
    prayerDraft.keep('ana', draft)
    const backend = fakeBackend()
    const page = openAsked(ID)

    expect((await prayer()).textContent).toContain(WRITTEN)
    expect(page.address()).toBe(generationPath(ID))
    expect(backend.used()).toBe(1)
    expect(askedPrayer.find('ana')).toBeUndefined()
    expect(prayerDraft.find('ana')).toBeUndefined()
  })

  test('leaves newer words in the form', async () => {
    prayerDraft.keep('ana', { ...draft, mood: 'Hopeful' })
    fakeBackend()
    openAsked(ID)
    await prayer()

    expect(prayerDraft.find('ana')?.mood).toBe('Hopeful')
  })

  test('is one prayer when its answers are lost', async () => {
    const backend = fakeBackend()
    backend.answerNext('PUT', () => 'lost', 2)
    openAsked(ID)

    await prayer()
    expect(backend.count('PUT')).toBe(3)
    expect(backend.ids()).toEqual([ID])
    expect(backend.used()).toBe(1)
  })

  test('is tried again after the time that a busy server names', async () => {
    const backend = fakeBackend()
    backend.answerNext('PUT', () => problem({ status: 429, code: '', detail: '' }, { 'retry-after': '1' }))
    openAsked(ID)

    expect(await screen.findByText(/Asking again in a moment/)).toBeTruthy()
    await prayer()
    expect(backend.ids()).toEqual([ID])
  })

  test('goes on where a broken stream ended, and begins nothing', async () => {
    const backend = fakeBackend({ writesAtOnce: false })
    await underway(backend)
    backend.breakStreams()
    expect(await screen.findByText(/The connection was lost/)).toBeTruthy()
    backend.say(ID, 'Stay with me.')

    expect(await screen.findByText('Stay with me.')).toBeTruthy()
    expect(screen.queryByText(/The connection was lost/)).toBeNull()
    expect(screen.getAllByText(FIRST_WORDS)).toHaveLength(1)
    expect(backend.count('PUT')).toBe(1)
    expect(backend.calls.at(-1)?.lastEventId).toBe('run:2')
  })

  test('is the same after a reload while it is written, and is not begun again', async () => {
    const backend = fakeBackend({ writesAtOnce: false })
    const page = await underway(backend)
    page.reload()
    await screen.findByText(FIRST_WORDS)
    backend.finish(ID)

    await prayer()
    expect(backend.used()).toBe(1)
  })

  test('is found from the form that its person comes back to', async () => {
    const backend = fakeBackend({ writesAtOnce: false })
    await underway(backend)
    cleanup()
    const page = openPage(paths.generate)
    await composing()
    backend.finish(ID)

    await prayer()
    expect(page.address()).toBe(generationPath(ID))
    expect(backend.used()).toBe(1)
  })

  test('is nobody else’s to send', async () => {
    const backend = fakeBackend()
    askedPrayer.keep('bento', { id: ID, body: REQUEST })
    openPage(generationPath(ID))

    expect(await screen.findByText(/There is no prayer to show at this address/)).toBeTruthy()
    expect(backend.count('PUT')).toBe(0)
  })
})

describe('a prayer that the server does not write', () => {
  test.each([
    [402, 'free_limit_reached', 'You have used all 2 of your free prayers.'],
    [409, 'generation_in_progress', 'A prayer is being written for you right now.'],
    [422, 'validation_failed', 'Please tell us in at most 1000 characters.'],
  ])('leads back to the form with the reason after %i', async (status, code, detail) => {
    prayerDraft.keep('ana', draft)
    const backend = fakeBackend()
    backend.answerNext('PUT', () => problem({ status, code, detail }))
    const page = openAsked(ID)

    expect((await screen.findByRole('alert')).textContent).toContain(detail)
    expect(page.address()).toBe(paths.generate)
    expect(prayerDraft.find('ana')).toMatchObject(draft)
    expect(askedPrayer.find('ana')).toBeUndefined()
  })

  test('leads back when the writing fails, also after a reload', async () => {
    const backend = fakeBackend({ writesAtOnce: false })
    const page = await underway(backend)
    backend.failWriting(ID)
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to generate prayer')
    expect(backend.used()).toBe(0)
    cleanup()
    openPage(generationPath(ID))

    expect((await screen.findByRole('alert')).textContent).toContain('Failed to generate prayer')
    expect(page.address()).toBe(paths.generate)
  })

  test('can be tried again under the same id when the server is at fault', async () => {
    const backend = fakeBackend()
    const fault = () => problem({ status: 429, code: '', detail: 'Please wait.' }, { 'retry-after': '50' })
    backend.answerNext('PUT', fault)
    openAsked(ID)
    expect((await screen.findByRole('alert')).textContent).toBe('Please wait.')
    press('Try again')

    await prayer()
    expect(backend.ids()).toEqual([ID])
    expect(backend.used()).toBe(1)
  })

  // GEN-17
  test('is not taken for one when the answer has none', async () => {
    const backend = fakeBackend()
    const empty = { generation_id: ID, state: 'done', result: { generation_id: ID, prayer: '' } }
    backend.answerNext('GET /api/v1/generations/', () => Response.json(empty))
    backend.answerNext('GET /api/v1/generations/', () => Response.json(empty))
    openPage(generationPath(ID))

    expect((await screen.findByRole('alert')).textContent).toBe('Received invalid response from server')
  })
})
