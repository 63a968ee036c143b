import { randomUUID } from 'node:crypto'
import { create, toBinary } from '@bufbuild/protobuf'
import { AnalyticsPersonErased, ErasureRequested, type EventType, UserRegistered } from '@selah/proto/events'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dbOf } from '../src/db.ts'
import { erasureConsumers, lookAgain } from '../src/erasure/erase.ts'
import { consumeOnce, consumer } from '../src/events/inbox.ts'
import { createVault } from '../src/vault.ts'
import { things } from './fixture/src/schema.ts'
import { announce, startKit, type TestKit } from './harness.ts'

const service = {
  name: 'analytics',
  needs: ['database', 'events', 'vault'] as const,
  personal: { columns: [things.id] },
}
const [onErasureRequested] = erasureConsumers(service)
const onThing = consumer({
  name: 'late',
  event: UserRegistered,
  async handle(tx, { userId }) {
    await tx.insert(things).values({ id: userId, applied: 1 }).onConflictDoNothing()
  },
})
const vault = createVault([{ id: 'test', key: new Uint8Array(32) }])

let kit: TestKit
beforeEach(async () => {
  kit = await startKit()
})
afterEach(() => kit[Symbol.asyncDispose]())

describe('when the erasure of a person is requested, a service', () => {
  test('deletes what it declares, the key first of all, and what kit keeps of them', async () => {
    const [ana, bento] = [await somebody(), await somebody()]

    await request(ana)

    expect(await everythingOf(ana)).toEqual({ things: 0, person_keys: 0, failing: 0, parked: 0, outbox: 0 })
    expect(await everythingOf(bento)).toEqual({ things: 1, person_keys: 1, failing: 1, parked: 1, outbox: 1 })
  })

  test('lets events go out that are not published yet, and answers only then', async () => {
    const ana = await somebody()
    await announce(kit.pool, ana)
    await request(ana)
    expect(await lookAgain(service, { pool: kit.pool, settleMs: 0 })).toBe(0)
    expect(await everythingOf(ana)).toMatchObject({ outbox: 1 })

    await published(ana)

    expect(await lookAgain(service, { pool: kit.pool, settleMs: 0 })).toBe(1)
    expect(await everythingOf(ana)).toMatchObject({ outbox: 0 })
  })

  test('drops events that come late, and applies those of others', async () => {
    const [ana, bento] = [randomUUID(), randomUUID()]
    await request(ana)

    await deliver(onThing, UserRegistered, ana, { userId: ana })
    await deliver(onThing, UserRegistered, bento, { userId: bento })

    expect(await everythingOf(ana)).toMatchObject({ things: 0 })
    expect(await everythingOf(bento)).toMatchObject({ things: 1 })
  })

  test('finds at its second look what was being written meanwhile, and answers with the id of the erasure', async () => {
    const ana = await somebody()
    const erasureId = await request(ana)
    await dbOf(kit.pool).insert(things).values({ id: ana })
    await vault.seal(dbOf(kit.pool), ana, [{ use: 'letters', text: 'words' }])
    expect(await lookAgain(service, { pool: kit.pool, settleMs: 60_000 })).toBe(0)

    expect(await lookAgain(service, { pool: kit.pool, settleMs: 0 })).toBe(1)

    expect(await everythingOf(ana)).toEqual({ things: 0, person_keys: 0, failing: 0, parked: 0, outbox: 0 })
    expect(await answersOf(erasureId)).toBe(1)
    expect(await kit.count('erased_people where user_id = $1', [ana])).toBe(0)
    expect(await lookAgain(service, { pool: kit.pool, settleMs: 0 })).toBe(0)
  })

  test('notes in the same transaction what it has to end itself', async () => {
    const ana = await somebody()
    const noted: unknown[] = []
    const [noting] = erasureConsumers({
      ...service,
      personal: { ...service.personal, noteRequest: async (_tx, request) => void noted.push(request) },
    })
    if (!noting) throw new Error('no consumer')
    const erasureId = randomUUID()

    await deliver(noting, ErasureRequested, ana, { userId: ana, erasureId })

    expect(noted).toEqual([{ userId: ana, erasureId }])
  })

  test('answers once more when it is asked once more', async () => {
    const ana = await somebody()
    const erasureId = await request(ana)
    await lookAgain(service, { pool: kit.pool, settleMs: 0 })

    await request(ana, erasureId)
    await request(ana, erasureId)
    await lookAgain(service, { pool: kit.pool, settleMs: 0 })

    expect(await answersOf(erasureId)).toBe(2)
  })
})

/** A person with a row in each place. */
async function somebody(): Promise<string> {
  const id = randomUUID()
  const db = dbOf(kit.pool)
  await db.insert(things).values({ id })
  await vault.seal(db, id, [{ use: 'letters', text: 'words' }])
  await announce(kit.pool, id)
  await published(id)
  const payload = toBinary(UserRegistered.schema, create(UserRegistered.schema, { userId: id }))
  await db.execute(sql`
    insert into failing_events (consumer, event_id, subject, payload, attempts, next_attempt_at)
    values ('late', ${id}, ${`${UserRegistered.subject}.${id}`}, ${payload}, 1, now())`)
  await db.execute(sql`
    insert into parked_events (consumer, event_id, subject, payload, reason, deliveries)
    values ('late', ${id}, 'identity.something.v1.else', ${payload}, 'Error', 6)`)
  return id
}

async function everythingOf(id: string) {
  return {
    things: await kit.count('things where id = $1', [id]),
    person_keys: await kit.count('person_keys where user_id = $1', [id]),
    failing: await kit.count('failing_events where event_id = $1', [id]),
    parked: await kit.count('parked_events where event_id = $1', [id]),
    outbox: await kit.count('outbox where key = $1', [id]),
  }
}

async function request(userId: string, erasureId: string = randomUUID()): Promise<string> {
  if (!onErasureRequested) throw new Error('no consumer')
  await deliver(onErasureRequested, ErasureRequested, userId, { userId, erasureId })
  return erasureId
}

async function deliver(to: typeof onThing, { subject, schema }: EventType, key: string, message: object) {
  const payload = toBinary(schema, create(schema, message as Record<string, unknown>))
  const event = { eventId: randomUUID(), subject: `${subject}.${key}`, payload, traceparent: null }
  await consumeOnce(kit.pool, to, [event])
}

async function published(id: string): Promise<void> {
  await dbOf(kit.pool).execute(sql`update outbox set published_at = now() where key = ${id}`)
}

function answersOf(erasureId: string): Promise<number> {
  const subject = `${AnalyticsPersonErased.subject}.${erasureId}`
  return kit.count('outbox where subject = $1', [subject])
}
