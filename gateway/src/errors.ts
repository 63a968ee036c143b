import { defineError } from '@selah/kit/errors'

const inWords = (seconds: number) => (seconds === 1 ? 'a second' : `${seconds} seconds`)

export const TooManyRequests = defineError(
  'limit-reached',
  'too_many_requests',
  (retryAfterS: number) => `That was a little fast. Please wait ${inWords(retryAfterS)} and try again.`,
  { retryAfterS: (seconds) => seconds },
)

/**
 * The limit, said to somebody who renews their session. The client drops a session on any refusal below 500, also on
 * 429, and keeps it and tries again on 503.
 */
export const RefreshLater = defineError(
  'unavailable',
  'too_many_requests',
  (_retryAfterS: number) => 'Your session is renewed in a moment.',
  { retryAfterS: (seconds) => seconds },
)

/** A service does not take what somebody said of themselves, and says why. */
export const NotAccepted = defineError(
  'invalid',
  'not_accepted',
  (reason: string = 'This cannot be kept as it is.') => reason,
)

export const UnknownTimeZone = defineError(
  'invalid',
  'unknown_timezone',
  'timezone must be the name of a time zone, for example Europe/Lisbon.',
)
