import { crashPoint } from '@selah/kit/crash'
import { withTx } from '@selah/kit/db'
import { v7 as uuidv7 } from 'uuid'
import { deliveryRepository, type NewDelivery } from '../db/delivery-repository.ts'
import { type Reminder, reminderRepository } from '../db/reminder-repository.ts'
import type { NotificationsDeps } from '../deps.ts'
import { deliveryChannels, LATE_MS, nextFireOf } from '../domain/reminder.ts'

const BATCH = 500

type ScanDeps = Pick<NotificationsDeps, 'pool' | 'now'>

/**
 * Queues what is due and moves each reminder to its next time, in one transaction: so a reminder is queued once for each
 * of its dates, whatever is killed. What was missed by more than half an hour is skipped, and its row says so.
 */
export async function scanReminders({ pool, now: clock }: ScanDeps): Promise<number> {
  const now = clock()
  return withTx(pool, async (tx) => {
    const due = await reminderRepository.lockDue(tx, now, BATCH)
    if (due.length === 0) return 0
    await deliveryRepository.insert(
      tx,
      due.flatMap((reminder) => deliveriesOf(reminder, now)),
    )
    const ids = due.map(({ id }) => id)
    const queued = await deliveryRepository.queuedDates(tx, ids, now)
    await reminderRepository.setNext(
      tx,
      due.map((reminder) => ({ id: reminder.id, ...nextFireOf(reminder, now, queued.get(reminder.id)) })),
    )
    crashPoint('scan.beforeCommit')
    return due.length
  })
}

function deliveriesOf(reminder: Reminder, now: Date): NewDelivery[] {
  const { id: reminderId, userId, channels, nextFireAt, nextLocalDate } = reminder
  if (!nextFireAt || !nextLocalDate) return []
  const isLate = now.getTime() - nextFireAt.getTime() > LATE_MS
  const state = isLate ? ({ state: 'skipped', reason: 'late' } as const) : {}
  return deliveryChannels(channels).map((channel) => ({
    ...{ id: uuidv7(), reminderId, userId, channel, localDate: nextLocalDate },
    // What is late counts from here, also after a scan that came late.
    ...{ dueAt: nextFireAt, createdAt: nextFireAt, ...state },
  }))
}
