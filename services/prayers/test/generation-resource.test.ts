import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { dbOf } from '@selah/kit/db'
import { createServiceDatabase } from '@selah/kit/testing/service'
import { composerWriter } from '@selah/prayer-engine/composer'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { service } from '../src/service.ts'
import {
  askForPeace,
  dwellingWriter,
  failingWriter,
  heldWriter,
  parseEvents,
  startPrayers,
  usage,
} from './harness.ts'

const EVENTS = { accept: 'text/event-stream' }
const url = (id: string) => `/api/v1/generations/${id}`
const put = (id: string, payload: object = askForPeace.payload, headers: Record<string, string> = {}) =>
  ({ method: 'PUT', url: url(id), payload, headers }) as const
const read = (id: string, headers: Record<string, string> = {}) =>
  ({ method: 'GET', url: url(id), headers }) as const
const cancel = (id: string) => ({ method: 'DELETE', url: url(id) }) as const

describe('a prayer under an id that the browser chose', () => {
  test('is written once, and is the same for ever', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const id = randomUUID()

    const first = await ana.request(put(id))
    await dbOf(prayers.pool).execute(sql`update generations set created_at = now() - interval '3 days'`)
    const again = await ana.request(put(id.toUpperCase()))

    expect(first.json()).toMatchObject({ generation_id: id, state: 'done', result: { generation_id: id } })
    expect(again.json().result.prayer).toBe(first.json().result.prayer)
    expect((await ana.request(read(id))).json()).toEqual(again.json())
    expect(await usage(prayers, ana.userId)).toEqual({ used: 1, reserved: 0 })
    expect(await prayers.announced()).toEqual(['prayers.prayer_generated.v1'])
  })

  test('comes as events, which end with what JSON would have answered', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const id = randomUUID()

    const events = parseEvents((await ana.request(put(id, askForPeace.payload, EVENTS))).body)

    expect(events[0]).toMatchObject({ event: 'accepted', data: { generation_id: id } })
    expect(events.at(-1)).toEqual({ event: 'done', data: (await ana.request(read(id))).json() })
    expect(await usage(prayers, ana.userId)).toEqual({ used: 1, reserved: 0 })
  })

  test('is refused with another body, while it is written and afterwards', async () => {
    const writer = heldWriter()
    await using prayers = await startPrayers({ writers: [writer] })
    const ana = prayers.as(randomUUID())
    const id = randomUUID()
    const other = put(id, { ...askForPeace.payload, mood: 'Hopeful' })

    const first = ana.request(put(id))
    await writer.reached
    const during = await ana.request(other)
    writer.release()
    await first
    const after = await ana.request(other)

    for (const reply of [during, after]) {
      expect(reply.statusCode).toBe(422)
      expect(reply.json().code).toBe('idempotency_key_reused')
    }
  })

  test('is one prayer when it is put many times at once, also in two processes', async () => {
    await using database = await createServiceDatabase(service)
    await using one = await startPrayers({ databaseUrl: database.url })
    await using two = await startPrayers({ databaseUrl: database.url })
    const userId = randomUUID()
    const id = randomUUID()

    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, nth) => (nth % 2 ? one : two).as(userId).request(put(id))),
    )

    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]))
    expect(new Set(replies.map((reply) => reply.json().result.prayer)).size).toBe(1)
    expect(await usage(one, userId)).toEqual({ used: 1, reserved: 0 })
    expect(await one.announced()).toHaveLength(1)
  })

  test('can be saved and written again under that id', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const id = randomUUID()
    await ana.request(put(id))

    const version = await ana.request({ method: 'POST', url: `${url(id)}/rewrite`, payload: {} })
    const payload = { generation_id: id }
    const saved = await ana.request({ method: 'POST', url: '/api/v1/prayers', payload })

    expect(version.statusCode).toBe(200)
    expect(saved.json().generation_id).toBe(id)
    expect((await ana.request(put(id))).json().result.rewrites.left).toBe(0)
  })

  test('tells what was asked for until it is saved, and that it is', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const id = randomUUID()
    await ana.request(put(id, { ...askForPeace.payload, situation: 'A long winter' }))

    const written = (await ana.request(read(id))).json()
    await ana.request({ method: 'POST', url: '/api/v1/prayers', payload: { generation_id: id } })
    const saved = (await ana.request(read(id))).json()

    expect(written.request).toMatchObject({
      category: 'Peace',
      length: 'standard',
      situation: 'A long winter',
    })
    expect(written).not.toHaveProperty('is_saved')
    expect(saved).toMatchObject({ is_saved: true, result: { prayer: written.result.prayer } })
    expect(saved).not.toHaveProperty('request')
  })

  test('does not exist for anybody else', async () => {
    await using prayers = await startPrayers()
    const [ana, bento] = [prayers.as(randomUUID()), prayers.as(randomUUID())]
    const id = randomUUID()
    const hers = (await ana.request(put(id))).json()

    expect((await bento.request(read(id))).statusCode).toBe(404)
    expect((await bento.request(cancel(id))).json()).toMatchObject({ found: 'nothing' })
    expect((await bento.request(put(id))).json().code).toBe('generation_cancelled')
    expect((await ana.request(read(id))).json()).toEqual(hers)
  })

  // An id is unique for its person alone: two people can use and end the same one.
  test('is each person’s own, also when two chose the same', async () => {
    const writer = heldWriter()
    await using prayers = await startPrayers({ writers: [writer, composerWriter] })
    const [ana, bento] = [prayers.as(randomUUID()), prayers.as(randomUUID())]
    const id = randomUUID()
    const hers = ana.request(put(id))
    const his = bento.request(put(id))
    await writer.reached

    expect((await ana.request(cancel(id))).json()).toMatchObject({ found: 'running', state: 'cancelled' })
    writer.release()

    expect((await hers).json().code).toBe('generation_cancelled')
    expect((await his).json().state).toBe('done')
    expect(await usage(prayers, ana.userId)).toEqual({ used: 0, reserved: 0 })
    expect(await usage(prayers, bento.userId)).toEqual({ used: 1, reserved: 0 })
  })
})

