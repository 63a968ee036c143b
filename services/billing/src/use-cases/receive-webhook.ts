import { crashPoint } from '@selah/kit/crash'
import { stripeEventRepository } from '../db/stripe-event-repository.ts'
import type { BillingDeps } from '../deps.ts'
import { NotFromStripe, WebhooksClosed } from '../errors.ts'

/**
 * Keeps that an event happened; the worker does the rest. Told twice, it is kept once. Throws NotFromStripe, and
 * WebhooksClosed without a secret.
 */
export async function receiveWebhook(
  { db, now, log, payments, hasWebhookSecret }: BillingDeps,
  body: Buffer,
  signature: string,
): Promise<void> {
  if (!payments || !hasWebhookSecret) throw new WebhooksClosed()
  const event = payments.readWebhook(body, signature)
  if (!event) throw new NotFromStripe()
  const isNew = await stripeEventRepository.insert(db, event, now())
  crashPoint('billing.afterWebhook')
  log.info({ eventId: event.id, type: event.type, isNew }, 'webhook received')
}
