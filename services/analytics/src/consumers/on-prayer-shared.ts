import { consumer } from '@selah/kit/events/inbox'
import { PrayerShared } from '@selah/proto/events'
import { activityRepository } from '../db/activity-repository.ts'
import { timeOf } from './time-of.ts'

/** A prayer was shared (D-26): one more activity, but not one more prayer. */
export const onPrayerShared = consumer({
  name: 'analytics-on-prayer-shared',
  event: PrayerShared,

  async handle(tx, { userId, category, mood, sharedAt }) {
    const createdAt = timeOf(sharedAt)
    await activityRepository.insert(tx, { userId, actionType: 'shared', category, mood, createdAt })
  },
})
