import { describe, expect, test } from 'vitest'
import { careFor } from './care/care-for.ts'
import { cleanText, countCharacters } from './cleaning.ts'
import { listenTo } from './composer/echo/listen.ts'
import { plainSpeech } from './guard/plain-speech.ts'
import { acceptEdit, matchesSearch, PRAYER_CHARACTERS_MAX, type PrayerContent } from './journal.ts'
import { cleanName, spokenName } from './name.ts'
import { wordsThatName } from './name-forms.ts'
import type { PrayerRequest } from './prayer.ts'
import { circumstancesOf } from './scripture/passages/circumstances-of.ts'
import { parseReference } from './scripture/reference.ts'
import { searchPassages } from './scripture/search.ts'
import { withoutName } from './share-name.ts'
import { markTelling, withoutSituation } from './share-situation.ts'
import { speaksOfHarm } from './speaks-of-harm.ts'

// Somebody can make a text that a careless pattern reads in twice the time for each letter more, and nobody else is
// served meanwhile. Each text grows little by little, so that such a pattern is caught while it still ends. The bound
// is on the work of the processor, and tells such a pattern from one whose work grows with the text.
const MS_MAX = 2_000
const GROWTH = 1.25
const TEST_MS_MAX = 60_000

const REPEATED = [
  '“a” (b)',
  '“a” (b',
  '“',
  '“a” (b, KJV',
  '(',
  '. . . ',
  '.',
  '!?”)',
  ' ',
  '\n ',
  '1:1:1:1:',
  'Psalm 1:1, ',
  'a',
  'a ',
  'Ana',
  'Ana’',
  'and ',
  'my mother ',
  ', ',
  "'",
  '<a',
  '👩‍👧',
  '\u0301',
]

const request = (situation: string): PrayerRequest => ({
  category: 'Peace',
  mood: 'Anxious',
  tone: 'Comforting',
  length: 'standard',
  recipient: { relationship: 'Friend', name: 'Ana' },
  situation,
})

const kept = (prayerText: string): PrayerContent => ({
  prayerText,
  citations: [],
  recipient: { relationship: 'Self' },
})

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  cleanText,
  cleanName,
  countCharacters,
  spokenName,
  wordsThatName,
  withoutName: (text) => withoutName(text, 'Ana'),
  plainSpeech,
  speaksOfHarm,
  parseReference,
  searchPassages,
  listenTo: (text) => listenTo(text, { relationship: 'Self' }),
  careFor: (text) => careFor(request(text)),
  circumstancesOf: (text) => circumstancesOf(request(text)),
  acceptEdit: (text) => acceptEdit(text, []),
  matchesSearch: (text) => matchesSearch(kept(text), 'peace'),
  withoutSituation: (prayerText) =>
    withoutSituation({ ...kept(prayerText), situation: 'My mother has surgery on Thursday' }),
  markTelling: (text) => markTelling(text, text),
}

describe('no text makes the service stand still', () => {
  test.each(Object.entries(READERS))('in %s', { timeout: TEST_MS_MAX }, (_name, read) => {
    for (const unit of REPEATED) {
      for (let length = 8; length <= PRAYER_CHARACTERS_MAX; length = Math.ceil(length * GROWTH)) {
        const text = `x ${unit.repeat(Math.ceil(length / unit.length))} z`
        const began = process.threadCpuUsage()
        read(text)

        const { user, system } = process.threadCpuUsage(began)
        expect((user + system) / 1000, `${length} characters of ${unit}`).toBeLessThan(MS_MAX)
      }
    }
  })
})
