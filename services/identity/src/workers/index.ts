import { startEventBus } from '@selah/kit/events/event-bus'
import type { IdentityDeps } from '../deps.ts'

/** Everything that goes on beside the requests, until `lifetime` ends. */
export function startWorkers(deps: IdentityDeps, lifetime: AsyncDisposableStack): void {
  const { config, pool, log } = deps
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
