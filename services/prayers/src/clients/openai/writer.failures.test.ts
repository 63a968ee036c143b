import { startSilentPort } from '@selah/sandbox/openai/silent-port'
import { startSandbox } from '@selah/sandbox/testing'
import { describe, expect, test } from 'vitest'
import { circuitBreaker } from './breaker.ts'
import { hungUpRequests, SECRET, startScene, write } from './scene.testing.ts'

/** What was asked and what was answered: neither may be found in an error. */
const WORDS = new RegExp(`${SECRET}|surgery|Hear|amen|Lord`)

describe('a model that fails', () => {
  test.each([
    ['html', { reason: 'malformed' }],
    ['prose', { reason: 'malformed' }],
    ['wrong-types', { reason: 'malformed' }],
    ['broken-json', { reason: 'malformed' }],
    ['empty', { reason: 'malformed' }],
    ['refuses', { reason: 'refused' }],
    ['content-filter', { reason: 'refused' }],
    ['length', { reason: 'too-long' }],
    ['very-long', { reason: 'too-long' }],
    ['stops-half-way', { reason: 'stopped-early' }],
    ['ends-without-reason', { reason: 'stopped-early' }],
    ['error-half-way', { reason: 'stopped-early' }],
    ['error-400', { reason: 'rejected', status: 400 }],
    ['error-401', { reason: 'rejected', status: 401 }],
    ['error-429', { reason: 'unavailable', status: 429, retryAfterMs: 1_000 }],
    ['error-429-for-an-hour', { reason: 'unavailable', status: 429 }],
    ['error-500', { reason: 'unavailable', status: 500 }],
    ['drops-connection', { reason: 'unavailable' }],
  ] as const)('%s: says so, without anybody’s words', async (knob, expected) => {
    await using scene = await startScene()
    await scene.sandbox.setKnobs(knob)

    const { error } = await write(scene.writer)

    expect(error).toMatchObject(expected)
    expect(error?.cause).toBeUndefined()
    expect(`${error?.stack} ${JSON.stringify(error)}`).not.toMatch(WORDS)
  })

  test.each(['stops-half-way', 'broken-json', 'length'] as const)(
    '%s: yields what was whole before',
    async (knob) => {
      await using scene = await startScene()
      await scene.sandbox.setKnobs(knob)

      const { sentences } = await write(scene.writer)

      expect(sentences.length).toBeGreaterThan(1)
      expect(sentences).not.toContainEqual(expect.objectContaining({ part: 'amen' }))
    },
  )

  test.each([
    ['hangs-before-answering', 'first-token', { firstTokenMs: 80 }],
    ['hangs-before-first-token', 'first-token', { firstTokenMs: 80 }],
    ['hangs-in-the-middle', 'next-token', { nextTokenMs: 80 }],
    ['hangs-in-the-middle', 'total', { totalMs: 200 }],
    ['one-byte-a-second', 'total', { totalMs: 200 }],
  ] as const)(
    '%s: is given up when the %s takes too long, and its connection is closed',
    async (knob, wait, patience) => {
      await using scene = await startScene({ patience })
      await scene.sandbox.setKnobs(knob)

      const { error } = await write(scene.writer)

      expect(error).toMatchObject({ reason: 'timeout', wait })
      const requests = await hungUpRequests(scene.sandbox)
      expect(requests).toHaveLength(1)
    },
  )

  test('that is slow to connect is given up', async () => {
    await using port = await startSilentPort()
    await using scene = await startScene({}, port.url)

    const { error } = await write(scene.writer)

    expect(error).toMatchObject({ reason: 'timeout', wait: 'connection' })
    expect(port.connections()).toBe(1)
  })

  test('that cannot be reached at all is unavailable', async () => {
    const gone = await startSandbox()
    await gone[Symbol.asyncDispose]()
    await using scene = await startScene({}, gone.openAiUrl)

    const { error } = await write(scene.writer)

    expect(error).toMatchObject({ reason: 'unavailable' })
  })
})

describe('asking again', () => {
  test.each(['error-429', 'error-500', 'drops-connection'] as const)('once heals %s', async (knob) => {
    await using scene = await startScene()
    await scene.sandbox.setKnobs({ knob, times: 1 })

    const { sentences, error } = await write(scene.writer)

    expect(error).toBeUndefined()
    expect(sentences.at(-1)).toMatchObject({ part: 'amen' })
    expect(await scene.sandbox.requests()).toHaveLength(2)
  })

  test.each([
    ['error-401', 1],
    ['error-429-for-an-hour', 1],
    ['stops-half-way', 1],
    ['error-500', 2],
    // Once more in plain words, in case a field was the trouble.
    ['error-400', 2],
  ] as const)('does not go on: %s is asked %i times', async (knob, times) => {
    await using scene = await startScene()
    await scene.sandbox.setKnobs(knob)

    await write(scene.writer)

    expect(await scene.sandbox.requests()).toHaveLength(times)
  })
})

describe('the breaker of a writer', () => {
  test('keeps people from waiting for an endpoint that is down, until it is well again', async () => {
    const clock = { ms: 0 }
    const breaker = circuitBreaker({ failuresMax: 2, openMs: 1_000, now: () => clock.ms })
    await using scene = await startScene({ breaker })
    await scene.sandbox.setKnobs('error-429-for-an-hour')
    await write(scene.writer)
    await write(scene.writer)

    const refused = await write(scene.writer)
    expect(refused.error).toMatchObject({ reason: 'breaker-open' })
    expect(await scene.sandbox.requests()).toHaveLength(2)

    await scene.sandbox.setKnobs()
    clock.ms = 1_000
    const probe = await write(scene.writer)
    const after = await write(scene.writer)
    expect([probe.error, after.error]).toEqual([undefined, undefined])
  })

  test('is not opened by answers that are no use, since one person could switch the model off for all', async () => {
    const breaker = circuitBreaker({ failuresMax: 1 })
    await using scene = await startScene({ breaker })

    for (const knob of ['prose', 'refuses', 'very-long', 'error-400'] as const) {
      await scene.sandbox.setKnobs(knob)
      await write(scene.writer)
    }

    expect(breaker.enter()).toBeDefined()
  })
})
