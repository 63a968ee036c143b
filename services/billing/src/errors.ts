import { defineError } from '@selah/kit/errors'

export const PriceMismatch = defineError(
  'unprocessable',
  'price_mismatch',
  'This price has changed. Please reload the page and choose your plan again.',
)

export const AlreadySubscribed = defineError(
  'conflict',
  'already_subscribed',
  (_portalUrl: string | undefined) =>
    'You already have a subscription. You can change it under Manage Subscription.',
  { fields: (portalUrl) => (portalUrl ? { portal_url: portalUrl } : {}) },
)

export const NoSubscription = defineError(
  'not-found',
  'no_subscription',
  'There is no subscription to manage yet.',
)

/** Stripe does not answer, or refuses what we asked. The specification's words (PRC-08). */
export const CheckoutUnavailable = defineError(
  'unavailable',
  'checkout_unavailable',
  'Failed to start checkout. Please try again.',
  { retryAfterS: 5 },
)

/** The specification's words (ACC-06). */
export const PortalUnavailable = defineError(
  'unavailable',
  'portal_unavailable',
  'Failed to open subscription management',
  { retryAfterS: 5 },
)

/** There is no key: nothing can be sold. */
export const PlansClosed = defineError('conflict', 'plans_closed', 'Plans cannot be bought at the moment.')

export const NotFromStripe = defineError(
  'invalid',
  'invalid_signature',
  'This is not a webhook that Stripe signed for us.',
)

/** Without a secret no webhook can be believed. Stripe sends it again. */
export const WebhooksClosed = defineError(
  'unavailable',
  'webhooks_closed',
  'Webhooks cannot be verified at the moment.',
)

export const NothingToRefund = defineError(
  'conflict',
  'nothing_to_refund',
  (days: number) => `This person has made no payment within ${days} days that could be given back.`,
)
