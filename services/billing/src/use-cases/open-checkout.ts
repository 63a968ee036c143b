import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { crashPoint } from '@selah/kit/crash'
import { withTx } from '@selah/kit/db'
import { publishEvent } from '@selah/kit/events/outbox'
import { CheckoutStarted } from '@selah/proto/events'
import type { CheckoutSession } from '../clients/stripe/payments.ts'
import { isBroken } from '../clients/stripe/sdk.ts'
import { type Checkout, checkoutRepository } from '../db/checkout-repository.ts'
import type { Paying } from './paying.ts'

/** The page of a checkout at Stripe; the same one however often it is asked for. Undefined where Stripe has no such customer. */
export async function openCheckout(deps: Paying, checkout: Checkout): Promise<CheckoutSession | undefined> {
  const { payments } = deps
  if (checkout.sessionId) return payments.findCheckout(checkout.sessionId)
  const { id: key, userId, customerId, priceId, expiresAt } = checkout
  const asked = { key, userId, customerId, priceId, expiresAt }
  const session = await payments.openCheckout(asked).catch(async (error: unknown) => {
    // A page that was opened all the same has an address that nobody knows, and nobody can pay there.
    if (isBroken(error)) await checkoutRepository.setStatus(deps.db, key, 'over')
    throw error
  })
  crashPoint('billing.afterSession')
  if (session) await keepSession(deps, checkout, session.id)
  return session
}

async function keepSession(
  { pool, now }: Paying,
  { id, userId, plan }: Checkout,
  sessionId: string,
): Promise<void> {
  await withTx(pool, async (tx) => {
    if (!(await checkoutRepository.setSession(tx, id, sessionId))) return
    await publishEvent(tx, CheckoutStarted, userId, { userId, plan, startedAt: timestampFromDate(now()) })
  })
}
