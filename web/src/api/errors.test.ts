import { describe, expect, test } from 'vitest'
import { ApiError, apiErrorFrom, messageOf } from './errors.ts'

describe('what a person is told when a call fails', () => {
  test('is the sentence of the server', () => {
    const error = new ApiError(402, { code: 'free_limit_reached', detail: 'Both free prayers are used.' })

    expect(messageOf(error, 'Ours')).toBe('Both free prayers are used.')
    expect(error.code).toBe('free_limit_reached')
  })

  test.each([
    ['the network is gone', new TypeError('Failed to fetch')],
    ['the server said nothing', new ApiError(500, undefined)],
    ['the answer is not a problem', new ApiError(502, 'Bad gateway')],
  ])('is our own when %s', (_case, error) => {
    expect(messageOf(error, 'Ours')).toBe('Ours')
  })

  test('is our own when a proxy answers with a page', async () => {
    const error = await apiErrorFrom(new Response('<html>502</html>', { status: 502 }))

    expect(error.status).toBe(502)
    expect(messageOf(error, 'Ours')).toBe('Ours')
  })
})