describe('reading a generation', () => {
  test('tells that it is running, and follows it from its start', async () => {
    const writer = heldWriter()
    await using prayers = await startPrayers({ writers: [writer] })
    const ana = prayers.as(randomUUID())
    const id = randomUUID()
    const first = ana.request(put(id))
    await writer.reached

    const state = (await ana.request(read(id))).json()
    const stream = await ana.request({ ...read(id, EVENTS), payloadAsStream: true })
    writer.release()
    const events = parseEvents(await text(stream.stream()))

    expect(state).toMatchObject({ generation_id: id, state: 'running', request: { category: 'Peace' } })
    expect(events[0]?.event).toBe('accepted')
    expect(events.at(-1)).toEqual({ event: 'done', data: (await first).json() })
  })

  test('goes on after the last event that arrived', async () => {
    const writer = heldWriter()
    await using prayers = await startPrayers({ writers: [writer] })
    const ana = prayers.as(randomUUID())
    const id = randomUUID()
    const whole = await ana.request({ ...put(id, askForPeace.payload, EVENTS), payloadAsStream: true })
    await writer.reached
    const first = await ana.request({ ...read(id, EVENTS), payloadAsStream: true })
    const arrived = String((await first.stream().take(1).toArray())[0])
    const lastEventId = arrived.match(/(?<=^id: ).+$/gm)?.at(-1) ?? ''

    const rest = await ana.request({
      ...read(id, { ...EVENTS, 'last-event-id': lastEventId }),
      payloadAsStream: true,
    })
    writer.release()

    const all = parseEvents(await text(whole.stream()))
    const seen = parseEvents(arrived)
    expect(seen.length).toBeGreaterThan(0)
    expect([...seen, ...parseEvents(await text(rest.stream()))]).toEqual(all)
  })

  test('withdraws what was shown when it cannot go on from there', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const id = randomUUID()
    await ana.request(put(id))
    const whole = parseEvents((await ana.request(read(id, EVENTS))).body)

    const headers = { ...EVENTS, 'last-event-id': 'of-another-process:3' }
    const events = parseEvents((await ana.request(read(id, headers))).body)

    expect(events).toEqual([{ event: 'restart', data: {} }, ...whole])
  })

  test('tells that it failed, and what failed costs nothing and stays so', async () => {
    await using prayers = await startPrayers({ writers: [failingWriter(1)] })
    const ana = prayers.as(randomUUID())
    const id = randomUUID()

    const failed = await ana.request(put(id))
    const again = await ana.request(put(id))

    expect(failed.statusCode).toBe(503)
    expect(again.statusCode).toBe(409)
    expect(again.json().code).toBe('generation_ended')
    expect((await ana.request(read(id))).json()).toEqual({ generation_id: id, state: 'failed' })
    expect((await ana.request(read(id, EVENTS))).json().code).toBe('generation_ended')
    expect(await usage(prayers, ana.userId)).toEqual({ used: 0, reserved: 0 })
  })

  test('gives back at once what a process held that died, when its id is put again', async () => {
    await using database = await createServiceDatabase(service)
    const writer = heldWriter()
    await using dead = await startPrayers({ databaseUrl: database.url, writers: [writer] })
    await using here = await startPrayers({ databaseUrl: database.url })
    const userId = randomUUID()
    const id = randomUUID()
    const lost = dead.as(userId).request(put(id))
    await writer.reached
    await dbOf(here.pool).execute(sql`update generations set reserved_until = now() - interval '1 second'`)

    const again = await here.as(userId).request(put(id))

    expect(again.json().code).toBe('generation_ended')
    expect(await usage(here, userId)).toEqual({ used: 0, reserved: 0 })
    writer.release()
    await lost
  })

  test('finds nothing under an id that nobody used', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())

    expect((await ana.request(read(randomUUID()))).json().code).toBe('generation_not_found')
    expect((await ana.request(read(randomUUID(), EVENTS))).statusCode).toBe(404)
    expect((await ana.request(read('no-id'))).statusCode).toBe(400)
  })
})

