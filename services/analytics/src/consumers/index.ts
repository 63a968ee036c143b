import type { Consumer } from '@selah/kit/events/inbox'
import { onEntitlementChanged } from './on-entitlement-changed.ts'
import { onPrayerGenerated } from './on-prayer-generated.ts'
import { onPrayerSaved } from './on-prayer-saved.ts'
import { onPrayerShared } from './on-prayer-shared.ts'
import { onRefunded } from './on-refunded.ts'
import { onSubscriptionStarted } from './on-subscription-started.ts'

/** Everything this service listens to. */
export const CONSUMERS: readonly Consumer[] = [
  onPrayerGenerated,
  onPrayerSaved,
  onPrayerShared,
  onSubscriptionStarted,
  onEntitlementChanged,
  onRefunded,
]
