import { measureByLooking } from '@selah/kit/metrics'
import { stripeEventRepository } from '../db/stripe-event-repository.ts'
import type { BillingDeps } from '../deps.ts'

/** How many events of Stripe wait to be handled, and for how long: looked up whenever the numbers are asked for. */
export function measureStripeEvents({ db, now }: BillingDeps): void {
  measureByLooking({
    gauges: {
      'selah.billing.events_waiting': 'Events of Stripe that are not handled',
      'selah.billing.oldest_event_age_seconds': 'How long the first of them waits',
    },
    series: [{}],
    async read() {
      const { waiting, oldestAt } = await stripeEventRepository.measure(db)
      const ageS = oldestAt ? (now().getTime() - oldestAt.getTime()) / 1000 : 0
      return { 'selah.billing.events_waiting': waiting, 'selah.billing.oldest_event_age_seconds': ageS }
    },
  })
}
