import { expect, test } from 'vitest'
import { startStack } from './stack.ts'

/** One read and one change of each service. */
const CALLS = [
  { service: 'identity', path: '/auth/v1/user' },
  { service: 'identity', path: '/auth/v1/user', method: 'PUT', body: { data: { name: 'Ana' } } },
  { service: 'identity', path: '/api/v1/me' },
  { service: 'prayers', path: '/api/v1/me' },
  { service: 'prayers', path: '/api/v1/prayers' },
  {
    service: 'prayers',
    path: '/api/v1/generate-prayer',
    method: 'POST',
    body: { category: 'Peace', mood: 'Anxious' },
  },
  { service: 'analytics', path: '/api/v1/analytics' },
  { service: 'notifications', path: '/api/v1/reminders' },
] as const

test('a service whose database is away says 503 and when to try again', { timeout: 120_000 }, async () => {
  await using stack = await startStack()
  const ana = await stack.signUp()

  for (const { service, path, ...given } of CALLS) {
    const database = stack.databaseOf(service)
    await database.goAway()

    const reply = await ana.ask(path, given)
    const what = `${service} ${path}: ${reply.text}`
    expect(reply.status, what).toBe(503)
    expect(Number(reply.headers['retry-after']), what).toBeGreaterThan(0)
    expect(reply.json.detail ?? reply.json.msg, what).toMatch(/again/)

    await database.comeBack()
    const after = await ana.ask(path, given)
    expect(after.status, `${service} ${path}: ${after.text}`).toBe(200)
  }
})
