import { consumer } from '@selah/kit/events/inbox'
import { PrayerGenerated } from '@selah/proto/events'
import { activityRepository } from '../db/activity-repository.ts'
import { timeOf } from './time-of.ts'

/** A prayer was written: it counts towards what the person prays about, and how they feel when they do. */
export const onPrayerGenerated = consumer({
  name: 'analytics-on-prayer-generated',
  event: PrayerGenerated,

  async handle(tx, { userId, category, mood, generatedAt }) {
    const createdAt = timeOf(generatedAt)
    await activityRepository.insert(tx, { userId, actionType: 'generated', category, mood, createdAt })
  },
})
