import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { device } from '../offline/device.ts'
import { EMPTY_DRAFT, prayerDraft } from '../prayer/prayer-draft.ts'
import { become } from '../session/session.ts'
import { signInAs, stubStorage } from '../storage.testing.ts'
import { followSession } from './start.ts'

const draft = { ...EMPTY_DRAFT, situation: 'A long week' }
const KEPT = 'ana/journal/all'

beforeEach(async () => {
  stubStorage()
  await device.forget(() => true)
  signInAs('ana')
  prayerDraft.keep('ana', draft)
  return () => vi.unstubAllGlobals()
})

test('a page that is left in the moment of signing out has no words any more', () => {
  followSession(() => {})
  become({ status: 'signed-out', lost: false })

  expect(prayerDraft.find('ana')).toBeUndefined()
})

test('what signing out could not erase is erased at the next visit', async () => {
  window.localStorage.setItem('erasing', 'true')
  become({ status: 'signed-out', lost: false })
  await device.write(KEPT, 'words')
  followSession(() => {})

  await expect.poll(() => device.list('')).toEqual([])
  await expect.poll(() => window.localStorage.getItem('erasing')).toBeNull()
})

test('a session that was lost keeps the form, also after an erasure that was cut off', () => {
  window.localStorage.setItem('erasing', 'true')
  followSession(() => {})
  become({ status: 'signed-out', lost: true })

  expect(prayerDraft.find('ana')).toEqual(draft)
  expect(window.localStorage.getItem('erasing')).toBeNull()
})
