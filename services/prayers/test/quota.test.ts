import { randomUUID } from 'node:crypto'
import { dbOf } from '@selah/kit/db'
import { createServiceDatabase } from '@selah/kit/testing/service'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { service } from '../src/service.ts'
import { sweepAbandonedGenerations } from '../src/workers/sweep-abandoned-generations.ts'
import { askForPeace, heldWriter, startPrayers, usage } from './harness.ts'

describe('the limit of two free prayers', () => {
  test('refuses the third with 402', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    await ana.request(askForPeace)
    await ana.request(askForPeace)

    const reply = await ana.request(askForPeace)

    expect(reply.statusCode).toBe(402)
    expect(reply.json()).toMatchObject({ code: 'free_limit_reached', title: 'Plan needed' })
  })

  // Guards the lock and the conditional update: read-then-write lets 10 of 20 through.
  test('holds when 200 askings arrive at once at two processes', async () => {
    await using database = await createServiceDatabase(service)
    await using one = await startPrayers({ databaseUrl: database.url })
    await using two = await startPrayers({ databaseUrl: database.url })
    const userId = randomUUID()

    for (let round = 0; round < 3; round++) {
      const replies = await Promise.all(
        Array.from({ length: 200 }, (_, n) => (n % 2 ? one : two).as(userId).request(askForPeace)),
      )
      const statuses = new Set(replies.map((reply) => reply.statusCode))
      // On a busy machine some stand in line for a connection for too long, and are told so.
      expect([...statuses].filter((status) => ![200, 402, 409, 503].includes(status))).toEqual([])
    }

    expect(await usage(one, userId)).toEqual({ used: 2, reserved: 0 })
    expect((await one.announced()).length).toBe(2)
  })

  test('lets one person write one prayer at a time', async () => {
    const writer = heldWriter()
    await using prayers = await startPrayers({ writers: [writer] })
    const ana = prayers.as(randomUUID())

    const first = ana.request(askForPeace)
    await writer.reached
    const second = await ana.request(askForPeace)
    writer.release()

    expect(second.statusCode).toBe(409)
    expect(second.json().code).toBe('generation_in_progress')
    expect((await first).statusCode).toBe(200)
  })

  test('does not apply to a plan without a limit', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    await ana.request(askForPeace)
    await dbOf(prayers.pool).execute(sql`update quotas set premium = true where user_id = ${ana.userId}`)
    await ana.request(askForPeace)

    const reply = await ana.request(askForPeace)

    expect(reply.statusCode).toBe(200)
  })

  test('gives back what a dead process held, once, and frees the person to ask again', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    await ana.request(askForPeace)
    await dbOf(prayers.pool).execute(sql`
      update generations set status = 'running', reserved_until = now() - interval '1 second' where user_id = ${ana.userId}`)
    await dbOf(prayers.pool).execute(
      sql`update quotas set used = 0, reserved = 1 where user_id = ${ana.userId}`,
    )

    await Promise.all([sweepAbandonedGenerations(prayers.deps), sweepAbandonedGenerations(prayers.deps)])

    expect(await usage(prayers, ana.userId)).toEqual({ used: 0, reserved: 0 })
    expect((await ana.request(askForPeace)).statusCode).toBe(200)
  })

  test('tells other services how many are left', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    await ana.request(askForPeace)

    const reply = await prayers.internal(`/internal/people/${ana.userId}/usage`)

    expect(reply.json()).toEqual({
      prayer_count: 1,
      premium: false,
      early_access: false,
      prayers_remaining: 1,
    })
  })

  test('tells no person about another through /internal', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())

    const reply = await ana.request({ method: 'GET', url: `/internal/people/${ana.userId}/usage` })

    expect(reply.statusCode).toBe(401)
  })
})
