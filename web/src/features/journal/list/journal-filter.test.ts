import { expect, test } from 'vitest'
import { isNarrowed, readFilter, withFilter, withoutFilter } from './journal-filter.ts'

const read = (address: string) => readFilter(new URLSearchParams(address))

test('is read from the address', () => {
  expect(read('category=Peace&mood=Tired&answered=no&until=2026-03')).toEqual({
    category: 'Peace',
    mood: 'Tired',
    answered: false,
    until: '2026-03',
  })
})

test('narrows nothing by a word that is not offered', () => {
  expect(isNarrowed(read('category=Weather&mood=&answered=maybe&until=2026-13'))).toBe(false)
  expect(isNarrowed(read('answered=yes'))).toBe(true)
})

test('is written into the address and leaves the rest of it alone', () => {
  const params = new URLSearchParams('prayer=1')

  const narrowed = withFilter(params, 'mood', 'Tired')
  expect(narrowed.toString()).toBe('prayer=1&mood=Tired')
  expect(withFilter(narrowed, 'mood', '').toString()).toBe('prayer=1')
  expect(withoutFilter(narrowed).toString()).toBe('prayer=1')
})
