import { consumer } from '@selah/kit/events/inbox'
import { EntitlementChanged } from '@selah/proto/events'
import { countOfBilling } from './count-of-billing.ts'

/** A person's plan began, changed or ended. */
export const onEntitlementChanged = consumer({
  name: 'analytics-on-entitlement-changed',
  event: EntitlementChanged,
  handle: (tx, { premium, plan, changedAt }) =>
    countOfBilling(
      tx,
      'entitlement_changed',
      premium ? { premium: 1, plan_type: plan } : { premium: 0 },
      changedAt,
    ),
})
