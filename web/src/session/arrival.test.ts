import { expect, test } from 'vitest'
import { readArrival } from './session.ts'

test('recognises the way back from a recovery mail', () => {
  expect(readArrival('https://selah.example/auth?mode=reset-password&code=c0de')).toEqual({
    hasCode: true,
    resetting: true,
  })
})

test('recognises a refused link, in the query or in the fragment', () => {
  const refused = 'error=access_denied&error_code=otp_expired&error_description=Email+link+has+expired'

  expect(readArrival(`https://selah.example/dashboard?${refused}`).problem).toBe('Email link has expired')
  expect(readArrival(`https://selah.example/dashboard#${refused}`).problem).toBe('Email link has expired')
})

test('sees nothing in an ordinary address', () => {
  expect(readArrival('https://selah.example/auth?mode=login')).toEqual({ hasCode: false, resetting: false })
})
