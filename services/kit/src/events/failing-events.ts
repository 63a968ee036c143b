import { sql } from 'drizzle-orm'
import { dbOf, type Pool } from '../db.ts'
import type { DeliveredEvent } from './inbox.ts'
import { failingEvents } from './schema.ts'

export interface FailingEvent extends DeliveredEvent {
  readonly consumer: string
  /** How often it has failed so far. */
  readonly attempts: number
}

/** Puts an event aside after its first failure, for `retryFailing` to try again. */
export async function putAside(
  pool: Pool,
  consumer: string,
  event: DeliveredEvent,
  pauseMs: number,
): Promise<void> {
  await dbOf(pool)
    .insert(failingEvents)
    .values({ consumer, ...event, attempts: 1, nextAttemptAt: fromNow(pauseMs) })
    .onConflictDoNothing()
}

/** Takes one event whose next attempt is due. Until `leaseMs` have passed it belongs to the caller. */
export async function claimDue(
  pool: Pool,
  consumers: readonly string[],
  leaseMs: number,
): Promise<FailingEvent | undefined> {
  const { rows } = await dbOf(pool).execute<FailingEvent & Record<string, unknown>>(sql`
    update failing_events set next_attempt_at = ${fromNow(leaseMs)}
    where (consumer, event_id) in (
      select consumer, event_id from failing_events
      where next_attempt_at <= now() and consumer = any(${sql.param(consumers)}::text[])
      order by next_attempt_at limit 1 for update skip locked
    )
    returning consumer, event_id as "eventId", subject, payload, traceparent, attempts`)
  return rows[0]
}

/** Counts one more failure, and has the event tried again after a pause. */
export async function postpone(
  pool: Pool,
  { consumer, eventId }: FailingEvent,
  pauseMs: number,
): Promise<void> {
  await dbOf(pool).execute(sql`
    update failing_events set attempts = attempts + 1, next_attempt_at = ${fromNow(pauseMs)}
    where consumer = ${consumer} and event_id = ${eventId}`)
}

/** Ends the attempts of an event that is applied. A crash before this lets it be claimed again, and found applied. */
export async function takeBack(pool: Pool, { consumer, eventId }: FailingEvent): Promise<void> {
  await dbOf(pool).execute(sql`
    delete from failing_events where consumer = ${consumer} and event_id = ${eventId}`)
}

/** Ends the attempts: from here on the event waits for a person. Only the name of the error is kept. */
export async function parkEvent(
  pool: Pool,
  consumer: string,
  { eventId, subject, payload }: DeliveredEvent,
  error: unknown,
  attempts: number,
): Promise<void> {
  const reason = error instanceof Error ? error.name : 'unknown'
  await dbOf(pool).execute(sql`
    with gone as (delete from failing_events where consumer = ${consumer} and event_id = ${eventId})
    insert into parked_events (consumer, event_id, subject, payload, reason, deliveries)
    values (${consumer}, ${eventId}, ${subject}, ${payload}, ${reason}, ${attempts})
    on conflict do nothing`)
}

function fromNow(ms: number) {
  return sql`now() + ${`${ms} milliseconds`}::interval`
}
