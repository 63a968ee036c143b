import { expectQuickOnAnyText, TEST_MS_MAX } from '@selah/prayer-engine/testing/any-text'
import { describe, test } from 'vitest'
import { acceptEdit, matchesSearch, PRAYER_CHARACTERS_MAX, type PrayerContent } from './journal.ts'
import { withoutName } from './share-name.ts'
import { markTelling, withoutSituation } from './share-situation.ts'
import { paragraphsOf } from './structure.ts'

const kept = (prayerText: string): PrayerContent => ({
  prayerText,
  citations: [],
  recipient: { relationship: 'Self' },
})

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  withoutName: (text) => withoutName(text, 'Ana'),
  acceptEdit: (text) => acceptEdit(text, []),
  matchesSearch: (text) => matchesSearch(kept(text), 'peace'),
  withoutSituation: (prayerText) =>
    withoutSituation({ ...kept(prayerText), situation: 'My mother has surgery on Thursday' }),
  paragraphsOf: (text) => paragraphsOf(text, []),
  markTelling: (text) => markTelling(text, text),
}

describe('no text makes the service stand still', () => {
  test.each(Object.entries(READERS))('in %s', { timeout: TEST_MS_MAX }, (_name, read) => {
    expectQuickOnAnyText(read, PRAYER_CHARACTERS_MAX)
  })
})
