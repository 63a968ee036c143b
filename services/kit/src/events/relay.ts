import type { JetStreamClient } from '@nats-io/jetstream'
import { sql } from 'drizzle-orm'
import { v4 as uuidv4 } from 'uuid'
import { crashPoint } from '../crash.ts'
import { dbOf, type Pool } from '../db.ts'
import { cloudEventHeaders } from './cloud-events.ts'
import { KEPT_MS, PASSING_KEPT_MS } from './streams.ts'

/** Events that are claimed at once. */
export const BATCH_MAX = 100

export interface RelayOptions {
  readonly batchSize?: number
  /** How long a batch belongs to its relay. One that is paused or killed loses its rows to another after this. */
  readonly leaseMs?: number
  /** How long JetStream may take to acknowledge one event. */
  readonly ackTimeoutMs?: number
}

interface ClaimedRow extends Record<string, unknown> {
  readonly event_id: string
  readonly subject: string
  readonly payload: Uint8Array
  readonly traceparent: string | null
  readonly created_at: Date
}

/**
 * Moves one batch from the outbox to JetStream and returns how many were published. The caller loops.
 * Throws when an event could not be published; what was published by then is marked, the rest is given back.
 * Order between events is not promised: two relays may run, and rows commit in another order than their numbers.
 */
export async function relayOutbox(
  pool: Pool,
  js: JetStreamClient,
  options: RelayOptions = {},
): Promise<number> {
  const { batchSize = BATCH_MAX, leaseMs = 10_000, ackTimeoutMs = 5_000 } = options
  const claimToken = uuidv4()
  const rows = await claimUnpublished(pool, claimToken, batchSize, leaseMs)
  if (rows.length === 0) return 0
  crashPoint('outbox.afterClaim')
  const results = await Promise.allSettled(rows.map((row) => publish(js, row, ackTimeoutMs)))
  crashPoint('outbox.afterPublish')
  const published = rows.filter((_, index) => results[index]?.status === 'fulfilled')
  await settle(pool, claimToken, published)
  crashPoint('outbox.afterMark')
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw new Error('an event could not be published', { cause: failed.reason })
  return published.length
}

async function publish(js: JetStreamClient, row: ClaimedRow, timeout: number): Promise<void> {
  const { event_id: eventId, subject, traceparent, created_at: createdAt } = row
  const headers = cloudEventHeaders({ eventId, subject, traceparent, createdAt: new Date(createdAt) })
  // A crash after this publishes again; msgID lets JetStream drop the second within its window, and the
  // consumers' inbox drops what comes later.
  await js.publish(subject, row.payload, { msgID: eventId, headers, timeout })
}

// For the commit of the statement it stands in. A claim or a mark that a power cut forgets is an event published twice,
// which its message id and the inboxes expect; waiting for the disk twice would double the way of every event.
const withoutWaitingForDisk = sql`set_config('synchronous_commit', 'off', true)`

async function claimUnpublished(
  pool: Pool,
  token: string,
  batchSize: number,
  leaseMs: number,
): Promise<ClaimedRow[]> {
  // A lease with a token, not an advisory lock: a paused process would keep a lock for as long as it is paused.
  const { rows } = await dbOf(pool).execute<ClaimedRow>(sql`
    update outbox set claim_token = ${token}, claimed_until = now() + ${`${leaseMs} milliseconds`}::interval
    where seq in (
      select seq from outbox
      where published_at is null and (claimed_until is null or claimed_until < now())
      order by seq limit ${batchSize} for update skip locked
    )
    returning event_id, subject, payload, traceparent, created_at, ${withoutWaitingForDisk}`)
  return rows
}

/** Marks what was published and gives the rest back. A batch whose lease was lost belongs to another relay by now. */
async function settle(pool: Pool, token: string, published: readonly ClaimedRow[]): Promise<void> {
  const ids = published.map((row) => row.event_id)
  await dbOf(pool).execute(sql`
    update outbox set
      published_at = case when event_id = any(${sql.param(ids)}::uuid[]) then now() end,
      claimed_until = null, claim_token = null
    where claim_token = ${token} returning ${withoutWaitingForDisk}`)
}

/**
 * Deletes published rows, a few at a time: older than 14 days, and those of `passing` subjects as soon as their stream
 * forgets them. Returns how many.
 */
export async function purgeOutbox(pool: Pool, passing: readonly string[] = []): Promise<number> {
  const like = passing.map((subject) => subject.replace(/>$/, '%'))
  const isDue = sql`published_at < now() - ${`${KEPT_MS} milliseconds`}::interval`
  const isPassed = sql`published_at < now() - ${`${PASSING_KEPT_MS} milliseconds`}::interval
    and subject like any(${sql.param(like)}::text[])`
  const { rowCount } = await dbOf(pool).execute(sql`
    delete from outbox where seq in (
      select seq from outbox where ${like.length > 0 ? sql`${isDue} or ${isPassed}` : isDue} limit 1000)`)
  return rowCount ?? 0
}
