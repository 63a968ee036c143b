import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { timestampNow } from '@bufbuild/protobuf/wkt'
import { withTx } from '@selah/kit/db'
import { startEventBus } from '@selah/kit/events/event-bus'
import { publishEvent } from '@selah/kit/events/outbox'
import { eventually } from '@selah/kit/testing/eventually'
import { startTestNats } from '@selah/kit/testing/nats'
import { EntitlementChanged } from '@selah/proto/events'
import { describe, expect, test } from 'vitest'
import { CONSUMERS } from '../src/consumers/index.ts'
import { askForPeace, type Person, startPrayers, type TestPrayers, usage } from './harness.ts'

const PREMIUM = { version: 1, premium: true, plan: 'yearly', early_access: true }

describe('what billing announces', () => {
  test('lifts the limit and sets it again; an older word than the last changes nothing', async () => {
    await using nats = await startTestNats()
    await using prayers = await startPrayers()
    const ana = prayers.as(randomUUID())
    await using _listening = startEventBus({
      ...prayers.deps,
      ...{ service: 'prayers', natsUrl: nats.url, pollMs: 20, consumers: CONSUMERS },
    })
    await using billing = await startAnnouncing(nats.url)

    await billing.announce(ana.userId, 2, true)
    await eventually('premium', async () => (await entitlement(prayers, ana)).premium)
    await billing.announce(ana.userId, 1, false)
    await billing.announce(ana.userId, 2, false)
    await eventually('all three taken', async () => (await consumed(prayers)) === 3)
    for (const _prayer of [1, 2, 3]) expect((await ana.request(askForPeace)).statusCode).toBe(200)
    const whilePremium = await entitlement(prayers, ana)
    await billing.announce(ana.userId, 3, false)
    await eventually('no longer premium', async () => !(await entitlement(prayers, ana)).premium)

    expect(whilePremium).toEqual({
      ...{ prayer_count: 3, premium: true, plan: 'monthly', early_access: true, prayers_remaining: null },
    })
    expect((await ana.request(askForPeace)).statusCode).toBe(402)
  })
})

describe('at the limit', () => {
  test('billing is asked once, and a person who has just paid is not refused', async () => {
    await using billing = await startAnswering(200, PREMIUM)
    await using prayers = await startPrayers({ billingUrl: billing.url })
    const ana = await atTheLimit(prayers)

    const replies = [await ana.request(askForPeace), await ana.request(askForPeace)]

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(billing.asked).toEqual([`/internal/people/${ana.userId}/entitlement`])
    expect(await usage(prayers, ana.userId)).toEqual({ used: 4, reserved: 0 })
  })

  test.each([
    ['says no', 200, { ...PREMIUM, premium: false, plan: '' }],
    ['is broken', 500, {}],
    ['says something else', 200, { premium: 'yes' }],
  ])('a person is refused where billing %s', async (_what, status, body) => {
    await using billing = await startAnswering(status, body)
    await using prayers = await startPrayers({ billingUrl: billing.url })
    const ana = await atTheLimit(prayers)

    const reply = await ana.request(askForPeace)

    expect(reply.json()).toMatchObject({ status: 402, code: 'free_limit_reached' })
    expect(await usage(prayers, ana.userId)).toEqual({ used: 2, reserved: 0 })
  })

  test('billing’s last word holds while it is away', async () => {
    await using prayers = await startPrayers({ billingUrl: 'http://127.0.0.1:1' })
    const ana = await atTheLimit(prayers)
    await prayers.deps.pool.query('update quotas set premium = true, entitlement_version = 4')

    expect((await ana.request(askForPeace)).statusCode).toBe(200)
  })

  test('billing is not asked while there are free prayers', async () => {
    await using billing = await startAnswering(200, PREMIUM)
    await using prayers = await startPrayers({ billingUrl: billing.url })

    await atTheLimit(prayers)

    expect(billing.asked).toEqual([])
  })
})

async function consumed({ deps }: TestPrayers): Promise<number> {
  return (await deps.pool.query('select from consumed_events')).rowCount ?? 0
}

async function atTheLimit(prayers: TestPrayers): Promise<Person> {
  const person = prayers.as(randomUUID())
  for (const _prayer of [1, 2]) await person.request(askForPeace)
  return person
}

async function entitlement(prayers: TestPrayers, { userId }: Person) {
  return (await prayers.internal(`/internal/people/${userId}/usage`)).json()
}

/** Stands in for billing's outbox: any service's has the same tables. */
async function startAnnouncing(natsUrl: string) {
  const lifetime = new AsyncDisposableStack()
  const { deps } = lifetime.use(await startPrayers())
  lifetime.use(startEventBus({ ...deps, service: 'billing', natsUrl, pollMs: 20, consumers: [] }))
  return {
    async announce(userId: string, version: number, premium: boolean) {
      const word = { plan: premium ? 'monthly' : '', earlyAccess: premium, changedAt: timestampNow() }
      const event = { userId, version: BigInt(version), premium, ...word }
      await withTx(deps.pool, (tx) => publishEvent(tx, EntitlementChanged, userId, event))
    },
    [Symbol.asyncDispose]: () => lifetime.disposeAsync(),
  }
}

/** Stands in for billing's answer. */
async function startAnswering(status: number, body: object) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/internal')) asked.push(request.url)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}
