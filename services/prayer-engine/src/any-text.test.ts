import { describe, test } from 'vitest'
import { expectQuickOnAnyText, TEST_MS_MAX } from './any-text.testing.ts'
import { careFor } from './care/care-for.ts'
import { cleanText, countCharacters } from './cleaning.ts'
import { taskFor } from './composer/testing.ts'
import { cleanName, spokenName } from './names/name.ts'
import { wordsThatName } from './names/name-forms.ts'
import type { PrayerRequest } from './prayer.ts'
import { parseReference } from './scripture/reference.ts'
import { readSituation } from './situation/read-situation.ts'
import { speaksOfHarm } from './speaks-of-harm.ts'
import { plainSpeech } from './text/plain.ts'

/** Of a situation; what is longer never gets here. */
const CHARACTERS_MAX = 1_000

const request = (situation: string): PrayerRequest => ({
  category: 'Peace',
  mood: 'Anxious',
  tone: 'Comforting',
  length: 'standard',
  recipient: { relationship: 'Friend', name: 'Ana' },
  situation,
})

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  cleanText,
  cleanName,
  countCharacters,
  spokenName,
  wordsThatName,
  plainSpeech,
  speaksOfHarm,
  parseReference,
  careFor: (text) => careFor(request(text)),
  readSituation: (text) => readSituation(request(text)),
  plan: (text) => taskFor(request(text), 'seed'),
}

describe('no text makes the service stand still', () => {
  test.each(Object.entries(READERS))('in %s', { timeout: TEST_MS_MAX }, (_name, read) => {
    expectQuickOnAnyText(read, CHARACTERS_MAX)
  })
})
