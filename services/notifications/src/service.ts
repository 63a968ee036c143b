import { join } from 'node:path'
import { defineService } from '@selah/kit/service/definition'
import { startWorker } from '@selah/kit/worker'
import { app, routes } from './app.ts'
import { needs, settings } from './config.ts'
import { onEntitlementChanged } from './consumers/on-entitlement-changed.ts'
import { onSessionRevoked } from './consumers/on-session-revoked.ts'
import { letterErasureRepository } from './db/letter-erasure-repository.ts'
import {
  calendarLinks,
  deliveries,
  letterErasures,
  psalmMembers,
  psalmSends,
  pushSubscriptions,
  reminders,
} from './db/schema.ts'
import { createDeps } from './deps.ts'
import { checkPushSettings } from './push-settings.ts'
import { exportLetters } from './use-cases/export-letters.ts'
import { exportPlaces } from './use-cases/export-places.ts'
import { exportReminders } from './use-cases/export-reminders.ts'
import { eraseLetters } from './workers/erase-letters.ts'
import { workers } from './workers/index.ts'
import { createJobFeeder } from './workers/jobs/feed-jobs.ts'
import { measureOutboxes } from './workers/jobs/measure-jobs.ts'
import { startJobWorkers } from './workers/jobs/run-jobs.ts'

const SECOND_MS = 1_000

export const service = defineService({
  name: 'notifications',
  needs,
  settings,
  check: checkPushSettings,
  migrations: join(import.meta.dirname, '../migrations'),
  personal: {
    columns: [
      ...[deliveries.userId, reminders.userId, calendarLinks.userId, pushSubscriptions.userId],
      ...[psalmSends.userId, psalmMembers.userId],
    ],
    endedFirst: [letterErasures.userId],
    noteRequest: letterErasureRepository.note,
  },
  createDeps,
  processes: {
    main: {
      app,
      routes,
      exportPerson: async (deps, userId) => ({
        data: {
          ...(await exportReminders(deps, userId)),
          ...(await exportPlaces(deps.db, userId)),
          ...(await exportLetters(deps, userId)),
        },
      }),
      consumers: [onEntitlementChanged, onSessionRevoked],
      workers: (deps) => [{ name: 'erase letters', everyMs: 2 * SECOND_MS, run: () => eraseLetters(deps) }],
    },
    worker: {
      workers,
      start(deps, lifetime) {
        const { log } = deps
        measureOutboxes(deps)
        startJobWorkers(deps, lifetime)
        const run = createJobFeeder(deps, lifetime)
        lifetime.use(startWorker({ name: 'put jobs', everyMs: SECOND_MS, run, log }))
      },
    },
  },
})
