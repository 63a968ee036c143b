import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { bearer, startGateway } from './harness.ts'
import { json } from './upstream.ts'

const INVENTED = {
  'x-forwarded-for': '6.6.6.6',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'gopher',
  'x-forwarded-user': 'somebody',
  'x-real-ip': '6.6.6.6',
  forwarded: 'for=6.6.6.6',
  'true-client-ip': '6.6.6.6',
  'x-user-id': randomUUID(),
  'x-user-email': 'a@b.example',
  'x-request-id': randomUUID(),
  traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
  tracestate: 'a=b',
  cookie: 'a=b',
  te: 'trailers',
  'proxy-authorization': 'Basic YTpi',
  'x-http-method-override': 'DELETE',
}

describe('what a service is told', () => {
  test('nothing that a caller invents about who or where they are', async () => {
    await using gateway = await startGateway()
    const authorization = await bearer()

    const { json: seen } = await gateway.ask('/api/v1/prayers', {
      headers: { ...INVENTED, ...authorization },
    })

    const known = {
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost:8080',
      'x-forwarded-proto': 'http',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-/),
      host: new URL(gateway.services.prayers.url).host,
      connection: 'keep-alive',
      ...authorization,
    }
    expect(seen.headers).toEqual(known)
    expect(seen.headers['x-request-id']).not.toBe(INVENTED['x-request-id'])
    expect(seen.headers.traceparent).not.toContain('1111111111111111')
  })

  test('what the caller may say, unchanged', async () => {
    await using gateway = await startGateway()
    const said = {
      ...(await bearer()),
      accept: 'text/event-stream',
      'accept-language': 'pt-BR',
      'content-type': 'application/json;charset=UTF-8',
      'idempotency-key': 'abc',
      'user-agent': 'a browser',
    }

    const { json: seen } = await gateway.ask('/api/v1/prayers', {
      method: 'POST',
      headers: said,
      body: '{"a" : 1.0, "a":2}',
    })

    expect(seen.headers).toMatchObject(said)
    expect(seen.body).toBe('{"a" : 1.0, "a":2}')
  })

  test('the address an ingress names, when we are told to believe it', async () => {
    await using gateway = await startGateway({ settings: { TRUSTED_PROXIES: '127.0.0.1' } })

    const { json: seen } = await gateway.ask('/auth/v1/settings', {
      headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' },
    })

    expect(seen.headers['x-forwarded-for']).toBe('203.0.113.9')
  })

  test('an empty body as an empty body, its content type kept', async () => {
    await using gateway = await startGateway()
    const headers = { 'content-type': 'application/json;charset=UTF-8' }

    const { json: seen } = await gateway.ask('/auth/v1/logout?scope=local', { method: 'POST', headers })

    expect(seen).toMatchObject({ method: 'POST', url: '/auth/v1/logout?scope=local', body: '', headers })
  })

  test('a GET without the body somebody hung on it', async () => {
    await using gateway = await startGateway()

    const reply = await gateway.ask('/auth/v1/settings', {
      headers: { 'content-length': '5' },
      body: 'abcde',
    })

    expect(reply.status).toBe(200)
    expect(reply.json.body).toBe('')
  })
})

describe('what a caller is told', () => {
  test('the answer of the service without what belongs to the connection inside', async () => {
    await using gateway = await startGateway({
      answer: (_request, response) => {
        response.writeHead(201, {
          'content-type': 'application/json',
          connection: 'keep-alive, x-inside',
          'x-inside': 'secret',
          'x-powered-by': 'us',
          server: 'ours',
          'x-total-count': '3',
          'set-cookie': ['a=b', 'c=d'],
        })
        response.end('{}')
      },
    })

    const { status, headers } = await gateway.ask('/auth/v1/settings')

    expect(status).toBe(201)
    expect(headers).toMatchObject({ 'x-total-count': '3', 'set-cookie': ['a=b', 'c=d'] })
    expect(Object.keys(headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/x-inside|x-powered-by|server/)]),
    )
  })

  test("a service's own content security policy, instead of ours", async () => {
    const policy = "default-src 'none'"
    await using gateway = await startGateway({
      answer: (_request, response) => response.setHeader('content-security-policy', policy).end('page'),
    })

    const { headers } = await gateway.ask('/auth/v1/verify?token=1')

    expect(headers['content-security-policy']).toBe(policy)
  })

  test('every status and redirect as the service gave it', async () => {
    await using gateway = await startGateway()
    for (const status of [204, 303, 304, 400, 402, 409, 410, 422, 429, 500]) {
      gateway.services.identity.answer = (_request, response) => {
        response.setHeader('location', 'http://localhost:8080/auth#code')
        if (status === 204 || status === 304) response.writeHead(status).end()
        else json(response, status, { code: 'as_is' })
      }

      const reply = await gateway.ask('/auth/v1/verify')

      expect(reply.status).toBe(status)
      expect(reply.headers.location).toBe('http://localhost:8080/auth#code')
    }
  })
})

test('the log holds no part of a query: some are the key to a calendar or stop a letter', async () => {
  await using gateway = await startGateway()
  const query = '?key=a-secret-of-somebody'

  await gateway.ask(`/api/v1/verses/John%203:16${query}`)
  await gateway.ask(`/nowhere${query}`)
  await gateway.ask(`/api/v1/prayers${query}`)
  await gateway.services.prayers.stop()
  const refused = await gateway.ask(`/api/v1/verses/John%203:16${query}`)

  expect(refused.status).toBe(503)
  expect(gateway.logged()).toContain('/api/v1/verses/*')
  expect(gateway.logged()).not.toContain('secret')
})
