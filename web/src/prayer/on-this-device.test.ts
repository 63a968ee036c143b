import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { device } from '../offline/device.ts'
import { STORAGE_KEY } from '../session/session-storage.ts'
import { leave, loseSession } from './on-this-device.ts'
import { prayerDraft } from './prayer-draft.ts'
import { EMPTY_DRAFT } from './read-draft.ts'

const draft = { ...EMPTY_DRAFT, situation: 'A long week' }

beforeEach(async () => {
  const storage = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    }
  }
  vi.stubGlobal('window', { localStorage: storage(), sessionStorage: storage() })
  await device.forget(() => true)
  await device.write('ana/journal', 'of Ana')
  await device.write('ana/unsaved/g1', 'of Ana')
  prayerDraft.keep('ana', draft)
  return () => vi.unstubAllGlobals()
})

/** The browser holds a session of theirs. */
function signIn(userId: string): void {
  window.localStorage.setItem(STORAGE_KEY, JSON.stringify({ user: { id: userId } }))
}

test('signing out leaves nothing', async () => {
  await leave()

  expect(await device.read('ana/journal')).toBeUndefined()
  expect(await device.read('ana/unsaved/g1')).toBeUndefined()
  expect(prayerDraft.find('ana')).toBeUndefined()
})

test('a session that was ended elsewhere takes the journal, and leaves what is saved nowhere else', async () => {
  await loseSession()

  expect(await device.read('ana/journal')).toBeUndefined()
  expect(await device.read('ana/unsaved/g1')).toBe('of Ana')
  expect(prayerDraft.find('ana')).toEqual(draft)
})

// A tab that slept hears of it when it wakes.
test('a late sign-out event takes nothing from the person who has signed in since', async () => {
  signIn('ana')
  await leave()
  await loseSession()

  expect(await device.read('ana/journal')).toBe('of Ana')
  expect(await device.read('ana/unsaved/g1')).toBe('of Ana')
  expect(prayerDraft.find('ana')).toEqual(draft)
})

test('and takes the rest all the same', async () => {
  signIn('bento')
  await device.write('bento/journal', 'of Bento')
  await leave()

  expect(await device.read('ana/unsaved/g1')).toBeUndefined()
  expect(await device.read('bento/journal')).toBe('of Bento')
  expect(prayerDraft.find('ana')).toBeUndefined()
})
