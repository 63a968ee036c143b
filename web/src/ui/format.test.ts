import { expect, test } from 'vitest'
import { money } from './format.ts'

test.each([
  [4.99, 'USD', '$4.99'],
  [99, 'USD', '$99'],
  [0, 'USD', '$0'],
  [3.3, 'EUR', '€3.30'],
  [417, 'JPY', '¥417'],
])('%d %s reads %s', (amount, currency, words) => {
  expect(money(amount, currency)).toBe(words)
})
