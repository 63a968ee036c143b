import { randomUUID } from 'node:crypto'
import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { defineError } from '../src/errors.ts'
import { type App, createApp } from '../src/http/app.ts'
import { healthRoutes } from '../src/http/health.ts'
import { createLogger } from '../src/log.ts'

const Refused = defineError('conflict', 'refused', 'Not now, please.', { retryAfterS: 7 })

async function startApp() {
  const lines: string[] = []
  const app = createApp({
    name: 'test',
    log: createLogger('test', 'debug', { write: (line) => void lines.push(line) }),
  })
  const Body = Type.Object(
    { name: Type.String({ maxLength: 10 }), age: Type.Optional(Type.Integer()) },
    { additionalProperties: false },
  )
  app.post('/echo', { schema: { operationId: 'echo', body: Body }, handler: async (request) => request.body })
  app.get('/query', {
    schema: { querystring: Type.Object({ limit: Type.Integer({ maximum: 5 }) }) },
    handler: async (request) => request.query,
  })
  app.get('/letters/:token', async () => ({}))
  app.get('/refuse', async () => {
    throw new Refused()
  })
  app.get('/break', async () => {
    throw Object.assign(new Error('Failed query: insert … params: my mother is ill'), {
      query: 'insert',
      params: [],
    })
  })
  return { app, logged: () => lines.join(''), [Symbol.asyncDispose]: () => app.close() }
}

const post = (app: App, payload: string | Buffer, contentType = 'application/json') =>
  app.inject({ method: 'POST', url: '/echo', payload, headers: { 'content-type': contentType } })

describe('a request that cannot be understood', () => {
  const bad: { why: string; payload: string | Buffer; status: number; code: string; contentType?: string }[] =
    [
      { why: 'is empty', payload: '', status: 400, code: 'bad_json' },
      { why: 'is not JSON', payload: '{"name":', status: 400, code: 'bad_json' },
      { why: 'is not UTF-8', payload: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), status: 400, code: 'bad_json' },
      { why: 'holds U+0000', payload: '{"name":"a\\u0000"}', status: 400, code: 'bad_json' },
      { why: 'holds __proto__', payload: '{"__proto__":{"x":1},"name":"a"}', status: 400, code: 'bad_json' },
      { why: 'is not an object', payload: '[]', status: 400, code: 'validation_failed' },
      { why: 'has a number for a text', payload: '{"name":1}', status: 400, code: 'validation_failed' },
      {
        why: 'has a field nobody knows',
        payload: '{"name":"a","x":1}',
        status: 400,
        code: 'validation_failed',
      },
      {
        why: 'is too large',
        payload: `{"name":"${'a'.repeat(70_000)}"}`,
        status: 413,
        code: 'request_entity_too_large',
      },
      {
        why: 'is not JSON at all',
        payload: '<a/>',
        contentType: 'text/xml',
        status: 415,
        code: 'unsupported_media_type',
      },
    ]

  test.each(bad)(
    'because it $why is refused with $status and a sentence',
    async ({ payload, contentType, status, code }) => {
      await using server = await startApp()

      const reply = await post(server.app, payload, contentType)

      expect(reply.statusCode).toBe(status)
      expect(reply.headers['content-type']).toContain('application/problem+json')
      expect(reply.json()).toMatchObject({
        code,
        status,
        detail: expect.stringMatching(/\.$/),
        requestId: expect.any(String),
      })
    },
  )

  test('because its path cannot be decoded is refused, as is an unknown one', async () => {
    await using server = await startApp()

    const undecodable = await server.app.inject('/query/%ff')
    const unknown = await server.app.inject('/nowhere')
    const nul = await server.app.inject('/query?limit=1&x=%00')

    expect([undecodable, unknown, nul].map((reply) => reply.statusCode)).toEqual([400, 404, 400])
    expect(unknown.json().code).toBe('not_found')
  })
})

describe('an answer', () => {
  test('takes the query string as the types it asks for, and a body as it was sent', async () => {
    await using server = await startApp()

    expect((await server.app.inject('/query?limit=3')).json()).toEqual({ limit: 3 })
    expect((await server.app.inject('/query?limit=9')).statusCode).toBe(400)
    expect((await post(server.app, '{"name":"a","age":"3"}')).statusCode).toBe(400)
  })

  test('to an expected refusal is its sentence, with when to try again', async () => {
    await using server = await startApp()

    const reply = await server.app.inject('/refuse')

    expect(reply.statusCode).toBe(409)
    expect(reply.headers['retry-after']).toBe('7')
    expect(reply.json()).toMatchObject({ code: 'refused', detail: 'Not now, please.', title: 'Conflict' })
  })

  test('to a surprise says nothing to the caller, and no value to the log', async () => {
    await using server = await startApp()

    const reply = await server.app.inject('/break')

    expect(reply.statusCode).toBe(500)
    expect(reply.body).not.toContain('mother')
    expect(server.logged()).toContain('request failed')
    expect(server.logged()).not.toContain('mother')
  })

  test('carries the request id of the gateway, and no invented one', async () => {
    await using server = await startApp()
    const id = randomUUID()

    const trusted = await server.app.inject({ url: '/nowhere', headers: { 'x-request-id': id } })
    const invented = await server.app.inject({ url: '/nowhere', headers: { 'x-request-id': '<script>' } })

    expect(trusted.json().requestId).toBe(id)
    expect(invented.json().requestId).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('is logged by its route and operation, without anything that was asked for', async () => {
    await using server = await startApp()

    await post(server.app, '{"name":"secret"}')
    for (const url of ['/query?limit=3&token=secret', '/letters/secret', '/secret/nowhere', '/secret/%ff'])
      await server.app.inject(url)

    expect(server.logged()).not.toContain('secret')
    expect(server.logged()).toContain('"operationId":"echo"')
    expect(server.logged()).toContain('"path":"/letters/:token"')
    expect(server.logged()).toContain('"path":"(unknown)"')
  })
})

describe('health', () => {
  test('is alive always, ready while its check passes, unready once it is stopping', async () => {
    const app = createApp({ name: 'test', log: createLogger('test', 'silent') })
    let fails = false
    healthRoutes(app, {
      check: async () => {
        if (fails) throw new Error('database away')
      },
    })
    const statuses = async () => [
      (await app.inject('/livez')).statusCode,
      (await app.inject('/readyz')).statusCode,
    ]

    expect(await statuses()).toEqual([200, 200])
    fails = true
    expect(await statuses()).toEqual([200, 503])
    fails = false
    app.stopReady?.()
    expect(await statuses()).toEqual([200, 503])
    await app.close()
  })
})
