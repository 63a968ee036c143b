import { expect, test } from 'vitest'
import { ApiError } from '../../../api/errors.ts'
import { InvalidAnswer } from '../../../prayer/generation.ts'
import {
  AskLater,
  ConnectionLost,
  isFinal,
  isTriedAgain,
  NoLongerWanted,
  pauseBefore,
  WritingEnded,
} from './generation-stream.ts'

const later = (status: number, seconds?: number) =>
  new AskLater(new Response(null, { status, headers: seconds ? { 'retry-after': `${seconds}` } : {} }), {})

test.each([
  ['a broken line', new ConnectionLost()],
  ['no answer', new TypeError('Failed to fetch')],
  ['a proxy alone', new ApiError(502, {})],
  ['a lost session', new ApiError(401, {})],
  ['too many requests', later(429, 5)],
  ['a fault of the server', later(500)],
])('%s is not the end: the same id is tried again', (_what, error) => {
  expect(isFinal(error)).toBe(false)
})

test.each([
  ['a limit', new ApiError(402, {})],
  ['a cancelled one', new ApiError(409, {})],
  ['a writer that failed', new WritingEnded(503, {})],
  ['an answer without a prayer', new InvalidAnswer()],
  ['one that was cancelled while a retry was due', new NoLongerWanted()],
])('after %s the next try is a new one', (_what, error) => {
  expect(isFinal(error)).toBe(true)
  expect(isTriedAgain(0, error)).toBe(false)
})

test('it is tried again after the time the server names', () => {
  expect(isTriedAgain(0, later(429, 5))).toBe(true)
  expect(pauseBefore(0, later(429, 5))).toBe(5000)
  expect(pauseBefore(1, later(500))).toBe(1000)
})

test('nobody is left waiting for a time that is long, or for ever', () => {
  expect(isTriedAgain(0, later(429, 50))).toBe(false)
  expect(isTriedAgain(2, later(500))).toBe(false)
  expect(isTriedAgain(4, new ConnectionLost())).toBe(false)
})
