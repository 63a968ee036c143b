import { setTimeout as delay } from 'node:timers/promises'
import { jetstream } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import { streamsOf } from '@selah/proto/events'
import type { Pool } from '../db.ts'
import type { Logger } from '../log.ts'
import { keepRunning, sleep } from '../retry.ts'
import { createAlarm } from './alarm.ts'
import { OUTAGE_PAUSE_MS, runConsumer } from './consume.ts'
import type { Consumer } from './inbox.ts'
import { measureEvents } from './measure.ts'
import { connectNats } from './nats.ts'
import { onPublished } from './outbox.ts'
import { BATCH_MAX, purgeOutbox, relayOutbox } from './relay.ts'
import { retryFailing } from './retry-failing.ts'
import { ensureStream, STREAM_LIMITS, type StreamLimits } from './streams.ts'

export interface EventBusOptions {
  readonly service: string
  readonly natsUrl: string
  readonly pool: Pool
  readonly log: Logger
  readonly pollMs: number
  readonly consumers: readonly Consumer[]
  readonly limits?: StreamLimits
  /** Shortens the pauses before a failing event is tried again, for tests. */
  readonly retryPausesMs?: readonly number[]
  /** Shortens the pauses of a consumer whose database is away, for tests. */
  readonly outagePauseMs?: number
}

const LEAVING_MS = 2_000
const PURGE_EVERY_MS = 60 * 60 * 1000

/**
 * A service's side of the events: the relay from its outbox, and its consumers. Starts in the background and
 * never holds up the service: without NATS, events wait in the outbox and in the streams.
 */
export function startEventBus(options: EventBusOptions): AsyncDisposable {
  const stopping = new AbortController()
  const running = run(options, stopping.signal).catch((err) => options.log.error({ err }, 'event bus failed'))
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort()
      await running
    },
  }
}

async function run(options: EventBusOptions, signal: AbortSignal): Promise<void> {
  const { natsUrl, service, log } = options
  const connecting = connectNats(natsUrl, service, log)
  const nats = await Promise.race([connecting, aborted(signal)])
  if (!nats) {
    // Whatever connects after the stop is closed again.
    void connecting.then((late) => late.close())
    return
  }
  measureEvents({ ...options, nats })
  try {
    await Promise.all([
      relayForever(options, nats, signal),
      purgeForever(options, signal),
      consumeForever(options, nats, signal),
    ])
  } finally {
    await leave(nats)
  }
}

/** Says goodbye to NATS, but not for long: a server that is frozen would hold up the end of the process. */
async function leave(nats: NatsConnection): Promise<void> {
  await Promise.race([nats.drain().catch(() => {}), delay(LEAVING_MS, undefined, { ref: false })])
  if (!nats.isClosed()) await nats.close()
}

async function relayForever(
  options: EventBusOptions,
  nats: NatsConnection,
  signal: AbortSignal,
): Promise<void> {
  const { service, pool, pollMs, log, limits = STREAM_LIMITS } = options
  const js = jetstream(nats)
  const alarm = createAlarm()
  // Polling remains for what no commit of this process tells: rows of one that died, or of a restored outbox.
  using _waking = onPublished(pool, alarm.ring)
  await keepRunning(
    async () => {
      const jsm = await js.jetstreamManager()
      for (const stream of streamsOf(service)) await ensureStream(jsm, stream, limits)
      while (!signal.aborted) if ((await relayOutbox(pool, js)) < BATCH_MAX) await alarm.pause(pollMs, signal)
    },
    { signal, onError: (err) => log.warn({ err }, 'relay interrupted') },
  )
}

async function consumeForever(
  options: EventBusOptions,
  nats: NatsConnection,
  signal: AbortSignal,
): Promise<void> {
  const { consumers, pollMs, log, limits = STREAM_LIMITS, outagePauseMs = OUTAGE_PAUSE_MS } = options
  if (consumers.length === 0) return
  const deps = { ...options, nats, signal, limits }
  const retrying = keepRunning(
    async () => {
      while (!signal.aborted) if ((await retryFailing(deps)) === 0) await sleep(pollMs, signal)
    },
    { signal, longestMs: outagePauseMs, onError: (err) => log.warn({ err }, 'retries interrupted') },
  )
  await Promise.all([retrying, ...consumers.map((each) => runConsumer(deps, each))])
}

async function purgeForever({ service, pool, log }: EventBusOptions, signal: AbortSignal): Promise<void> {
  await keepRunning(
    async () => {
      while ((await purgeOutbox(pool, passingOf(service))) > 0);
      await sleep(PURGE_EVERY_MS, signal)
    },
    { signal, onError: (err) => log.warn({ err }, 'outbox not purged') },
  )
}

function passingOf(service: string): string[] {
  return streamsOf(service).flatMap(({ isPassing, subjects }) => (isPassing ? subjects : []))
}

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
}
