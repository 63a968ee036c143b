import type Stripe from 'stripe'
import type { Picture } from '../../domain/picture.ts'
import { EVENT_TYPES, type StripeEvent } from '../../domain/stripe-event.ts'
import { idOf, isMissing, isRefused } from './sdk.ts'
import { DISPUTE, PAUSED_FOR, takePicture } from './take-picture.ts'
import { readWebhook, toEvent } from './webhook.ts'

/** An open, finished or expired page on which a person pays. */
export interface CheckoutSession {
  readonly id: string
  readonly status: 'open' | 'complete' | 'expired'
  readonly url: string | null
}

export interface NewCheckout {
  /** Asked again with the same key, Stripe answers the same session. */
  readonly key: string
  readonly customerId: string
  readonly userId: string
  readonly priceId: string
  readonly expiresAt: Date
}

/** A price as Stripe has it. */
export interface SoldPrice {
  /** In the currency's smallest coin. */
  readonly amount: number | null
  /** In small letters. */
  readonly currency: string
  readonly interval: 'month' | 'year' | 'other'
}

/** What is asked of Stripe. Errors are the SDK's. */
export interface Payments {
  /** Without an address, so that the same key always asks for the same. */
  createCustomer(customer: { userId: string; key: string }): Promise<string>
  setAddress(customerId: string, email: string): Promise<void>
  /** Ends all their subscriptions at once. Does nothing where there is no such customer. */
  deleteCustomer(customerId: string): Promise<void>
  pictureOf(customerId: string, options?: { readonly quick: boolean }): Promise<Picture>
  customerOfCharge(chargeId: string): Promise<string | null>
  /** Undefined where Stripe does not know the customer. */
  openCheckout(checkout: NewCheckout): Promise<CheckoutSession | undefined>
  findCheckout(sessionId: string): Promise<CheckoutSession>
  /** Closes the page, unless it was paid. */
  closeCheckout(sessionId: string): Promise<CheckoutSession>
  openPortal(customerId: string): Promise<string>
  /** Those that can matter to us and were created at or after `since`, in no promised order. */
  listEvents(since: Date): AsyncIterable<StripeEvent>
  /** Gives the whole payment of an invoice back. Asked again, it does nothing. */
  refundInvoice(invoiceId: string): Promise<void>
  cancelSubscription(subscriptionId: string): Promise<void>
  /** Charges nothing while a bank decides on a payment, or charges again. */
  pauseForDispute(subscriptionId: string, paused: boolean): Promise<void>
  /** What Stripe charges; undefined where it has no such price. */
  findPrice(priceId: string): Promise<SoldPrice | undefined>
  readWebhook(body: Buffer, signature: string): StripeEvent | undefined
}

export interface PaymentsOptions {
  readonly stripe: Stripe
  readonly publicUrl: URL
  readonly webhookSecrets: readonly string[]
}

/** For an answer that somebody waits for, and that can do without. */
const QUICK = { timeout: 3_000, maxNetworkRetries: 0 }

