import { isUtf8 } from 'node:buffer'
import type Stripe from 'stripe'
import Type from 'typebox'
import { Value } from 'typebox/value'
import type { StripeEvent } from '../../domain/stripe-event.ts'
import { dateOf } from './sdk.ts'

/** Older webhooks are refused, so that nobody sends one again that they have overheard. */
const TOLERANCE_S = 300

const Reference = Type.Union([Type.String(), Type.Object({ id: Type.String() }), Type.Null()])
const EventShape = Type.Object({
  id: Type.String({ pattern: '^evt_\\w{1,250}$' }),
  type: Type.String({ maxLength: 200 }),
  created: Type.Integer({ minimum: 0, maximum: 253_402_300_799 }),
  data: Type.Object({
    object: Type.Object({
      id: Type.Optional(Type.String()),
      object: Type.Optional(Type.String()),
      customer: Type.Optional(Reference),
      charge: Type.Optional(Reference),
    }),
  }),
})

/** The event of a webhook, or undefined where none of our secrets has signed exactly these bytes a short time ago. */
export function readWebhook(
  { webhooks }: Pick<Stripe, 'webhooks'>,
  secrets: readonly string[],
  body: Buffer,
  signature: string,
): StripeEvent | undefined {
  if (!isUtf8(body)) return undefined
  // As text: the SDK would leave out a byte order mark before it looks at the signature.
  const text = body.toString()
  for (const secret of secrets) {
    try {
      return toEvent(webhooks.constructEvent(text, signature, secret, TOLERANCE_S))
    } catch {
      // Signed with the other one, or forged.
    }
  }
  return undefined
}

/** Throws for what has not the shape of an event. */
export function toEvent(given: unknown): StripeEvent {
  if (!Value.Check(EventShape, given)) throw new Error('not the shape of an event')
  const { id, type, created, data } = given
  const { object } = data
  const isCustomer = object.object === 'customer'
  return {
    id,
    type,
    createdAt: dateOf(created),
    customerId: isCustomer ? (object.id ?? null) : referenceOf(object.customer),
    chargeId: referenceOf(object.charge),
  }
}

function referenceOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}
