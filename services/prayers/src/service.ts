import { join } from 'node:path'
import { defineService } from '@selah/kit/service/definition'
import { routes } from './app.ts'
import { needs, settings } from './config.ts'
import { CONSUMERS } from './consumers/index.ts'
import { generations, generationTombstones, prayers, quotas, reports, sharedReports } from './db/schema.ts'
import { createDeps, type PrayersDeps } from './deps.ts'
import { exportPerson } from './http/export-person.ts'
import { workers } from './workers/index.ts'

const app = ({ eventLoopDelayMaxMs }: PrayersDeps) => (eventLoopDelayMaxMs ? { eventLoopDelayMaxMs } : {})

export const service = defineService({
  name: 'prayers',
  needs,
  settings,
  migrations: join(import.meta.dirname, '../migrations'),
  // A share goes with its prayer.
  personal: {
    columns: [
      generations.userId,
      generationTombstones.userId,
      prayers.userId,
      quotas.userId,
      reports.userId,
      sharedReports.userId,
    ],
  },
  createDeps,
  processes: { main: { app, routes, exportPerson, consumers: CONSUMERS, workers } },
})
