import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { bearer, startGateway } from './harness.ts'

const PROBLEM = {
  code: 'service_unavailable',
  status: 503,
  detail: 'This does not answer at the moment. Nothing you wrote is lost; please try again shortly.',
}
const AUTH_REFUSAL = {
  code: 'unexpected_failure',
  error_code: 'unexpected_failure',
  message: PROBLEM.detail,
  msg: PROBLEM.detail,
}

async function expectKindRefusals(gateway: Awaited<ReturnType<typeof startGateway>>): Promise<void> {
  const refused = await gateway.ask('/api/v1/prayers', { headers: await bearer() })
  expect(refused.status).toBe(503)
  expect(refused.headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'retry-after': '5',
  })
  expect(refused.json).toMatchObject(PROBLEM)

  const headers = { 'x-supabase-api-version': '2024-01-01' }
  const auth = await gateway.ask('/auth/v1/token?grant_type=refresh_token', { method: 'POST', headers })
  expect(auth.status).toBe(503)
  expect(auth.headers).toMatchObject({
    ...headers,
    'x-sb-error-code': 'unexpected_failure',
    'retry-after': '5',
  })
  expect(auth.json).toEqual(AUTH_REFUSAL)
}

/** Something that takes connections and is no service. */
async function startSocket(onConnection: (socket: Socket) => void) {
  const server = createServer(onConnection)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return { url, [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

describe('a service that is not well', () => {
  test('is away', async () => {
    await using gateway = await startGateway()
    await gateway.services.prayers.stop()
    await gateway.services.identity.stop()

    await expectKindRefusals(gateway)
  })

  test('says nothing for too long', async () => {
    const patience = { plainMs: 50, lookMs: 50, silenceMs: 50 }
    await using gateway = await startGateway({ answer: () => undefined, deps: { patience } })

    await expectKindRefusals(gateway)
  })

  test.each([
    ['closes at once', (socket: Socket) => socket.destroy()],
    ['speaks no HTTP', (socket: Socket) => socket.end('hello\r\n\r\n')],
    ['answers with an impossible status', (socket: Socket) => socket.end('HTTP/1.1 999999 What\r\n\r\n')],
    ['sends broken headers', (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\nbroken\r\n\r\n')],
  ])('%s', async (_what, onConnection) => {
    await using socket = await startSocket((connection) => {
      connection.on('error', () => undefined)
      connection.once('data', () => onConnection(connection))
    })
    const settings = { PRAYERS_URL: socket.url, IDENTITY_URL: socket.url }
    await using gateway = await startGateway({ settings })

    await expectKindRefusals(gateway)
  })

  test('is asked once, not ten times, when it says 503', async () => {
    await using gateway = await startGateway({
      answer: (_request, response) => response.writeHead(503, { 'retry-after': '1' }).end(),
    })

    const reply = await gateway.ask('/api/v1/prayers', { headers: await bearer() })

    expect(reply.status).toBe(503)
    expect(gateway.services.prayers.seen).toHaveLength(1)
  })

  test('says 503 without saying when to try again: the gateway does', async () => {
    await using gateway = await startGateway({
      answer: (_request, response) => response.writeHead(503).end(),
    })

    const reply = await gateway.ask('/api/v1/prayers', { headers: await bearer() })

    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('does not take the other services with it', async () => {
    await using gateway = await startGateway()
    await gateway.services.prayers.stop()

    expect((await gateway.ask('/api/v1/analytics', { headers: await bearer() })).status).toBe(200)
    expect((await gateway.ask('/readyz')).status).toBe(200)
  })
})

describe('a body', () => {
  test('of 64 KB is handed on whole', async () => {
    await using gateway = await startGateway()
    const body = Buffer.alloc(64 * 1024, 'a')

    const reply = await gateway.ask('/api/v1/prayers', { method: 'POST', headers: await bearer(), body })

    expect(reply.json.body).toHaveLength(body.length)
  })

  test('of more is refused, in the shape of its client', async () => {
    await using gateway = await startGateway()
    const body = Buffer.alloc(64 * 1024 + 1, 'a')
    const chunked = { 'transfer-encoding': 'chunked' }

    for (const headers of [{}, chunked]) {
      const reply = await gateway.ask('/api/v1/prayers', {
        method: 'POST',
        headers: { ...headers, ...(await bearer()) },
        body,
      })
      expect(reply.status).toBe(413)
      expect(reply.json).toMatchObject({ code: 'request_entity_too_large', status: 413 })

      const auth = await gateway.ask('/auth/v1/signup', { method: 'POST', headers, body })
      expect(auth.status).toBe(413)
      expect(auth.json).toMatchObject({ code: 'request_entity_too_large', message: expect.any(String) })
    }
    expect([...gateway.services.prayers.seen, ...gateway.services.identity.seen]).toEqual([])
  })

  test('that is not JSON is for the service to judge', async () => {
    await using gateway = await startGateway()
    const body = Buffer.from([0xff, 0xfe, 0x00])

    await gateway.ask('/api/v1/prayers', {
      method: 'POST',
      headers: { ...(await bearer()), 'content-type': 'application/json' },
      body,
    })
    await gateway.ask('/api/v1/prayers', { method: 'POST', headers: await bearer(), body: 'a=b' })

    const types = gateway.services.prayers.seen.map(({ headers }) => headers['content-type'])
    expect(types).toEqual(['application/json', 'application/octet-stream'])
  })
})
