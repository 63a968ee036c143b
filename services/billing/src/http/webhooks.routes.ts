import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { useRawBody } from '@selah/kit/http/body'
import Type from 'typebox'
import type { BillingDeps } from '../deps.ts'
import { NotFromStripe, WebhooksClosed } from '../errors.ts'
import { receiveWebhook } from '../use-cases/receive-webhook.ts'

/** As the gateway lets through. */
const BODY_BYTES_MAX = 256 * 1024

/** What Stripe tells. The signature covers the bytes as they were sent, so no parser may come before it. */
export const webhooksRoutes: FastifyPluginAsyncTypebox<{ deps: BillingDeps }> = async (app, { deps }) => {
  useRawBody(app as never)
  app.post('/webhooks/stripe', {
    bodyLimit: BODY_BYTES_MAX,
    schema: {
      operationId: 'receiveStripeWebhook',
      summary: 'For Stripe alone: something happened there',
      tags: ['plans'],
      refuses: [NotFromStripe, WebhooksClosed],
      response: { 200: Type.Object({ received: Type.Boolean() }) },
    },
    handler: async ({ body, headers }) => {
      const signature = headers['stripe-signature']
      if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new NotFromStripe()
      await receiveWebhook(deps, body, signature)
      return { received: true }
    },
  })
}
