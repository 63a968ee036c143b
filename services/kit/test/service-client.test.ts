import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Type from 'typebox'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '../src/http/app.ts'
import { requireService } from '../src/http/caller.ts'
import { type Call, createServiceClient } from '../src/http/service-client.ts'
import type { Refused } from '../src/http/service-refusals.ts'
import { createServiceWatch } from '../src/http/service-watch.ts'
import { createLogger, safeError } from '../src/log.ts'
import { eventually } from '../src/testing/eventually.ts'
import { testCaller } from '../src/testing/people.ts'

const Thing = Type.Object({ name: Type.String() })
const WORDS = 'my mother is ill'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A service that answers as told, and a client of it. */
async function startAsking(answer: Answer) {
  const lifetime = new AsyncDisposableStack()
  const service = { answer, asked: [] as IncomingMessage[] }
  const server = createServer((request, response) => {
    service.asked.push(request)
    service.answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  lifetime.defer(() => {
    server.closeAllConnections()
    server.close()
  })
  const urls = { things: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  const lines: string[] = []
  const log = createLogger('shop', 'info', { write: (line) => void lines.push(line) })
  const { identity, keys } = await testCaller('shop')
  const watch = lifetime.use(createServiceWatch({ urls, log, signTimeoutMs: 100 }))
  const client = createServiceClient({ urls, identity, watch })
  return {
    service,
    keys,
    logged: () => lines.join(''),
    ask: (call: Partial<Call<typeof Thing>> = {}) =>
      client.ask({ service: 'things', operation: 'getThing', path: '/internal/it', answer: Thing, ...call }),
    [Symbol.asyncDispose]: () => lifetime.disposeAsync(),
  }
}

const says =
  (status: number, body: unknown, headers = {}): Answer =>
  (_request, response) =>
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))

/** What an expected failure says, and everything that a log would keep of it. */
async function failureOf(asking: Promise<unknown>) {
  const error = await asking.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  const { code, retryAfterS } = error as { code?: string; retryAfterS?: number }
  return { code, retryAfterS, logged: JSON.stringify(safeError(error)) }
}

afterEach(() => {
  vi.useRealTimers()
})

describe('a call', () => {
  test('is made in the own name, and answered as agreed', async () => {
    const shop = await testCaller('shop')
    const app = createApp({ name: 'things', log: createLogger('things', 'silent') })
    await app.register(requireService, { service: 'things', callers: new Map([['shop', shop.keys]]) })
    app.put('/internal/it', async ({ callingService, body }) => ({
      name: `${(body as { name: string }).name} for ${callingService}`,
    }))
    const urls = { things: await app.listen({ host: '127.0.0.1', port: 0 }) }
    await using watch = createServiceWatch({ urls, log: createLogger('shop', 'silent') })
    const client = createServiceClient({ urls, identity: shop.identity, watch })

    const answer = await client.ask({
      ...{ service: 'things', operation: 'putThing', path: '/internal/it', answer: Thing },
      ...{ method: 'PUT', body: { name: 'bread' } },
    })

    expect(answer).toEqual({ name: 'bread for shop' })
    await app.close()
  })

  test('carries the bearer of a person where one is given', async () => {
    await using shop = await startAsking(says(200, { name: 'bread' }))

    await shop.ask({ headers: { authorization: 'Bearer ana', 'x-request-id': '7' } })

    expect(shop.service.asked[0]?.headers).toMatchObject({
      authorization: 'Bearer ana',
      'x-request-id': '7',
    })
  })

  test('follows no redirect, which could lead the token elsewhere', async () => {
    await using shop = await startAsking(says(307, '', { location: '/elsewhere' }))

    expect((await failureOf(shop.ask())).code).toBe('service_unavailable')

    expect(shop.service.asked.map(({ url }) => url)).toEqual(['/internal/it'])
  })
})

test('a token is used again until its end is near', async () => {
  const { identity } = await testCaller('shop')
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  const tokenAt = async (ms: number) => {
    vi.setSystemTime(ms)
    return identity.tokenFor('things')
  }

  const first = await tokenAt(0)

  expect(await tokenAt(39_000)).toBe(first)
  const second = await tokenAt(40_000)
  expect(second).not.toBe(first)
  expect(await identity.tokenFor('other')).not.toBe(second)
  // A clock that is set back: the called service refuses a token from the future.
  expect(await tokenAt(20_000)).not.toBe(second)
})

describe('a refusal', () => {
  const problem = { code: 'too_many', detail: 'Please wait.' }

  test.each([
    ['problem details', problem],
    ['the shape of the auth client', { code: 429, error_code: 'too_many', msg: 'Please wait.' }],
  ])('in %s is read for the caller, who decides', async (_shape, body) => {
    await using shop = await startAsking(says(429, body, { 'retry-after': '7' }))
    const seen: Refused[] = []
    const refused = (refusal: Refused) => {
      seen.push(refusal)
      return new RangeError('so many')
    }

    await expect(shop.ask({ refused })).rejects.toThrow(RangeError)

    expect(seen).toEqual([{ status: 429, code: 'too_many', sentence: 'Please wait.', retryAfterS: 7 }])
  })

  test('for which the caller has no answer is a service that is away', async () => {
    await using shop = await startAsking(says(404, problem))

    const failure = await failureOf(shop.ask({ refused: () => undefined }))

    expect(failure).toMatchObject({ code: 'service_unavailable', retryAfterS: 5 })
    expect(failure.logged).toContain('things refused getThing: 404 too_many')
  })

  test.each([
    ['says when to try again', { 'retry-after': '17' }, 17],
    ['does not say when', {}, 5],
    ['says nonsense', { 'retry-after': 'soon' }, 5],
  ])('with 503 that %s is passed on', async (_how, headers, retryAfterS) => {
    await using shop = await startAsking(says(503, problem, headers))

    expect(await failureOf(shop.ask())).toMatchObject({ code: 'service_unavailable', retryAfterS })
    expect(shop.service.asked).toHaveLength(1)
  })
})

describe('words of a person', () => {
  test.each([
    ['a refusal', says(400, { code: WORDS, detail: WORDS, msg: WORDS })],
    ['an answer that is not as agreed', says(200, { title: WORDS })],
    ['an answer that is no JSON', says(200, WORDS)],
  ])('in %s reach no error', async (_what, answer) => {
    await using shop = await startAsking(answer)

    const { code, logged } = await failureOf(shop.ask())

    expect(code).toBe('service_unavailable')
    expect(logged).toContain('getThing')
    expect(logged).not.toContain('mother')
  })
})

describe('an answer', () => {
  const long = JSON.stringify({ name: 'a'.repeat(1_000) })

  test.each([
    ['says how long it is', { 'content-length': String(long.length) }],
    ['does not say', {}],
  ])('longer than allowed is not taken, where it %s', async (_how, headers) => {
    await using shop = await startAsking((_request, response) => {
      response.writeHead(200, headers).write(long.slice(0, 600))
      response.end(long.slice(600))
    })

    expect((await shop.ask({ answerBytesMax: long.length })).name).toHaveLength(1_000)
    const failure = await failureOf(shop.ask({ answerBytesMax: long.length - 1 }))

    expect(failure.code).toBe('service_unavailable')
    expect(failure.logged).toContain('too much')
    expect(shop.service.asked).toHaveLength(2)
  })

  test('is waited for until the deadline, also in the middle of it', async () => {
    await using shop = await startAsking((_request, response) => void response.writeHead(200).write('{'))

    const failure = await failureOf(shop.ask({ deadlineMs: 50 }))

    expect(failure.logged).toContain('TimeoutError')
  })
})

describe('a broken connection', () => {
  const breaksOnce = (): Answer => {
    let times = 0
    return (request, response) =>
      times++ === 0 ? request.socket.destroy() : says(200, { name: 'bread' })(request, response)
  }

  test('is no harm to a read, which is asked once more', async () => {
    await using shop = await startAsking(breaksOnce())

    expect(await shop.ask()).toEqual({ name: 'bread' })
  })

  test('ends a read when it breaks again', async () => {
    await using shop = await startAsking((request) => void request.socket.destroy())

    expect((await failureOf(shop.ask())).code).toBe('service_unavailable')
    expect(shop.service.asked.filter(({ url }) => url === '/internal/it')).toHaveLength(2)
  })

  // The service may have done it already.
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('ends a %s at once', async (method) => {
    await using shop = await startAsking(breaksOnce())

    expect((await failureOf(shop.ask({ method }))).code).toBe('service_unavailable')
    expect(shop.service.asked.filter(({ url }) => url === '/internal/it')).toHaveLength(1)
  })
})

describe('a service that gives no sign of life', () => {
  test('is not asked until it gives one', async () => {
    await using shop = await startAsking(() => undefined)
    await failureOf(shop.ask({ deadlineMs: 50 }))
    await eventually('it to be known', async () => shop.logged().includes('a service does not answer'))
    shop.service.asked.length = 0

    const refused = await failureOf(shop.ask())

    expect(refused).toMatchObject({ code: 'service_unavailable', retryAfterS: 5 })
    expect(shop.service.asked.filter(({ url }) => url !== '/livez')).toEqual([])
    shop.service.answer = says(200, { name: 'bread' })
    expect(
      await eventually('the first answer', () =>
        shop.ask().then(
          ({ name }) => name,
          () => false,
        ),
      ),
    ).toBe('bread')
  })

  test('is not asked any more once its caller ends', async () => {
    const urls = { things: 'http://127.0.0.1:1', others: 'http://127.0.0.1:1' }
    const watch = createServiceWatch({ urls, log: createLogger('shop', 'silent') })

    expect(await watch.isAlive('things')).toBe(false)
    expect(() => watch.refuseWhenAway('things')).toThrow()
    expect(() => watch.refuseWhenAway('others')).not.toThrow()

    await watch[Symbol.asyncDispose]()
  })
})
