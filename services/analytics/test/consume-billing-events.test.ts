import { randomUUID } from 'node:crypto'
import { create, type MessageInitShape, toBinary } from '@bufbuild/protobuf'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { consumeOnce } from '@selah/kit/events/inbox'
import { EntitlementChanged, type EventType, Refunded, SubscriptionStarted } from '@selah/proto/events'
import { expect, test } from 'vitest'
import { CONSUMERS } from '../src/consumers/index.ts'
import { startAnalytics } from './harness.ts'

const AT = timestampFromDate(new Date('2026-01-01T09:00:30Z'))

// D-45
test('plans that begin, end and are refunded are counted once, without whose they are', async () => {
  await using analytics = await startAnalytics()
  const userId = randomUUID()
  const told: (readonly [EventType, object])[] = [
    [SubscriptionStarted, { userId, plan: 'yearly', startedAt: AT }],
    [EntitlementChanged, { userId, version: 1n, premium: true, plan: 'yearly', changedAt: AT }],
    [Refunded, { userId, invoiceId: 'in_1', amount: 3999n, currency: 'usd', refundedAt: AT }],
    [EntitlementChanged, { userId, version: 2n, premium: false, plan: '', changedAt: AT }],
  ]

  for (const [event, data] of told) {
    const delivered = deliveredOf(event, userId, data)
    await consumeOnce(analytics.pool, consumerOf(event), [delivered])
    await consumeOnce(analytics.pool, consumerOf(event), [delivered])
  }

  const { rows } = await analytics.pool.query('select * from browser_events')
  expect(rows.map(({ event, properties }) => [event, properties])).toEqual([
    ['subscription_started', { plan_type: 'yearly' }],
    ['entitlement_changed', { premium: 1, plan_type: 'yearly' }],
    ['refunded', {}],
    ['entitlement_changed', { premium: 0 }],
  ])
  expect(rows[0].happened_at.toISOString()).toBe('2026-01-01T09:00:00.000Z')
  expect(JSON.stringify(rows)).not.toContain(userId)
})

function consumerOf(event: EventType) {
  const found = CONSUMERS.find((each) => each.event.subject === event.subject)
  if (!found) throw new Error(`nobody listens to ${event.subject}`)
  return found
}

function deliveredOf(event: EventType, userId: string, data: object) {
  const message = create(event.schema, data as MessageInitShape<typeof event.schema>)
  const subject = `${event.subject}.${userId}`
  return { eventId: randomUUID(), subject, payload: toBinary(event.schema, message), traceparent: null }
}
