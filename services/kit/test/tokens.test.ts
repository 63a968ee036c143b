import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { createApp } from '../src/http/app.ts'
import { requirePerson, requireService } from '../src/http/caller.ts'
import type { KeySource } from '../src/http/jwks.ts'
import { createLogger } from '../src/log.ts'
import { testCaller, testIssuer } from '../src/testing/people.ts'

async function startGuarded(people = testIssuer()) {
  const gateway = await testCaller('gateway')
  const stranger = await testCaller('gateway')
  const app = createApp({ name: 'prayers', log: createLogger('test', 'silent') })
  await app.register(async (scope) => {
    await scope.register(requirePerson, { keys: people.keys, issuer: people.issuer })
    scope.get('/mine', async (request) => request.caller)
  })
  await app.register(async (scope) => {
    await scope.register(requireService, {
      service: 'prayers',
      callers: new Map([['gateway', gateway.keys]]),
    })
    scope.get('/internal/it', async (request) => ({ by: request.callingService }))
  })
  const get = (url: string, token?: string) =>
    app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })
  return { people, gateway, stranger, get, [Symbol.asyncDispose]: () => app.close() }
}

/** The same token with `alg: none` and no signature. */
function unsigned(token: string): string {
  const [, payload] = token.split('.')
  return `${Buffer.from('{"alg":"none","kid":"test"}').toString('base64url')}.${payload}.`
}