export function createPayments({ stripe, publicUrl, webhookSecrets }: PaymentsOptions): Payments {
  const at = (path: string) => new URL(path, publicUrl).href
  const findCheckout = async (id: string) => toSession(await stripe.checkout.sessions.retrieve(id))
  return {
    async createCustomer({ userId, key }) {
      const options = { idempotencyKey: `customer:${key}` }
      return (await stripe.customers.create({ metadata: { user_id: userId } }, options)).id
    },
    async setAddress(customerId, email) {
      await stripe.customers.update(customerId, { email })
    },
    async deleteCustomer(customerId) {
      await stripe.customers.del(customerId).catch(async (error: unknown) => {
        if (!isMissing(error)) throw error
        // Stripe says the same with the key of another account: only a customer that it knows as deleted is gone.
        if ((await stripe.customers.retrieve(customerId)).deleted !== true) throw error
      })
    },
    pictureOf: (customerId, { quick } = { quick: false }) =>
      takePicture(stripe, customerId, quick ? QUICK : {}),
    customerOfCharge: async (chargeId) => idOf((await stripe.charges.retrieve(chargeId)).customer),
    async openCheckout({ key, customerId, userId, priceId, expiresAt }) {
      const session = {
        mode: 'subscription',
        // Apple Pay and Google Pay are cards. What a bank decides days later would leave a person between two answers.
        payment_method_types: ['card'],
        customer: customerId,
        client_reference_id: userId,
        line_items: [{ price: priceId, quantity: 1 }],
        subscription_data: { metadata: { user_id: userId } },
        expires_at: Math.floor(expiresAt.getTime() / 1000),
        success_url: `${at('/thank-you')}?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: at('/subscribe'),
      } as const
      try {
        return toSession(
          await stripe.checkout.sessions.create(
            { ...session, line_items: [...session.line_items] },
            { idempotencyKey: `checkout:${key}` },
          ),
        )
      } catch (error) {
        if (isMissing(error, 'customer')) return undefined
        throw error
      }
    },
    findCheckout,
    async closeCheckout(sessionId) {
      try {
        return toSession(await stripe.checkout.sessions.expire(sessionId))
      } catch (error) {
        const session = isRefused(error) ? await findCheckout(sessionId) : undefined
        // One that is still open can be paid.
        if (!session || session.status === 'open') throw error
        return session
      }
    },
    async openPortal(customer) {
      return (await stripe.billingPortal.sessions.create({ customer, return_url: at('/account') })).url
    },
    async *listEvents(since) {
      const gte = Math.floor(since.getTime() / 1000)
      for await (const event of stripe.events.list({
        created: { gte },
        types: [...EVENT_TYPES],
        limit: 100,
      })) {
        yield toEvent(event)
      }
    },
    async refundInvoice(invoiceId) {
      const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] })
      for (const { payment } of invoice.payments?.data ?? []) {
        const intent = idOf(payment.payment_intent)
        if (intent) await refund(stripe, intent)
      }
    },
    async cancelSubscription(subscriptionId) {
      await stripe.subscriptions.cancel(subscriptionId).catch((error: unknown) => {
        if (!isMissing(error)) throw error
      })
    },
    async pauseForDispute(subscriptionId, paused) {
      await stripe.subscriptions.update(subscriptionId, {
        pause_collection: paused ? { behavior: 'void' } : '',
        metadata: { [PAUSED_FOR]: paused ? DISPUTE : '' },
      })
    },
    async findPrice(priceId) {
      try {
        const { unit_amount: amount, currency, recurring } = await stripe.prices.retrieve(priceId)
        return { amount, currency, interval: intervalOf(recurring) }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    readWebhook: (body, signature) => readWebhook(stripe, webhookSecrets, body, signature),
  }
}

/** Without a key of ours: Stripe gives nothing back twice, and repeats a failure for as long as it knows a key. */
async function refund(stripe: Stripe, intent: string): Promise<void> {
  await stripe.refunds
    .create({ payment_intent: intent, reason: 'requested_by_customer' })
    .catch((error: unknown) => {
      if (!isRefused(error) || (error as Stripe.errors.StripeError).code !== 'charge_already_refunded')
        throw error
    })
}

const INTERVALS = ['month', 'year'] as const

function intervalOf(recurring: Stripe.Price.Recurring | null): SoldPrice['interval'] {
  if (recurring?.interval_count !== 1) return 'other'
  return INTERVALS.find((each) => each === recurring.interval) ?? 'other'
}

const STATUSES = ['open', 'complete', 'expired'] as const

function toSession({ id, status: given, url }: Stripe.Checkout.Session): CheckoutSession {
  const status = STATUSES.find((each) => each === given)
  if (!status) throw new Error(`session ${id} has no status`)
  return { id, status, url }
}
