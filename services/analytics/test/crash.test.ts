import { join } from 'node:path'
import { eventually } from '@selah/kit/testing/eventually'
import { startTestNats } from '@selah/kit/testing/nats'
import { createServiceDatabase } from '@selah/kit/testing/service'
import { startServiceProcess } from '@selah/kit/testing/service-process'
import pg from 'pg'
import { test } from 'vitest'
import { service } from '../src/service.ts'
import { somebody } from './harness.ts'
import { startPrayerEvents } from './prayer-events.ts'

const FOLDER = join(import.meta.dirname, '..')
const EVENTS = 20

// A kill before the commit must lose nothing, one after it must apply nothing twice. The tenth event is met in the
// middle of a batch, with events on both sides of it; a batch has one commit.
test.concurrent.for(['consume.beforeCommit#10', 'tx.beforeCommit', 'consume.beforeAck#10'])(
  'a process killed at %s loses no event and applies none twice',
  { timeout: 60_000 },
  async (crashAt, { expect }) => {
    await using nats = await startTestNats()
    await using database = await createServiceDatabase(service)
    await using prayers = await startPrayerEvents(nats.url)
    const env = {
      DATABASE_URL: database.url,
      NATS_URL: nats.url,
      IDENTITY_URL: 'http://127.0.0.1:1',
      TOKEN_ISSUER: 'test',
    }
    const people = Array.from({ length: EVENTS }, somebody)
    for (const person of people) await prayers.generated(person)

    await using doomed = await startServiceProcess(FOLDER, { ...env, CRASH_AT: crashAt })
    expect(await doomed.ended).toBe('SIGKILL')
    await using _successor = await startServiceProcess(FOLDER, env)

    const applied = await eventually(
      'every event applied',
      async () => {
        const rows = await activities(database.url)
        return rows.length >= EVENTS ? rows : undefined
      },
      // JetStream gives what the dead process held to its successor when its wait for an ack is over: 10 s.
      25_000,
    )
    expect(applied.toSorted()).toEqual(people.toSorted())
  },
)

async function activities(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ user_id: string }>('select user_id from activities')
    return rows.map((row) => row.user_id)
  } finally {
    await client.end()
  }
}
