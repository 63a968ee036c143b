import { createServiceClient } from '@selah/kit/http/service-client'
import { createServiceWatch } from '@selah/kit/http/service-watch'
import type { Base } from '@selah/kit/service/needs'
import { type PlanCatalogue, planOptions } from '@selah/plans'
import { createFindAddress, type FindAddress } from './clients/find-address.ts'
import { createPayments, type Payments } from './clients/stripe/payments.ts'
import { createSdk } from './clients/stripe/sdk.ts'
import type { BillingConfig, needs } from './config.ts'
import type { EntitlementPolicy } from './domain/entitlement.ts'
import { createPriceCheck, type IsPriceRight } from './use-cases/compare-prices.ts'

type BillingBase = Base<(typeof needs)[number]>

export interface BillingDeps extends BillingBase {
  readonly plans: PlanCatalogue
  /** Undefined without a key: nothing can be bought. */
  readonly payments: Payments | undefined
  readonly isPriceRight: IsPriceRight
  readonly findAddress: FindAddress
  /** Whether webhooks can be verified. */
  readonly hasWebhookSecret: boolean
  readonly policy: EntitlementPolicy
  readonly guaranteeDays: number
  readonly reconcileEveryMs: number
}

export function createDeps(
  base: BillingBase,
  config: BillingConfig,
  lifetime: AsyncDisposableStack,
): BillingDeps {
  const { log, identity } = base
  const urls = { identity: config.IDENTITY_URL }
  const watch = lifetime.use(createServiceWatch({ urls, log }))
  const stripe = createSdk(config)
  const webhookSecrets = config.STRIPE_WEBHOOK_SECRET.split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
  if (!stripe) log.warn('no STRIPE_SECRET_KEY: nothing can be bought')
  else if (webhookSecrets.length === 0) {
    log.warn('no STRIPE_WEBHOOK_SECRET: no webhook can be believed, and payments are noticed late')
  }
  if (stripe && config.STRIPE_API_URL !== '') log.info('payments go to a sandbox: no money moves')
  const payments = stripe && createPayments({ stripe, publicUrl: new URL(config.PUBLIC_URL), webhookSecrets })
  return {
    ...base,
    plans: planOptions(config),
    payments,
    isPriceRight: payments ? createPriceCheck(payments, base) : async () => true,
    findAddress: createFindAddress(createServiceClient({ urls, identity, watch })),
    hasWebhookSecret: stripe !== undefined && webhookSecrets.length > 0,
    policy: { pastDueDays: config.PAST_DUE_DAYS, disputeSuspends: config.DISPUTE_SUSPENDS },
    guaranteeDays: config.GUARANTEE_DAYS,
    reconcileEveryMs: config.RECONCILE_EVERY_S * 1_000,
  }
}
