import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { startTestNats } from '@selah/kit/testing/nats'
import { testIssuer, testServiceKey } from '@selah/kit/testing/people'
import { createServiceDatabase } from '@selah/kit/testing/service'
import { startServiceProcess } from '@selah/kit/testing/service-process'
import pg from 'pg'
import { expect, test } from 'vitest'
import { service } from '../../src/service.ts'

const FOLDER = fileURLToPath(new URL('../..', import.meta.url))
const NINE = { time: '09:00', days_of_week: [1, 2, 3, 4, 5, 6, 7], timezone: 'UTC' }
const DAY_MS = 24 * 60 * 60_000

/** What is needed to answer people, one of them, and what is kept of her reminders. */
async function startAnswering() {
  await using opened = new AsyncDisposableStack()
  const database = opened.use(await createServiceDatabase(service))
  const nats = opened.use(await startTestNats())
  const issuer = testIssuer()
  const identity = opened.use(await issuer.serve())
  const pool = opened.adopt(new pg.Pool({ connectionString: database.url, max: 1 }), (each) => each.end())
  const env = {
    ...{ DATABASE_URL: database.url, NATS_URL: nats.url, IDENTITY_URL: identity.url },
    ...{ TOKEN_ISSUER: issuer.issuer, STOP_KEY: 'a secret that never changes' },
    SERVICE_PRIVATE_KEY: testServiceKey('notifications'),
  }
  const authorization = `Bearer ${await issuer.tokenFor(randomUUID())}`
  const lifetime = opened.move()
  return {
    start: (more: Readonly<Record<string, string>> = {}) => startServiceProcess(FOLDER, { ...env, ...more }),
    async ask({ url }: { url: string }, method: string, path: string, body: object) {
      const headers = { authorization, 'content-type': 'application/json' }
      const response = await fetch(`${url}/api/v1${path}`, { method, headers, body: JSON.stringify(body) })
      return { status: response.status, json: (await response.json()) as Record<string, unknown> }
    },
    kept: async () => (await pool.query('select id, time, next_fire_at from reminders')).rows,
    [Symbol.asyncDispose]: () => lifetime.disposeAsync(),
  }
}

/** The next time that the clock of UTC shows this. */
function next(time: string): Date {
  const today = new Date(`${new Date().toISOString().slice(0, 10)}T${time}:00Z`)
  return today.getTime() > Date.now() ? today : new Date(today.getTime() + DAY_MS)
}

test.each([
  { point: 'reminders.beforeCommit', isKept: false },
  { point: 'reminders.afterCommit', isKept: true },
])(
  'killed at $point, a reminder is there whole or not at all, and asking again makes it so',
  { timeout: 120_000 },
  async ({ point, isKept }) => {
    await using answering = await startAnswering()
    const { ask, kept, start } = answering
    await using survivor = await start()
    const id = randomUUID()
    const atNine = { id, time: '09:00', next_fire_at: next('09:00') }
    const atSix = { id, time: '18:00', next_fire_at: next('18:00') }
    {
      await using doomed = await start({ CRASH_AT: point })
      await expect(ask(doomed, 'POST', '/reminders', { ...NINE, id })).rejects.toThrow()
      expect(await doomed.ended).toBe('SIGKILL')
    }
    expect(await kept()).toEqual(isKept ? [atNine] : [])

    const again = await ask(survivor, 'POST', '/reminders', { ...NINE, id })

    expect(again).toMatchObject({
      status: 201,
      json: { id, next_fire_at: atNine.next_fire_at.toISOString() },
    })
    expect(await kept()).toEqual([atNine])
    {
      await using doomed = await start({ CRASH_AT: point })
      await expect(ask(doomed, 'PATCH', `/reminders/${id}`, { time: '18:00' })).rejects.toThrow()
      expect(await doomed.ended).toBe('SIGKILL')
    }
    expect(await kept()).toEqual([isKept ? atSix : atNine])

    const changed = await ask(survivor, 'PATCH', `/reminders/${id}`, { time: '18:00' })

    expect(changed).toMatchObject({ status: 200, json: { next_fire_at: atSix.next_fire_at.toISOString() } })
    expect(await kept()).toEqual([atSix])
  },
)
