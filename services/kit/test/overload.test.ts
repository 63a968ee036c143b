import { expect, test } from 'vitest'
import { createApp } from '../src/http/app.ts'
import { healthRoutes } from '../src/http/health.ts'
import { createLogger } from '../src/log.ts'
import { eventually } from '../src/testing/eventually.ts'

// Every event loop is later than this, so this one is overloaded from its first measurement on.
const NEVER_MET_MS = 0.000_001

test('a process that cannot keep up says so at once, and is not taken for dead', async () => {
  const log = createLogger('test', 'silent')
  const app = createApp({ name: 'test', log, eventLoopDelayMaxMs: NEVER_MET_MS })
  healthRoutes(app, { check: async () => undefined })

  const refused = await eventually('a refusal', async () => {
    const reply = await app.inject('/anything')
    return reply.statusCode === 503 && reply
  })

  expect(refused.json()).toMatchObject({ code: 'overloaded', detail: expect.stringMatching(/try again/) })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await app.inject('/livez')).statusCode).toBe(200)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  await app.close()
})
