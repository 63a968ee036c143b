import type { Consumer } from '@selah/kit/events/inbox'
import { onEntitlementChanged } from './on-entitlement-changed.ts'

/** Everything this service listens to, beside erasure. */
export const CONSUMERS: readonly Consumer[] = [onEntitlementChanged]
