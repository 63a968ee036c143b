import Stripe from 'stripe'
import type { BillingConfig } from '../../config.ts'

/** One attempt. Stripe answers within a second as a rule. */
const TIMEOUT_MS = 5_000
/** Of what failed on the way; an idempotency key makes them safe. */
const RETRIES_MAX = 2

/** The SDK, pointed at Stripe or at a sandbox. Undefined without a key. */
export function createSdk(
  config: Pick<BillingConfig, 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL'>,
): Stripe | undefined {
  if (config.STRIPE_SECRET_KEY === '') return undefined
  return new Stripe(config.STRIPE_SECRET_KEY, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES_MAX,
    telemetry: false,
    ...addressOf(config.STRIPE_API_URL),
  })
}

function addressOf(url: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (url === '') return {}
  const { protocol, hostname, port } = new URL(url)
  return { host: hostname, ...(port && { port }), protocol: protocol === 'http:' ? 'http' : 'https' }
}

/** Whether Stripe says that what was asked for does not exist, or what was named in `param`. */
export function isMissing(error: unknown, param?: string): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false
  return error.code === 'resource_missing' && (param === undefined || error.param === param)
}

/** Whether the SDK says that Stripe refused, or did not answer. */
export function isOfStripe(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError
}

/** Whether Stripe understood what was asked for and refused it: asking again changes nothing. */
export function isRefused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError
}

/** Whether Stripe refused one field of what was asked for. */
export function isRefusedFor(error: unknown, param: string): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.param === param
}

/** Whether Stripe answered that it is broken: asked again with the same key, it repeats that for a day. */
export function isBroken(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500
}

/** What may be logged of an error of the SDK: its message can quote what was sent. */
export function withoutWords(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) {
    return error instanceof Error ? error : new Error('not an Error')
  }
  const facts = [error.type, error.code, error.param, error.statusCode, error.requestId]
  return new Error(facts.filter((fact) => fact !== undefined && fact !== '').join(' '))
}

export function idOf(reference: string | { readonly id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}

export function dateOf(seconds: number): Date {
  return new Date(seconds * 1000)
}
