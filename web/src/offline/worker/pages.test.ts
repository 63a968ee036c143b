import { expect, test } from 'vitest'
import { isPage, isPageOfVisitors } from './pages.ts'

test.each(['/', '/about', '/blog', '/blog/stillness', '/blog/topics/prayer', '/privacy'])(
  '%s is the same for everybody and may be kept',
  (path) => expect(isPageOfVisitors(path)).toBe(true),
)

test.each([
  '/journal',
  '/dashboard',
  '/auth',
  '/account',
  '/shared/a-token',
  '/blog/',
  '/nowhere',
  '/api/v1/me',
])('%s is not kept as a page', (path) => expect(isPageOfVisitors(path)).toBe(false))

test.each([
  '/api/v1/prayers',
  '/api/docs',
  '/auth/v1/verify',
  '/assets/gone.js',
  '/favicon.svg',
  '/robots.txt',
])('%s goes to the network untouched', (path) => expect(isPage(path)).toBe(false))

test.each(['/journal', '/auth', '/shared/a-token', '/nowhere'])('%s can be drawn without a network', (path) =>
  expect(isPage(path)).toBe(true),
)
