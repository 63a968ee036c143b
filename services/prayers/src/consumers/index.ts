import type { Consumer } from '@selah/kit/events/inbox'

/** What this service listens to. Billing's entitlement and identity's erasure will be the first. */
export const consumers: readonly Consumer[] = []
