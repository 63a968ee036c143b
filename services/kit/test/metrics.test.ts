import { randomUUID } from 'node:crypto'
import { freePort } from '@selah/scripts/local-servers/free-port'
import { describe, expect, test } from 'vitest'
import { createTestDatabase } from '../src/testing/database.ts'
import { eventually } from '../src/testing/eventually.ts'
import { startTestNats } from '../src/testing/nats.ts'
import { startServiceProcess } from '../src/testing/service-process.ts'
import { fixtureFolder, migrationsFolder } from './harness.ts'

/** A process that is measured, and a way to read its numbers. */
async function startMeasured() {
  await using opened = new AsyncDisposableStack()
  const database = opened.use(await createTestDatabase(migrationsFolder))
  const nats = opened.use(await startTestNats())
  const metricsPort = await freePort()
  const env = { DATABASE_URL: database.url, NATS_URL: nats.url, METRICS_PORT: String(metricsPort) }
  const service = opened.use(await startServiceProcess(fixtureFolder, env))
  const all = opened.move()
  return {
    database,
    nats,
    url: service.url,
    make: (id: string) => fetch(`${service.url}/things/${id}`, { method: 'POST' }),
    /** The value of one line, by its name with labels; undefined when it is not said. */
    async read(line: string): Promise<number | undefined> {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      const found = text.split('\n').find((each) => each.startsWith(`${line} `))
      return found === undefined ? undefined : Number(found.slice(line.length))
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}

const CONSUMER = '{consumer="fixture-on-thing"}'

describe('the numbers of a process', () => {
  test('say how it fares, on a port of their own', async () => {
    await using it = await startMeasured()

    await it.make(randomUUID().replace(/.$/, '1'))
    await eventually('the event to leave', async () => (await it.read('selah_outbox_unpublished')) === 0)
    await eventually('it to arrive', async () => (await it.read(`selah_consumer_lag${CONSUMER}`)) === 0)

    const made = 'http_server_request_duration_seconds_count{operation="makeThing",status="200"}'
    expect(await it.read(made)).toBe(1)
    expect(await it.read('selah_worker_rounds_total{worker="tidy",outcome="idle"}')).toBeGreaterThan(0)
    expect(await it.read(`selah_events_failing${CONSUMER}`)).toBe(0)
    expect(await it.read(`selah_events_parked${CONSUMER}`)).toBe(0)
    expect(await it.read('selah_db_connections{state="awaited"}')).toBe(0)
    expect(await it.read('nodejs_eventloop_delay_p99_seconds')).toBeGreaterThan(0)
    expect(await it.read('nodejs_eventloop_utilization')).toBeLessThanOrEqual(1)
    expect(await it.read('process_memory_usage_bytes')).toBeGreaterThan(1e6)
    expect((await fetch(`${it.url}/metrics`)).status).toBe(404)
  })

  test('show that events do not flow while NATS is away', async () => {
    await using it = await startMeasured()
    await it.nats.stop()

    await it.make(randomUUID().replace(/.$/, '1'))
    await eventually(
      'the age to grow',
      async () => ((await it.read('selah_outbox_oldest_age_seconds')) ?? 0) > 0.5,
    )

    expect(await it.read('selah_outbox_unpublished')).toBe(1)
    expect(await it.read(`selah_consumer_lag${CONSUMER}`)).toBeNaN()
  })

  test('are said also while the database is away', async () => {
    await using it = await startMeasured()
    expect(await it.read('selah_outbox_unpublished')).toBe(0)
    await it.database.goAway()

    expect(await it.read('selah_outbox_unpublished')).toBeNaN()
    expect(await it.read('process_memory_usage_bytes')).toBeGreaterThan(1e6)
  })
})
