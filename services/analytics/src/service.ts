import { join } from 'node:path'
import { defineService } from '@selah/kit/service/definition'
import { routes } from './app.ts'
import { needs, settings } from './config.ts'
import { CONSUMERS } from './consumers/index.ts'
import { activities, prayerCounts } from './db/schema.ts'
import type { AnalyticsDeps } from './deps.ts'
import { exportPerson } from './use-cases/export-person.ts'
import { workers } from './workers/index.ts'

export const service = defineService({
  name: 'analytics',
  needs,
  settings,
  migrations: join(import.meta.dirname, '../migrations'),
  // In this order: a trigger counts each activity that goes.
  personal: { columns: [activities.userId, prayerCounts.userId] },
  createDeps: (base): AnalyticsDeps => base,
  processes: { main: { routes, exportPerson, consumers: CONSUMERS, workers } },
})
