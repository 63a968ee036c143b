import { type ConsumerMessages, type JsMsg, jetstream } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import { streamOf } from '@selah/proto/events'
import { validate as isUuid } from 'uuid'
import { crashPoint } from '../crash.ts'
import type { Pool } from '../db.ts'
import type { Logger } from '../log.ts'
import { keepRunning } from '../retry.ts'
import { inTrace, TRACEPARENT } from '../trace.ts'
import { batches } from './batches.ts'
import { ensureConsumer } from './durable.ts'
import { parkEvent, putAside } from './failing-events.ts'
import { type Consumer, consumeOnce, type DeliveredEvent, UndecodableEvent } from './inbox.ts'
import { RETRY_PAUSES_MS } from './retry-failing.ts'
import { ensureStream, type StreamLimits } from './streams.ts'

/** Longest pause before a database that is away is tried again: a few seconds after its return all flows. */
export const OUTAGE_PAUSE_MS = 2_000

/** Events that a process fetches at once, and applies in one transaction when they are there together. */
const FETCHED_MAX = 32
/** An event that waits for a lock, say, is put aside after this, so that it does not stand before others for long. */
const STATEMENT_MS = 1_000

export interface ConsumeDeps {
  readonly pool: Pool
  readonly nats: NatsConnection
  readonly log: Logger
  readonly limits: StreamLimits
  readonly signal: AbortSignal
  /** Shortens the pauses before a failing event is tried again, for tests. */
  readonly retryPausesMs?: readonly number[] | undefined
  /** Shortens the pauses of a consumer whose database is away, for tests. */
  readonly outagePauseMs?: number | undefined
}

/** Consumes one kind of event until `signal` aborts, through outages and restarts of NATS and of the database. */
export async function runConsumer(deps: ConsumeDeps, consumer: Consumer): Promise<void> {
  const { log, signal, outagePauseMs = OUTAGE_PAUSE_MS } = deps
  await keepRunning(() => consumeUntilBroken(deps, consumer), {
    signal,
    longestMs: outagePauseMs,
    onError: (err) => log.warn({ err, consumer: consumer.name }, 'consumer interrupted'),
  })
}

async function consumeUntilBroken(deps: ConsumeDeps, consumer: Consumer): Promise<void> {
  const js = jetstream(deps.nats)
  const stream = streamOf(consumer.event)
  const jsm = await js.jetstreamManager()
  await ensureStream(jsm, stream, deps.limits)
  await ensureConsumer(jsm, stream.name, consumer)
  const source = await js.consumers.get(stream.name, consumer.name)
  const messages = await source.consume({ max_messages: FETCHED_MAX, abort_on_missing_resource: true })
  const stop = () => messages.stop()
  deps.signal.addEventListener('abort', stop, { once: true })
  // Aborted on the way here: nobody will say so again.
  if (deps.signal.aborted) stop()
  try {
    await applyAll(deps, consumer, messages)
    // The iterator also ends when the consumer or stream has been removed: start over, which makes it again.
    if (!deps.signal.aborted) throw new Error('delivery ended')
  } finally {
    deps.signal.removeEventListener('abort', stop)
  }
}

/**
 * Applies what comes. Stops at the first event for which the database did nothing, neither apply it nor record that it
 * failed: then the database is away, and no event is to blame. What was fetched goes back to the stream.
 */
async function applyAll(deps: ConsumeDeps, consumer: Consumer, messages: ConsumerMessages): Promise<void> {
  let away: { readonly cause: unknown } | undefined
  for await (const batch of batches(messages, FETCHED_MAX)) {
    try {
      if (!away) await apply(deps, consumer, batch)
    } catch (cause) {
      away = { cause }
      messages.stop()
    }
    // What was acknowledged stays so.
    if (away) for (const message of batch) message.nak()
  }
  if (away) throw new Error('the database is away', away)
}

/**
 * Applies a batch in one transaction, and acknowledges it then. When that fails, its events are applied one by one, and
 * the failure of each is recorded. Throws when the database took neither.
 */
async function apply(deps: ConsumeDeps, consumer: Consumer, batch: readonly JsMsg[]): Promise<void> {
  const { pool, log } = deps
  const events = batch.map(delivered)
  try {
    await consumeOnce(pool, consumer, events, STATEMENT_MS)
  } catch (err) {
    const [event] = events
    if (!event || batch.length > 1) {
      for (const message of batch) await apply(deps, consumer, [message])
      return
    }
    await inTrace(event.traceparent ?? undefined, () => recordFailure(deps, consumer, event, err))
    crashPoint('consume.afterFailure')
  }
  // After the row is there: a crash in between delivers once more, onto the same row.
  for (const message of batch) {
    crashPoint('consume.beforeAck')
    message.ack()
  }
  log.debug({ consumer: consumer.name, eventIds: events.map(({ eventId }) => eventId) }, 'events consumed')
}

async function recordFailure(
  { pool, log, retryPausesMs = RETRY_PAUSES_MS }: ConsumeDeps,
  consumer: Consumer,
  event: DeliveredEvent,
  err: unknown,
): Promise<void> {
  const [firstPauseMs] = retryPausesMs
  const about = { err, consumer: consumer.name, eventId: event.eventId, attempts: 1 }
  if (err instanceof UndecodableEvent || firstPauseMs === undefined) {
    await parkEvent(pool, consumer.name, event, err, 1)
    log.error(about, 'event parked')
  } else {
    await putAside(pool, consumer.name, event, firstPauseMs)
    log.warn(about, 'event put aside, will be tried again')
  }
}

function delivered({ headers, info, subject, data }: JsMsg): DeliveredEvent {
  const eventId = headers?.get('ce-id') ?? ''
  return {
    // An event without an id is known by its place in the stream.
    eventId: isUuid(eventId) ? eventId : `${info.stream}:${info.streamSequence}`,
    // PostgreSQL keeps no U+0000 in text, and what it cannot keep could never be parked.
    subject: subject.replaceAll('\0', ''),
    payload: data,
    traceparent: headers?.get(TRACEPARENT) || null,
  }
}
