import { fileURLToPath } from 'node:url'
import { migrate } from '@selah/kit/migrate'
import { runService } from '@selah/kit/service'
import { buildApp } from './app.ts'
import { refuseLocalSettings, settings } from './config.ts'
import { createDeps } from './deps.ts'
import { startWorkers } from './workers/index.ts'

await runService({
  name: 'identity',
  settings,
  async start(config, log, lifetime) {
    refuseLocalSettings(config)
    await migrate(config.DATABASE_URL, fileURLToPath(new URL('../migrations', import.meta.url)))
    const deps = await createDeps(config, log, lifetime)
    startWorkers(deps, lifetime)
    return buildApp(deps)
  },
})
