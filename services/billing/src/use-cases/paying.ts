import type { Payments } from '../clients/stripe/payments.ts'
import { isOfStripe, withoutWords } from '../clients/stripe/sdk.ts'
import type { BillingDeps } from '../deps.ts'
import { PlansClosed } from '../errors.ts'

/** The dependencies of what cannot do without Stripe. */
export type Paying = BillingDeps & { readonly payments: Payments }

/** Throws PlansClosed without a key. */
export function requirePayments(deps: BillingDeps): Paying {
  const { payments } = deps
  if (!payments) throw new PlansClosed()
  return { ...deps, payments }
}

/** What Stripe refuses or does not answer becomes `Refusal`; our own refusals and faults stay what they are. */
export async function askingStripe<Result>(
  Unavailable: new (cause?: unknown) => Error,
  asking: () => Promise<Result>,
): Promise<Result> {
  try {
    return await asking()
  } catch (error) {
    if (isOfStripe(error)) throw new Unavailable(withoutWords(error))
    throw error
  }
}
