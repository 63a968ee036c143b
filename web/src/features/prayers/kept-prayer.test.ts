import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptPrayer } from './kept-prayer.ts'
import { asked, edited, finished } from './versions.ts'

const request = { category: 'Peace', mood: 'Tired' } as const

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  keptPrayer.forget()
  vi.useRealTimers()
})

test('a prayer and its edits stay, however long the tab has slept', () => {
  const kept = asked(undefined, 'ana', request)
  const key = kept.versions[0]?.key ?? ''
  keptPrayer.keep(edited(finished(kept, key, undefined), key, ['My own words.']))

  vi.advanceTimersByTime(3 * 24 * 60 * 60 * 1000)
  keptPrayer.change((now) => edited(now, key, ['My own newer words.']))

  expect(keptPrayer.find('ana')?.versions[0]?.edit).toEqual(['My own newer words.'])
})

test('it is nobody else’s', () => {
  keptPrayer.keep(asked(undefined, 'ana', request))

  expect(keptPrayer.find('bento')).toBeUndefined()
})
