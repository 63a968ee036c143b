import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keepOffline } from '../preferences.ts'
import { stubStorage } from '../storage.testing.ts'
import { EMPTY_DRAFT, type PrayerDraft, prayerDraft, readDraft, withPending } from './prayer-draft.ts'

const draft = { ...EMPTY_DRAFT, situation: 'A long week' }
const DAY_MS = 24 * 60 * 60 * 1000
const KEY = 'person/prayer_draft'
const stored = (value: PrayerDraft) => JSON.stringify({ owner: 'ana', v: 1, at: Date.now(), value })

beforeEach(() => {
  stubStorage()
  return () => vi.unstubAllGlobals()
})

/** What is left when the tab is closed, and another is opened. */
function closeTab() {
  window.sessionStorage.removeItem(KEY)
}

test('what stands in the form is there in another tab, for a week', () => {
  prayerDraft.keep('ana', draft)
  closeTab()

  expect(prayerDraft.find('ana', Date.now() + 6 * DAY_MS)).toEqual(draft)
  expect(prayerDraft.find('ana', Date.now() + 8 * DAY_MS)).toBeUndefined()
})

test('it is nobody else’s', () => {
  prayerDraft.keep('ana', draft)

  expect(prayerDraft.find('bento')).toBeUndefined()
})

test('each tab has its own', () => {
  prayerDraft.keep('ana', draft)
  window.localStorage.setItem(KEY, stored(EMPTY_DRAFT))

  expect(prayerDraft.find('ana')).toEqual(draft)
})

test('what was asked with is gone, and nothing else that was typed here or in another tab', () => {
  const isAsked = ({ situation }: PrayerDraft) => situation === draft.situation
  prayerDraft.keep('ana', draft)
  prayerDraft.forgetWhere('ana', isAsked)
  expect(prayerDraft.find('ana')).toBeUndefined()

  const other = { ...EMPTY_DRAFT, situation: 'A long winter' }
  prayerDraft.keep('ana', other)
  window.sessionStorage.setItem(KEY, stored(draft))
  prayerDraft.forgetWhere('ana', isAsked)

  expect(window.sessionStorage.getItem(KEY)).toBeNull()
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

describe('a kept draft', () => {
  test('is read back as it was', () => {
    const draft = { ...EMPTY_DRAFT, category: 'Peace', mood: 'Tired', situation: 'A long week' }

    expect(readDraft({ ...draft })).toEqual(draft)
  })

  test('loses what is no longer offered, and keeps the words', () => {
    const draft = readDraft({ category: 'Weather', mood: 3, situation: 'A long week', tone: null })

    expect(draft).toEqual({ ...EMPTY_DRAFT, situation: 'A long week' })
  })
})

describe('words that come from the landing page', () => {
  const situationWith = (situation: string, pending: string) =>
    withPending({ ...EMPTY_DRAFT, category: 'Peace', situation }, pending)

  test('fill an empty form', () => {
    expect(situationWith(' ', 'My brother')).toMatchObject({ category: 'Peace', situation: 'My brother' })
  })

  test('come after the ones that stand there', () => {
    expect(situationWith('A long week\n', 'My brother').situation).toBe('A long week\nMy brother')
  })

  test('do not come twice', () => {
    expect(situationWith('For my brother', 'my brother ').situation).toBe('For my brother')
  })

  test('are kept to the last letter, also when they are too long to ask with', () => {
    const both = situationWith('a'.repeat(1000), 'b'.repeat(1000))

    expect(readDraft({ ...both }).situation).toBe(`${'a'.repeat(1000)}\n${'b'.repeat(1000)}`)
  })
})
