import { createHmac, randomUUID } from 'node:crypto'
import { testCaller, testIssuer } from '@selah/kit/testing/people'
import { describe, expect, test } from 'vitest'
import { UPSTREAMS } from '../src/upstreams.ts'
import { bearer, issuer, startGateway } from './harness.ts'

const SIGNED_IN = UPSTREAMS.filter((row) => row.access === 'signed-in')
const ANYONE = UPSTREAMS.filter((row) => row.access === 'anyone')

/** Everything that is not a person's good token. */
async function badHeaders(): Promise<Record<string, Record<string, string>>> {
  const person = randomUUID()
  const service = await testCaller('prayers')
  const as = (token: string) => ({ authorization: `Bearer ${token}` })
  const good = await issuer.tokenFor(person)
  const [header = '', payload = '', signature = ''] = good.split('.')
  return {
    'no token': {},
    'another scheme': { authorization: 'Basic YTpi' },
    'no token after Bearer': { authorization: 'Bearer ' },
    nonsense: as('nonsense'),
    'an expired token': as(await issuer.tokenFor(person, { exp: Math.floor(Date.now() / 1000) - 1 })),
    'a token signed by somebody else': as(await testIssuer().tokenFor(person)),
    'a token of another issuer': as(await testIssuer('http://elsewhere/auth/v1').tokenFor(person)),
    'a token without session': as(await issuer.tokenFor(person, { session_id: undefined })),
    'a token without issuer': as(await issuer.tokenFor(person, { iss: undefined })),
    'a token without audience': as(await issuer.tokenFor(person, { aud: undefined })),
    'a token without time of issue': as(await issuer.tokenFor(person, { iat: undefined })),
    'a token for somebody without UUID': as(await issuer.tokenFor('ana')),
    'a service token': as(await service.identity.tokenFor('prayers')),
    'a token with another payload': as([header, payloadOf({ sub: randomUUID() }), signature].join('.')),
    'an unsigned token': as([headerOf({ alg: 'none' }), payload, ''].join('.')),
    'a token signed with the public key as secret': as(await signedWithPublicKey(payload)),
  }
}

const payloadOf = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url')
const headerOf = (fields: object) =>
  Buffer.from(JSON.stringify({ typ: 'JWT', kid: 'test', ...fields })).toString('base64url')

async function signedWithPublicKey(payload: string): Promise<string> {
  const content = `${headerOf({ alg: 'HS256' })}.${payload}`
  const secret = (await issuer.keys('test')) ?? ''
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
}

describe.each(SIGNED_IN)('$prefix, for people who are signed in', (row) => {
  test('lets a good token through to its service, token included', async () => {
    await using gateway = await startGateway()
    const headers = await bearer()

    for (const path of [row.prefix, `${row.prefix}/below?q=1`]) {
      const reply = await gateway.ask(path, { headers })
      expect(reply.status).toBe(200)
      expect(reply.json).toMatchObject({ url: path, headers })
    }
    expect(gateway.services[row.service].seen).toHaveLength(2)
  })

  test('refuses everything else before the service hears of it', async () => {
    await using gateway = await startGateway()

    for (const [what, headers] of Object.entries(await badHeaders())) {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const reply = await gateway.ask(row.prefix, { method, headers })
        expect(reply.status, what).toBe(401)
        expect(reply.headers['content-type'], what).toContain('application/problem+json')
        expect(reply.json, what).toMatchObject({ code: 'not_signed_in', status: 401 })
      }
    }
    expect(gateway.services[row.service].seen).toEqual([])
  })

  test('refuses a session that has ended, although its token has not', async () => {
    const ended = randomUUID()
    const revocations = { has: (id: string) => id === ended, [Symbol.asyncDispose]: async () => {} }
    await using gateway = await startGateway({ deps: { revocations } })

    const reply = await gateway.ask(row.prefix, { headers: await bearer({ session_id: ended }) })

    expect(reply.status).toBe(401)
    expect(gateway.services[row.service].seen).toEqual([])
  })
})

describe.each(ANYONE)('$prefix, for anyone', (row) => {
  // With the auth client, something that is no person's token may stand in Authorization: it is for the service to judge.
  test('reaches its service with any token or none', async () => {
    await using gateway = await startGateway()

    for (const [what, headers] of Object.entries(await badHeaders())) {
      const reply = await gateway.ask(`${row.prefix}/below`, { headers })
      expect(reply.status, what).toBe(200)
      expect(reply.json.headers.authorization?.trim(), what).toBe(headers.authorization?.trim())
    }
  })
})

describe('everything else', () => {
  test.each(UPSTREAMS)('a path that only begins like $prefix leads nowhere', async ({ prefix, service }) => {
    await using gateway = await startGateway()

    const reply = await gateway.ask(`${prefix}x`, { headers: await bearer() })

    expect(reply.status).toBe(404)
    expect(gateway.services[service].seen).toEqual([])
  })

  test('no path is in the table twice', () => {
    const prefixes = UPSTREAMS.map(({ prefix }) => prefix)

    expect(prefixes).toEqual([...new Set(prefixes)])
  })

  test('no row leads to what services say among themselves', () => {
    expect(UPSTREAMS.filter(({ prefix }) => prefix.startsWith('/internal'))).toEqual([])
  })
})
