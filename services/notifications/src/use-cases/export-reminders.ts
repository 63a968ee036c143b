import { deliveryRepository } from '../db/delivery-repository.ts'
import { reminderRepository } from '../db/reminder-repository.ts'
import type { NotificationsDeps } from '../deps.ts'

/** What a person takes with them of their reminders. */
export async function exportReminders({ db }: NotificationsDeps, userId: string) {
  const reminders = await reminderRepository.listOf(db, userId)
  const deliveries = await deliveryRepository.listOf(db, userId)
  return {
    reminders: reminders.map((each) => ({
      ...{ time: each.time, days_of_week: each.daysOfWeek, timezone: each.timezone },
      ...{ channels: each.channels, category: each.category, enabled: each.enabled },
      created_at: each.createdAt.toISOString(),
    })),
    reminders_sent: deliveries.map(({ localDate, channel, state, sentAt }) => ({
      ...{ local_date: localDate, channel, state },
      sent_at: sentAt?.toISOString() ?? null,
    })),
  }
}
