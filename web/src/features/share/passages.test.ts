import { expect, test } from 'vitest'
import type { Prayer, SharedPrayer } from '../../api/types.ts'
import { linesOf, versesOf } from './passages.ts'

const verse = {
  reference: 'Psalm 41:3',
  text: 'The LORD will strengthen him upon the bed of languishing.',
  translation: 'King James Version',
}

const prayer: Prayer = {
  id: 'p',
  user_id: 'u',
  generation_id: 'g',
  created_at: '2026-03-20T12:00:00Z',
  category: 'Healing',
  mood: 'Worried',
  tone: 'Comforting',
  recipient: { relationship: 'Family', name: 'Tomás' },
  situation: 'My mother has surgery on Thursday',
  prayer_text: `Hear us. “${verse.text}” (Psalm 41:3, KJV) Amen.`,
  citations: [verse],
  written_by: 'composer',
  is_shared: false,
}

const shared: SharedPrayer = {
  category: 'Healing',
  prayer_text: [
    'Tender Shepherd, come and find me.',
    'I look for a sign. You are near. So I wait.',
    `It stands written: “${verse.text}” (Psalm 41:3, KJV) And that is enough.`,
    'I leave it here in Jesus’ name. Amen.',
  ].join('\n\n'),
  citations: [verse],
}

test('offers every verse whole, with its reference and translation', () => {
  expect(versesOf(prayer)).toEqual([
    {
      label: 'Psalm 41:3',
      text: verse.text,
      source: { reference: 'Psalm 41:3', translation: 'King James Version' },
    },
  ])
})

test('offers lines of what others may read, that quote nothing', () => {
  expect(linesOf(shared).map(({ text }) => text)).toEqual([
    'Tender Shepherd, come and find me.',
    'I look for a sign. You are near.',
    'So I wait.',
  ])
})

test('leaves a sentence alone that is long', () => {
  const long = `Keep me ${'and keep me '.repeat(14)}near.`
  const texts = linesOf({ ...shared, prayer_text: `${long} And ${long}` }).map(({ text }) => text)

  expect(texts).toEqual([long, `And ${long}`])
})
