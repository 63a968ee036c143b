import { consumer } from '@selah/kit/events/inbox'
import { PrayerGenerated } from '@selah/proto/events'
import { activityRepository } from '../db/activity-repository.ts'
import { timeOf } from './time-of.ts'

/**
 * A prayer was written: it counts towards what the person prays about, and how they feel when they do. Another version
 * of it does not: they prayed once.
 */
export const onPrayerGenerated = consumer({
  name: 'analytics-on-prayer-generated',
  event: PrayerGenerated,

  async handle(tx, { userId, category, mood, generatedAt, rewriteOf }) {
    if (rewriteOf) return
    const createdAt = timeOf(generatedAt)
    await activityRepository.insert(tx, { userId, actionType: 'generated', category, mood, createdAt })
  },
})