describe('cancelling an id', () => {
  test('before its request arrives has the request refused, at no cost', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const id = randomUUID()

    const first = await ana.request(cancel(id))
    const again = await ana.request(cancel(id))
    const late = await ana.request(put(id))

    expect(first.json()).toEqual({ generation_id: id, found: 'nothing', state: 'cancelled' })
    expect(again.json()).toEqual({ generation_id: id, found: 'cancelled', state: 'cancelled' })
    expect(late.statusCode).toBe(409)
    expect(late.json().code).toBe('generation_cancelled')
    expect((await ana.request(read(id))).json()).toEqual({ generation_id: id, state: 'cancelled' })
    expect(await usage(prayers, ana.userId)).toEqual({ used: 0, reserved: 0 })
    expect(await prayers.announced()).toEqual([])
  })

  test('at the same time as its request leaves one of the two, never a prayer that nobody gets', async () => {
    await using prayers = await startPrayers({ writers: [heldWriter()] })

    for (let round = 0; round < 10; round++) {
      const ana = prayers.as(randomUUID())
      const id = randomUUID()
      const both = [() => ana.request(put(id)), () => ana.request(cancel(id))]
      if (round % 2) both.reverse()
      const replies = await Promise.all(both.map((send) => send()))

      const asked = replies[round % 2 ? 1 : 0]
      expect(asked?.json().code).toBe('generation_cancelled')
      expect(await usage(prayers, ana.userId)).toEqual({ used: 0, reserved: 0 })
      expect((await ana.request(read(id))).json().state).toBe('cancelled')
    }
  })

  test('before its first words is free, for good, and frees the person', async () => {
    const writer = heldWriter()
    await using prayers = await startPrayers({ writers: [writer] })
    const ana = prayers.as(randomUUID())
    const id = randomUUID()
    const asking = ana.request({ ...put(id, askForPeace.payload, EVENTS) })
    await writer.reached

    const cancelled = await ana.request(cancel(id))

    expect(cancelled.json()).toEqual({ generation_id: id, found: 'running', state: 'cancelled' })
    expect((await asking).body).toContain('generation_cancelled')
    expect((await ana.request(cancel(id))).json()).toMatchObject({ found: 'cancelled', state: 'cancelled' })
    expect((await ana.request(put(id))).json().code).toBe('generation_cancelled')
    expect(await usage(prayers, ana.userId)).toEqual({ used: 0, reserved: 0 })
    writer.release()
    expect((await ana.request(put(randomUUID()))).statusCode).toBe(200)
  })

  test('after its first words counts', async () => {
    await using prayers = await startPrayers({ writers: [dwellingWriter(), composerWriter] })
    const ana = prayers.as(randomUUID())
    const id = randomUUID()
    const stream = await ana.request({ ...put(id, askForPeace.payload, EVENTS), payloadAsStream: true })
    const arrived: string[] = []
    for await (const chunk of stream.stream()) {
      arrived.push(String(chunk))
      if (!String(chunk).startsWith('event: text')) continue
      expect((await ana.request(cancel(id))).json().found).toBe('running')
    }

    expect(arrived.at(-1)).toContain('generation_cancelled')
    expect(await usage(prayers, ana.userId)).toEqual({ used: 1, reserved: 0 })
  })

  test('changes nothing of a finished prayer, and says so', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const id = randomUUID()
    const written = (await ana.request(put(id))).json()

    expect((await ana.request(cancel(id))).json()).toEqual({
      generation_id: id,
      found: 'done',
      state: 'done',
    })
    expect((await ana.request(read(id))).json()).toEqual(written)
  })
})

