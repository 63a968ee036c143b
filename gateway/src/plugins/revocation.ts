import { fromBinary } from '@bufbuild/protobuf'
import { DeliverPolicy, type JsMsg, jetstream } from '@nats-io/jetstream'
import type { NatsConnection } from '@nats-io/transport-node'
import { connectNats } from '@selah/kit/events/nats'
import { ensureStream, STREAM_LIMITS } from '@selah/kit/events/streams'
import type { Logger } from '@selah/kit/log'
import { keepRunning } from '@selah/kit/retry'
import { filterOf, SessionRevoked, streamOf } from '@selah/proto/events'

/** Sessions that have ended although their access tokens have not. */
export interface Revocations extends AsyncDisposable {
  has(sessionId: string): boolean
}

export interface RevocationOptions {
  readonly natsUrl: string
  readonly log: Logger
  readonly accessTokenTtlS: number
}

/** Two of these missed, and the reading starts over. */
const HEARTBEAT_MS = 1_000
const STREAM = streamOf(SessionRevoked)

/** For the catalogue of events. */
export const LISTENS_TO = [SessionRevoked]

/**
 * Follows identity's `session_revoked` events in the background. Every replica reads them for itself, from one token
 * lifetime ago, and forgets them when the tokens have expired anyway: there is nothing to store, and nothing to agree
 * on. Without NATS people are still served; a session that ends meanwhile is refused once NATS is back.
 */
export function followRevocations(options: RevocationOptions): Revocations {
  const revoked = new Map<string, number>()
  const ttlMs = options.accessTokenTtlS * 1000
  const stopping = new AbortController()

  function remember(sessionId: string): void {
    // Counted from now, not from the event: a late one is kept too long, which harms nobody.
    revoked.delete(sessionId)
    revoked.set(sessionId, Date.now() + ttlMs)
    for (const [oldest, until] of revoked) {
      if (until > Date.now()) break
      revoked.delete(oldest)
    }
  }

  const following = follow(options, remember, stopping.signal).catch((err) =>
    options.log.error({ err }, 'revocations are not followed'),
  )
  return {
    has: (sessionId) => revoked.has(sessionId),
    async [Symbol.asyncDispose]() {
      stopping.abort()
      await following
    },
  }
}

async function follow(
  { natsUrl, log, accessTokenTtlS }: RevocationOptions,
  remember: (sessionId: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const connecting = connectNats(natsUrl, 'gateway', log)
  const nats = await Promise.race([connecting, aborted(signal)])
  if (!nats) {
    // Whatever connects after the stop is closed again.
    void connecting.then((late) => late.close())
    return
  }
  try {
    await keepRunning(() => readStream(nats, accessTokenTtlS, remember, signal), {
      signal,
      onError: (err) => log.warn({ err }, 'revocations interrupted'),
    })
  } finally {
    await nats.close()
  }
}

async function readStream(
  nats: NatsConnection,
  accessTokenTtlS: number,
  remember: (sessionId: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const js = jetstream(nats)
  await ensureStream(await js.jetstreamManager(), STREAM, STREAM_LIMITS)
  const source = await js.consumers.get(STREAM.name, {
    filter_subjects: filterOf(SessionRevoked),
    deliver_policy: DeliverPolicy.StartTime,
    opt_start_time: new Date(Date.now() - accessTokenTtlS * 1000).toISOString(),
  })
  // Its consumer lives in the server's memory: after a restart of NATS it is missed, and made again by the next round.
  const messages = await source.consume({ abort_on_missing_resource: true, idle_heartbeat: HEARTBEAT_MS })
  const stop = () => messages.stop()
  signal.addEventListener('abort', stop, { once: true })
  // Aborted on the way here: nobody will say so again.
  if (signal.aborted) stop()
  try {
    for await (const message of messages) {
      const sessionId = sessionOf(message)
      if (sessionId) remember(sessionId)
    }
    if (!signal.aborted) throw new Error('delivery ended')
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** A message that is none is passed over: stopping at it would miss all that follow. */
function sessionOf(message: JsMsg): string | undefined {
  try {
    return fromBinary(SessionRevoked.schema, message.data).sessionId
  } catch {
    return undefined
  }
}

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
}
