import { expect, test } from 'vitest'
import { turned } from './turns.ts'

const always = () => 0

test('trust after trouble begins as a psalm turns', () => {
  expect(turned('You are near.', 'complaint', 'trust', always)).toBe('But you are near.')
  expect(turned('I am held.', 'complaint', 'trust', always)).toBe('But I am held.')
})

test('a part that follows nothing in particular is left as it is', () => {
  expect(turned('You are near.', 'address', 'trust', always)).toBe('You are near.')
})
