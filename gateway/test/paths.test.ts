import { describe, expect, test } from 'vitest'
import { bearer, startGateway } from './harness.ts'

const TRICKS = [
  '/internal/people/1/usage',
  '/Internal/people/1/usage',
  '//internal/people/1/usage',
  '/%69nternal/people/1/usage',
  '/api/v1/prayers/../../../internal/x',
  '/api/v1/prayers/%2e%2e/%2e%2e/%2e%2e/internal/x',
  '/api/v1/prayers/..%2f..%2f..%2finternal/x',
  '/api/v1/prayers/%2E./internal',
  '/api/v1/prayers/..;/internal',
  '/api/v1/prayers/.%2e;a=b/internal',
  '/api/v1/prayers/x\\..\\..\\..\\internal\\x',
  '/api/v1/prayers/x%5c..%5c..%5c..%5cinternal',
  '/api/v1/prayers/%252e%252e/internal',
  '/api/v1/prayers//internal',
  '/api/v1/prayers/./internal',
  '/api/v1/prayers/%00',
  '/api/v1/prayers/a%0d%0aX-Evil:1',
  '/api/v1/prayers/%ff',
  '/API/v1/prayers',
  '/api/v1/Prayers',
  '/api//v1/prayers',
  '/api/v1/prayers;/internal',
  '/.well-known/../internal',
  'http://127.0.0.1:1/internal/x',
  '*',
]

describe('a path that could be read in two ways', () => {
  test.each(TRICKS)('%s reaches no service', async (path) => {
    await using gateway = await startGateway()
    const { identity, prayers, analytics } = gateway.services

    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS', 'HEAD']) {
      const reply = await gateway.ask(path, { method, headers: await bearer() })
      expect([400, 404], `${method} ${path}`).toContain(reply.status)
    }

    expect([...identity.seen, ...prayers.seen, ...analytics.seen]).toEqual([])
  })

  test('that cannot be decoded is refused with the headers of any other answer', async () => {
    await using gateway = await startGateway()

    for (const method of ['GET', 'POST', 'HEAD']) {
      const plain = await gateway.ask('/nowhere', { method })
      const refused = await gateway.ask('/%ff', { method })

      expect(refused.status).toBe(400)
      expect(refused.headers).toMatchObject({
        'content-type': 'application/problem+json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'content-security-policy': plain.headers['content-security-policy'],
        'permissions-policy': plain.headers['permissions-policy'],
      })
    }
  })

  test('an unusual but plain one does', async () => {
    await using gateway = await startGateway()
    const { prayers } = gateway.services

    for (const path of [
      '/api/v1/verses/1%20John%203:16-18',
      '/api/v1/verses/Psalm%2023?a=/../b',
      '/api/v1/verses/%C3%89',
    ]) {
      expect((await gateway.ask(path)).status).toBe(200)
      expect(prayers.seen.at(-1)?.url).toBe(path)
    }
  })

  test('HEAD is not handed on: a service would run its GET', async () => {
    await using gateway = await startGateway()

    const reply = await gateway.ask('/auth/v1/verify?token=1', { method: 'HEAD' })

    expect(reply.status).toBe(404)
    expect(gateway.services.identity.seen).toEqual([])
  })
})
