import { expect, test } from 'vitest'
import { ApiError } from '../../../api/errors.ts'
import { AskLater, ConnectionLost, WritingFailed } from './ask-for-prayer.ts'
import { isAskedAgain, isFinal, KeyTooOld, pauseBefore } from './asking-again.ts'
import { InvalidAnswer } from './composition.ts'

const later = (status: number, seconds?: number) =>
  new AskLater(new Response(null, { status, headers: seconds ? { 'retry-after': `${seconds}` } : {} }), {})

test.each([
  ['a broken line', new ConnectionLost()],
  ['no answer', new TypeError('Failed to fetch')],
  ['a proxy alone', new ApiError(502, {})],
  ['a lost session', new ApiError(401, {})],
  ['too many requests', later(429, 5)],
  ['a fault of the server', later(500)],
])('%s is not the end: the key stays', (_what, error) => {
  expect(isFinal(error)).toBe(false)
})

test.each([
  ['a limit', new ApiError(402, {})],
  ['a cancelled one', new ApiError(409, {})],
  ['a writer that failed', new WritingFailed(503, {})],
  ['an answer without a prayer', new InvalidAnswer()],
  ['a key the server has forgotten', new KeyTooOld()],
])('after %s the next try is a new one', (_what, error) => {
  expect(isFinal(error)).toBe(true)
  expect(isAskedAgain(0, error)).toBe(false)
})

test('it is asked again after the time the server names', () => {
  expect(isAskedAgain(0, later(429, 5))).toBe(true)
  expect(pauseBefore(0, later(429, 5))).toBe(5000)
  expect(pauseBefore(1, later(500))).toBe(1000)
})

test('nobody is left waiting for a time that is long, or for ever', () => {
  expect(isAskedAgain(0, later(429, 50))).toBe(false)
  expect(isAskedAgain(2, later(500))).toBe(false)
  expect(isAskedAgain(4, new ConnectionLost())).toBe(false)
})