describe('what is not saved yet', () => {
  const list = (query = '') => ({ method: 'GET', url: `/api/v1/generations?unsaved=1${query}` }) as const

  test('is listed, newest first, until it is saved', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const [first, second] = [randomUUID(), randomUUID()]
    const written = (await ana.request(put(first))).json()
    await ana.request(put(second))
    await prayers.as(randomUUID()).request(put(randomUUID()))

    const both = (await ana.request(list())).json()
    const [newest] = (await ana.request(list('&limit=1'))).json().items
    const cursor = (await ana.request(list('&limit=1'))).json().next_cursor
    const rest = (await ana.request(list(`&limit=1&cursor=${cursor}`))).json()
    await ana.request({ method: 'POST', url: '/api/v1/prayers', payload: { generation_id: first } })
    const left = (await ana.request(list())).json()

    expect(both.items.map((item: { generation_id: string }) => item.generation_id)).toEqual([second, first])
    expect(both.items[1]).toMatchObject({ ...written, category: 'Peace', mood: 'Anxious' })
    expect(newest.generation_id).toBe(second)
    expect(rest).toMatchObject({ items: [{ generation_id: first }], next_cursor: null })
    expect(left.items).toMatchObject([{ generation_id: second, state: 'done' }])
  })

  test('does not hold a prayer of which another version was saved', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const [first, second] = [randomUUID(), randomUUID()]
    await ana.request(put(first))
    await ana.request(put(second, { rewrite_of: first, change: {} }))
    const before = (await ana.request(list())).json()
    await ana.request({ method: 'POST', url: '/api/v1/prayers', payload: { generation_id: first } })

    expect(before.items).toHaveLength(2)
    expect((await ana.request(list())).json().items).toEqual([])
  })

  test('does not hold what was cancelled or failed', async () => {
    await using prayers = await startPrayers({ writers: [failingWriter(1)] })
    const ana = prayers.as(randomUUID())
    await ana.request(put(randomUUID()))
    await ana.request(cancel(randomUUID()))

    expect((await ana.request(list())).json()).toEqual({ items: [], next_cursor: null })
  })
})
