import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway } from './harness.ts'
import { startStack } from './stack.ts'

const json = { 'content-type': 'application/json' }
const view = { event: 'page_view', properties: { page_path: '/', page_title: 'Home' }, timestamp: Date.now() }
const report = (events: readonly unknown[], headers = {}) => ({
  method: 'POST',
  headers: { ...json, ...headers },
  body: JSON.stringify(events),
})

let stack: Awaited<ReturnType<typeof startStack>>
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.[Symbol.asyncDispose]())

test('anybody may report what happened in their browser, signed in, signed out or no longer', async () => {
  const ana = await stack.signUp()
  const known: Record<string, string>[] = [{}, ana.headers, { authorization: 'Bearer nonsense' }]

  for (const headers of known) {
    const reply = await stack.ask('/api/v1/events', report(Array(50).fill(view), headers))
    expect(reply.status, reply.text).toBe(202)
    expect(reply.json).toEqual({ accepted: 50 })
  }
})

test('more than fifty at once are refused with a sentence', async () => {
  const reply = await stack.ask('/api/v1/events', report(Array(51).fill(view)))

  expect(reply.status).toBe(400)
  expect(reply.json).toMatchObject({
    code: 'validation_failed',
    detail: 'must NOT have more than 50 items.',
  })
})

test('more than 64 KB are refused before the service hears of it', async () => {
  await using gateway = await startGateway()

  const reply = await gateway.ask('/api/v1/events', report([{ event: 'a'.repeat(65_536) }]))

  expect(reply.status).toBe(413)
  expect(gateway.services.analytics.seen).toEqual([])
})

test('an address that reports without end is told to wait', async () => {
  await using gateway = await startGateway()
  const many = Array.from({ length: 150 }, () => gateway.ask('/api/v1/events', report([view])))

  const statuses = (await Promise.all(many)).map(({ status }) => status)

  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})
