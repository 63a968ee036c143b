import type { Consumer } from '@selah/kit/events/inbox'
import { onPrayerGenerated } from './on-prayer-generated.ts'
import { onPrayerSaved } from './on-prayer-saved.ts'
import { onPrayerShared } from './on-prayer-shared.ts'

/** Everything this service listens to. */
export const CONSUMERS: readonly Consumer[] = [onPrayerGenerated, onPrayerSaved, onPrayerShared]
