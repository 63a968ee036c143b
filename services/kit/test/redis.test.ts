import { describe, expect, test } from 'vitest'
import { loadConfig } from '../src/config.ts'
import { createLogger } from '../src/log.ts'
import { openNeeds, settingsFor } from '../src/service/needs.ts'
import { eventually } from '../src/testing/eventually.ts'
import { startTestRedis } from '../src/testing/redis.ts'

const NEEDS = ['redis'] as const

/** What a service gets that needs Redis. */
async function startNeeding(url: string) {
  const lines: string[] = []
  const log = createLogger('test', 'info', { write: (line) => void lines.push(line) })
  const lifetime = new AsyncDisposableStack()
  const config = loadConfig(settingsFor(NEEDS), { REDIS_URL: url })
  const { redis } = await openNeeds({ name: 'test', needs: NEEDS }, config, log, lifetime)
  return {
    redis,
    times: (message: string) => lines.filter((line) => line.includes(`"${message}"`)).length,
    [Symbol.asyncDispose]: () => lifetime.disposeAsync(),
  }
}

const isReady = (redis: { status: string }) =>
  eventually('redis to be ready', async () => redis.status === 'ready')

describe('a service that needs Redis', () => {
  test('is refused at once while Redis is away, and served when it is back', async () => {
    await using server = await startTestRedis()
    await using it = await startNeeding(server.url)
    await isReady(it.redis)
    expect(await it.redis.incr('count')).toBe(1)

    await server.stop()
    await eventually('it to be noticed', async () => it.times('redis is away') > 0)
    await expect(it.redis.incr('count')).rejects.toThrow()

    await server.start()
    await isReady(it.redis)
    expect(await it.redis.incr('count')).toBeGreaterThan(0)
    expect([it.times('redis is away'), it.times('redis is back')]).toEqual([1, 1])
  })

  test('starts without Redis, says once that it is away, and can be stopped', async () => {
    const it = await startNeeding('redis://127.0.0.1:1')
    const attempts: string[] = []
    it.redis.on('error', (error) => attempts.push(error.message))
    await eventually('several attempts', async () => attempts.length > 2)

    await expect(it.redis.get('count')).rejects.toThrow()
    await it[Symbol.asyncDispose]()

    expect([it.times('redis is away'), it.times('redis is back')]).toEqual([1, 0])
  })

  test('gets the answers it waits for before its connection ends', async () => {
    await using server = await startTestRedis()
    const it = await startNeeding(server.url)
    await isReady(it.redis)

    const answers = Array.from({ length: 50 }, () => it.redis.incr('count'))
    await it[Symbol.asyncDispose]()

    expect((await Promise.all(answers)).at(-1)).toBe(50)
    await eventually('the connection to end', async () => it.redis.status === 'end')
  })
})

test('a service without REDIS_URL is told that it is missing', () => {
  expect(() => loadConfig(settingsFor(NEEDS), {})).toThrow('REDIS_URL is missing')
})
