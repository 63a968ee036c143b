import { beforeEach, expect, test, vi } from 'vitest'
import { keepOffline } from '../offline/keep-offline.ts'
import { prayerDraft } from './prayer-draft.ts'
import { EMPTY_DRAFT, type PrayerDraft } from './read-draft.ts'

const draft = { ...EMPTY_DRAFT, situation: 'A long week' }
const DAY_MS = 24 * 60 * 60 * 1000

beforeEach(() => {
  const storage = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    }
  }
  vi.stubGlobal('window', { localStorage: storage(), sessionStorage: storage() })
  return () => vi.unstubAllGlobals()
})

/** What is left when the tab is closed, and another is opened. */
function closeTab() {
  window.sessionStorage.removeItem('prayer_draft')
}

test('what stands in the form is there in another tab, for a week', () => {
  prayerDraft.keep('ana', draft)
  closeTab()

  expect(prayerDraft.find('ana', Date.now() + 6 * DAY_MS)).toEqual(draft)
  expect(prayerDraft.find('ana', Date.now() + 8 * DAY_MS)).toBeUndefined()
})

test('it is nobody else’s, and gone when somebody else signs in', () => {
  prayerDraft.keep('ana', draft)
  expect(prayerDraft.find('bento')).toBeUndefined()
  prayerDraft.forgetOthers('bento')

  expect(prayerDraft.find('ana')).toBeUndefined()
})

test('each tab has its own', () => {
  prayerDraft.keep('ana', draft)
  window.localStorage.setItem(
    'prayer_draft',
    JSON.stringify({ userId: 'ana', values: EMPTY_DRAFT, at: Date.now() }),
  )

  expect(prayerDraft.find('ana')).toEqual(draft)
})

test('nothing of it is left when its owner signs out', () => {
  prayerDraft.keep('ana', draft)
  prayerDraft.forget()

  expect(prayerDraft.find('ana')).toBeUndefined()
})

test('what was asked with is gone, and nothing else that was typed here or in another tab', () => {
  const isAsked = ({ situation }: PrayerDraft) => situation === draft.situation
  prayerDraft.keep('ana', draft)
  prayerDraft.forgetWhere(isAsked)
  expect(prayerDraft.find('ana')).toBeUndefined()

  const other = { ...EMPTY_DRAFT, situation: 'A long winter' }
  prayerDraft.keep('ana', other)
  window.sessionStorage.setItem(
    'prayer_draft',
    JSON.stringify({ userId: 'ana', values: draft, at: Date.now() }),
  )
  prayerDraft.forgetWhere(isAsked)

  expect(window.sessionStorage.getItem('prayer_draft')).toBeNull()
  expect(prayerDraft.find('ana')).toEqual(other)
})

test('it can be left to the open tab alone', () => {
  prayerDraft.keep('ana', draft)
  prayerDraft.forgetBeyondTab()
  expect(prayerDraft.find('ana')).toEqual(draft)
  closeTab()

  expect(prayerDraft.find('ana')).toBeUndefined()
})

test('a person who wants nothing kept on this device has it in this tab alone', () => {
  prayerDraft.keep('ana', draft)
  keepOffline.write(false)
  prayerDraft.keep('ana', draft)
  expect(prayerDraft.find('ana')).toEqual(draft)
  closeTab()

  expect(prayerDraft.find('ana')).toBeUndefined()
})
