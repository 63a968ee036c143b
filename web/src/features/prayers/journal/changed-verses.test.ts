import { expect, test } from 'vitest'
import { changedVerses } from './changed-verses.ts'

const shepherd = {
  reference: 'Psalm 23:1',
  text: 'The LORD is my shepherd; I shall not want.',
  translation: 'King James Version',
}

test('a verse may be led into by other words and broken into other lines', () => {
  const edited = 'I say it slowly:\nThe LORD is my shepherd;\nI shall not want. Amen.'

  expect(changedVerses(edited, [shepherd])).toEqual([])
})

test('a verse with one other word is named', () => {
  expect(changedVerses('The LORD is my shepherd; I lack nothing.', [shepherd])).toEqual(['Psalm 23:1'])
})
