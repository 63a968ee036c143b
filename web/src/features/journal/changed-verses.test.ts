import { expect, test } from 'vitest'
import { changedVerses } from './edit-words.tsx'

const shepherd = {
  reference: 'Psalm 23:1',
  text: 'The LORD is my shepherd; I shall not want.',
  translation: 'King James Version',
}

test('a verse may be led into by other words and broken into other lines', () => {
  const edited = 'I say it slowly:\n“The LORD is my shepherd;\nI shall not want.” (Psalm 23:1, KJV) Amen.'

  expect(changedVerses(edited, [shepherd])).toEqual([])
})

test('a verse with one other word is named', () => {
  const edited = '“The LORD is my shepherd; I lack nothing.” (Psalm 23:1, KJV)'

  expect(changedVerses(edited, [shepherd])).toEqual(['Psalm 23:1'])
})
