import { randomUUID } from 'node:crypto'
import { createServiceDatabase } from '@selah/kit/testing/service'
import { describe, expect, test } from 'vitest'
import { service } from '../src/service.ts'
import { askForPeace, heldWriter, parseEvents, startPrayers, usage } from './harness.ts'

const EVENTS = { accept: 'text/event-stream' }
const url = (id: string) => `/api/v1/generations/${id}`
const put = (id: string, payload: object = askForPeace.payload, headers: Record<string, string> = {}) =>
  ({ method: 'PUT', url: url(id), payload, headers }) as const
const read = (id: string) => ({ method: 'GET', url: url(id) }) as const
const cancel = (id: string) => ({ method: 'DELETE', url: url(id) }) as const

describe('writing a prayer again under an id that the browser chose', () => {
  const again = (id: string, of: string, change: object = {}, headers = {}) =>
    put(id, { rewrite_of: of, change }, headers)

  test('is one version, known to all the others, and costs nothing', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()]
    await ana.request(put(first))

    const leaveOut = { leave_out: ['complaint'] }
    const events = parseEvents((await ana.request(again(second, first, leaveOut, EVENTS))).body)
    const repeated = await ana.request(again(second, first, leaveOut))
    await ana.request(again(third, second, { length: 'brief' }))

    expect(events.at(-1)).toEqual({ event: 'done', data: repeated.json() })
    expect(repeated.json()).toMatchObject({ rewrite_of: first, request: leaveOut, versions: [first, second] })
    const versions = [first, second, third]
    expect((await ana.request(read(first))).json()).toMatchObject({
      versions,
      result: { rewrites: { left: 1 } },
    })
    expect((await ana.request(read(third))).json()).toMatchObject({
      rewrite_of: first,
      versions,
      request: { length: 'brief' },
    })
    expect(await usage(prayers, ana.userId)).toEqual({ used: 1, reserved: 0 })
  })

  test('is found again when the time for it is over, and begins none then', async () => {
    let now = new Date()
    await using prayers = await startPrayers({ now: () => now })
    const ana = prayers.as(randomUUID())
    const [first, second, cancelled] = [randomUUID(), randomUUID(), randomUUID()]
    await ana.request(put(first))
    await ana.request(again(second, first))
    await ana.request(cancel(cancelled))
    now = new Date(now.getTime() + 11 * 60_000)

    expect((await ana.request(again(second, first))).json().state).toBe('done')
    expect((await ana.request(again(randomUUID(), first))).json().code).toBe('rewrite_over')
    expect((await ana.request(again(cancelled, first))).json().code).toBe('generation_cancelled')
  })

  test('can be cancelled, which leaves the others', async () => {
    const writer = heldWriter()
    await using database = await createServiceDatabase(service)
    await using elsewhere = await startPrayers({ databaseUrl: database.url })
    await using prayers = await startPrayers({ databaseUrl: database.url, writers: [writer] })
    const ana = prayers.as(randomUUID())
    const [first, second] = [randomUUID(), randomUUID()]
    await elsewhere.as(ana.userId).request(put(first))
    const asking = ana.request(again(second, first))
    await writer.reached

    const running = (await ana.request(read(second))).json()
    await ana.request(cancel(second))
    writer.release()
    await asking

    expect(running).toMatchObject({ state: 'running', rewrite_of: first })
    expect((await ana.request(read(first))).json()).toMatchObject({
      versions: [first],
      result: { rewrites: { left: 3 } },
    })
  })

  test('needs a prayer of one’s own, and a change that exists', async () => {
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    const first = randomUUID()
    await ana.request(put(first))

    const replies = [
      await prayers.as(randomUUID()).request(again(randomUUID(), first)),
      await ana.request(again(randomUUID(), first, { leave_out: ['amen'] })),
      await ana.request(put(randomUUID(), {})),
    ]

    expect(replies.map((reply) => reply.statusCode)).toEqual([404, 400, 400])
  })
})
