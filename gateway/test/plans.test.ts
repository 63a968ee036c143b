import { expect, test } from 'vitest'
import { startGateway } from './harness.ts'

test('anybody may read what the plans cost', async () => {
  await using gateway = await startGateway()
  const known: Record<string, string>[] = [{}, { authorization: 'Bearer nonsense' }]

  for (const headers of known) {
    const reply = await gateway.ask('/api/v1/plans', { headers })

    expect(reply.status).toBe(200)
    expect(reply.json).toEqual([
      { planType: 'monthly', priceId: 'price_monthly', price: 4.99, currency: 'USD', interval: 'month' },
      {
        planType: 'yearly',
        priceId: 'price_yearly',
        price: 39.99,
        currency: 'USD',
        interval: 'year',
        monthlyEquivalent: 3.33,
        savings: 'Save 33%',
      },
    ])
  }
})

test('prices come from the settings, and what a year saves from the prices', async () => {
  const settings = {
    PLAN_MONTHLY_PRICE: '10',
    PLAN_YEARLY_PRICE: '60.00',
    PLAN_CURRENCY: 'EUR',
    PLAN_MONTHLY_PRICE_ID: 'price_m1',
    PLAN_YEARLY_PRICE_ID: 'price_y1',
  }
  await using gateway = await startGateway({ settings })

  const { json } = await gateway.ask('/api/v1/plans')

  expect(json).toMatchObject([
    { price: 10, currency: 'EUR', priceId: 'price_m1' },
    { price: 60, currency: 'EUR', priceId: 'price_y1', monthlyEquivalent: 5, savings: 'Save 50%' },
  ])
})

test.each([
  ['PLAN_MONTHLY_PRICE', '0'],
  ['PLAN_YEARLY_PRICE', 'free'],
  ['PLAN_CURRENCY', 'dollars'],
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

test('nothing is below the list, and nothing can be written to it', async () => {
  await using gateway = await startGateway()

  for (const [method, path] of [
    ['POST', '/api/v1/plans'],
    ['DELETE', '/api/v1/plans'],
    ['GET', '/api/v1/plans/monthly'],
    ['GET', '/api/v1/plansx'],
  ] as const)
    expect((await gateway.ask(path, { method })).status).toBe(404)
})
