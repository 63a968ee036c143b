import { expect, test } from 'vitest'
import { withoutRequest } from './telling.ts'

test.each([
  ['Please pray for my mum, she has surgery on Friday.', 'My mum has surgery on Friday.'],
  ['Pray for my son Tomek, he is 6 and so scared.', 'My son Tomek is 6 and so scared.'],
  ['Pray for him, that he is not frightened.', 'Pray for him, that he is not frightened.'],
  ['I have surgery on Friday, please pray.', 'I have surgery on Friday.'],
  ['My mum, she has surgery.', 'My mum, she has surgery.'],
])('what "%s" tells is "%s"', (sentence, told) => {
  expect(withoutRequest(sentence)).toBe(told)
})
