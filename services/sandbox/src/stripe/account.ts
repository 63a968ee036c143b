import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import type { StripeEvent, StripeInvoice, StripePrice, StripeSubscription } from './objects/wire-types.ts'

/** The version whose shapes are imitated: the one that the SDK pins. */
export const API_VERSION = '2026-10-28.endive'

/** Every kind of object the account holds, by the name in its field `object`. */
export interface Kinds {
  'billing_portal.session': Stripe.BillingPortal.Session
  charge: Stripe.Charge
  'checkout.session': Stripe.Checkout.Session
  customer: Stripe.Customer | Stripe.DeletedCustomer
  dispute: Stripe.Dispute
  event: StripeEvent
  invoice: StripeInvoice
  invoice_payment: Stripe.InvoicePayment
  payment_intent: Stripe.PaymentIntent
  payment_method: Stripe.PaymentMethod
  price: StripePrice
  product: Stripe.Product
  refund: Stripe.Refund
  subscription: StripeSubscription
}
export type Kind = keyof Kinds

export interface Purpose {
  /** The id of the price. */
  readonly price: string
  /** Of the subscription to be. */
  readonly metadata: Stripe.Metadata
}

/** One account of the imitated Stripe: its objects, its clock, and the events that happened in it. */
export interface Account {
  /** What each checkout session sells, which the API does not show. */
  readonly purposes: Map<string, Purpose>
  /** Seconds since 1970, by a clock that tests may move forward. */
  now(): number
  moveClockTo(seconds: number): void
  newId(prefix: string): string
  put<Name extends Kind>(object: Kinds[Name] & { object: Name }): Kinds[Name]
  find<Name extends Kind>(kind: Name, id: string | null | undefined): Kinds[Name] | undefined
  /** The object with this id, of any kind. */
  findAny(id: string): object | undefined
  /** Oldest first. */
  all<Name extends Kind>(kind: Name): Kinds[Name][]
  /** Records that something happened, with the object as it is now, and tells the listener. */
  emit(type: string, object: object, previous?: object): void
  /** Everything there is, as text, and back. */
  snapshot(): string
  restore(snapshot: string): void
  onEvent(listener: (event: StripeEvent) => void): void
}

interface Snapshot {
  readonly aheadS: number
  readonly objects: readonly (Kinds[Kind] & { object: Kind })[]
  readonly purposes: readonly (readonly [string, Purpose])[]
}

export function createAccount(): Account {
  const kinds = new Map<string, Map<string, object>>()
  const byId = new Map<string, object>()
  let aheadS = 0
  let listener: (event: StripeEvent) => void = () => undefined
  const now = () => Math.floor(Date.now() / 1000) + aheadS
  const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
  const account: Account = {
    purposes: new Map(),
    now,
    moveClockTo(seconds) {
      aheadS += Math.max(0, seconds - now())
    },
    newId,
    put(object) {
      const kind = kinds.get(object.object) ?? new Map<string, object>()
      kinds.set(object.object, kind.set(object.id, object))
      byId.set(object.id, object)
      return object
    },
    find: (kind, id) => kinds.get(kind)?.get(id ?? '') as Kinds[typeof kind] | undefined,
    findAny: (id) => byId.get(id),
    all: (kind) => [...(kinds.get(kind)?.values() ?? [])] as Kinds[typeof kind][],
    emit(type, object, previous) {
      const event: StripeEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: now(),
        data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: newId('req'), idempotency_key: null },
        type,
      }
      account.put(event)
      listener(event)
    },
    snapshot: () => JSON.stringify({ aheadS, objects: [...byId.values()], purposes: [...account.purposes] }),
    restore(snapshot) {
      const known = JSON.parse(snapshot) as Snapshot
      aheadS = known.aheadS
      for (const object of known.objects) account.put(object)
      for (const [id, purpose] of known.purposes) account.purposes.set(id, purpose)
    },
    onEvent(next) {
      listener = next
    },
  }
  return account
}

export function idOf(reference: string | { readonly id: string } | null | undefined): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '')
}
