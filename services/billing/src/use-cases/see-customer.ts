import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { crashPoint } from '@selah/kit/crash'
import { type Tx, withTx } from '@selah/kit/db'
import { publishEvent } from '@selah/kit/events/outbox'
import { Refunded, SubscriptionStarted } from '@selah/proto/events'
import type { Payments } from '../clients/stripe/payments.ts'
import { checkoutRepository } from '../db/checkout-repository.ts'
import {
  type Customer,
  customerRepository,
  type KnownInvoice,
  type KnownSubscription,
} from '../db/customer-repository.ts'
import { entitlementRepository } from '../db/entitlement-repository.ts'
import { stripeEventRepository } from '../db/stripe-event-repository.ts'
import type { BillingDeps } from '../deps.ts'
import { hasBegun, isLive, isRefunded, type Picture } from '../domain/picture.ts'
import { settleEntitlement } from './settle-entitlement.ts'

export type Seeing = Pick<BillingDeps, 'db' | 'pool' | 'now' | 'policy'> & { readonly payments: Payments }

export interface Seen {
  /** Whether what the person may use has changed by it. */
  readonly changed: boolean
}

/**
 * Asks Stripe for everything of a customer and stores that, with the entitlement that follows and its announcement, in
 * one transaction. Undefined for a customer who is none of ours. No transaction is open while Stripe is asked: instead, a
 * picture is stored only where no other one was since it was asked for, and else taken again.
 */
export async function seeCustomer(
  deps: Seeing,
  customerId: string,
  options?: { readonly quick: boolean },
): Promise<Seen | undefined> {
  for (;;) {
    const before = await customerRepository.find(deps.db, customerId)
    const waiting = await stripeEventRepository.listWaiting(deps.db, customerId)
    if (!before) {
      await stripeEventRepository.forgetCustomer(deps.db, customerId, deps.now())
      return undefined
    }
    const askedAt = deps.now()
    const picture = await deps.payments.pictureOf(customerId, options)
    crashPoint('billing.afterPicture')
    const seen = await store(deps, before, { picture, askedAt, waiting })
    if (seen) return seen
  }
}

interface Look {
  readonly picture: Picture
  readonly askedAt: Date
  /** Events that had happened when Stripe was asked. */
  readonly waiting: readonly string[]
}

async function store(
  deps: Seeing,
  before: Customer,
  { picture, askedAt, waiting }: Look,
): Promise<Seen | undefined> {
  const { userId } = before
  const seen = await withTx(deps.pool, async (tx) => {
    const known = await entitlementRepository.lock(tx, userId, deps.now())
    const old = await customerRepository.listSubscriptions(tx, userId)
    const oldInvoices = await customerRepository.listInvoices(tx, userId)
    if (!(await customerRepository.storePicture(tx, before, picture, askedAt))) return undefined
    await announceBegun(tx, userId, old, picture)
    await announceRefunds(deps, tx, userId, oldInvoices, picture)
    if (picture.subscriptions.some(isLive)) await checkoutRepository.replaceOpen(tx, userId)
    const changed = await settleEntitlement(deps, tx, known)
    await stripeEventRepository.markHandled(tx, waiting, deps.now())
    crashPoint('billing.beforeCommit')
    return { changed }
  })
  crashPoint('billing.afterCommit')
  return seen
}

/** Of payments in full: what was given back in part leaves the plan as it is. */
async function announceRefunds(
  { now }: Seeing,
  tx: Tx,
  userId: string,
  old: readonly KnownInvoice[],
  { invoices }: Picture,
): Promise<void> {
  const wasRefunded = (id: string) => old.some((each) => each.id === id && isRefunded(each))
  for (const invoice of invoices) {
    if (!isRefunded(invoice) || wasRefunded(invoice.id)) continue
    const { id: invoiceId, currency, amountRefunded } = invoice
    const refund = { userId, invoiceId, currency, amount: BigInt(amountRefunded) }
    await publishEvent(tx, Refunded, userId, { ...refund, refundedAt: timestampFromDate(now()) })
  }
}

async function announceBegun(
  tx: Tx,
  userId: string,
  old: readonly KnownSubscription[],
  { subscriptions }: Picture,
): Promise<void> {
  const wasBegun = (id: string) => old.some((each) => each.id === id && each.status !== 'incomplete')
  for (const { id, status, plan, startedAt } of subscriptions) {
    if (!hasBegun({ status }) || wasBegun(id)) continue
    const startedAtProto = timestampFromDate(startedAt)
    await publishEvent(tx, SubscriptionStarted, userId, { userId, plan, startedAt: startedAtProto })
  }
}
