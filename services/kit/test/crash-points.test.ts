import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { createTestDatabase } from '../src/testing/database.ts'
import { eventually } from '../src/testing/eventually.ts'
import { startTestNats } from '../src/testing/nats.ts'
import { TEST_VAULT_KEYS } from '../src/testing/people.ts'
import { startServiceProcess } from '../src/testing/service-process.ts'
import { fixtureFolder, migrationsFolder } from './harness.ts'

/** Every point of kit at which a process can be killed between two steps. */
const CRASH_POINTS = [
  'tx.beforeCommit',
  'outbox.afterClaim',
  'outbox.afterPublish',
  'outbox.afterMark',
  'consume.beforeCommit',
  'consume.beforeAck',
  'consume.afterFailure',
  'retry.afterClaim',
]

const THINGS_MAX = 200

describe('a process that is killed', () => {
  // Guards "lost events 0, duplicate effects 0": the ledger of what was made has to equal what was applied, each once.
  test.concurrent.each(CRASH_POINTS)(
    'at %s loses no event and applies none twice',
    { timeout: 150_000 },
    async (point) => {
      await using database = await createTestDatabase(migrationsFolder)
      await using nats = await startTestNats()
      const env = { DATABASE_URL: database.url, NATS_URL: nats.url, VAULT_KEYS: TEST_VAULT_KEYS }
      const ids: string[] = []
      {
        await using doomed = await startServiceProcess(fixtureFolder, { ...env, CRASH_AT: `${point}#3` })
        while (doomed.isAlive() && ids.length < THINGS_MAX) {
          ids.push(randomUUID())
          await make(doomed.url, ids.at(-1) ?? '')
        }
        expect(await doomed.ended).toBe('SIGKILL')
      }

      await using survivor = await startServiceProcess(fixtureFolder, env)
      for (const id of ids) await makeIfMissing(database.url, survivor.url, id)
      const ledger = await eventually(
        `every thing applied; the process said:\n${survivor.output()}`,
        async () => {
          const rows = await readLedger(database.url)
          return rows.length === ids.length && rows.every((row) => row.applied > 0) && rows
        },
        90_000,
      )

      expect(ledger).toEqual(ledger.map(() => ({ made: 1, applied: 1 })))
    },
  )
})

/** Asks for a thing. The answer of a process that is being killed is not known. */
async function make(url: string, id: string): Promise<void> {
  await fetch(`${url}/things/${id}`, { method: 'POST' }).catch(() => undefined)
}

/** What a client does that got no answer: looks, and asks again for what is not there. */
async function makeIfMissing(databaseUrl: string, url: string, id: string): Promise<void> {
  const rows = await query<{ made: number }>(databaseUrl, 'select made from things where id = $1', [id])
  if (!rows[0]?.made) await make(url, id)
}

function readLedger(databaseUrl: string): Promise<{ made: number; applied: number }[]> {
  return query(databaseUrl, 'select made, applied from things where made > 0')
}

async function query<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
