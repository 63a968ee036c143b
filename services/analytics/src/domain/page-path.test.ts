import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanPagePath } from './page-path.ts'

const UUID = '0197a3c2-7b1e-7cc3-9a55-0f6f5ad1b2c3'

describe('the path of a page', () => {
  test.each([
    ['/', '/'],
    ['/blog', '/blog'],
    ['/blog/', '/blog'],
    ['/blog/power-of-personalized-prayer', '/blog/power-of-personalized-prayer'],
    ['/blog/topics/growth', '/blog/topics/growth'],
    ['/thank-you', '/thank-you'],
    ['/constructor/to', '/constructor/to'],
  ])('%s is kept as %s', (given, kept) => {
    expect(cleanPagePath(given)).toBe(kept)
  })

  test.each([
    ['/auth?mode=login&email=ana@example.org', '/auth'],
    ['/auth#access_token=eyJhbGciOi', '/auth'],
    ['/#?', '/'],
    ['/pricing?a=/b#/c', '/pricing'],
  ])('%s loses its query and fragment', (given, kept) => {
    expect(cleanPagePath(given)).toBe(kept)
  })

  test.each([
    [`/journal/${UUID}`, '/journal/:id'],
    [`/journal/${UUID.toUpperCase()}`, '/journal/:id'],
    ['/journal/abcdefab-abcd-abcd-abcd-abcdefabcdef', '/journal/:id'],
    [`/circles/${UUID}/invite/Xy9_kQ2f-8aLmNoPqRsTuV`, '/circles/:id/invite/:id'],
    ['/shared/Xy9_kQ2f-8aLmNoPqRsTuV', '/shared/:token'],
    ['/shared/looks-like-a-word', '/shared/:token'],
    ['/Shared/looks-like-a-word', '/:id/:token'],
    ['/newsletter/confirm/0123456789abcdef0123', '/newsletter/confirm/:id'],
    ['/unsubscribe/ana@example.org', '/unsubscribe/:id'],
    ['/blog/My%20brother%20is%20ill', '/blog/:id'],
    ['/blog/my brother is ill', '/blog/:id'],
    ['/blog/écoute', '/blog/:id'],
    ['/blog/my-brother-is-ill', '/blog/:id'],
    ['/blog/psalm-23', '/blog/:id'],
    ['/blog/topics/my-brother-is-ill', '/blog/topics/:topic'],
    ['/blog/topics/growth/of-my-brother', '/blog/topics/growth/:id'],
    ['/blog/prayer-habit/of-my-brother', '/blog/prayer-habit/:id'],
    ['/blog/constructor', '/blog/:id'],
    [`/blog/${'word-'.repeat(20)}end`, '/blog/:id'],
  ])('%s does not say which one it is', (given, kept) => {
    expect(cleanPagePath(given)).toBe(kept)
  })

  test.each([undefined, null, 7, {}, ['/blog'], '', 'blog', 'https://selah.example/blog', '?q=/blog'])(
    '%j is none',
    (given) => {
      expect(cleanPagePath(given)).toBeUndefined()
    },
  )

  test('is short and made of plain words, whatever is sent', () => {
    const segment = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.base64String(), fc.uuid())
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 20 }), (segments) => {
        const path = cleanPagePath(`/${segments.join('/')}`)
        expect(path).toMatch(/^\/[a-z0-9:/-]*$/)
        expect(path?.length).toBeLessThanOrEqual(500)
      }),
    )
  })
})
