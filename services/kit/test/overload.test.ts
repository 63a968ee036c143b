import { expect, test } from 'vitest'
import { createApp } from '../src/http/app.ts'
import { healthRoutes } from '../src/http/health.ts'
import { CROWD_MIN } from '../src/http/overload.ts'
import { createLogger } from '../src/log.ts'
import { eventually } from '../src/testing/eventually.ts'

// Every event loop is later than this, so this one is overloaded from its first measurement on.
const NEVER_MET_MS = 0.000_001

/** An app that is late, and requests to it that are never answered. */
async function startLate(waiting: number) {
  const app = createApp({
    name: 'test',
    log: createLogger('test', 'silent'),
    eventLoopDelayMaxMs: NEVER_MET_MS,
  })
  const goOn = Promise.withResolvers<object>()
  app.get('/waits', () => goOn.promise)
  healthRoutes(app, { check: async () => undefined })
  await app.ready()
  const replies = Array.from({ length: waiting }, () =>
    app.inject('/waits').then((reply) => reply.statusCode),
  )
  return {
    app,
    async [Symbol.asyncDispose]() {
      goOn.resolve({})
      expect(new Set(await Promise.all(replies))).toEqual(new Set(waiting > 0 ? [200] : []))
      await app.close()
    },
  }
}

test('a process that cannot keep up says so at once, and is not taken for dead', async () => {
  await using server = await startLate(CROWD_MIN)

  const refused = await eventually('a refusal', async () => {
    const reply = await server.app.inject('/anything')
    return reply.statusCode === 503 && reply
  })

  expect(refused.json()).toMatchObject({ code: 'overloaded', detail: expect.stringMatching(/try again/) })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await server.app.inject('/livez')).statusCode).toBe(200)
  expect((await server.app.inject('/readyz')).statusCode).toBe(200)
})

test('a process that is kept waiting by others refuses nobody', async () => {
  await using server = await startLate(0)
  await eventually('a measurement', async () => server.app.memoryUsage().eventLoopDelay > 0)

  expect((await server.app.inject('/anything')).statusCode).toBe(404)
})
