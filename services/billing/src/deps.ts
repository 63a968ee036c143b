import type { Base } from '@selah/kit/service/needs'
import { type PlanCatalogue, planOptions } from '@selah/plans'
import { createPayments, type Payments } from './clients/stripe/payments.ts'
import { createSdk } from './clients/stripe/sdk.ts'
import type { BillingConfig, needs } from './config.ts'
import type { EntitlementPolicy } from './domain/entitlement.ts'

type BillingBase = Base<(typeof needs)[number]>

export interface BillingDeps extends BillingBase {
  readonly plans: PlanCatalogue
  /** Undefined without a key: nothing can be bought. */
  readonly payments: Payments | undefined
  /** Whether webhooks can be verified. */
  readonly hasWebhookSecret: boolean
  readonly policy: EntitlementPolicy
  readonly guaranteeDays: number
  readonly reconcileEveryMs: number
}

export function createDeps(base: BillingBase, config: BillingConfig): BillingDeps {
  const { log } = base
  const stripe = createSdk(config)
  const webhookSecrets = config.STRIPE_WEBHOOK_SECRET.split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
  if (!stripe) log.warn('no STRIPE_SECRET_KEY: nothing can be bought')
  else if (webhookSecrets.length === 0) {
    log.warn('no STRIPE_WEBHOOK_SECRET: no webhook can be believed, and payments are noticed late')
  }
  if (stripe && config.STRIPE_API_URL !== '') log.info('payments go to a sandbox: no money moves')
  return {
    ...base,
    plans: planOptions(config),
    payments: stripe && createPayments({ stripe, publicUrl: new URL(config.PUBLIC_URL), webhookSecrets }),
    hasWebhookSecret: stripe !== undefined && webhookSecrets.length > 0,
    policy: { pastDueDays: config.PAST_DUE_DAYS, disputeSuspends: config.DISPUTE_SUSPENDS },
    guaranteeDays: config.GUARANTEE_DAYS,
    reconcileEveryMs: config.RECONCILE_EVERY_S * 1_000,
  }
}
