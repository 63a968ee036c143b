import { isRefusedFor } from '../clients/stripe/sdk.ts'
import { type Checkout, checkoutRepository } from '../db/checkout-repository.ts'
import { openCheckout } from './open-checkout.ts'
import type { Paying } from './paying.ts'
import { seeCustomer } from './see-customer.ts'

/**
 * Closes a page that a later choice has taken the place of, so that nobody pays there. Returns whether somebody had
 * already: then what they bought is seen before this returns.
 */
export async function closeCheckout(deps: Paying, checkout: Checkout): Promise<boolean> {
  const isPaid = await closePage(deps, checkout)
  if (isPaid) await seeCustomer(deps, checkout.customerId)
  await checkoutRepository.setStatus(deps.db, checkout.id, 'over')
  return isPaid
}

async function closePage(deps: Paying, checkout: Checkout): Promise<boolean> {
  // Stripe closes a page by itself when its time is over, and opens none whose time is; but it may have been paid.
  if (!checkout.sessionId && checkout.expiresAt <= deps.now()) return false
  // Its answer may have been lost: asked again, Stripe says which page that was.
  const session = await openCheckout(deps, checkout).catch((error: unknown) => {
    // It never was: a page must be asked for half an hour before it ends.
    if (isRefusedFor(error, 'expires_at')) return undefined
    throw error
  })
  if (!session) return false
  return (await deps.payments.closeCheckout(session.id)).status === 'complete'
}
