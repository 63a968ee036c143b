import { startEventBus } from '@selah/kit/events/event-bus'
import type { IdentityDeps } from '../deps.ts'
import { purgeExpired } from './purge-expired.ts'
import { rewrapKeys } from './rewrap-keys.ts'
import { sendMails } from './send-mails.ts'

type Worker = (deps: IdentityDeps, signal: AbortSignal) => Promise<void>

/** Everything that goes on beside the requests, until `lifetime` ends. */
export function startWorkers(deps: IdentityDeps, lifetime: AsyncDisposableStack): void {
  const { config, pool, log } = deps
  startWorker(deps, lifetime, sendMails)
  startWorker(deps, lifetime, purgeExpired)
  startWorker(deps, lifetime, rewrapKeys)
  lifetime.use(
    startEventBus({
      service: 'identity',
      natsUrl: config.NATS_URL,
      pool,
      log,
      pollMs: config.OUTBOX_POLL_MS,
      consumers: [],
    }),
  )
}

/** Runs one worker until `lifetime` ends, which waits for what it is doing. */
export function startWorker(deps: IdentityDeps, lifetime: AsyncDisposableStack, worker: Worker): void {
  const stopping = new AbortController()
  const running = worker(deps, stopping.signal)
  lifetime.defer(async () => {
    stopping.abort()
    await running
  })
}
