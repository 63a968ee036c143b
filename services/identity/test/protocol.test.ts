import { describe, expect, test } from 'vitest'
import { PASSWORD, PUBLIC_URL, shareIdentity, startIdentity } from './harness.ts'
import { requestsTo } from './requests.ts'

const JSON_TYPE = { 'content-type': 'application/json;charset=UTF-8' }

describe('the wire protocol', () => {
  const shared = shareIdentity()

  test('an empty body that says it is JSON is no body', async () => {
    const identity = shared()
    const { session } = await identity.signedUp()

    const answer = await requestsTo(identity).send('POST', '/logout?scope=local', {
      headers: { ...JSON_TYPE, authorization: `Bearer ${session.access_token}` },
    })

    expect(answer).toMatchObject({ status: 204, body: '' })
  })

  test('errors speak the version that was asked for, and name their code in a header', async () => {
    const identity = shared()
    const requests = requestsTo(identity)
    const ask = (version: string) =>
      requests.send('POST', '/token?grant_type=password', {
        body: JSON.stringify({ email: 'protocol-1@example.com', password: 'x' }),
        headers: { ...JSON_TYPE, 'x-supabase-api-version': version },
      })

    const present = await ask('2024-01-01')
    const older = await ask('2023-01-01')

    expect(present.headers['x-supabase-api-version']).toBe('2024-01-01')
    expect(present.body).toEqual({
      code: 'invalid_credentials',
      error_code: 'invalid_credentials',
      message: 'Invalid login credentials',
      msg: 'Invalid login credentials',
    })
    expect(older.body).toMatchObject({ code: 400, error_code: 'invalid_credentials' })
    expect(present.headers).toMatchObject({
      'x-sb-error-code': 'invalid_credentials',
      'cache-control': 'no-store',
    })
  })

  test.each([
    ['GET', '/nothing', {}, 404, 'not_found'],
    ['DELETE', '/user', {}, 404, 'not_found'],
    ['HEAD', '/user', {}, 404, 'not_found'],
    [
      'POST',
      '/token',
      { body: '<xml/>', headers: { 'content-type': 'text/xml' } },
      415,
      'unsupported_media_type',
    ],
    ['POST', '/token', { body: '{', headers: JSON_TYPE }, 400, 'bad_json'],
    ['POST', '/token', { body: '[]', headers: JSON_TYPE }, 400, 'validation_failed'],
    ['POST', '/token', { body: '{"email":5}', headers: JSON_TYPE }, 400, 'validation_failed'],
    [
      'POST',
      '/token',
      { body: `{"email":"${'x'.repeat(70_000)}"}`, headers: JSON_TYPE },
      413,
      'request_entity_too_large',
    ],
    [
      'POST',
      '/token',
      { body: Buffer.from('{"email":"\xff"}', 'latin1'), headers: JSON_TYPE },
      400,
      'bad_json',
    ],
    ['POST', '/token', { body: '{"email":"a\\u0000b"}', headers: JSON_TYPE }, 400, 'bad_json'],
    ['POST', '/token?grant_type=%00', { body: '{}', headers: JSON_TYPE }, 400, 'validation_failed'],
    ['GET', '/user/%00', {}, 400, 'validation_failed'],
  ] as const)('%s %s %j answers JSON with %i', async (method, path, init, status, code) => {
    const identity = shared()

    const answer = await requestsTo(identity).send(method, path, init)

    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    if (method !== 'HEAD')
      expect(answer.body).toMatchObject({ code, error_code: code, message: expect.any(String) })
  })

  test('null and unknown fields are taken as absent', async () => {
    const identity = shared()

    const answer = await requestsTo(identity).post('/signup', {
      email: 'protocol-2@example.com',
      phone: null,
      password: PASSWORD,
      data: null,
      code_challenge: null,
      code_challenge_method: null,
      gotrue_meta_security: {},
      options: { anything: true },
    })

    expect(answer.status).toBe(200)
  })

  test('expiry is left to the clock of the client', async () => {
    const identity = shared()

    const { body } = await requestsTo(identity).post('/signup', {
      email: 'protocol-3@example.com',
      password: PASSWORD,
    })

    expect(Object.keys(body).sort()).toEqual([
      'access_token',
      'expires_in',
      'refresh_token',
      'token_type',
      'user',
    ])
  })

  test('an anonymous key in the header of a public call does no harm', async () => {
    const identity = shared()
    const { email } = await identity.signedUp()

    const answer = await requestsTo(identity).post(
      '/token?grant_type=password',
      { email, password: PASSWORD },
      'an-anonymous-key',
    )

    expect(answer.status).toBe(200)
  })

  test('lets the pages of allowed origins call, and no others', async () => {
    await using identity = await startIdentity({ CORS_ORIGINS: 'https://app.example.com' })
    const preflight = (origin: string) =>
      requestsTo(identity).send('OPTIONS', '/user', {
        headers: {
          origin,
          'access-control-request-method': 'PUT',
          'access-control-request-headers':
            'authorization,content-type,x-client-info,x-supabase-api-version,apikey',
        },
      })

    const own = await preflight(PUBLIC_URL)
    const allowed = await preflight('https://app.example.com')
    const stranger = await preflight('https://evil.example')

    for (const answer of [own, allowed]) {
      expect(answer.status).toBe(204)
      expect(answer.headers['access-control-allow-headers']).toContain('x-supabase-api-version')
      expect(answer.headers['access-control-allow-methods']).toContain('PUT')
    }
    expect(own.headers['access-control-allow-origin']).toBe(PUBLIC_URL)
    expect(allowed.headers['access-control-allow-origin']).toBe('https://app.example.com')
    expect(stranger.headers['access-control-allow-origin']).not.toBe('https://evil.example')
    const answer = await requestsTo(identity).send('GET', '/settings', { headers: { origin: PUBLIC_URL } })
    expect(answer.headers['access-control-expose-headers']).toContain('X-Supabase-Api-Version')
  })

  test('says what it is and what it offers', async () => {
    const identity = shared()

    const health = await requestsTo(identity).get('/health')
    const settings = await requestsTo(identity).get('/settings')

    expect(health.body).toEqual({ name: 'identity', version: '1', description: expect.any(String) })
    expect(settings.body).toMatchObject({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
    })
  })

  test('describes its operations, and none that are internal', async () => {
    const identity = shared()

    const document = identity.openApi()

    const operations = Object.values(document.paths ?? {}).flatMap((path) =>
      Object.values(path ?? {}).map((operation) => (operation as { operationId?: string }).operationId),
    )
    expect(operations).toEqual(
      expect.arrayContaining(['signUp', 'signIn', 'getUser', 'updateUser', 'signOut', 'recover']),
    )
    expect(operations).not.toContain(undefined)
    expect(Object.keys(document.paths ?? {}).filter((path) => path.startsWith('/internal'))).toEqual([])
  })
})
