import { describe, expect, test } from 'vitest'
import { isAllowed, redirectTarget } from './redirect.ts'

const site = { siteUrl: 'https://selah.example', allowed: [] }
const local = { siteUrl: 'http://localhost:8080', allowed: [] }
const listed = {
  siteUrl: 'https://selah.example',
  allowed: [
    'https://*.preview.example/**',
    'https://app.example',
    'selah://callback',
    'http://localhost:*/**',
  ],
}

describe('where a link may lead', () => {
  test.each([
    'https://selah.example',
    'https://selah.example/',
    'https://selah.example/auth?mode=reset-password',
    'https://SELAH.example/dashboard#top',
  ])('to the product itself: %s', (wish) => {
    expect(isAllowed(wish, site)).toBe(true)
  })

  test.each([
    'https://selah.example.evil.example/',
    'https://evil.example/?https://selah.example',
    'https://selah.example@evil.example/',
    'https://user:pass@selah.example/',
    'https://selah.example:8443/',
    'http://selah.example/',
    'https:\\\\selah.example/',
    '//selah.example',
    '/dashboard',
    'javascript:alert(1)',
    'data:text/html,<script>',
    'ana@example.com',
    'not a url',
    '',
  ])('never to %j', (wish) => {
    expect(isAllowed(wish, site)).toBe(false)
  })

  test.each(['http://localhost:5173/x', 'http://localhost/'])(
    'to any port of a developer’s own machine: %s',
    (wish) => {
      expect(isAllowed(wish, local)).toBe(true)
    },
  )

  // 2130706433 and 0x7f.1 are 127.0.0.1 in disguise, and 192.168.0.1 is nobody's product.
  test.each([
    'http://2130706433/',
    'http://0x7f.1/',
    'http://192.168.0.1/',
    'http://[::ffff:7f00:1]/',
    'http://127.1/',
  ])('never to an address in disguise: %s', (wish) => {
    expect(isAllowed(wish, { siteUrl: 'http://127.0.0.1:8080', allowed: ['http://**'] })).toBe(false)
  })

  test.each([
    ['https://pr-7.preview.example/auth', true],
    ['https://a.b.preview.example/auth', false],
    ['https://preview.example/auth', false],
    ['https://app.example', true],
    ['https://app.example/', true],
    ['https://app.example/deep', false],
    ['https://appXexample', false],
    ['selah://callback', true],
    ['selah://callback#x', true],
    ['selah://elsewhere', false],
    ['http://localhost:5173/auth', true],
  ])('with a list, to %s: %s', (wish, expected) => {
    expect(isAllowed(wish, listed)).toBe(expected)
  })

  test('the first wish that is allowed wins, else the product itself', () => {
    const wishes = [
      'https://evil.example',
      undefined,
      'https://selah.example/auth',
      'https://selah.example/b',
    ]

    expect(redirectTarget(wishes, site)).toBe('https://selah.example/auth')
    expect(redirectTarget(['https://evil.example'], site)).toBe('https://selah.example')
  })
})
