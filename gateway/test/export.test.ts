import { testCaller } from '@selah/kit/testing/people'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Reply } from './ask.ts'
import { SETTLE_AT_ONCE, somebodyWithEverything } from './erasing.ts'
import { bearer, startGateway } from './harness.ts'
import { startStack } from './stack.ts'
import { json } from './upstream.ts'

const EXPORT = '/api/v1/export'

function filesIn({ bytes }: Reply): Record<string, string> {
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, data]) => [name, strFromU8(data)]))
}

describe('what a person takes with them', () => {
  let stack: Awaited<ReturnType<typeof startStack>>
  beforeAll(async () => {
    stack = await startStack(SETTLE_AT_ONCE)
  })
  afterAll(() => stack?.[Symbol.asyncDispose]())

  // ACC-15, D-08
  test('is everything that every service keeps of them, readable, and of nobody else', async () => {
    const [ana, bento] = [await somebodyWithEverything(stack), await somebodyWithEverything(stack)]
    const [prayer] = (await ana.ask('/api/v1/prayers')).json.items

    const reply = await ana.ask(EXPORT)

    expect(reply.status, reply.text).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="selah-export.zip"',
      'cache-control': 'no-store',
    })
    const files = filesIn(reply)
    expect(Object.keys(files).sort()).toEqual(['journal.ics', 'journal.md', 'selah.json'])
    expect(JSON.parse(files['selah.json'] ?? '')).toMatchObject({
      format: 'selah-export',
      version: 1,
      identity: {
        account: {
          id: ana.id,
          email: ana.email,
          said_of_oneself: { name: 'Ana', timezone: 'Europe/Lisbon' },
        },
        sessions: [{ network_address: expect.any(String) }, {}],
      },
      prayers: {
        usage: { prayer_count: 1, premium: false },
        prayers: [{ id: prayer.id, prayer_text: prayer.prayer_text, situation: `Write to ${ana.email}.` }],
        asked_for: [{ id: prayer.generation_id, status: 'done', category: 'Healing' }],
        reported: [{ id: prayer.generation_id, reason: 'other', words: `Ask ${ana.email}.` }],
      },
      analytics: {
        activities: [{ action_type: 'generated' }, { action_type: 'saved' }, { action_type: 'shared' }],
      },
    })
    expect(files['journal.md']).toContain(prayer.prayer_text)
    expect(files['journal.ics']).toContain(`UID:${prayer.id}@selah`)
    for (const file of Object.values(files)) {
      expect(file).not.toContain(bento.email)
      expect(file).not.toContain(bento.id)
    }
  })

  test('lets nobody sign in: no password, no hash of one, no token', async () => {
    const ana = await somebodyWithEverything(stack)

    const all = Object.values(filesIn(await ana.ask(EXPORT))).join('\n')

    expect(all).not.toMatch(/argon2|still waters 23|refresh_token|password/)
    expect(all).not.toContain(ana.headers.authorization?.split('.')[2] ?? 'no token')
  })

  test('is given by services to the gateway alone', async () => {
    const ana = await stack.signUp()
    const prayers = await testCaller('prayers')
    for (const service of ['identity', 'prayers', 'analytics'] as const) {
      const url = `${stack.process(service).url}/internal/people/${ana.id}/export`
      const tokens = [
        ana.headers.authorization ?? '',
        `Bearer ${await prayers.identity.tokenFor(service)}`,
        '',
      ]
      for (const authorization of tokens) {
        expect((await fetch(url, { headers: { authorization } })).status).toBe(401)
      }
    }
    expect((await ana.ask(`/internal/people/${ana.id}/export`)).status).toBe(404)
  })

  test('is nothing once their session has ended', async () => {
    const ana = await stack.signUp()
    await ana.ask('/auth/v1/logout', { method: 'POST' })

    expect((await ana.ask(EXPORT)).status).toBe(401)
    expect((await stack.ask(EXPORT)).status).toBe(401)
  })
})

test('an archive that would lack a part is refused', async () => {
  await using gateway = await startGateway({
    answer: ({ url }, response) =>
      json(response, 200, url.startsWith('/internal') ? { data: {} } : { id: 'ana' }),
  })
  const headers = await bearer()
  expect((await gateway.ask(EXPORT, { headers })).status).toBe(200)

  gateway.services.analytics.answer = (_request, response) => json(response, 503, {})

  const reply = await gateway.ask(EXPORT, { headers })
  expect(reply.status).toBe(503)
  expect(reply.json.code).toBe('service_unavailable')
})

test('an export that is sent back may be as large as a journal, and nothing else may', async () => {
  await using gateway = await startGateway()
  const headers = { ...(await bearer()), 'content-type': 'application/json' }
  const megabyte = { method: 'POST', headers, body: JSON.stringify(['a'.repeat(1024 * 1024)]) }

  expect((await gateway.ask('/api/v1/import', megabyte)).status).toBe(200)
  expect((await gateway.ask('/api/v1/prayers', megabyte)).status).toBe(413)
  const tooMuch = { ...megabyte, body: 'a'.repeat(9 * 1024 * 1024) }
  expect((await gateway.ask('/api/v1/import', tooMuch)).status).toBe(413)
})
