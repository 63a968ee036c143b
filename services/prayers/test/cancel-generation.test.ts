import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { dbOf } from '@selah/kit/db'
import { eventually } from '@selah/kit/testing/eventually'
import { composerWriter } from '@selah/prayer-engine/composer'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { askForPeace, dwellingWriter, heldWriter, startPrayers, type TestPrayers, usage } from './harness.ts'

async function runningId(prayers: TestPrayers, userId: string): Promise<string> {
  return eventually('a running generation', async () => {
    const { rows } = await dbOf(prayers.pool).execute<{ id: string }>(
      sql`select id from generations where user_id = ${userId} and status = 'running'`,
    )
    return rows[0]?.id
  })
}

const cancel = (id: string) => ({ method: 'POST', url: `/api/v1/generations/${id}/cancel` }) as const

describe('cancelling a prayer', () => {
  test('is free before its first words, and frees the person to ask again', async () => {
    const writer = heldWriter()
    await using prayers = await startPrayers({ writers: [writer] })
    const ana = prayers.as(randomUUID())
    const asking = ana.request(askForPeace)
    const id = await runningId(prayers, ana.userId)

    const reply = await ana.request(cancel(id))

    expect(reply.statusCode).toBe(204)
    expect((await asking).json().code).toBe('generation_cancelled')
    expect(await usage(prayers, ana.userId)).toEqual({ used: 0, reserved: 0 })
    writer.release()
    expect((await ana.request(askForPeace)).statusCode).toBe(200)
  })

  test('counts once words were sent', async () => {
    await using prayers = await startPrayers({ writers: [dwellingWriter(), composerWriter] })
    const ana = prayers.as(randomUUID())
    const asking = ana.request({ ...askForPeace, headers: { accept: 'text/event-stream' } })
    const id = await runningId(prayers, ana.userId)
    await eventually('the first words to leave', async () => {
      const { rows } = await dbOf(prayers.pool).execute(
        sql`select 1 from generations where first_text_at is not null`,
      )
      return rows[0]
    })

    await ana.request(cancel(id))

    expect((await asking).body).toContain('generation_cancelled')
    expect(await usage(prayers, ana.userId)).toEqual({ used: 1, reserved: 0 })
  })

  // Words that nobody has read leave with the first reader, not with the request that began them.
  test('counts once a second reader got words that the first had not asked for', async () => {
    await using prayers = await startPrayers({ writers: [dwellingWriter(), composerWriter] })
    const ana = prayers.as(randomUUID())
    const withKey = { 'idempotency-key': randomUUID() }
    const asJson = ana.request({ ...askForPeace, headers: withKey })
    const id = await runningId(prayers, ana.userId)
    await eventually(
      'words to be written',
      async () => prayers.deps.running.find({ userId: ana.userId, id })?.hasText,
    )

    const headers = { ...withKey, accept: 'text/event-stream' }
    const stream = await ana.request({ ...askForPeace, headers, payloadAsStream: true })
    await ana.request(cancel(id))

    expect(await text(stream.stream())).toContain('Lord, you hear me tonight.')
    expect((await asJson).json().code).toBe('generation_cancelled')
    expect(await usage(prayers, ana.userId)).toEqual({ used: 1, reserved: 0 })
  })

  test('changes nothing once the prayer is finished', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const { generation_id: id } = (await ana.request(askForPeace)).json()

    const reply = await ana.request(cancel(id))

    expect(reply.statusCode).toBe(204)
    expect(await usage(prayers, ana.userId)).toEqual({ used: 1, reserved: 0 })
  })

  test('is not for somebody else’s prayer', async () => {
    const writer = heldWriter()
    await using prayers = await startPrayers({ writers: [writer] })
    const ana = prayers.as(randomUUID())
    const asking = ana.request(askForPeace)
    const id = await runningId(prayers, ana.userId)

    const reply = await prayers.as(randomUUID()).request(cancel(id))

    expect(reply.statusCode).toBe(404)
    writer.release()
    expect((await asking).statusCode).toBe(200)
  })
})
