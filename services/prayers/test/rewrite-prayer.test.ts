import { randomUUID } from 'node:crypto'
import { fromBinary } from '@bufbuild/protobuf'
import { dbOf } from '@selah/kit/db'
import { outbox } from '@selah/kit/events/schema'
import { eventually } from '@selah/kit/testing/eventually'
import { composerWriter } from '@selah/prayer-engine/composer'
import type { PrayerWriter } from '@selah/prayer-engine/writer'
import { PrayerGenerated } from '@selah/proto/events'
import { asc, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { askForPeace, type Person, startPrayers, usage } from './harness.ts'

async function generate(person: Person): Promise<string> {
  return (await person.request(askForPeace)).json().generation_id
}

const rewrite = (id: string, payload: object = {}, headers: Record<string, string> = {}) =>
  ({ method: 'POST', url: `/api/v1/generations/${id}/rewrite`, payload, headers }) as const

describe('having a prayer written again', () => {
  test('costs nothing, also when both free prayers are used', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    await generate(ana)
    const id = await generate(ana)

    const reply = await ana.request(rewrite(id, { length: 'long' }))

    expect(reply.statusCode).toBe(200)
    expect(reply.json().prayer.split(/\s+/).length).toBeGreaterThan(150)
    expect(await usage(prayers, ana.userId)).toEqual({ used: 2, reserved: 0 })
  })

  test('says in its event which prayer it is a version of', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const first = await generate(ana)
    const second = (await ana.request(rewrite(first))).json().generation_id
    await ana.request(rewrite(second))

    const rows = await dbOf(prayers.pool).select().from(outbox).orderBy(asc(outbox.seq))
    const said = rows.map(({ payload }) => fromBinary(PrayerGenerated.schema, payload).rewriteOf)

    expect(said).toEqual(['', first, first])
  })

  test('leaves out the part that is not wanted', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const id = await generate(ana)

    const reply = await ana.request(rewrite(id, { leave_out: ['complaint'] }))

    const kinds = reply.json().parts.map((part: { kind: string }) => part.kind)
    expect(kinds).not.toContain('complaint')
    expect(kinds).toContain('amen')
  })

  test('ends after three times, counted from the first version, also when a later one is rewritten', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    let id = await generate(ana)
    for (let n = 0; n < 3; n++) id = (await ana.request(rewrite(id))).json().generation_id

    const reply = await ana.request(rewrite(id))

    expect(reply.statusCode).toBe(409)
    expect(reply.json().code).toBe('rewrite_over')
  })

  test('ends after ten minutes', async () => {
    let now = new Date()
    await using prayers = await startPrayers({ now: () => now })
    const ana = prayers.as(randomUUID())
    const id = await generate(ana)

    now = new Date(now.getTime() + 10 * 60_000 + 1_000)

    expect((await ana.request(rewrite(id))).json().code).toBe('rewrite_over')
  })

  test('holds to three when many ask at once', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const id = await generate(ana)

    for (let round = 0; round < 5; round++) {
      await Promise.all(Array.from({ length: 6 }, () => ana.request(rewrite(id))))
    }

    expect((await prayers.announced()).length).toBe(4)
  })

  // Otherwise one reads every sentence, cancels before the end, and has another, for as long as the ten minutes last.
  test('counts a version that was cancelled after its first words', async () => {
    const writer = writerThatDoesNotEnd()
    await using prayers = await startPrayers({ writers: [writer, composerWriter] })
    const ana = prayers.as(randomUUID())
    const id = await generate(ana)
    writer.dwell()

    for (let n = 0; n < 3; n++) {
      const asking = ana.request(rewrite(id, {}, { accept: 'text/event-stream' }))
      const running = await eventually('its first words to leave', async () => {
        const { rows } = await dbOf(prayers.pool).execute<{ id: string }>(
          sql`select id from generations where status = 'running' and first_text_at is not null`,
        )
        return rows[0]?.id
      })
      await ana.request({ method: 'POST', url: `/api/v1/generations/${running}/cancel` })
      expect((await asking).body).toContain('generation_cancelled')
    }
    writer.hurry()

    expect((await ana.request(rewrite(id))).json().code).toBe('rewrite_over')
    expect(await usage(prayers, ana.userId)).toEqual({ used: 1, reserved: 0 })
  })

  test('does not count a version that was cancelled before its first words', async () => {
    const writer = writerThatDoesNotEnd()
    await using prayers = await startPrayers({ writers: [writer, composerWriter] })
    const ana = prayers.as(randomUUID())
    const id = await generate(ana)
    writer.dwell()

    // Asked for as JSON: no words leave before the last.
    const asking = ana.request(rewrite(id))
    const running = await eventually('a running version', async () => {
      const { rows } = await dbOf(prayers.pool).execute<{ id: string }>(
        sql`select id from generations where status = 'running'`,
      )
      return rows[0]?.id
    })
    await ana.request({ method: 'POST', url: `/api/v1/generations/${running}/cancel` })
    await asking
    writer.hurry()

    expect((await ana.request(rewrite(id))).json().rewrites.left).toBe(2)
  })

  test('finds the same version again under the same key', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const id = await generate(ana)
    const headers = { 'idempotency-key': randomUUID() }

    const first = await ana.request(rewrite(id, { tone: 'Empowering' }, headers))
    const second = await ana.request(rewrite(id, { tone: 'Empowering' }, headers))
    const other = await ana.request(rewrite(id, { tone: 'Grateful' }, headers))

    expect(second.json()).toEqual(first.json())
    expect(other.statusCode).toBe(422)
  })

  test('is found under its key also when the ten minutes are over', async () => {
    let now = new Date()
    await using prayers = await startPrayers({ now: () => now })
    const ana = prayers.as(randomUUID())
    const id = await generate(ana)
    const headers = { 'idempotency-key': randomUUID() }
    const first = (await ana.request(rewrite(id, {}, headers))).json()

    now = new Date(now.getTime() + 11 * 60_000)
    const again = (await ana.request(rewrite(id, {}, headers))).json()

    expect(again.prayer).toBe(first.prayer)
    expect(again.rewrites).toEqual({ left: 0, until: first.rewrites.until })
  })

  test('tells how often it is still possible, and until when', async () => {
    const now = new Date('2026-11-21T10:00:00.000Z')
    await using prayers = await startPrayers({ now: () => now })
    const ana = prayers.as(randomUUID())
    const first = (await ana.request(askForPeace)).json()
    const second = (await ana.request(rewrite(first.generation_id))).json()
    const third = (await ana.request(rewrite(second.generation_id))).json()

    expect(first.rewrites).toEqual({ left: 3, until: '2026-11-21T10:10:00.000Z' })
    expect([second, third].map(({ rewrites }) => rewrites.left)).toEqual([2, 1])
    expect(third.rewrites.until).toBe(first.rewrites.until)
  })

  test('is for one’s own prayers, and with choices that exist', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const id = await generate(ana)

    const replies = [
      await prayers.as(randomUUID()).request(rewrite(id)),
      await ana.request(rewrite(id, { leave_out: ['amen'] })),
      await ana.request(rewrite(id, { length: 'endless' })),
    ]

    expect(replies.map((reply) => reply.statusCode)).toEqual([404, 400, 400])
  })
})

/** The composer; while it dwells, it ends only when it is cancelled. */
function writerThatDoesNotEnd(): PrayerWriter & { dwell(): void; hurry(): void } {
  let dwells = false
  return {
    name: 'openai',
    dwell: () => {
      dwells = true
    },
    hurry: () => {
      dwells = false
    },
    async *write(task, signal) {
      for await (const sentence of composerWriter.write(task, signal)) {
        const isLast = sentence.part === 'amen'
        if (isLast && dwells) await new Promise((resolve) => signal.addEventListener('abort', resolve))
        signal.throwIfAborted()
        yield sentence
      }
    },
  }
}
