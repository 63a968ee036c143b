import { runService } from '@selah/kit/service'
import { buildApp } from './app.ts'
import { GatewaySettings, refuseSettings } from './config.ts'
import { createDeps } from './deps.ts'

await runService({
  name: 'gateway',
  settings: GatewaySettings,
  async start(config, log, lifetime) {
    refuseSettings(config)
    return buildApp(await createDeps(config, log, lifetime))
  },
})
