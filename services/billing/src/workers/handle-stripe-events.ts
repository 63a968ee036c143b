import { withoutWords } from '../clients/stripe/sdk.ts'
import { type ClaimedEvent, stripeEventRepository } from '../db/stripe-event-repository.ts'
import type { BillingDeps } from '../deps.ts'
import type { Paying } from '../use-cases/paying.ts'
import { seeCustomer } from '../use-cases/see-customer.ts'

const CLAIM = { limit: 100, pauseMs: 1_000, pauseMaxMs: 10_000 }
/** Customers that Stripe is asked for at a time. */
const AT_ONCE = 4

/** Looks at every customer of whom Stripe has told something. Returns how many it looked at. */
export async function handleStripeEvents(given: BillingDeps): Promise<number> {
  const { payments } = given
  if (!payments) return 0
  const deps = { ...given, payments }
  const claimed = await stripeEventRepository.claim(deps.db, deps.now(), CLAIM)
  const found = await Promise.all(claimed.map((event) => customerOf(deps, event)))
  const customers = [...new Set(found.filter((each) => each !== null))]
  let done = 0
  const take = async () => {
    for (let customer = customers.pop(); customer; customer = customers.pop())
      done += await look(deps, customer)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, take))
  return done
}

/** An event of a charge that is no customer's is nobody's of ours. */
async function customerOf(deps: Paying, { id, customerId, chargeId }: ClaimedEvent): Promise<string | null> {
  if (customerId || !chargeId) return customerId
  try {
    const found = await deps.payments.customerOfCharge(chargeId)
    if (found) await stripeEventRepository.setCustomer(deps.db, id, found)
    else await stripeEventRepository.markHandled(deps.db, [id], deps.now())
    return found
  } catch (error) {
    deps.log.warn({ err: withoutWords(error), eventId: id }, 'charge not found: tried again')
    return null
  }
}

/** A customer who cannot be looked at holds up nobody else: their events come again. */
async function look(deps: Paying, customerId: string): Promise<number> {
  try {
    await seeCustomer(deps, customerId)
    return 1
  } catch (error) {
    deps.log.warn({ err: withoutWords(error), customerId }, 'customer not looked at: tried again')
    return 0
  }
}
