import { expect, test } from 'vitest'
import { turned } from './turns.ts'

const always = () => 0

test('trust after trouble begins as a psalm turns', () => {
  expect(turned('You are near.', 'complaint', 'trust', always, new Set())).toBe('But you are near.')
  expect(turned('I am held.', 'complaint', 'trust', always, new Set())).toBe('But I am held.')
})

test('a word that has turned once does not turn again', () => {
  expect(turned('You are near.', 'complaint', 'trust', always, new Set(['But']))).toBe('Yet you are near.')
})

test('a part that follows nothing in particular is left as it is', () => {
  expect(turned('You are near.', 'address', 'trust', always, new Set())).toBe('You are near.')
})
