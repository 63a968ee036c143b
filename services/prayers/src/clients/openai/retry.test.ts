import { describe, expect, test } from 'vitest'
import { OpenAiWriterError } from './error.ts'
import { withOneRetry } from './retry.ts'

/** Fails with each of `errors` in turn, then answers; tells how often it was tried and how long the pauses were. */
async function tryAgainst(...errors: OpenAiWriterError[]) {
  const pauses: number[] = []
  let attempts = 0
  const attempt = async () => {
    const error = errors[attempts]
    attempts += 1
    if (error) throw error
    return 'answered'
  }
  const pause = async (ms: number) => {
    pauses.push(ms)
  }
  const result = await withOneRetry(attempt, { pause, pauseMs: 300 }).catch(
    (error: OpenAiWriterError) => error.reason,
  )
  return { result, attempts, pauses }
}

const busy = (retryAfterMs?: number) =>
  new OpenAiWriterError('unavailable', { status: 429, ...(retryAfterMs !== undefined && { retryAfterMs }) })

describe('trying again', () => {
  test('happens once, after what may pass by itself', async () => {
    expect(await tryAgainst(busy())).toEqual({ result: 'answered', attempts: 2, pauses: [300] })
    expect(await tryAgainst(busy(), busy())).toEqual({ result: 'unavailable', attempts: 2, pauses: [300] })
  })

  test('waits as long as the endpoint asks, within reason', async () => {
    expect((await tryAgainst(busy(5_000))).pauses).toEqual([5_000])
    expect(await tryAgainst(busy(5_001))).toEqual({ result: 'unavailable', attempts: 1, pauses: [] })
  })

  test('does not happen after a timeout', async () => {
    expect((await tryAgainst(new OpenAiWriterError('timeout', { wait: 'connection' }))).attempts).toBe(1)
    expect((await tryAgainst(new OpenAiWriterError('timeout', { wait: 'first-token' }))).attempts).toBe(1)
  })

  test.each(['rejected', 'refused', 'malformed', 'aborted'] as const)(
    'does not happen when %s',
    async (reason) => {
      expect((await tryAgainst(new OpenAiWriterError(reason))).attempts).toBe(1)
    },
  )
})
