import { randomUUID } from 'node:crypto'
import { dbOf } from '@selah/kit/db'
import { sleep } from '@selah/kit/retry'
import { buildApp } from '@selah/kit/service/app'
import type { TestDatabase } from '@selah/kit/testing/database'
import { eventually } from '@selah/kit/testing/eventually'
import { createServiceDatabase } from '@selah/kit/testing/service'
import { composerWriter } from '@selah/prayer-engine/composer'
import type { PrayerWriter } from '@selah/prayer-engine/writer'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { LEASE_MS } from '../src/db/generation-repository.ts'
import { service } from '../src/service.ts'
import { createSweeper, sweepAbandonedGenerations } from '../src/workers/sweep-abandoned-generations.ts'
import { askForPeace, heldWriter, startPrayers, type TestPrayers, usage } from './harness.ts'

/** How long a person may be kept from asking by what went wrong for them (T13). */
const BOUND_MS = 10_000

const asking = (key: string) => ({ ...askForPeace, headers: { 'idempotency-key': key } })

/** Writes, and has the database go away before its prayer can be kept. */
function writerBeforeOutage(database: TestDatabase): PrayerWriter & { gone: Promise<void> } {
  const { promise: gone, resolve } = Promise.withResolvers<void>()
  let hasGone = false
  return {
    name: 'openai',
    gone,
    async *write(task, signal) {
      yield* composerWriter.write(task, signal)
      if (!hasGone) await database.goAway()
      hasGone = true
      resolve()
    },
  }
}

const expireLeases = (prayers: TestPrayers) =>
  dbOf(prayers.pool).execute(
    sql`update generations set reserved_until = now() - interval '1 second' where status = 'running'`,
  )

/** A prayer that another process is writing, and holds: what is lost with it, and the process beside it. */
async function writingElsewhere() {
  const lifetime = new AsyncDisposableStack()
  const writer = heldWriter()
  const database = lifetime.use(await createServiceDatabase(service))
  const dead = lifetime.use(await startPrayers({ databaseUrl: database.url, writers: [writer] }))
  const here = lifetime.use(await startPrayers({ databaseUrl: database.url }))
  const userId = randomUUID()
  const key = randomUUID()
  const lost = dead.as(userId).request(asking(key))
  await writer.reached
  return { here, userId, key, lost, writer, [Symbol.asyncDispose]: () => lifetime.disposeAsync() }
}

/** Does `work` while no process renews a lease: the one that writes is as good as dead. */
async function withoutRenewals<Result>(prayers: TestPrayers, work: () => Promise<Result>): Promise<Result> {
  const ending = new AbortController()
  const expiring = (async () => {
    for (; !ending.signal.aborted; await sleep(20, ending.signal)) await expireLeases(prayers)
  })()
  try {
    return await work()
  } finally {
    ending.abort()
    await expiring
  }
}

describe('a database that goes away while a prayer is written', () => {
  test('for a moment costs nobody anything', async () => {
    await using database = await createServiceDatabase(service)
    const writer = writerBeforeOutage(database)
    await using prayers = await startPrayers({ databaseUrl: database.url, writers: [writer] })
    const ana = prayers.as(randomUUID())

    const answer = ana.request(asking(randomUUID()))
    await writer.gone
    await eventually('the outage to be noticed', async () => prayers.pool.totalCount === 0)
    await database.comeBack()

    expect((await answer).statusCode).toBe(200)
    expect(await usage(prayers, ana.userId)).toEqual({ used: 1, reserved: 0 })
    expect(await prayers.announced()).toEqual(['prayers.prayer_generated.v1'])
  })

  test('for longer has it given back: the same key begins again within 10 s', {
    timeout: 60_000,
  }, async () => {
    await using database = await createServiceDatabase(service)
    await using prayers = await startPrayers({
      databaseUrl: database.url,
      writers: [writerBeforeOutage(database)],
    })
    const ana = prayers.as(randomUUID())
    const key = randomUUID()

    const failed = await ana.request(asking(key))
    await database.comeBack()
    const from = Date.now()
    const again = await ana.request(asking(key))

    expect(failed.statusCode).toBe(503)
    expect(Number(failed.headers['retry-after'])).toBeGreaterThan(0)
    expect(again.statusCode).toBe(200)
    expect(Date.now() - from).toBeLessThan(BOUND_MS)
    expect(await usage(prayers, ana.userId)).toEqual({ used: 1, reserved: 0 })
  })

  test('is no reason to write nothing when only earlier prayers cannot be read', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    await ana.request(askForPeace)
    const open = async () => {
      throw new Error('Connection terminated unexpectedly')
    }
    await using app = await buildApp('prayers', service.processes.main, {
      ...prayers.deps,
      vault: { ...prayers.deps.vault, open },
    })

    const authorization = `Bearer ${await prayers.tokenOf(ana.userId)}`
    const reply = await app.inject({ ...askForPeace, headers: { authorization } })

    expect(reply.statusCode).toBe(200)
  })

  test('is given back in the background when nobody asks again', { timeout: 60_000 }, async () => {
    await using database = await createServiceDatabase(service)
    await using prayers = await startPrayers({
      databaseUrl: database.url,
      writers: [writerBeforeOutage(database)],
    })
    const ana = prayers.as(randomUUID())

    await ana.request(askForPeace)
    await database.comeBack()

    await eventually(
      'nothing held any more',
      async () => (await usage(prayers, ana.userId)).reserved === 0,
      BOUND_MS,
    )
  })
})

