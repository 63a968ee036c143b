import type { Channel, Reminder, ReminderList, ReminderWish } from '../../api/types.ts'
import { CATEGORIES } from '../../prayer/text/words.ts'
import { isRecord, personPlace } from '../../storage.ts'
import { localZone } from '../../time-zone.ts'
import { EVERY_DAY } from './weekdays.ts'

/** What stands in the form, as it stands there. An empty category is none. */
export interface ReminderDraft {
  readonly time: string
  readonly days: readonly number[]
  readonly timezone: string
  readonly channels: readonly Channel[]
  readonly category: string
}

/** REM-01, REM-12 */
export function usualDraft(available: ReminderList['channels']): ReminderDraft {
  return {
    time: '09:00',
    days: EVERY_DAY,
    timezone: localZone(),
    channels: available.email ? ['email'] : ['calendar'],
    category: '',
  }
}

export function draftOf({ time, days_of_week, timezone, channels, category }: Reminder): ReminderDraft {
  return { time, days: days_of_week, timezone, channels, category: category ?? '' }
}

export function wishOf({ time, days, timezone, channels, category }: ReminderDraft): ReminderWish {
  return {
    time,
    days_of_week: days.toSorted((one, other) => one - other),
    timezone,
    channels: [...channels],
    category: CATEGORIES.find((each) => each === category) ?? null,
  }
}

/** What was typed and is not added yet outlives a reload and a lost session. */
export const unsentReminder = personPlace<ReminderDraft>('reminder_draft', {
  area: 'tab',
  version: 1,
  read: (stored) => (isDraft(stored) ? stored : undefined),
})

function isDraft(stored: unknown): stored is ReminderDraft {
  if (!isRecord(stored)) return false
  const { time, timezone, category, days, channels } = stored
  const areTexts = [time, timezone, category].every((each) => typeof each === 'string')
  return areTexts && Array.isArray(days) && Array.isArray(channels)
}
