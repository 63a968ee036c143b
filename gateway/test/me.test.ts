import { randomUUID } from 'node:crypto'
import { remoteKeys } from '@selah/kit/http/jwks'
import { SERVICE_JWKS_PATH } from '@selah/kit/http/service-token'
import { decodeProtectedHeader, importSPKI, jwtVerify } from 'jose'
import { describe, expect, test } from 'vitest'
import { bearer, startGateway } from './harness.ts'
import { type Answer, json } from './upstream.ts'

const ana = {
  id: randomUUID(),
  email: 'ana@example.org',
  user_metadata: { name: 'Ana', timezone: 'Europe/Lisbon' },
}
const usage = { prayer_count: 1, premium: false, prayers_remaining: 1 }

const answers: Answer = ({ method, url, body }, response) => {
  if (url.startsWith('/internal')) return json(response, 200, usage)
  const said = method === 'PUT' ? JSON.parse(body).data : {}
  json(response, 200, { ...ana, user_metadata: { ...ana.user_metadata, ...said } })
}

describe('who am I', () => {
  test('comes from identity and prayers together', async () => {
    await using gateway = await startGateway({ answer: answers })
    const headers = await bearer({}, ana.id)

    const reply = await gateway.ask('/api/v1/me', { headers })

    expect(reply.status).toBe(200)
    expect(reply.json).toEqual({
      id: ana.id,
      name: 'Ana',
      email: 'ana@example.org',
      premium_status: false,
      early_access: false,
      prayer_count: 1,
      prayers_remaining: 1,
      timezone: 'Europe/Lisbon',
    })
    expect(gateway.services.identity.seen[0]).toMatchObject({ url: '/auth/v1/user', headers })
    expect(gateway.services.prayers.seen[0]?.url).toBe(`/internal/people/${ana.id}/usage`)
  })

  test('has the plan that a person pays for', async () => {
    await using gateway = await startGateway({ answer: answers })
    const paid = {
      prayer_count: 9,
      premium: true,
      plan: 'yearly',
      early_access: true,
      prayers_remaining: null,
    }
    gateway.services.prayers.answer = (_request, response) => json(response, 200, paid)

    const { json: me } = await gateway.ask('/api/v1/me', { headers: await bearer({}, ana.id) })

    expect(me).toMatchObject({
      premium_status: true,
      plan: 'yearly',
      early_access: true,
      prayers_remaining: null,
    })
  })

  test('is asked of prayers in our own name, with a key that prayers can fetch', async () => {
    await using gateway = await startGateway({ answer: answers })
    await gateway.ask('/api/v1/me', { headers: await bearer({}, ana.id) })

    const token = gateway.services.prayers.seen[0]?.headers.authorization?.replace('Bearer ', '') ?? ''
    const pem = await remoteKeys(`${gateway.url}${SERVICE_JWKS_PATH}`)(decodeProtectedHeader(token).kid ?? '')
    const { payload } = await jwtVerify(token, await importSPKI(pem ?? '', 'ES256'))

    expect(payload).toMatchObject({ iss: 'gateway', aud: 'prayers' })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBeLessThanOrEqual(60)
  })

  // Nobody is called by what they did not say: the pages have a word of their own for them.
  test('has no name where the person has none', async () => {
    await using gateway = await startGateway({ answer: answers })
    for (const user_metadata of [
      undefined,
      {},
      { name: '', timezone: 'Mars/Olympus' },
      { name: 7, timezone: {} },
    ]) {
      gateway.services.identity.answer = (_request, response) =>
        json(response, 200, { ...ana, user_metadata })

      const { json: me } = await gateway.ask('/api/v1/me', { headers: await bearer({}, ana.id) })

      expect(me).not.toHaveProperty('name')
      expect(me.email).toBe('ana@example.org')
      expect(me).not.toHaveProperty('timezone')
    }
  })

  test('is refused where identity refuses the token', async () => {
    await using gateway = await startGateway({ answer: answers })
    for (const status of [401, 403]) {
      gateway.services.identity.answer = (_request, response) =>
        json(response, status, { code: 'session_not_found' })

      const reply = await gateway.ask('/api/v1/me', { headers: await bearer() })

      expect(reply.status).toBe(401)
      expect(reply.json).toMatchObject({ code: 'not_signed_in' })
    }
  })

  test.each(['identity', 'prayers'] as const)(
    'is put off while %s is away or talks nonsense',
    async (which) => {
      await using gateway = await startGateway({ answer: answers })
      const headers = await bearer()
      for (const answer of [
        (_request: unknown, response) => json(response, 500, {}),
        (_request: unknown, response) => json(response, 200, { nothing: 'like it' }),
        (_request: unknown, response) => response.end('<html>'),
      ] satisfies Answer[]) {
        gateway.services[which].answer = answer
        expect((await gateway.ask('/api/v1/me', { headers })).status).toBe(503)
      }

      await gateway.services[which].stop()
      const reply = await gateway.ask('/api/v1/me', { headers })

      expect(reply.status).toBe(503)
      expect(reply.json).toMatchObject({ code: 'service_unavailable' })
    },
  )

  test('is asked only by people who are signed in', async () => {
    await using gateway = await startGateway({ answer: answers })

    expect((await gateway.ask('/api/v1/me')).status).toBe(401)
    expect((await gateway.ask('/api/v1/me', { method: 'PATCH', body: '{}' })).status).toBe(401)
  })
})

