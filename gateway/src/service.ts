import { defineService } from '@selah/kit/service/definition'
import { app, routes } from './app.ts'
import { needs, refuseSettings, settings } from './config.ts'
import { createDeps } from './deps.ts'

export const service = defineService({
  name: 'gateway',
  needs,
  settings,
  check: refuseSettings,
  createDeps,
  processes: { main: { app, routes } },
})
