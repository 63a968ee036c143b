import { join } from 'node:path'
import { defineService } from '@selah/kit/service/definition'
import { app, routes } from './app.ts'
import { needs, settings } from './config.ts'
import { consumers } from './consumers/index.ts'
import { checkouts, customerKeys, customers, entitlements } from './db/schema.ts'
import { createDeps } from './deps.ts'
import { exportPerson } from './use-cases/export-person.ts'
import { workers } from './workers/index.ts'

export const service = defineService({
  name: 'billing',
  needs,
  settings,
  migrations: join(import.meta.dirname, '../migrations'),
  // Subscriptions go with their customer, who is deleted at Stripe first. Invoices stay for bookkeeping, without a customer.
  personal: {
    columns: [checkouts.userId, customerKeys.userId, entitlements.userId],
    endedFirst: [customers.userId],
  },
  createDeps,
  processes: { main: { app, routes, exportPerson, consumers, workers } },
})
