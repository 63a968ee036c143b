import { join } from 'node:path'
import { startEventBus } from '@selah/kit/events/event-bus'
import { migrate } from '@selah/kit/migrate'
import { runService } from '@selah/kit/service'
import { buildApp } from './app.ts'
import { AnalyticsSettings } from './config.ts'
import { CONSUMERS } from './consumers/index.ts'
import { createDeps } from './deps.ts'
import { startWorkers } from './workers/index.ts'

await runService({
  name: 'analytics',
  settings: AnalyticsSettings,
  async start(config, log, lifetime) {
    await migrate(config.DATABASE_URL, join(import.meta.dirname, '../migrations'))
    const deps = createDeps(config, log, lifetime)
    const { NATS_URL: natsUrl, OUTBOX_POLL_MS: pollMs } = config
    lifetime.use(startEventBus({ ...deps, service: 'analytics', natsUrl, pollMs, consumers: CONSUMERS }))
    startWorkers(deps, lifetime)
    return buildApp(deps)
  },
})