describe('a process that dies while it writes a prayer', () => {
  test('keeps its person no longer than its lease', async () => {
    expect(LEASE_MS).toBeLessThan(BOUND_MS)
    await using writing = await writingElsewhere()
    const { here, userId, key, lost, writer } = writing

    const waits = here.as(userId).request(asking(key))
    const blocked = await here.as(userId).request(askForPeace)
    const served = await withoutRenewals(here, () =>
      eventually('a prayer', async () => {
        const reply = await here.as(userId).request(askForPeace)
        return reply.statusCode !== 409 && reply
      }),
    )

    expect(blocked.statusCode).toBe(409)
    expect(served.statusCode).toBe(200)
    // The reader who followed the lost one is told, and may ask again.
    expect((await waits).json()).toMatchObject({ code: 'generation_failed', status: 503 })
    writer.release()
    // The dead one was only slow: it finds that its prayer was given back, which is no cancelling.
    expect((await lost).json()).toMatchObject({ code: 'generation_failed' })
    expect(await usage(here, userId)).toEqual({ used: 1, reserved: 0 })
  })

  test('has its followers told without another asking', async () => {
    await using writing = await writingElsewhere()
    const { here, userId, key, lost, writer } = writing

    const waits = here.as(userId).request(asking(key))
    // One person's askings begin in turn: the first is waiting once the second is answered.
    expect((await here.as(userId).request(askForPeace)).statusCode).toBe(409)
    const told = await withoutRenewals(here, () => waits)

    expect(told.json().code).toBe('generation_failed')
    expect(await usage(here, userId)).toEqual({ used: 0, reserved: 0 })
    writer.release()
    await lost
  })
})

describe('the sweeper', () => {
  test('leaves a prayer alone that this process writes, however late it says so', async () => {
    const writer = heldWriter()
    await using prayers = await startPrayers({ writers: [writer] })
    const ana = prayers.as(randomUUID())
    const answer = ana.request(askForPeace)
    await writer.reached
    await expireLeases(prayers)

    expect(await sweepAbandonedGenerations(prayers.deps)).toBe(0)

    writer.release()
    expect((await answer).statusCode).toBe(200)
  })

  // Writers could not renew their leases either: swept at once, all that live would lose their prayers.
  test('gives writers a lease’s time after an outage of the database', async () => {
    await using database = await createServiceDatabase(service)
    let now = new Date()
    await using prayers = await startPrayers({ databaseUrl: database.url, now: () => now })
    const sweep = createSweeper(prayers.deps)
    const userId = randomUUID()
    await prayers.as(userId).request(askForPeace)
    await dbOf(prayers.pool).execute(sql`
      update generations set status = 'running', reserved_until = now() - interval '1 second'`)
    await dbOf(prayers.pool).execute(sql`update quotas set used = 0, reserved = 1`)

    await database.goAway()
    await expect(sweep()).rejects.toThrow()
    await database.comeBack()

    expect(await sweep()).toBe(0)
    now = new Date(now.getTime() + LEASE_MS)
    expect(await sweep()).toBe(1)
    expect(await usage(prayers, userId)).toEqual({ used: 0, reserved: 0 })
  })
})
