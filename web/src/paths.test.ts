import { expect, test } from 'vitest'
import {
  accountDeletedPath,
  articlePath,
  generationPath,
  isPrerendered,
  pages,
  paths,
  secretParameterOf,
  sharedPrayerPath,
  topicPath,
  withoutSecrets,
} from './paths.ts'

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
      "newsletterConfirm": "/newsletter/confirm",
      "onboarding": "/onboarding",
      "pricing": "/pricing",
      "privacy": "/privacy",
      "resetPassword": "/auth?mode=reset-password",
      "signIn": "/auth?mode=login",
      "stop": "/stop",
      "subscribe": "/subscribe",
      "terms": "/terms",
      "thankYou": "/thank-you",
    }
  `)
})

test('an address that is noted does not open what somebody shared', () => {
  expect(withoutSecrets(sharedPrayerPath('8ChniZww6KP05TJGrzYwmN'))).toBe('/shared/:token')
  expect(withoutSecrets(accountDeletedPath('8ChniZww6KP05TJGrzYwmN'))).toBe('/account-deleted/:id')
  expect(withoutSecrets(generationPath('0190f0f0'))).toBe('/generate/:id')
  expect(withoutSecrets(`${sharedPrayerPath('8ChniZww6KP05TJGrzYwmN')}/more`)).toBe('/shared/:token')
  expect(withoutSecrets('/blog/on-rest')).toBe('/blog/on-rest')
  expect(withoutSecrets('/generate')).toBe('/generate')
})

test('a parameter is a secret until its page says otherwise', () => {
  const noted = pages.filter((page) => page.includes('/:')).map((page) => page.replace(/:\w+/, '8ChniZww6KP'))

  expect(noted.filter((path) => withoutSecrets(path) === path)).toEqual([
    articlePath('8ChniZww6KP'),
    topicPath('8ChniZww6KP'),
  ])
})

test('the keys in the links of mails are known as secrets', () => {
  const withSecrets = pages.filter((page) => secretParameterOf(page) !== undefined)

  expect(withSecrets).toEqual([paths.newsletterConfirm, paths.stop])
})

test('lists a page for every address', () => {
  const withoutQuery = Object.values(paths).map((path) => path.split('?')[0])

  expect(pages).toEqual(expect.arrayContaining(withoutQuery))
})

test('knows a page of visitors by its address as by its pattern', () => {
  const ofVisitors = [
    ...['/', '/blog', '/blog/:id', '/faq', '/subscribe', '/no-such-page'],
    articlePath('x'),
    topicPath('faith'),
  ]
  const ofPeople = [
    ...['/journal', '/auth', '/dashboard', '/generate/:id', '/shared/:token', '/newsletter/confirm', '/stop'],
    sharedPrayerPath('8ChniZww6KP05TJGrzYwmN'),
  ]

  expect(ofVisitors.filter(isPrerendered)).toEqual(ofVisitors)
  expect(ofPeople.filter(isPrerendered)).toEqual([])
})
