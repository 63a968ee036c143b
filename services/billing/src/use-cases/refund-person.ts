import { crashPoint } from '@selah/kit/crash'
import { customerRepository, type KnownInvoice } from '../db/customer-repository.ts'
import { isLive, isRefunded } from '../domain/picture.ts'
import { NothingToRefund } from '../errors.ts'
import type { Paying } from './paying.ts'
import { seeCustomer } from './see-customer.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Keeps the guarantee (D-01b): gives a person's latest payment back in full and ends their subscriptions. Stopped half way
 * and asked again, it does the rest. Throws NothingToRefund.
 */
export async function refundPerson(deps: Paying, userId: string): Promise<KnownInvoice> {
  const { db, payments } = deps
  const customers = (await customerRepository.listOf(db, userId)).map(({ id }) => id)
  for (const id of customers) await seeCustomer(deps, id)
  const invoice = latestPaid(deps, await customerRepository.listInvoices(db, userId))
  // First, so that a stop in between leaves a payment that is still to be given back.
  for (const subscription of await customerRepository.listSubscriptions(db, userId)) {
    if (isLive(subscription)) await payments.cancelSubscription(subscription.id)
  }
  crashPoint('billing.beforeRefund')
  await payments.refundInvoice(invoice.id)
  crashPoint('billing.afterRefund')
  for (const id of customers) await seeCustomer(deps, id)
  deps.log.info({ userId, invoiceId: invoice.id }, 'latest payment refunded, subscription cancelled')
  return invoice
}

function latestPaid({ now, guaranteeDays }: Paying, invoices: readonly KnownInvoice[]): KnownInvoice {
  const latest = invoices.findLast(({ amountPaid }) => amountPaid > 0)
  const isInTime = latest && now().getTime() - latest.issuedAt.getTime() <= guaranteeDays * DAY_MS
  if (!latest || !isInTime || isRefunded(latest)) throw new NothingToRefund(guaranteeDays)
  return latest
}
