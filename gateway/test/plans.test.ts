import { planOptions } from '@selah/plans'
import { expect, test } from 'vitest'
import { startGateway } from './harness.ts'
import { type Answer, echo, json } from './upstream.ts'

const CATALOGUE = planOptions({
  PLAN_MONTHLY_PRICE: 10,
  PLAN_YEARLY_PRICE: 60,
  PLAN_CURRENCY: 'EUR',
  PLAN_MONTHLY_PRICE_ID: 'price_m1',
  PLAN_YEARLY_PRICE_ID: 'price_y1',
})

const answering =
  (status: number, body: unknown): Answer =>
  (request, response, raw) =>
    request.url === '/api/v1/plans' ? json(response, status, body) : echo(request, response, raw)

test('anybody may read what the plans cost, good bearer, bad bearer or none', async () => {
  await using gateway = await startGateway({ answer: answering(200, CATALOGUE) })
  const known: Record<string, string>[] = [{}, { authorization: 'Bearer nonsense' }]

  for (const headers of known) {
    const reply = await gateway.ask('/api/v1/plans', { headers })

    expect(reply.status).toBe(200)
    expect(reply.json).toEqual(CATALOGUE)
  }
})

test('pages have the prices that billing says', async () => {
  await using gateway = await startGateway({ answer: answering(200, CATALOGUE) })

  expect((await gateway.ask('/config.json')).json).toMatchObject({
    monthlyPrice: '€10',
    yearlyPrice: '€60',
    yearlyPriceByMonth: '€5',
    yearlySavings: 'Save 50%',
  })
  expect(gateway.logged()).not.toContain('prices of the defaults')
})

test.each([
  ['is away', 503, { title: 'away' }],
  ['says something else', 200, { plans: 'soon' }],
])('pages have the default prices while billing %s, and the log says so', async (_what, status, body) => {
  await using gateway = await startGateway({ answer: answering(status, body) })

  expect((await gateway.ask('/config.json')).json).toMatchObject({
    monthlyPrice: '$4.99',
    yearlyPrice: '$39.99',
  })
  expect(gateway.logged()).toContain('prices of the defaults')
})

test.each([
  // Somebody else's script would see every page (D-47).
  ['TAG_SCRIPT', 'https://counting.example/tag.js'],
  ['TAG_SCRIPT', '//counting.example/tag.js'],
])('%s=%s is refused at the start', async (name, value) => {
  await expect(startGateway({ settings: { [name]: value } })).rejects.toThrow(name)
})

test('nobody may ask for prices without end', async () => {
  await using gateway = await startGateway()
  const many = Array.from({ length: 300 }, () => gateway.ask('/api/v1/plans'))

  const statuses = (await Promise.all(many)).map(({ status }) => status)

  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})
