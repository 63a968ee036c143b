import { createPublicKey } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import {
  encodeKeys,
  ISSUER,
  shareIdentity,
  startIdentity,
  type TestIdentity,
  testSigningKeys,
} from './harness.ts'
import { requestsTo } from './requests.ts'

describe('an access token', () => {
  const shared = shareIdentity()

  test('says who, in which session, how they signed in, and until when', async () => {
    const identity = shared()
    const { session, userId, email } = await identity.signedUp()

    const [header, claims] = decoded(session.access_token)

    expect(header).toEqual({ alg: 'ES256', kid: 'key-1', typ: 'JWT' })
    expect(claims).toEqual({
      iss: ISSUER,
      sub: userId,
      aud: 'authenticated',
      iat: expect.any(Number),
      exp: claims.iat + 900,
      email,
      phone: '',
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Ana' },
      is_anonymous: false,
    })
  })

  test('is checked by the client itself, with the published key', async () => {
    const identity = shared()
    const paths: string[] = []
    const watched: typeof fetch = (input, init) => {
      paths.push(new URL(String(input)).pathname)
      return fetch(input, init)
    }
    const { client, userId } = await identity.signedUp(undefined, { fetch: watched })

    const { data, error } = await client.getClaims()

    expect(error).toBeNull()
    expect(data?.claims.sub).toBe(userId)
    expect(paths).toContain('/auth/v1/.well-known/jwks.json')
    expect(paths).not.toContain('/auth/v1/user')
  })

  test('is refused wherever a byte of it was changed', async () => {
    const identity = shared()
    const { session } = await identity.signedUp()
    const [header = '', payload = '', signature = ''] = session.access_token.split('.')
    const otherPayload = encoded({ ...decoded(session.access_token)[1], sub: crypto.randomUUID() })

    const forged = [
      `${header}.${otherPayload}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      'not.a.token',
      'x',
    ]

    for (const token of forged) expect(await whoIs(identity, token)).toEqual([403, 'bad_jwt'])
  })

  test('is refused when it has expired', async () => {
    await using identity = await startIdentity()
    const { session } = await identity.signedUp()
    const before = await whoIs(identity, session.access_token)
    identity.passTime(901_000)

    expect(before).toEqual([200, undefined])
    expect(await whoIs(identity, session.access_token)).toEqual([403, 'bad_jwt'])
  })

  test('is refused without a signature, however the algorithm is spelt', async () => {
    const identity = shared()
    const { session } = await identity.signedUp()
    const payload = session.access_token.split('.')[1]

    for (const alg of ['none', 'None', 'NONE', 'nOnE']) {
      const token = `${encoded({ alg, kid: 'key-1', typ: 'JWT' })}.${payload}.`
      expect(await whoIs(identity, token)).toEqual([403, 'bad_jwt'])
    }
  })

  // The published key taken for a shared secret.
  test('is refused when it is signed with HS256 and the public key', async () => {
    const identity = shared()
    const { session } = await identity.signedUp()
    const [jwk] = (await requestsTo(identity).get('/.well-known/jwks.json')).body.keys
    const pem = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' })

    for (const secret of [String(pem), JSON.stringify(jwk), jwk.x]) {
      const token = await new SignJWT(decoded(session.access_token)[1])
        .setProtectedHeader({ alg: 'HS256', kid: 'key-1', typ: 'JWT' })
        .sign(Buffer.from(secret))
      expect(await whoIs(identity, token)).toEqual([403, 'bad_jwt'])
    }
  })

  test('is refused with a key that is not ours, whatever its id', async () => {
    const identity = shared()
    const { session } = await identity.signedUp()
    const [stranger] = testSigningKeys().keys

    for (const kid of ['key-1', 'key-2', undefined]) {
      const token = await new SignJWT(decoded(session.access_token)[1])
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', ...(kid && { kid }) })
        .sign(await importJWK(stranger ?? {}, 'ES256'))
      expect(await whoIs(identity, token)).toEqual([403, 'bad_jwt'])
    }
  })

  test.each([
    ['another issuer', { iss: 'https://elsewhere.example/auth/v1' }],
    ['another audience', { aud: 'prayers' }],
    ['no session', { session_id: undefined }],
    ['nobody', { sub: undefined }],
    ['a person that is no id', { sub: "' or 1=1" }],
  ])('is refused with our key but for %s', async (_what, claims) => {
    const identity = shared()
    const { session } = await identity.signedUp()

    const token = await ownToken(identity, { ...decoded(session.access_token)[1], ...claims })

    expect(await whoIs(identity, token)).toEqual([403, 'bad_jwt'])
  })

  test('is refused for the session of somebody else', async () => {
    const identity = shared()
    const ana = await identity.signedUp()
    const bento = await identity.signedUp()
    const mixed = {
      ...decoded(ana.session.access_token)[1],
      session_id: decoded(bento.session.access_token)[1].session_id,
    }

    expect(await whoIs(identity, await ownToken(identity, mixed))).toEqual([403, 'session_not_found'])
  })

  test('is refused for somebody who is gone or banned', async () => {
    await using identity = await startIdentity()
    const { session } = await identity.signedUp()

    await identity.query(`update users set banned_until = now() + interval '1 hour'`)
    const banned = await whoIs(identity, session.access_token)
    await identity.query('delete from users')
    const gone = await whoIs(identity, session.access_token)

    expect(banned).toEqual([403, 'user_banned'])
    expect(gone).toEqual([403, 'user_not_found'])
  })

  test.each(['', 'Basic YTpi', 'Bearer', 'Bearer a b', 'token'])('%j is no bearer', async (authorization) => {
    const identity = shared()

    const answer = await requestsTo(identity).send('GET', '/user', { headers: { authorization } })

    expect(answer).toMatchObject({ status: 401, body: { code: 'no_authorization' } })
  })
})

describe('the published keys', () => {
  test('hold nothing private, and may be kept for ten minutes', async () => {
    await using identity = await startIdentity()

    const { body, headers } = await requestsTo(identity).get('/.well-known/jwks.json')

    expect(headers['cache-control']).toBe('public, max-age=600')
    expect(body.keys).toEqual([
      {
        kty: 'EC',
        crv: 'P-256',
        x: expect.any(String),
        y: expect.any(String),
        kid: 'key-1',
        alg: 'ES256',
        use: 'sig',
        key_ops: ['verify'],
      },
    ])
  })

  test('name the next key before it signs, and the last one as long as its tokens live', async () => {
    const [old, next] = [testSigningKeys('old'), testSigningKeys('next')]
    const both = { keys: [...next.keys, ...old.keys] }
    await using identity = await startIdentity({ SIGNING_KEYS: encodeKeys(both) })
    const { session } = await identity.signedUp()
    const [oldKey] = old.keys
    const byOldKey = await new SignJWT(decoded(session.access_token)[1])
      .setProtectedHeader({ alg: 'ES256', kid: 'old', typ: 'JWT' })
      .sign(await importJWK(oldKey ?? {}, 'ES256'))

    expect(decoded(session.access_token)[0].kid).toBe('next')
    expect((await whoIs(identity, byOldKey))[0]).toBe(200)
  })
})

async function whoIs(identity: TestIdentity, token: string): Promise<[number, string | undefined]> {
  const { status, body } = await requestsTo(identity).get('/user', token)
  return [status, body.code]
}

async function ownToken(identity: TestIdentity, claims: Record<string, unknown>): Promise<string> {
  const [key] = identity.signingKeys.keys
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: 'key-1', typ: 'JWT' })
    .sign(await importJWK(key ?? {}, 'ES256'))
}

// biome-ignore lint/suspicious/noExplicitAny: whatever a token says, looked into by tests.
function decoded(token: string): [any, any] {
  const [header, payload] = token.split('.').map((part) => Buffer.from(part, 'base64url').toString())
  return [JSON.parse(header ?? ''), JSON.parse(payload ?? '')]
}

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
