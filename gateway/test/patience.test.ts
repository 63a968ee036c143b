import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { eventually } from '@selah/kit/testing/eventually'
import { describe, expect, test } from 'vitest'
import { bearer, startGateway } from './harness.ts'
import { type Answer, echo, json } from './upstream.ts'

type Gateway = Awaited<ReturnType<typeof startGateway>>

const PATIENCE = { plainMs: 1_000, lookMs: 300, silenceMs: 1_500 }
const GENERATE = '/api/v1/generate-prayer'
const EVENTS = { accept: 'text/event-stream' }
/** A frozen process: connections are taken, nothing is answered. */
const frozen: Answer = () => undefined

async function timed<Result>(work: Promise<Result>): Promise<Result & { tookMs: number }> {
  const from = Date.now()
  return { ...(await work), tookMs: Date.now() - from }
}

/** Never reached in a test. */
const LONG_MS = 60_000
const LONG_PATIENCE = { plainMs: LONG_MS, lookMs: LONG_MS, silenceMs: LONG_MS }

/** A gateway as in production, but for shorter waits. */
function startImpatient(): Promise<Gateway> {
  return startGateway({ deps: { patience: PATIENCE } })
}

async function askPrayers(gateway: Gateway, path: string, headers = {}) {
  return timed(gateway.ask(path, { headers: { ...headers, ...(await bearer()) } }))
}

describe('a frozen service', () => {
  test.each([
    ['plain call', '/api/v1/prayers', {}],
    ['stream', GENERATE, EVENTS],
    ['prayer as JSON', GENERATE, {}],
  ])('has its %s refused in time', async (_what, path, headers) => {
    await using gateway = await startImpatient()
    gateway.services.prayers.answer = frozen

    const refused = await askPrayers(gateway, path, headers)

    expect(refused.status).toBe(503)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json.code).toBe('service_unavailable')
    expect(refused.tookMs).toBeLessThan(5_000)
  })

  test('is not waited for again until it is back, and then at once', async () => {
    await using gateway = await startImpatient()
    const { prayers } = gateway.services
    prayers.answer = frozen
    await askPrayers(gateway, '/api/v1/prayers')
    await eventually('the gateway to know', async () =>
      gateway.logged().includes('a service does not answer'),
    )
    prayers.seen.length = 0

    for (const [path, headers] of [
      ['/api/v1/prayers', {}],
      [GENERATE, EVENTS],
      [GENERATE, {}],
      ['/api/v1/me', {}],
    ] as const) {
      const refused = await askPrayers(gateway, path, headers)
      expect(refused.status, path).toBe(503)
    }
    expect(prayers.seen.filter(({ url }) => url !== '/livez')).toEqual([])
    expect((await askPrayers(gateway, '/api/v1/analytics')).status).toBe(200)

    prayers.answer = echo
    const served = await timed(
      eventually('the first answer', async () => {
        const reply = await askPrayers(gateway, '/api/v1/prayers')
        return reply.status === 200 && reply
      }),
    )
    // Each look waits 2 s for an answer, and the next comes half a second later.
    expect(served.tookMs).toBeLessThan(4_000)
  })
})

describe('a service that takes its time', () => {
  const writing =
    (ms: number): Answer =>
    async (asked, response) => {
      if (asked.url === GENERATE) await delay(ms)
      json(response, 200, { prayer: 'Amen' })
    }

  test('is waited for while it shows signs of life', async () => {
    await using gateway = await startImpatient()
    gateway.services.prayers.answer = writing(3 * PATIENCE.plainMs)

    const reply = await askPrayers(gateway, GENERATE)

    expect(reply.json).toEqual({ prayer: 'Amen' })
    expect(gateway.services.prayers.seen.some(({ url }) => url === '/livez')).toBe(true)
  })

  test('refuses with 503, and is not taken for dead', async () => {
    await using gateway = await startImpatient()
    gateway.services.prayers.answer = (_asked, response) => response.writeHead(503).end()

    for (let times = 0; times < 5; times++) await askPrayers(gateway, '/api/v1/prayers')

    expect(gateway.services.prayers.seen).toHaveLength(5)
  })

  test('keeps a stream open with its heartbeat, and loses it without', async () => {
    await using gateway = await startImpatient()
    gateway.services.prayers.answer = async (_asked, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: accepted\ndata: {}\n\n')
      for (let beat = 0; beat < 6; beat++) {
        await delay(PATIENCE.silenceMs / 2)
        response.write(': still writing\n\n')
      }
      // Silent from here on.
    }
    const headers = { ...EVENTS, ...(await bearer()) }
    const asking = request(`${gateway.url}${GENERATE}`, { method: 'POST', headers, agent: false })
    asking.end('{}')
    const [response] = (await once(asking, 'response')) as [IncomingMessage]
    const chunks: string[] = []
    response.on('data', (chunk) => chunks.push(String(chunk)))

    await expect(once(response, 'end')).rejects.toThrow('aborted')

    expect(chunks.filter((chunk) => chunk.includes('still writing'))).toHaveLength(6)
  })
})

describe('a caller who hangs up', () => {
  test.each([
    ['before the answer', frozen],
    [
      'in the middle of it',
      ((_asked, response) =>
        response
          .writeHead(200, { 'content-type': 'text/event-stream' })
          .write('event: accepted\ndata: {}\n\n')) satisfies Answer,
    ],
  ])('%s is no error, and no reason to look after the service', async (_when, answer) => {
    await using gateway = await startGateway({ deps: { patience: LONG_PATIENCE } })
    const left = Promise.withResolvers<void>()
    gateway.services.prayers.answer = (asked, response, raw) => {
      response.on('close', () => left.resolve())
      answer(asked, response, raw)
    }
    const asking = request(`${gateway.url}${GENERATE}`, {
      headers: { ...EVENTS, ...(await bearer()) },
      agent: false,
    })
    asking.on('error', () => undefined)
    asking.on('response', (response) => response.on('error', () => undefined).resume())
    asking.end()
    await eventually('the service to be asked', async () => gateway.services.prayers.seen.length > 0)
    await delay(50)

    asking.destroy()
    await left.promise
    await eventually('it to be noted', async () => gateway.logged().includes('caller left'))

    expect(gateway.logged()).not.toMatch(/"level":"(?:error|warn)"/)
    expect(gateway.services.prayers.seen.map(({ url }) => url)).toEqual([GENERATE])
  })
})
