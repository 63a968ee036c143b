import { expect, test } from 'vitest'
import { pages } from '../paths.ts'
import { cleanPath } from './clean-path.ts'

test.each(pages.filter((page) => !page.includes(':')))('tells our own address %s as it is', (page) => {
  expect(cleanPath(page)).toBe(page)
})

test.each([
  ['/dashboard?code=5ecret', '/dashboard'],
  ['/auth#access_token=5ecret', '/auth'],
  ['/what-somebody-typed', '/:unknown'],
  ['/journal/my brother', '/:unknown'],
])('%s is told as %s', (path, told) => {
  expect(cleanPath(path)).toBe(told)
})

test('never tells the token of a shared prayer', () => {
  expect(cleanPath('/shared/5ecret-token')).not.toContain('5ecret')
})
