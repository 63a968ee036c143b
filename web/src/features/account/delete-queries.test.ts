import { expect, test } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { deletionMessageOf } from './delete-account.tsx'

// ACC-13
test.each([
  ['nothing while nothing went wrong', null, undefined],
  [
    'to write to support when the server refuses',
    new ApiError(403, {}),
    /^Failed to delete account\. Please contact support\.$/,
  ],
  ['to write to support when the server fails', new ApiError(500, {}), /contact support/],
  ['of the connection when nobody answers', new TypeError('Failed to fetch'), /check your connection/],
  ['of the connection when the service is away', new ApiError(503, {}), /try again/],
])('somebody who deletes their account is told %s', (_what, error, message) => {
  if (message === undefined) expect(deletionMessageOf(error)).toBeUndefined()
  else expect(deletionMessageOf(error)).toMatch(message)
})
