import { expect, test } from 'vitest'
import { pages, paths, sharedPrayerPath, withoutSecrets } from './paths.ts'

// Mails, bookmarks and other services point at these: changing one breaks somebody's link.
test('keeps every address of the app', () => {
  expect(paths).toMatchInlineSnapshot(`
    {
      "about": "/about",
      "account": "/account",
      "auth": "/auth",
      "blog": "/blog",
      "dashboard": "/dashboard",
      "disclaimer": "/disclaimer",
      "faq": "/faq",
      "generate": "/generate",
      "home": "/",
      "journal": "/journal",
      "onboarding": "/onboarding",
      "pricing": "/pricing",
      "privacy": "/privacy",
      "resetPassword": "/auth?mode=reset-password",
      "signIn": "/auth?mode=login",
      "subscribe": "/subscribe",
      "terms": "/terms",
      "thankYou": "/thank-you",
    }
  `)
})

test('an address that is noted does not open what somebody shared', () => {
  expect(withoutSecrets(sharedPrayerPath('8ChniZww6KP05TJGrzYwmN'))).toBe('/shared/:token')
  expect(withoutSecrets('/blog/on-rest')).toBe('/blog/on-rest')
})

test('lists a page for every address', () => {
  const withoutQuery = Object.values(paths).map((path) => path.split('?')[0])

  expect(pages).toEqual(expect.arrayContaining(withoutQuery))
})
