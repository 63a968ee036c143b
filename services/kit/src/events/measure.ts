import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import { streamOf } from '@selah/proto/events'
import { sql } from 'drizzle-orm'
import { dbOf, type Pool } from '../db.ts'
import { measureByLooking } from '../metrics.ts'
import type { Consumer } from './inbox.ts'

export interface MeasuredEvents {
  readonly pool: Pool
  readonly nats: NatsConnection
  readonly consumers: readonly Consumer[]
}

/** What says that events do not flow: the outbox, the consumers' lag, what failed. */
export function measureEvents({ pool, nats, consumers }: MeasuredEvents): void {
  measureByLooking({
    gauges: {
      'selah.outbox.unpublished': 'Events that NATS does not have yet',
      'selah.outbox.oldest_age_seconds': 'Age of the oldest of them',
    },
    series: [{}],
    read: () => readOutbox(pool),
  })
  const series = consumers.map(({ name }) => ({ consumer: name }))
  measureByLooking({
    gauges: {
      'selah.events.failing': 'Events that are tried again',
      'selah.events.parked': 'Events that could not be applied: more than none is an alert',
    },
    series,
    read: ({ consumer = '' }) => readUnapplied(pool, consumer),
  })
  let manager: Promise<JetStreamManager> | undefined
  measureByLooking({
    gauges: { 'selah.consumer.lag': 'Events in the stream that the consumer has not acknowledged' },
    series,
    async read({ consumer }) {
      const found = consumers.find(({ name }) => name === consumer)
      if (!found) throw new Error(`no consumer ${consumer}`)
      manager ??= jetstreamManager(nats)
      const jsm = await manager
      const info = await jsm.consumers.info(streamOf(found.event).name, found.name)
      return { 'selah.consumer.lag': info.num_pending + info.num_ack_pending }
    },
  })
}

type Numbers<Name extends string> = Record<string, unknown> & Record<Name, number>

async function readOutbox(pool: Pool) {
  const { rows } = await dbOf(pool).execute<Numbers<'unpublished' | 'oldest'>>(sql`
    select count(*)::int as unpublished,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
    from outbox where published_at is null`)
  return {
    'selah.outbox.unpublished': rows[0]?.unpublished ?? 0,
    'selah.outbox.oldest_age_seconds': rows[0]?.oldest ?? 0,
  }
}

async function readUnapplied(pool: Pool, consumer: string) {
  const { rows } = await dbOf(pool).execute<Numbers<'failing' | 'parked'>>(sql`
    select (select count(*)::int from failing_events where consumer = ${consumer}) as failing,
      (select count(*)::int from parked_events where consumer = ${consumer}) as parked`)
  return { 'selah.events.failing': rows[0]?.failing ?? 0, 'selah.events.parked': rows[0]?.parked ?? 0 }
}
