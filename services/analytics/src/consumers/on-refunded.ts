import { consumer } from '@selah/kit/events/inbox'
import { Refunded } from '@selah/proto/events'
import { countOfBilling } from './count-of-billing.ts'

/** A payment was given back. */
export const onRefunded = consumer({
  name: 'analytics-on-refunded',
  event: Refunded,
  handle: (tx, { refundedAt }) => countOfBilling(tx, 'refunded', {}, refundedAt),
})
