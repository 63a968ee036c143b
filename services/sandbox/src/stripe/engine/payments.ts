import type Stripe from 'stripe'
import { type Account, idOf } from '../account.ts'
import { newInvoicePayment } from '../objects/invoice.ts'
import { newCharge, newDispute, newPaymentIntent, newRefund } from '../objects/payment.ts'
import type { StripeInvoice } from '../objects/wire-types.ts'
import { change } from './change.ts'
import { refusal } from './refusal.ts'

/** Days after a failed attempt until the next one, as in Stripe's default; after the last the subscription ends. */
const RETRY_DAYS = [3, 5, 7]
const DAY_S = 24 * 60 * 60

/** The payment intent of an invoice, made with its first attempt. */
export function intentOf(account: Account, invoice: StripeInvoice): Stripe.PaymentIntent {
  const payment = account.all('invoice_payment').find((each) => each.invoice === invoice.id)
  const known = account.find('payment_intent', idOf(payment?.payment.payment_intent))
  if (known) return known
  const intent = account.put(newPaymentIntent(account, invoice))
  account.put(newInvoicePayment(account, invoice, intent.id))
  account.emit('payment_intent.created', intent)
  return intent
}

/** Charges a card once for an open invoice, and says whether that paid it. */
export function payInvoice(
  account: Account,
  invoice: StripeInvoice,
  paymentMethod: string,
  declineCode?: string,
): boolean {
  const intent = intentOf(account, invoice)
  const charge = account.put(newCharge(account, { intent, paymentMethod, declineCode }))
  const attempt = { attempted: true, attempt_count: invoice.attempt_count + 1 }
  if (declineCode) {
    change(account, intent, { latest_charge: charge.id, status: 'requires_payment_method' })
    account.emit('charge.failed', charge)
    account.emit('payment_intent.payment_failed', intent)
    change(account, invoice, {
      ...attempt,
      next_payment_attempt: nextAttempt(account, attempt.attempt_count),
    })
    account.emit('invoice.payment_failed', invoice)
    return false
  }
  const paid = { latest_charge: charge.id, status: 'succeeded', amount_received: intent.amount } as const
  change(account, intent, { ...paid, payment_method: paymentMethod })
  account.emit('charge.succeeded', charge)
  account.emit('payment_intent.succeeded', intent)
  markPaid(account, invoice, attempt)
  return true
}

function nextAttempt(account: Account, attempts: number): number | null {
  const days = RETRY_DAYS[attempts - 1]
  return days === undefined ? null : account.now() + days * DAY_S
}

function markPaid(account: Account, invoice: StripeInvoice, attempt: Partial<StripeInvoice>): void {
  const paidAt = account.now()
  for (const payment of account.all('invoice_payment')) {
    if (payment.invoice !== invoice.id) continue
    const status_transitions = { canceled_at: null, paid_at: paidAt }
    change(account, payment, { status: 'paid', amount_paid: invoice.amount_due, status_transitions })
  }
  change(account, invoice, {
    ...attempt,
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: paidAt },
  })
  account.emit('invoice.paid', invoice)
  account.emit('invoice.payment_succeeded', invoice)
}

export interface AskedRefund {
  readonly amount?: number | undefined
  readonly reason: Stripe.Refund.Reason | null
  readonly metadata: Stripe.Metadata
}

/** Gives back what is left of a charge, or `amount` of it. */
export function refundCharge(account: Account, charge: Stripe.Charge, asked: AskedRefund): Stripe.Refund {
  const left = charge.amount_captured - charge.amount_refunded
  const { amount = left } = asked
  if (left === 0) {
    throw refusal(400, 'charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
  }
  if (amount > left || amount < 1) {
    throw refusal(
      400,
      'amount_too_large',
      'Refund amount is greater than unrefunded amount on charge.',
      'amount',
    )
  }
  const refund = account.put(newRefund(account, charge, { ...asked, amount }))
  const amountRefunded = charge.amount_refunded + amount
  const refunded = { amount_refunded: amountRefunded, refunded: amountRefunded === charge.amount_captured }
  account.emit('refund.created', refund)
  change(account, charge, refunded, 'charge.refunded')
  return refund
}

export function openDispute(account: Account, charge: Stripe.Charge): Stripe.Dispute {
  const dispute = account.put(newDispute(account, charge))
  change(account, charge, { disputed: true })
  account.emit('charge.dispute.created', dispute)
  return dispute
}

export function closeDispute(account: Account, dispute: Stripe.Dispute, status: 'won' | 'lost'): void {
  change(account, dispute, { status })
  account.emit('charge.dispute.closed', dispute)
}