describe('the token guard', () => {
  test('lets a person in and says who it is', async () => {
    await using server = await startGuarded()
    const userId = randomUUID()

    const reply = await server.get(
      '/mine',
      await server.people.tokenFor(userId, { email: 'ana@example.org' }),
    )

    expect(reply.json()).toMatchObject({ userId, email: 'ana@example.org' })
  })

  test('refuses what is not a person’s token of our identity', async () => {
    await using server = await startGuarded()
    const good = await server.people.tokenFor(randomUUID())
    const tokens = [
      undefined,
      'garbage',
      good.slice(0, -4),
      unsigned(good),
      await testIssuer().tokenFor(randomUUID()),
      await testIssuer('https://elsewhere.example').tokenFor(randomUUID()),
      await server.people.tokenFor(randomUUID(), { session_id: undefined }),
      await server.gateway.identity.tokenFor('prayers'),
    ]

    const replies = await Promise.all(tokens.map((token) => server.get('/mine', token)))

    expect(replies.map((reply) => reply.statusCode)).toEqual(tokens.map(() => 401))
  })

  // A token with a claim missing was not made for this use: ID or OAuth tokens could be signed with the same keys.
  test.each(['sub', 'iss', 'aud', 'iat', 'exp', 'session_id'])(
    'refuses a person’s token without %s',
    async (claim) => {
      await using server = await startGuarded()

      const reply = await server.get(
        '/mine',
        await server.people.tokenFor(randomUUID(), { [claim]: undefined }),
      )

      expect(reply.statusCode).toBe(401)
    },
  )

  // PostgreSQL refuses such an id with 22P02, which would be answered as a fault of ours.
  test.each([
    ['a sub that is no UUID', { sub: 'ana' }],
    ['an empty sub', { sub: '' }],
    ['a list as sub', { sub: [randomUUID()] }],
    ['a UUID with more behind it', { sub: `${randomUUID()}\n` }],
    ['a session that is no UUID', { session_id: 'first' }],
    ['a text as iat', { iat: 'now' }],
  ])('refuses a person’s token with %s', async (_what, claims) => {
    await using server = await startGuarded()

    const reply = await server.get('/mine', await server.people.tokenFor(randomUUID(), claims))

    expect(reply.statusCode).toBe(401)
  })

  describe('when a token comes again', () => {
    test('lets it in as the same person, and each other token as its own', async () => {
      await using server = await startGuarded()
      const [ana, bento] = [randomUUID(), randomUUID()]
      const [anas, bentos] = [await server.people.tokenFor(ana), await server.people.tokenFor(bento)]

      const replies = [anas, bentos, anas, bentos].map((token) => server.get('/mine', token))

      expect((await Promise.all(replies)).map((reply) => reply.json().userId)).toEqual([
        ana,
        bento,
        ana,
        bento,
      ])
    })

    test('refuses it from the moment of its exp', async () => {
      await using server = await startGuarded()
      vi.useFakeTimers({ toFake: ['Date'] })
      const exp = Math.floor(Date.now() / 1000) + 60
      const token = await server.people.tokenFor(randomUUID(), { exp })
      const statuses = []
      for (const at of [exp - 1, exp - 1, exp + 1]) {
        vi.setSystemTime(at * 1000)
        statuses.push((await server.get('/mine', token)).statusCode)
      }
      vi.useRealTimers()

      expect(statuses).toEqual([200, 200, 401])
    })

    test('refuses it once identity has taken its key back', async () => {
      const people = testIssuer()
      let isKeyGood = true
      const keys: KeySource = async (kid) => (isKeyGood ? people.keys(kid) : undefined)
      await using server = await startGuarded({ ...people, keys })
      const token = await people.tokenFor(randomUUID())
      const before = await server.get('/mine', token)

      isKeyGood = false

      expect([before.statusCode, (await server.get('/mine', token)).statusCode]).toEqual([200, 401])
    })

    test('refuses it with another signature, or other claims under its signature', async () => {
      await using server = await startGuarded()
      const [token, other] = [
        await server.people.tokenFor(randomUUID()),
        await server.people.tokenFor(randomUUID()),
      ]
      await server.get('/mine', token)
      await server.get('/mine', other)
      const [header, , signature] = token.split('.')
      const [, otherPayload, otherSignature] = other.split('.')

      const mixed = [
        `${header}.${otherPayload}.${signature}`,
        token.replace(signature ?? '', otherSignature ?? ''),
        unsigned(token),
      ]

      const replies = await Promise.all(mixed.map((each) => server.get('/mine', each)))
      expect(replies.map((reply) => reply.statusCode)).toEqual([401, 401, 401])
    })
  })

  test('lets a trusted service in, and refuses people, other audiences and strangers', async () => {
    await using server = await startGuarded()

    const good = await server.get('/internal/it', await server.gateway.identity.tokenFor('prayers'))
    const bad = await Promise.all([
      server.get('/internal/it', await server.people.tokenFor(randomUUID())),
      server.get('/internal/it', await server.gateway.identity.tokenFor('identity')),
      server.get('/internal/it', await server.stranger.identity.tokenFor('prayers')),
      server.get('/internal/it'),
    ])

    expect(good.json()).toEqual({ by: 'gateway' })
    expect(bad.map((reply) => reply.statusCode)).toEqual([401, 401, 401, 401])
  })

  test('gives a service’s token one minute, whatever its exp says', async () => {
    await using server = await startGuarded()
    const now = Math.floor(Date.now() / 1000)
    const ask = async (claims: object) => {
      const token = await server.gateway.tokenWith({ aud: 'prayers', iat: now, exp: now + 3600, ...claims })
      return (await server.get('/internal/it', token)).statusCode
    }

    expect(await ask({ iat: now - 50 })).toBe(200)
    expect(await ask({ iat: now - 61 })).toBe(401)
    expect(await ask({ exp: now - 1 })).toBe(401)
    // Counted from a moment to come, the minute would end later.
    expect(await ask({ iat: now + 3600 })).toBe(401)
  })

  test.each(['iss', 'aud', 'iat', 'exp'])('refuses a service’s token without %s', async (claim) => {
    await using server = await startGuarded()
    const iat = Math.floor(Date.now() / 1000)

    const token = await server.gateway.tokenWith({ aud: 'prayers', iat, exp: iat + 60, [claim]: undefined })

    expect((await server.get('/internal/it', token)).statusCode).toBe(401)
  })
})
