import { expect, test } from 'vitest'
import { chapterName, citedVerses, isPoetry } from './cited-verses.ts'

test.each([
  ['Psalm 23:1', 1, 1],
  ['Psalm 121:7-8', 7, 8],
  ['1 Corinthians 13:4-7', 4, 7],
  ['Psalm 23', 0, 0],
])('knows which verses %s cites', (reference, first, last) => {
  expect(citedVerses(reference)).toEqual({ first, last })
})

test('names the chapter', () => {
  expect(chapterName('Song of Solomon 2:11-12')).toBe('Song of Solomon 2')
})

test('knows verse from prose', () => {
  expect(['Psalm 90', 'Lamentations 3', 'John 3', 'Jobab 1'].map(isPoetry)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
