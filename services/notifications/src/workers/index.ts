import type { Worker } from '@selah/kit/service/definition'
import { deliveryRepository } from '../db/delivery-repository.ts'
import type { NotificationsDeps } from '../deps.ts'
import { daysBefore } from '../domain/consent.ts'
import { giveUpInterrupted, purgeLetters } from './letter-upkeep.ts'
import { queuePsalms } from './queue-psalms.ts'
import { scanReminders } from './scan-reminders.ts'

const SECOND_MS = 1_000
/** As long as a person may look back at what was sent: facts.ts of the pages says so. */
export const DELIVERIES_KEPT_DAYS = 90

/** The rounds of the worker process. Jobs do the sending: jobs/run-jobs.ts. */
export function workers(deps: NotificationsDeps): Worker[] {
  const { db, now } = deps
  return [
    {
      name: 'scan reminders',
      everyMs: 2 * SECOND_MS,
      run: () => scanReminders(deps),
    },
    {
      name: 'queue psalms',
      everyMs: 5 * SECOND_MS,
      run: () => queuePsalms(deps),
    },
    {
      name: 'give up interrupted',
      everyMs: 30 * SECOND_MS,
      run: () => giveUpInterrupted(deps),
    },
    {
      name: 'purge letters',
      everyMs: 3600 * SECOND_MS,
      run: () => purgeLetters(deps),
    },
    {
      name: 'purge deliveries',
      everyMs: 3600 * SECOND_MS,
      run: () => deliveryRepository.deleteOlderThan(db, daysBefore(now(), DELIVERIES_KEPT_DAYS)),
    },
  ]
}
