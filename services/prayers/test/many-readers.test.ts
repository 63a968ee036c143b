import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { eventually } from '@selah/kit/testing/eventually'
import { createServiceDatabase } from '@selah/kit/testing/service'
import { describe, expect, test } from 'vitest'
import { createTurns } from '../src/runs/turns.ts'
import { service } from '../src/service.ts'
import {
  askForPeace,
  heldWriter,
  type PrayersOptions,
  parseEvents,
  startPrayers,
  type TestPrayers,
  usage,
} from './harness.ts'

const STREAMS = 250
/** As a small installation has it: fewer connections than readers, by far. */
const POOL_MAX = 5

/** On a busy machine the last of them would come to its turn too late, and be refused as it should. */
const LINE_TIMEOUT_MS = 60_000

async function startListening(options: PrayersOptions) {
  const prayers = await startPrayers({ poolMax: POOL_MAX, ...options })
  Object.assign(prayers.deps.running, { inTurn: createTurns(LINE_TIMEOUT_MS) })
  await prayers.app.listen({ host: '127.0.0.1', port: 0 })
  return prayers
}

/** Asks over a socket of its own and resolves once the answer begins; nothing of it is read yet. */
async function ask(
  prayers: TestPrayers,
  userId: string,
  key: string,
  headers = {},
): Promise<IncomingMessage> {
  const { port } = prayers.app.server.address() as AddressInfo
  const asking = httpRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: askForPeace.url,
    agent: false,
    headers: {
      ...headers,
      authorization: `Bearer ${await prayers.tokenOf(userId)}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
  })
  asking.on('error', () => undefined)
  asking.end(JSON.stringify(askForPeace.payload))
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  return answer
}

const EVENTS = { accept: 'text/event-stream' }
const openStreams = (prayers: TestPrayers, userId: string, key: string, count = STREAMS) =>
  Promise.all(Array.from({ length: count }, () => ask(prayers, userId, key, EVENTS)))

/** What other people get meanwhile: their journals, and a prayer of one of them. */
async function askAsOthers(prayers: TestPrayers): Promise<number[]> {
  const journals = Array.from({ length: 40 }, () =>
    prayers.as(randomUUID()).request({ method: 'GET', url: '/api/v1/prayers' }),
  )
  const replies = await Promise.all([...journals, prayers.as(randomUUID()).request(askForPeace)])
  return replies.map((reply) => reply.statusCode)
}

const ALL_SERVED = Array.from({ length: 41 }, () => 200)

describe(`${STREAMS} streams of one person's prayer, half of them never read`, () => {
  test('are too many: some are served, the rest refused with 429, and nobody else notices', async () => {
    await using prayers = await startListening({})
    const userId = randomUUID()

    const [answers, others] = await Promise.all([
      openStreams(prayers, userId, randomUUID()),
      askAsOthers(prayers),
    ])

    const statuses = answers.map((answer) => answer.statusCode)
    const refused = answers.find((answer) => answer.statusCode === 429)
    expect(others).toEqual(ALL_SERVED)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    for (const answer of answers) answer.destroy()
    expect(await usage(prayers, userId)).toEqual({ used: 1, reserved: 0 })
  })

  // Guards the line in memory: without it, each asking waits for the person's row with a connection in hand.
  test('take no connection from anybody, where they are allowed', { timeout: 60_000 }, async () => {
    await using prayers = await startListening({ streams: { perPersonMax: STREAMS } })
    const userId = randomUUID()

    const [answers, others] = await Promise.all([
      openStreams(prayers, userId, randomUUID()),
      askAsOthers(prayers),
    ])
    const read = await Promise.all(answers.filter((_, nth) => nth % 2 === 0).map((answer) => text(answer)))

    expect(others).toEqual(ALL_SERVED)
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
    expect(new Set(read.map((events) => parseEvents(events).at(-1)?.event))).toEqual(new Set(['done']))
    for (const answer of answers) answer.destroy()
    expect(await usage(prayers, userId)).toEqual({ used: 1, reserved: 0 })
  })

  test('share one look at a prayer that another process writes', async () => {
    await using database = await createServiceDatabase(service)
    const writer = heldWriter()
    await using there = await startPrayers({ databaseUrl: database.url, writers: [writer] })
    await using here = await startListening({
      databaseUrl: database.url,
      streams: { perPersonMax: STREAMS },
    })
    const userId = randomUUID()
    const key = randomUUID()
    const payload = { ...askForPeace, headers: { 'idempotency-key': key } }
    const written = there.as(userId).request(payload)
    await writer.reached

    const answers = await openStreams(here, userId, key)
    const others = await askAsOthers(here)
    writer.release()

    const { generation_id } = (await written).json()
    const read = await Promise.all(answers.slice(0, 5).map((answer) => text(answer)))
    expect(others).toEqual(ALL_SERVED)
    for (const events of read) expect(parseEvents(events).at(-1)?.data).toMatchObject({ generation_id })
    for (const answer of answers) answer.destroy()
  })
})

describe('a stream', () => {
  test('gives its place back when its reader leaves', async () => {
    const writer = heldWriter()
    await using prayers = await startListening({ writers: [writer], streams: { perPersonMax: 2 } })
    const userId = randomUUID()
    const key = randomUUID()
    const [first] = await openStreams(prayers, userId, key, 2)
    expect((await ask(prayers, userId, key, EVENTS)).statusCode).toBe(429)

    first?.destroy()

    await eventually('a free place', async () => (await ask(prayers, userId, key, EVENTS)).statusCode === 200)
    writer.release()
  })

  test('gives its place back when it is refused', async () => {
    await using prayers = await startListening({ streams: { perPersonMax: 1 } })
    const userId = randomUUID()
    const ana = prayers.as(userId)

    for (let nth = 0; nth < 5; nth++) {
      const reply = await ana.request({ ...askForPeace, payload: {}, headers: EVENTS })
      expect(reply.statusCode).toBe(400)
    }
    for (let nth = 0; nth < 3; nth++) {
      const answer = await ask(prayers, userId, randomUUID(), EVENTS)
      await text(answer)
      expect(answer.statusCode).toBe([200, 200, 402][nth])
    }
  })

  test('is refused with 503 when the process has as many as it may', async () => {
    const writer = heldWriter()
    await using prayers = await startListening({ writers: [writer], streams: { perProcessMax: 1 } })
    await ask(prayers, randomUUID(), randomUUID(), EVENTS)

    const refused = await ask(prayers, randomUUID(), randomUUID(), EVENTS)

    expect(refused.statusCode).toBe(503)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    writer.release()
  })
})

describe('a process that writes as many prayers as it may', () => {
  test('refuses another with 503, and holds none of that person’s prayers', async () => {
    const writer = heldWriter()
    await using prayers = await startPrayers({ writers: [writer], writingsMax: 1 })
    const ana = prayers.as(randomUUID())
    const first = prayers.as(randomUUID()).request(askForPeace)
    await writer.reached

    const refused = await ana.request(askForPeace)

    expect(refused.statusCode).toBe(503)
    expect(refused.json().code).toBe('overloaded')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await usage(prayers, ana.userId)).toEqual({ used: 0, reserved: 0 })
    writer.release()
    expect((await first).statusCode).toBe(200)
    expect((await ana.request(askForPeace)).statusCode).toBe(200)
  })
})
