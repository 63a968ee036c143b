import { expect, test } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { exportMessageOf } from './export-section.tsx'

test.each([
  ['the sentence of a refusal', new ApiError(429, { detail: 'Please wait.' }), 'Please wait.'],
  ['to try again when the server fails', new ApiError(500, {}), 'could not be exported'],
  ['of the connection when nobody answers', new TypeError('Failed to fetch'), 'check your connection'],
])('somebody whose data cannot be exported reads %s', (_what, error, words) => {
  expect(exportMessageOf(error)).toContain(words)
})
