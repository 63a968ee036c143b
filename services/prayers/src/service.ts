import { join } from 'node:path'
import { defineService } from '@selah/kit/service/definition'
import { routes } from './app.ts'
import { needs, settings } from './config.ts'
import { consumers } from './consumers/index.ts'
import { createDeps, type PrayersDeps } from './deps.ts'
import { workers } from './workers/index.ts'

const app = ({ eventLoopDelayMaxMs }: PrayersDeps) => (eventLoopDelayMaxMs ? { eventLoopDelayMaxMs } : {})

export const service = defineService({
  name: 'prayers',
  needs,
  settings,
  migrations: join(import.meta.dirname, '../migrations'),
  createDeps,
  processes: { main: { app, routes, consumers, workers } },
})
