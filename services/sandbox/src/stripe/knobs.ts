/** Every way the API can be bad, for the next requests. */
export const STRIPE_KNOBS = {
  'error-429': 'says there are too many requests, and does nothing',
  'error-500': 'says it is broken, and does nothing',
  'hangs-before-working': 'accepts the request, does nothing and never answers',
  'drops-connection': 'breaks the connection instead of working',
  'loses-answer': 'does what was asked and breaks the connection instead of answering',
} as const satisfies Record<string, string>
export type StripeKnob = keyof typeof STRIPE_KNOBS

/** Every way its webhooks can be bad, for the next events. */
export const WEBHOOK_KNOBS = {
  duplicates: 'sends the event twice',
  reorders: 'sends the event after the one that follows it',
  drops: 'never sends the event; it is in the list of events',
  delays: 'sends the event when POST /release is asked',
  'signs-wrongly': 'signs the event with a secret that is not ours',
} as const satisfies Record<string, string>
export type WebhookKnob = keyof typeof WEBHOOK_KNOBS
