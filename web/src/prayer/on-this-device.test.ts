import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { keptJournal } from '../features/journal/kept-journal.ts'
import { device } from '../offline/device.ts'
import { showShape } from '../preferences.ts'
import { STORAGE_KEY } from '../session/session-storage.ts'
import { signInAs, stubStorage } from '../storage.testing.ts'
import { unsavedWords } from './in-this-tab.ts'
import { arrive, leave, loseSession } from './on-this-device.ts'
import { pendingRequest } from './pending-request.ts'
import { EMPTY_DRAFT, prayerDraft } from './prayer-draft.ts'
import { finishedGeneration } from './waiting/unsaved-prayer.testing.ts'
import { unsavedPrayers } from './waiting/unsaved-prayers.ts'

const draft = { ...EMPTY_DRAFT, situation: 'A long week' }
const journal = { at: '2026-01-01T00:00:00.000Z', prayers: [], isWhole: true }

beforeEach(async () => {
  stubStorage()
  await device.forget(() => true)
  signInAs('ana')
  await keptJournal.keep('ana', journal)
  await unsavedPrayers.keep('ana', finishedGeneration('g1'))
  prayerDraft.keep('ana', draft)
  unsavedWords.keep('ana', 'p1/note', { words: 'A long note', from: '' })
  return () => vi.unstubAllGlobals()
})

/** The browser holds a session of theirs. */
function storeSession(userId: string): void {
  window.localStorage.setItem(STORAGE_KEY, JSON.stringify({ user: { id: userId } }))
}

test('signing out leaves nothing', async () => {
  window.localStorage.setItem('prayer_draft', '"of an earlier build"')
  await device.write('ana/written/g2', 'of an earlier build')
  await leave()

  expect(await device.list('')).toEqual([])
  expect(prayerDraft.find('ana')).toBeUndefined()
  expect(unsavedWords.find('ana', 'p1/note')).toBeUndefined()
  expect(Object.keys(window.localStorage)).toEqual([])
})

test('signing out leaves how this browser was set', async () => {
  showShape.write(true)
  await leave()

  expect(showShape.read()).toBe(true)
})

test('a session that was ended elsewhere takes the journal, and leaves what is saved nowhere else', async () => {
  await loseSession()

  expect(await keptJournal.find('ana')).toBeUndefined()
  expect(await unsavedPrayers.find('ana', 'g1')).toBeDefined()
  expect(prayerDraft.find('ana')).toEqual(draft)
})

// A tab that slept hears of it when it wakes.
test('a late sign-out event takes nothing from the person who has signed in since', async () => {
  storeSession('ana')
  await leave()
  await loseSession()

  expect(await keptJournal.find('ana')).toEqual(journal)
  expect(await unsavedPrayers.find('ana', 'g1')).toBeDefined()
  expect(prayerDraft.find('ana')).toEqual(draft)
})

test('and takes the rest all the same', async () => {
  storeSession('bento')
  signInAs('bento')
  await keptJournal.keep('bento', journal)
  await leave()

  expect(await unsavedPrayers.find('ana', 'g1')).toBeUndefined()
  expect(await keptJournal.find('bento')).toEqual(journal)
  expect(prayerDraft.find('ana')).toBeUndefined()
})

test('another person who signs in takes everything but the words of a visitor', async () => {
  vi.stubGlobal('window', { ...window, addEventListener() {} })
  pendingRequest.keep(undefined, 'My mother is ill')
  signInAs('bento')
  const end = arrive('bento', new QueryClient())
  await vi.waitFor(async () => expect(await device.list('')).toEqual([]))
  end()

  expect(prayerDraft.find('ana')).toBeUndefined()
  expect(unsavedWords.find('ana', 'p1/note')).toBeUndefined()
  expect(pendingRequest.find('bento')).toBe('My mother is ill')
})

test('a copy is erased when its time is over; what waits is not', async () => {
  vi.stubGlobal('window', { ...window, addEventListener() {} })
  await unsavedPrayers.wait('ana', finishedGeneration('g2'), { keepSituation: false })
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 24 * 60 * 60 * 1000)
  const end = arrive('ana', new QueryClient())
  await vi.waitFor(async () => expect(await device.list('ana/unsaved/')).toHaveLength(1))
  end()

  expect(await unsavedPrayers.list('ana')).toMatchObject([{ generation: { id: 'g2' } }])
})
