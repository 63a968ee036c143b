import { expect, test } from 'vitest'
import { plainWords } from './plain-words.ts'

test.each([
  ['Thou leadest me', 'You lead me'],
  ['He restoreth my soul', 'he restores my soul'],
  ['Thy rod and thy staff', 'your rod and your staff'],
  ['The LORD’s mercies', 'the lord mercies'],
  ['I have heard; I HATH heard!', 'i has heard i have heard'],
  ["hinds' feet", 'hinds feet'],
])('"%s" has the plain words of "%s"', (old, today) => {
  expect(plainWords(old)).toEqual(plainWords(today))
})

test('different words stay different', () => {
  expect(plainWords('the lord is my light')).not.toEqual(plainWords('the lord is my salvation'))
})
