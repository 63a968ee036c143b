import { describe, expect, test } from 'vitest'
import type { PrayerRequest } from '../prayer.ts'
import { plainSpeech } from '../text/plain.ts'
import { inventedFact } from './invented.ts'

const REQUEST: PrayerRequest = {
  category: 'Healing',
  mood: 'Worried',
  tone: 'Comforting',
  length: 'standard',
  recipient: { relationship: 'Friend', name: 'Teresa' },
  situation: 'My mom has been ill for 3 weeks, the operation is on Tuesday at Saint Luke’s with Dr. Okafor',
}

describe('what a prayer may not make up', () => {
  test.each([
    'Be near to Jonathan.',
    'Ashley needs you tonight.',
    'We wait for Friday.',
    'She has waited five weeks.',
    'He is 45 years old.',
    'Comfort my husband.',
    'Be with her daughter.',
    'Bless their baby.',
    'Strengthen my grandmother.',
    'Speak to my boss.',
    'Be with us in Chicago.',
  ])('%s', (text) => {
    expect(inventedFact(text, plainSpeech(text), REQUEST)).toEqual({ code: 'invented-fact' })
  })

  test.each([
    'Be near to Teresa.',
    'Teresa’s hands are tired.',
    'My mother is in your hands.',
    'My mom is in your hands.',
    'These three weeks were long.',
    'Be with us on Tuesday.',
    'Guide the hands of Dr. Okafor.',
    'Our Father, hear us.',
    'I am your child.',
    'You were a father to Israel, and to me.',
    'Hannah wept, and you heard her.',
    'One day at a time, O Lord Jesus Christ, Son of God.',
    'Lord, I come. You know me. My heart is heavy.',
    'A thousand years are like a day to you.',
    'Two or three of us are gathered here.',
    'As Psalm 55:22 says,',
    'I’m here, and I’ll wait.',
    'Grace, come near. Hope, stay.',
  ])('is not found in: %s', (text) => {
    expect(inventedFact(text, plainSpeech(text), REQUEST)).toBeUndefined()
  })
})
