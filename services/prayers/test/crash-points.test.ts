import { randomUUID } from 'node:crypto'
import { eventually } from '@selah/kit/testing/eventually'
import { startTestNats } from '@selah/kit/testing/nats'
import { TEST_VAULT_KEYS, testIssuer, testServiceKey } from '@selah/kit/testing/people'
import { createServiceDatabase } from '@selah/kit/testing/service'
import { startServiceProcess } from '@selah/kit/testing/service-process'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { service } from '../src/service.ts'
import { askForPeace, prayersFolder } from './harness.ts'

interface Ledger {
  readonly used: number
  readonly reserved: number
  readonly done: number
  readonly running: number
  readonly announced: number
}

/** Where a process can be killed while a prayer is written, and what its person has then. */
const CRASH_POINTS = [
  { point: 'generation.afterReserve', had: 0 },
  { point: 'generation.beforeCommit', had: 0 },
  { point: 'generation.afterCommit', had: 1 },
]

describe('a process that is killed while it writes a prayer', () => {
  // Guards "costs nothing when it fails" and "lost events 0": count, result and event are there together, or none.
  test.concurrent.each(CRASH_POINTS)(
    'at $point leaves the person with $had prayers, and free to ask again when its lease has run out',
    { timeout: 90_000 },
    async ({ point, had }) => {
      await using database = await createServiceDatabase(service)
      await using nats = await startTestNats()
      const issuer = testIssuer()
      await using identity = await issuer.serve()
      const env = settingsFor({ database, nats, identity, issuer })
      const token = await issuer.tokenFor(randomUUID())
      const key = randomUUID()
      {
        await using doomed = await startServiceProcess(prayersFolder, { ...env, CRASH_AT: point })
        await ask(doomed.url, token, key).catch(() => undefined)
        expect(await doomed.ended).toBe('SIGKILL')
      }

      await using survivor = await startServiceProcess(prayersFolder, env)
      await endLease(database.url)
      await eventually('nothing held any more', async () => (await readLedger(database.url)).reserved === 0)
      expect(await readLedger(database.url)).toMatchObject({
        used: had,
        done: had,
        running: 0,
        announced: had,
      })

      // The browser asks again with the same key: it finds its prayer, or has it written now.
      const again = await ask(survivor.url, token, key)
      expect(again.status).toBe(200)
      await eventually(
        'the event to be published',
        async () => (await readLedger(database.url)).announced === 1,
      )
      expect(await readLedger(database.url)).toEqual({
        used: 1,
        reserved: 0,
        done: 1,
        running: 0,
        announced: 1,
      })
    },
  )

  // Guards "an id is one prayer for ever": what was lost stays lost, what was written is found.
  test.concurrent.each([
    { point: 'generation.afterReserve', status: 409, state: 'failed', used: 0 },
    { point: 'generation.beforeCommit', status: 409, state: 'failed', used: 0 },
    { point: 'generation.afterCommit', status: 200, state: 'done', used: 1 },
  ])(
    'at $point leaves the id that its browser chose $state',
    { timeout: 90_000 },
    async ({ point, status, state, used }) => {
      await using database = await createServiceDatabase(service)
      await using nats = await startTestNats()
      const issuer = testIssuer()
      await using identity = await issuer.serve()
      const env = settingsFor({ database, nats, identity, issuer })
      const token = await issuer.tokenFor(randomUUID())
      const id = randomUUID()
      {
        await using doomed = await startServiceProcess(prayersFolder, { ...env, CRASH_AT: point })
        await put(doomed.url, token, id).catch(() => undefined)
        expect(await doomed.ended).toBe('SIGKILL')
      }

      await using survivor = await startServiceProcess(prayersFolder, env)
      await endLease(database.url)
      await eventually('nothing held any more', async () => (await readLedger(database.url)).reserved === 0)
      const again = await put(survivor.url, token, id)
      const headers = { authorization: `Bearer ${token}` }
      const read = await fetch(`${survivor.url}/api/v1/generations/${id}`, { headers })

      expect(again.status).toBe(status)
      expect(await read.json()).toMatchObject({ generation_id: id, state })
      expect(await readLedger(database.url)).toMatchObject({ used, reserved: 0, done: used, announced: used })
    },
  )

  // Guards the lease: a person does not pay for a process that died with being kept from asking.
  test('keeps its person from asking for 10 s at most, at another process', { timeout: 90_000 }, async () => {
    await using database = await createServiceDatabase(service)
    await using nats = await startTestNats()
    const issuer = testIssuer()
    await using identity = await issuer.serve()
    const env = settingsFor({ database, nats, identity, issuer })
    const token = await issuer.tokenFor(randomUUID())
    await using survivor = await startServiceProcess(prayersFolder, env)
    await using doomed = await startServiceProcess(prayersFolder, {
      ...env,
      CRASH_AT: 'generation.beforeCommit',
    })
    await ask(doomed.url, token, randomUUID()).catch(() => undefined)
    await doomed.ended

    expect((await ask(survivor.url, token, randomUUID())).status).toBe(409)
    expect(await endLease(database.url)).toBeLessThanOrEqual(10_000)
    expect((await ask(survivor.url, token, randomUUID())).status).toBe(200)
  })
})

interface Surroundings {
  readonly database: { readonly url: string }
  readonly nats: { readonly url: string }
  readonly identity: { readonly url: string }
  readonly issuer: { readonly issuer: string }
}

function settingsFor({ database, nats, identity, issuer }: Surroundings): Record<string, string> {
  return {
    DATABASE_URL: database.url,
    NATS_URL: nats.url,
    VAULT_KEYS: TEST_VAULT_KEYS,
    IDENTITY_URL: identity.url,
    TOKEN_ISSUER: issuer.issuer,
    SERVICE_PRIVATE_KEY: testServiceKey('prayers'),
  }
}

function ask(url: string, token: string, key: string): Promise<Response> {
  return fetch(`${url}${askForPeace.url}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(askForPeace.payload),
  })
}

function put(url: string, token: string, id: string): Promise<Response> {
  return fetch(`${url}/api/v1/generations/${id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(askForPeace.payload),
  })
}

/** Ends the lease of what is being written, and gives back how many milliseconds it had left. */
async function endLease(databaseUrl: string): Promise<number> {
  const [lease] = await query<{ ms: number }>(
    databaseUrl,
    `update generations set reserved_until = now() - interval '1 s' where status = 'running'
     returning (extract(epoch from old.reserved_until - now()) * 1000)::float as ms`,
  )
  return lease?.ms ?? 0
}

async function readLedger(databaseUrl: string): Promise<Ledger> {
  const [ledger] = await query<Ledger>(
    databaseUrl,
    `select (select coalesce(sum(used), 0)::int from quotas) as used,
       (select coalesce(sum(reserved), 0)::int from quotas) as reserved,
       (select count(*)::int from generations where status = 'done') as done,
       (select count(*)::int from generations where status = 'running') as running,
       (select count(*)::int from outbox) as announced`,
  )
  if (!ledger) throw new Error('no ledger')
  return ledger
}

async function query<Row extends pg.QueryResultRow>(databaseUrl: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
