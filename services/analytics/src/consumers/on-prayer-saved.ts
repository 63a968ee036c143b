import { consumer } from '@selah/kit/events/inbox'
import { PrayerSaved } from '@selah/proto/events'
import { activityRepository } from '../db/activity-repository.ts'
import { timeOf } from './time-of.ts'

/** A prayer went into the journal: one more activity, but not one more prayer. */
export const onPrayerSaved = consumer({
  name: 'analytics-on-prayer-saved',
  event: PrayerSaved,

  async handle(tx, { userId, category, mood, savedAt }) {
    const createdAt = timeOf(savedAt)
    await activityRepository.insert(tx, { userId, actionType: 'saved', category, mood, createdAt })
  },
})
