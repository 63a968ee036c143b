import {
  AckPolicy,
  type ConsumerConfig,
  type JetStreamManager,
  type JsMsg,
  jetstream,
} from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import { nanos } from '@nats-io/transport-node'
import { filterOf, streamOf } from '@selah/proto/events'
import { validate as isUuid } from 'uuid'
import { crashPoint } from '../crash.ts'
import type { Pool } from '../db.ts'
import type { Logger } from '../log.ts'
import { keepRunning } from '../retry.ts'
import { inTrace, TRACEPARENT } from '../trace.ts'
import { type Consumer, consumeOnce, parkEvent, UndecodableEvent } from './inbox.ts'
import { ensureStream, isNotFound, type StreamLimits } from './streams.ts'

/**
 * How long JetStream waits for an acknowledgement before it delivers again, to this process or its successor. The same
 * for every delivery: with the server's own `backoff`, NATS 2.14 adds the difference between the delivery's wait and
 * the first one to every nak delay, so that a pause of 20 ms at the second delivery takes 20 s.
 */
const ACK_WAIT_MS = 10_000
/** A failing handler is asked again after these pauses; a bare nak would burn all deliveries in milliseconds. */
const NAK_DELAYS_MS = [1_000, 5_000, 15_000, 60_000, 120_000, 300_000, 300_000]
/** An event that failed this often is parked. */
const DELIVERIES_MAX = NAK_DELAYS_MS.length + 1

export interface ConsumeDeps {
  readonly pool: Pool
  readonly nats: NatsConnection
  readonly log: Logger
  readonly limits: StreamLimits
  readonly signal: AbortSignal
  /** Shortens the pauses between deliveries, for tests. */
  readonly nakDelaysMs?: readonly number[]
}

/** Consumes one kind of event until `signal` aborts, through outages and restarts of NATS. */
export async function runConsumer(deps: ConsumeDeps, consumer: Consumer): Promise<void> {
  const { nats, log, signal } = deps
  await keepRunning(() => consumeUntilBroken(deps, nats, consumer), {
    signal,
    onError: (err) => log.warn({ err, consumer: consumer.name }, 'consumer interrupted'),
  })
}

async function consumeUntilBroken(
  deps: ConsumeDeps,
  nats: NatsConnection,
  consumer: Consumer,
): Promise<void> {
  const js = jetstream(nats)
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
    for await (const message of messages) await deliver(deps, consumer, message)
    // The iterator also ends when the consumer or stream has been removed: start over, which makes it anew.
    if (!deps.signal.aborted) throw new Error('delivery ended')
  } finally {
    deps.signal.removeEventListener('abort', stop)
  }
}

async function ensureConsumer(jsm: JetStreamManager, stream: string, consumer: Consumer): Promise<void> {
  try {
    await jsm.consumers.info(stream, consumer.name)
  } catch (error) {
    if (!isNotFound(error)) throw error
    await jsm.consumers.add(stream, consumerConfig(consumer))
  }
}

function consumerConfig(consumer: Consumer): Partial<ConsumerConfig> {
  return {
    durable_name: consumer.name,
    filter_subject: filterOf(consumer.event),
    ack_policy: AckPolicy.Explicit,
    ack_wait: nanos(ACK_WAIT_MS),
    // Ours is the smaller number, so that an event is parked before JetStream gives up on it silently.
    max_deliver: DELIVERIES_MAX * 4,
    max_ack_pending: 64,
  }
}

async function deliver(deps: ConsumeDeps, consumer: Consumer, message: JsMsg): Promise<void> {
  const eventId = message.headers?.get('ce-id') ?? ''
  const work = () => apply(deps, consumer, message, eventId)
  await inTrace(message.headers?.get(TRACEPARENT), work)
}

async function apply(deps: ConsumeDeps, consumer: Consumer, message: JsMsg, eventId: string): Promise<void> {
  const { pool, log, nakDelaysMs = NAK_DELAYS_MS } = deps
  const deliveries = message.info.deliveryCount
  try {
    if (!isUuid(eventId)) throw new UndecodableEvent('no ce-id')
    const outcome = await consumeOnce(pool, consumer, eventId, message.data)
    crashPoint('consume.beforeAck')
    message.ack()
    log.debug({ consumer: consumer.name, eventId, outcome }, 'event consumed')
  } catch (err) {
    if (err instanceof UndecodableEvent || deliveries > nakDelaysMs.length) {
      await park(deps, consumer, message, eventId, err)
    } else {
      log.warn(
        { err, consumer: consumer.name, eventId, deliveries },
        'event not applied, will be tried again',
      )
      message.nak(nakDelaysMs[deliveries - 1])
    }
  }
}

async function park(
  { pool, log }: ConsumeDeps,
  consumer: Consumer,
  message: JsMsg,
  eventId: string,
  err: unknown,
): Promise<void> {
  await parkEvent(pool, consumer, {
    eventId: eventId || `${message.info.stream}:${message.info.streamSequence}`,
    subject: message.subject,
    payload: message.data,
    reason: err instanceof Error ? err.name : 'unknown',
    deliveries: message.info.deliveryCount,
  })
  // After the row is there: a crash in between delivers once more, and parks once more onto the same row.
  message.term('parked')
  log.error({ err, consumer: consumer.name, eventId }, 'event parked')
}
