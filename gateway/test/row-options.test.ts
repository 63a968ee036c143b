import { randomUUID } from 'node:crypto'
import type { PageSources } from '@selah/registry'
import { describe, expect, test } from 'vitest'
import type { Upstream } from '../src/upstreams.ts'
import { bearer, startGateway } from './harness.ts'
import { type Answer, json } from './upstream.ts'

const HOOK = '/api/v1/hook'
const OTHER = '/api/v1/other'
const PLAIN = { service: 'prayers', access: 'anyone', perMinute: 1_000 } as const

/** A gateway with one path that has these options, and another one as paths are without. */
function startWith(options: Partial<Upstream>, more: Parameters<typeof startGateway>[0] = {}) {
  const upstreams: readonly Upstream[] = [
    { ...PLAIN, prefix: HOOK, ...options },
    { ...PLAIN, prefix: OTHER },
  ]
  return startGateway({ ...more, deps: { ...more.deps, upstreams } })
}

describe('a body', () => {
  test('arrives byte for byte, whatever it says it is', async () => {
    await using gateway = await startWith({})
    const body = Buffer.from([...Array(256).keys(), 0x0d, 0x0a, 0xc3, 0x28, 0xef, 0xbb, 0xbf])

    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'a/b']) {
      await gateway.ask(HOOK, { method: 'POST', headers: { 'content-type': type }, body })

      const seen = gateway.services.prayers.seen.at(-1)
      expect(seen?.headers['content-type']).toBe(type)
      expect(seen?.bytes.equals(body), type).toBe(true)
    }
  })

  test.each([
    ['smaller', 10],
    ['larger', 1024 * 1024],
  ])('may be %s than those of other paths', async (_what, bodyBytesMax) => {
    await using gateway = await startWith({ bodyBytesMax })
    const send = (path: string, bytes: number, headers = {}) =>
      gateway.ask(path, { method: 'POST', headers, body: Buffer.alloc(bytes, 'a') })

    expect((await send(HOOK, bodyBytesMax)).status).toBe(200)
    for (const headers of [{}, { 'transfer-encoding': 'chunked' }]) {
      const refused = await send(HOOK, bodyBytesMax + 1, headers)
      expect(refused.status).toBe(413)
      expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8')
      expect(refused.json).toMatchObject({ code: 'request_entity_too_large', status: 413 })
    }
    expect((await send(OTHER, 64 * 1024)).status).toBe(200)
    expect((await send(OTHER, 64 * 1024 + 1)).status).toBe(413)
  })
})

describe('a header of a request', () => {
  const said = { 'stripe-signature': 't=1,v1=2', 'x-request-id': randomUUID(), range: 'bytes=0-1' }

  test('passes where its path declares it, and nowhere else', async () => {
    await using gateway = await startWith({ passesOn: ['stripe-signature'] })

    const { json: hook } = await gateway.ask(HOOK, { headers: said })
    const { json: other } = await gateway.ask(OTHER, { headers: said })

    expect(hook.headers['stripe-signature']).toBe('t=1,v1=2')
    expect(hook.headers).not.toHaveProperty('range')
    expect(other.headers).not.toHaveProperty('stripe-signature')
  })

  test('stays what the gateway says of it, although a path declares it', async () => {
    await using gateway = await startWith({ passesOn: ['x-request-id', 'x-forwarded-for'] })

    const { json: hook } = await gateway.ask(HOOK, { headers: { ...said, 'x-forwarded-for': '6.6.6.6' } })

    expect(hook.headers['x-request-id']).not.toBe(said['x-request-id'])
    expect(hook.headers['x-forwarded-for']).toBe('127.0.0.1')
  })
})

describe('a limit', () => {
  /** Redis and this process may both count at first, so that twice as many pass. */
  const tooMany = (perMinute: number) => Array.from({ length: 2 * perMinute + 1 })

  test('of one path is counted apart from those of others', async () => {
    await using gateway = await startWith({ perMinute: 3 })

    const replies = await Promise.all(tooMany(3).map(() => gateway.ask(HOOK)))

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 429]))
    expect((await gateway.ask(HOOK)).status).toBe(429)
    expect((await gateway.ask(OTHER)).status).toBe(200)
  })

  test.each([
    ['by address, all people there together', { countedBy: 'address' } as const, [200, 429]],
    ['by person otherwise', {}, [200]],
  ])('of people who are signed in is counted %s', async (_how, countedBy, statuses) => {
    await using gateway = await startWith({ access: 'signed-in', perMinute: 3, ...countedBy })

    const replies = await Promise.all(
      tooMany(3).map(async () => gateway.ask(HOOK, { headers: await bearer() })),
    )

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set(statuses))
  })
})

test('a public path needs no token, and passes on one that means something to its service', async () => {
  await using gateway = await startWith({ access: 'anyone' })
  const authorization = 'Bearer of-another-kind'

  expect((await gateway.ask(HOOK)).status).toBe(200)
  expect((await gateway.ask(HOOK, { headers: { authorization } })).json.headers).toMatchObject({
    authorization,
  })
})

describe('an answer that takes long', () => {
  const patience = { plainMs: 300, lookMs: 100, silenceMs: 300 }

  test('is waited for as long as its path says', async () => {
    const otherWasRefused = Promise.withResolvers<void>()
    const answer: Answer = async ({ url }, response) => {
      if (url !== '/livez') await otherWasRefused.promise
      json(response, 200, {})
    }
    await using gateway = await startWith({ answerMsMax: 30_000 }, { answer, deps: { patience } })

    const asking = gateway.ask(HOOK)
    expect((await gateway.ask(OTHER)).status).toBe(503)
    otherWasRefused.resolve()

    expect((await asking).status).toBe(200)
  })

  test('is not waited for longer than that', async () => {
    const answer: Answer = ({ url }, response) => {
      if (url === '/livez') json(response, 200, {})
    }
    await using gateway = await startWith({ answerMsMax: 200 }, { answer, deps: { patience } })

    expect((await gateway.ask(HOOK)).json).toMatchObject({ code: 'service_unavailable' })
  })

  test('is not waited for when its service gives no sign of life', async () => {
    const answer: Answer = () => undefined
    await using gateway = await startWith({ answerMsMax: 60_000 }, { answer, deps: { patience } })

    expect((await gateway.ask(HOOK)).json).toMatchObject({ code: 'service_unavailable' })
  })
})

describe('the content security policy', () => {
  const policyWith = async (pageSources: readonly PageSources[]) => {
    await using gateway = await startGateway({ deps: { pageSources } })
    const { headers } = await gateway.ask('/api/v1/plans')
    return String(headers['content-security-policy']).split(';')
  }

  test('lets pages load what services declare, and nothing more', async () => {
    const before = await policyWith([])

    const policy = await policyWith([
      { mediaSrc: ['blob:'] },
      { imgSrc: ['https://images.example'], mediaSrc: ['https://sound.example'] },
    ])

    expect(policy).toEqual([
      ...before.map((each) => each.replace("img-src 'self' data:", '$& https://images.example')),
      "media-src 'self' blob: https://sound.example",
    ])
    expect(policy.join(';')).toContain('images.example')
  })

  test.each([
    ['connectSrc', 'connect-src'],
    ['frameSrc', 'frame-src'],
  ] as const)('has what is declared as %s', async (directive, name) => {
    expect(await policyWith([{ [directive]: ['https://a.example'] }])).toContain(
      `${name} 'self' https://a.example`,
    )
  })
})
