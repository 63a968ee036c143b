import { expect, test } from 'vitest'
import { prayerAsText } from './prayer-actions.tsx'

const shepherd = {
  reference: 'Psalm 23:1',
  text: 'The LORD is my shepherd; I shall not want.',
  translation: 'King James Version',
}

test('copies a verse once, where it is prayed', () => {
  const prayer = `Hear me.\n\n“${shepherd.text}” (Psalm 23:1, KJV)\n\nAmen.`

  expect(prayerAsText(prayer, [shepherd])).toBe(prayer)
})

test('adds a verse that is not prayed', () => {
  expect(prayerAsText('Amen.\n', [shepherd])).toBe(
    `Amen.\n\n${shepherd.text}\nPsalm 23:1 (King James Version)`,
  )
})
