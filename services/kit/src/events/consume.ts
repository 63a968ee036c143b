import { type ConsumerMessages, type JsMsg, jetstream } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import { streamOf } from '@selah/proto/events'
import { validate as isUuid } from 'uuid'
import { crashPoint } from '../crash.ts'
import type { Pool } from '../db.ts'
import type { Logger } from '../log.ts'
import { keepRunning } from '../retry.ts'
import { inTrace, TRACEPARENT } from '../trace.ts'
import { ensureConsumer } from './durable.ts'
import { parkEvent, putAside, type UnappliedEvent } from './failing-events.ts'
import { type Consumer, consumeOnce, UndecodableEvent } from './inbox.ts'
import { ensureStream, type StreamLimits } from './streams.ts'

/** Longest pause before a database that is away is tried again: a few seconds after its return all flows. */
export const OUTAGE_PAUSE_MS = 2_000

export interface ConsumeDeps {
  readonly pool: Pool
  readonly nats: NatsConnection
  readonly log: Logger
  readonly limits: StreamLimits
  readonly signal: AbortSignal
  /** The pauses before a failing event is tried again. */
  readonly retryPausesMs: readonly number[]
  /** The longest pause of a consumer whose database is away. */
  readonly outagePauseMs: number
}

/** Consumes one kind of event until `signal` aborts, through outages and restarts of NATS and of the database. */
export async function runConsumer(deps: ConsumeDeps, consumer: Consumer): Promise<void> {
  const { log, signal, outagePauseMs } = deps
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
  const messages = await source.consume({ max_messages: 32, abort_on_missing_resource: true })
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
  for await (const message of messages) {
    try {
      if (!away) await inTrace(message.headers?.get(TRACEPARENT), () => apply(deps, consumer, message))
      else message.nak()
    } catch (cause) {
      away = { cause }
      message.nak()
      messages.stop()
    }
  }
  if (away) throw new Error('the database is away', away)
}

/** Applies an event or records that it failed, and acknowledges it then. Throws when the database took neither. */
async function apply(deps: ConsumeDeps, consumer: Consumer, message: JsMsg): Promise<void> {
  const { pool, log } = deps
  const event = unapplied(message)
  try {
    if (!isUuid(event.eventId)) throw new UndecodableEvent('no ce-id')
    const outcome = await consumeOnce(pool, consumer, event.eventId, event.payload)
    crashPoint('consume.beforeAck')
    log.debug({ consumer: consumer.name, eventId: event.eventId, outcome }, 'event consumed')
  } catch (err) {
    await recordFailure(deps, consumer, event, err)
    crashPoint('consume.afterFailure')
  }
  // After the row is there: a crash in between delivers once more, onto the same row.
  message.ack()
}

async function recordFailure(
  { pool, log, retryPausesMs }: ConsumeDeps,
  consumer: Consumer,
  event: UnappliedEvent,
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

function unapplied({ headers, info, subject, data }: JsMsg): UnappliedEvent {
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
