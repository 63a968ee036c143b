import { consumer } from '@selah/kit/events/inbox'
import { SubscriptionStarted } from '@selah/proto/events'
import { countOfBilling } from './count-of-billing.ts'

/** A person's subscription began (D-45). */
export const onSubscriptionStarted = consumer({
  name: 'analytics-on-subscription-started',
  event: SubscriptionStarted,
  handle: (tx, { plan, startedAt }) =>
    countOfBilling(tx, 'subscription_started', { plan_type: plan }, startedAt),
})
