import { join } from 'node:path'
import { defineService } from '@selah/kit/service/definition'
import { app, routes } from './app.ts'
import { needs, refuseLocalSettings, settings } from './config.ts'
import { consumers } from './consumers/index.ts'
import { personal } from './db/personal-data.ts'
import { createDeps } from './deps.ts'
import { exportPerson } from './use-cases/export-person.ts'
import { workers } from './workers/index.ts'

export const service = defineService({
  name: 'identity',
  needs,
  settings,
  check: refuseLocalSettings,
  migrations: join(import.meta.dirname, '../migrations'),
  personal,
  createDeps,
  processes: { main: { app, routes, exportPerson, consumers, workers } },
})