describe('changing who I am', () => {
  const change = async (gateway: Awaited<ReturnType<typeof startGateway>>, body: string) => {
    const headers = { ...(await bearer({}, ana.id)), 'content-type': 'application/json' }
    return gateway.ask('/api/v1/me', { method: 'PATCH', headers, body })
  }

  test('is refused before it is kept where prayers is away', async () => {
    await using gateway = await startGateway({ answer: answers })
    await gateway.services.prayers.stop()

    const refused = await change(gateway, '{"name":"Ana"}')

    expect(refused.status).toBe(503)
    expect(gateway.services.identity.seen).toEqual([])
  })

  test('says why identity does not take it, and for how long', async () => {
    await using gateway = await startGateway({ answer: answers })
    const msg = 'There is no room for this.'
    for (const status of [400, 422]) {
      gateway.services.identity.answer = (_request, response) =>
        json(response, status, { code: 'validation_failed', msg })

      const refused = await change(gateway, '{"name":"Ana"}')

      expect(refused.status).toBe(400)
      expect(refused.json).toMatchObject({ code: 'not_accepted', detail: msg })
    }
    gateway.services.identity.answer = (_request, response) => {
      response.setHeader('retry-after', '7')
      json(response, 429, {})
    }

    const limited = await change(gateway, '{"name":"Ana"}')

    expect(limited.status).toBe(429)
    expect(limited.headers['retry-after']).toBe('7')
  })

  test('changes what was sent and answers with the whole', async () => {
    await using gateway = await startGateway({ answer: answers })

    const reply = await change(gateway, '{"name":"  Ana Sofia ","timezone":"America/Sao_Paulo"}')

    expect(reply.status).toBe(200)
    expect(reply.json).toMatchObject({ name: 'Ana Sofia', timezone: 'America/Sao_Paulo', prayer_count: 1 })
    const [asked] = gateway.services.identity.seen
    expect(asked).toMatchObject({ method: 'PUT', url: '/auth/v1/user' })
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      data: { name: 'Ana Sofia', timezone: 'America/Sao_Paulo' },
    })
  })

  test.each([
    '{}',
    '[]',
    '"name"',
    '{"name":',
    '{"name":""}',
    '{"name":"   "}',
    '{"name":7}',
    '{"name":null}',
    `{"name":"${'a'.repeat(81)}"}`,
    '{"name":"a\\u0000b"}',
    '{"timezone":"Mars/Olympus"}',
    '{"timezone":"<script>"}',
    '{"timezone":""}',
    '{"email":"b@example.org"}',
    '{"name":"Ana","app_metadata":{}}',
  ])('refuses %s with a sentence, and changes nothing', async (body) => {
    await using gateway = await startGateway({ answer: answers })

    const reply = await change(gateway, body)

    expect(reply.status).toBe(400)
    expect(reply.json.detail).toMatch(/\w.*\.$/)
    expect(gateway.services.identity.seen).toEqual([])
  })
})
