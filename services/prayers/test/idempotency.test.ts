import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { dbOf } from '@selah/kit/db'
import { createServiceDatabase } from '@selah/kit/testing/service'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { service } from '../src/service.ts'
import { askForPeace, heldWriter, parseEvents, startPrayers, usage } from './harness.ts'

const asking = (key: string, payload: object = askForPeace.payload) => ({
  ...askForPeace,
  payload,
  headers: { 'idempotency-key': key },
})

describe('asking again with the same key', () => {
  test('gives the finished prayer again and spends nothing', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const key = randomUUID()

    const first = await ana.request(asking(key))
    const second = await ana.request(asking(key))

    expect(second.json()).toEqual(first.json())
    expect(await usage(prayers, ana.userId)).toEqual({ used: 1, reserved: 0 })
  })

  test('joins the running stream from its start', async () => {
    const writer = heldWriter()
    await using prayers = await startPrayers({ writers: [writer] })
    const ana = prayers.as(randomUUID())
    const key = randomUUID()
    const stream = { ...asking(key), headers: { 'idempotency-key': key, accept: 'text/event-stream' } }

    // As a stream, the answer is there with its headers: both are listening before a word is written.
    const first = await ana.request({ ...stream, payloadAsStream: true })
    await writer.reached
    const second = await ana.request({ ...stream, payloadAsStream: true })
    writer.release()

    const [one, two] = [parseEvents(await text(first.stream())), parseEvents(await text(second.stream()))]
    expect(two).toEqual(one)
    expect(two.at(-1)?.event).toBe('done')
  })

  test('waits for the prayer that another process is writing', async () => {
    await using database = await createServiceDatabase(service)
    const writer = heldWriter()
    await using here = await startPrayers({ databaseUrl: database.url, writers: [writer] })
    await using there = await startPrayers({ databaseUrl: database.url })
    const userId = randomUUID()
    const key = randomUUID()

    const first = here.as(userId).request(asking(key))
    await writer.reached
    const second = there.as(userId).request(asking(key))
    writer.release()

    expect((await second).json()).toEqual((await first).json())
  })

  // A person in danger who lost the line does not wait for the end to read who answers (D-33).
  test('shows help first while another process is still writing', async () => {
    await using database = await createServiceDatabase(service)
    const writer = heldWriter()
    await using here = await startPrayers({ databaseUrl: database.url, writers: [writer] })
    await using there = await startPrayers({ databaseUrl: database.url })
    const userId = randomUUID()
    const inDanger = asking(randomUUID(), { ...askForPeace.payload, situation: 'I want to kill myself.' })
    const stream = { ...inDanger, headers: { ...inDanger.headers, accept: 'text/event-stream' } }

    const first = here.as(userId).request(inDanger)
    await writer.reached
    const second = await there.as(userId).request({ ...stream, payloadAsStream: true })
    writer.release()
    await first

    const [accepted] = parseEvents(await text(second.stream()))
    expect(accepted).toMatchObject({ event: 'accepted', data: { crisis: { kind: 'suicide' } } })
  })

  test('refuses another request under the same key', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const key = randomUUID()
    await ana.request(asking(key))

    const reply = await ana.request(asking(key, { ...askForPeace.payload, mood: 'Hopeful' }))

    expect(reply.statusCode).toBe(422)
    expect(reply.json().code).toBe('idempotency_key_reused')
  })

  test('is a new asking after a day', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const key = randomUUID()
    const first = await ana.request(asking(key))
    await dbOf(prayers.pool).execute(sql`update generations set created_at = now() - interval '25 hours'`)

    const second = await ana.request(asking(key))

    expect(second.json().generation_id).not.toBe(first.json().generation_id)
    expect(await usage(prayers, ana.userId)).toEqual({ used: 2, reserved: 0 })
  })

  test('is nobody else’s key', async () => {
    await using prayers = await startPrayers()
    const key = randomUUID()
    const first = await prayers.as(randomUUID()).request(asking(key))

    const second = await prayers.as(randomUUID()).request(asking(key))

    expect(second.statusCode).toBe(200)
    expect(second.json().generation_id).not.toBe(first.json().generation_id)
  })
})
