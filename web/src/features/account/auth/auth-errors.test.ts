import { expect, test } from 'vitest'
import { authMessageOf } from './fields.ts'

test('says what the auth service says', () => {
  expect(authMessageOf(new Error('Invalid login credentials'))).toBe('Invalid login credentials')
})

test('never shows the words of a broken network', () => {
  const broken = Object.assign(new Error('Failed to fetch'), { name: 'AuthRetryableFetchError' })

  expect(authMessageOf(broken)).toMatch(/^An error occurred\. Please check your connection/)
})

test('has a sentence for an error without one', () => {
  expect(authMessageOf(new Error(''))).toBe('An error occurred')
})
