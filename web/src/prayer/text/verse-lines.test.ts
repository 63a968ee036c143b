import { expect, test } from 'vitest'
import { verseLines } from './segments.ts'

test('breaks a verse where it draws breath', () => {
  const psalm =
    'The LORD is my light and my salvation; whom shall I fear? the LORD is the strength of my life;'

  expect(verseLines(psalm)).toEqual([
    'The LORD is my light and my salvation; whom shall I fear?',
    'the LORD is the strength of my life;',
  ])
})

test('leaves a short verse whole', () => {
  expect(verseLines('The LORD is my shepherd; I shall not want.')).toEqual([
    'The LORD is my shepherd; I shall not want.',
  ])
})

test('leaves no scrap of a line', () => {
  const psalm = 'I complained, and my spirit was overwhelmed. Selah. Thou holdest mine eyes waking:'

  expect(verseLines(psalm)).toEqual([
    'I complained, and my spirit was overwhelmed. Selah.',
    'Thou holdest mine eyes waking:',
  ])
})

test('never changes the words', () => {
  const verse =
    'Be still, and know that I am God: I will be exalted among the heathen, I will be exalted in the earth.'

  expect(verseLines(verse).join(' ')).toBe(verse)
})
