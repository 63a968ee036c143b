import { settingsFor } from '@selah/kit/service/needs'
import { planSettings } from '@selah/plans'
import Type, { type Static } from 'typebox'

export const needs = ['database', 'events', 'people', 'identity', 'callers'] as const

export const settings = settingsFor(needs, {
  ...planSettings,
  /** Where people reach the product: they come back there from a payment. */
  PUBLIC_URL: Type.String({ default: 'http://localhost:8080' }),
  /** Stripe's secret key. Empty: nothing can be bought, which the log says at the start. */
  STRIPE_SECRET_KEY: Type.String({ default: '' }),
  /** Signs Stripe's webhooks; two while one replaces the other, separated by a comma. Empty: none is taken. */
  STRIPE_WEBHOOK_SECRET: Type.String({ default: '' }),
  /** Where Stripe answers, where that is not Stripe: a sandbox. */
  STRIPE_API_URL: Type.String({ pattern: '^(https?://.*)?$', default: '' }),
  /** How long a person stays premium while a renewal cannot be charged. */
  PAST_DUE_DAYS: Type.Integer({ minimum: 0, maximum: 60, default: 7 }),
  /** Whether a payment that a bank takes back suspends the plan until the bank has decided. */
  DISPUTE_SUSPENDS: Type.Boolean({ default: true }),
  /** How long a payment can be given back in full (D-01b). */
  GUARANTEE_DAYS: Type.Integer({ minimum: 0, default: 30 }),
  /** How often Stripe's list of events is read for what no webhook told. */
  RECONCILE_EVERY_S: Type.Integer({ minimum: 1, default: 900 }),
})
export type BillingConfig = Static<typeof settings>
