import { expect, test } from 'vitest'
import { createVerifiedTokens } from './verified-tokens.ts'

const verified = { subject: 'ana', expiresAtS: 100 }

test('knows a token until it expires', () => {
  let nowMs = 99_999
  const tokens = createVerifiedTokens<string>(10, () => nowMs)
  tokens.keep('token', verified)

  const before = tokens.find('token')
  nowMs = 100_000

  expect([before, tokens.find('token'), tokens.find('other')]).toEqual([verified, undefined, undefined])
})

test('forgets what was used longest ago when there are too many', () => {
  const tokens = createVerifiedTokens<string>(2, () => 0)
  tokens.keep('first', verified)
  tokens.keep('second', verified)
  tokens.find('first')
  tokens.keep('third', verified)

  expect(['first', 'second', 'third'].map((token) => tokens.find(token) !== undefined)).toEqual([
    true,
    false,
    true,
  ])
})
