import { answerOf, api } from '../../../api/client.ts'
import { ApiError, messageOf } from '../../../api/errors.ts'
import type { PlanType } from '../../../api/types.ts'

class NoAddress extends Error {
  override readonly name = 'NoAddress'
}

export interface Wanted {
  readonly planType: PlanType
  /** As the page shows it; the server refuses it when it has changed (D-01). */
  readonly priceId: string | undefined
}

/** The address where the person pays. The same one, asked again. */
export async function createCheckout({ planType, priceId }: Wanted, signal: AbortSignal): Promise<string> {
  const body = { planType, ...(priceId !== undefined && { priceId }) }
  const { url } = await answerOf(api.POST('/api/v1/create-checkout', { body, signal }))
  if (!url) throw new NoAddress()
  return url
}

/** What the person reads (SUB-17, SUB-18). */
export function explanationOf(error: unknown, whenUnanswered: string): string {
  if (error instanceof NoAddress) return 'No checkout URL received from server'
  if (error instanceof ApiError) return messageOf(error, 'Failed to create checkout session')
  return whenUnanswered
}

export function hasPlanAlready(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'already_subscribed'
}

/** The price on the page is not the price any more. */
export function hasChanged(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'price_mismatch'
}
