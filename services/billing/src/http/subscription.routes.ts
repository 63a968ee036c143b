import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { BillingDeps } from '../deps.ts'
import {
  AlreadySubscribed,
  CheckoutUnavailable,
  NoSubscription,
  PlansClosed,
  PortalUnavailable,
  PriceMismatch,
} from '../errors.ts'
import { checkSubscription } from '../use-cases/check-subscription.ts'
import { createCheckout } from '../use-cases/create-checkout.ts'
import { openPortal } from '../use-cases/open-portal.ts'
import { CheckoutBody, PageView, SubscriptionView } from './billing.schemas.ts'

/** A person's own subscription. Who they are comes from their token alone. Belongs below `requirePerson`. */
export const subscriptionRoutes: FastifyPluginAsyncTypebox<{ deps: BillingDeps }> = async (app, { deps }) => {
  app.post('/create-checkout', {
    schema: {
      operationId: 'createCheckout',
      summary: 'Go to pay for a plan',
      description:
        'Asked again, it answers the page that is open. `already_subscribed` carries `portal_url`.',
      tags: ['plans'],
      body: CheckoutBody,
      refuses: [PriceMismatch, AlreadySubscribed, PlansClosed, CheckoutUnavailable],
      response: { 200: PageView },
    },
    handler: async ({ caller: { userId, email }, body }) => ({
      url: await createCheckout(deps, { userId, email, ...body }),
    }),
  })

  app.post('/customer-portal', {
    schema: {
      operationId: 'openCustomerPortal',
      summary: 'Go to change or cancel my subscription',
      tags: ['plans'],
      refuses: [NoSubscription, PortalUnavailable],
      response: { 200: PageView },
    },
    handler: async ({ caller }) => ({ url: await openPortal(deps, caller.userId) }),
  })

  app.post('/check-subscription', {
    schema: {
      operationId: 'checkSubscription',
      summary: 'Read whether I have a plan, as the payment provider says it now',
      tags: ['plans'],
      response: { 200: SubscriptionView },
    },
    handler: async ({ caller }) => {
      const { subscribed, plan, status, periodEnd, cancelsAt, stale } = await checkSubscription(
        deps,
        caller.userId,
      )
      return {
        subscribed,
        ...(plan && { plan }),
        ...(status && { status }),
        ...(periodEnd && { current_period_end: periodEnd.toISOString() }),
        ...(cancelsAt && { cancel_at: cancelsAt.toISOString() }),
        ...(stale && { stale }),
      }
    },
  })
}
