import { type PlanSettings, planOptions } from '@selah/plans'
import type { Gate } from '../gate.ts'
import { type KnobBoard, knobBoard } from '../knob-board.ts'
import { type Account, createAccount } from './account.ts'
import { createIdempotencyKeys, type IdempotencyKeys } from './idempotency.ts'
import { type KeptAccount, keepAccount } from './keep-account.ts'
import type { StripeKnob, WebhookKnob } from './knobs.ts'
import { newPrice, newProduct } from './objects/sales.ts'
import { sendWebhooks, type WebhookEndpoint, type Webhooks } from './webhooks.ts'

export interface StripeOptions {
  readonly plans: PlanSettings
  readonly endpoint?: WebhookEndpoint | undefined
  readonly retryMs: number
  /** Where the account is kept; in memory alone where there is none. */
  readonly file?: string
}

/** The imitated Stripe of one sandbox. */
export interface StripeState {
  readonly account: Account
  readonly kept: KeptAccount
  readonly keys: IdempotencyKeys
  readonly knobs: KnobBoard<StripeKnob>
  readonly webhookKnobs: KnobBoard<WebhookKnob>
  readonly webhooks: Webhooks
  sendTo(endpoint: WebhookEndpoint | undefined): void
}

export function createStripe({ plans, retryMs, ...given }: StripeOptions, gate: Gate): StripeState {
  const account = createAccount()
  const webhookKnobs = knobBoard<WebhookKnob>()
  let { endpoint } = given
  const kept = keepAccount(account, given.file ?? '')
  stock(account, plans)
  return {
    account,
    kept,
    keys: createIdempotencyKeys(account.now),
    knobs: knobBoard(),
    webhookKnobs,
    webhooks: sendWebhooks({ account, knobs: webhookKnobs, gate, endpoint: () => endpoint, retryMs }),
    sendTo(next) {
      endpoint = next
    },
  }
}

/** The plans that are sold, as an operator would have entered them. */
function stock(account: Account, settings: PlanSettings): void {
  const { id: product } = account.all('product')[0] ?? account.put(newProduct(account, 'Premium'))
  for (const { priceId: id, price, currency, interval } of planOptions(settings)) {
    const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions()
    const amount = Math.round(price * 10 ** maximumFractionDigits)
    account.put(newPrice(account, { id, product, currency: currency.toLowerCase(), amount, interval }))
  }
}
