import { AppError } from '@selah/kit/errors'

export class NothingHere extends AppError {
  override readonly name = 'NothingHere'
  readonly kind = 'not-found'
  readonly code = 'not_found'

  constructor() {
    super('There is nothing at this address.')
  }
}

export class TooManyRequests extends AppError {
  override readonly name = 'TooManyRequests'
  readonly kind = 'limit-reached'
  readonly code = 'too_many_requests'
  override readonly retryAfterS: number

  constructor(retryAfterS: number) {
    super(`That was a little fast. Please wait ${inWords(retryAfterS)} and try again.`)
    this.retryAfterS = retryAfterS
  }
}

/**
 * The limit, said to somebody who renews their session. The client drops a session on any refusal below 500, also on
 * 429, and keeps it and tries again on 503.
 */
export class RefreshLater extends AppError {
  override readonly name = 'RefreshLater'
  readonly kind = 'unavailable'
  readonly code = 'too_many_requests'
  override readonly retryAfterS: number

  constructor(retryAfterS: number) {
    super('Your session is renewed in a moment.')
    this.retryAfterS = retryAfterS
  }
}

/** A service does not answer, or not in time, or not in HTTP. */
export class ServiceAway extends AppError {
  override readonly name = 'ServiceAway'
  readonly kind = 'unavailable'
  readonly code = 'service_unavailable'
  override readonly retryAfterS = 5

  constructor(cause: unknown) {
    super('This does not answer at the moment. Nothing you wrote is lost; please try again shortly.', {
      cause,
    })
  }
}

/** A service does not take what somebody said of themselves, and says why. */
export class NotAccepted extends AppError {
  override readonly name = 'NotAccepted'
  readonly kind = 'invalid'
  readonly code = 'not_accepted'

  constructor(reason = 'This cannot be kept as it is.') {
    super(reason)
  }
}

export class UnknownTimeZone extends AppError {
  override readonly name = 'UnknownTimeZone'
  readonly kind = 'invalid'
  readonly code = 'unknown_timezone'

  constructor() {
    super('timezone must be the name of a time zone, for example Europe/Lisbon.')
  }
}

function inWords(seconds: number): string {
  return seconds === 1 ? 'a second' : `${seconds} seconds`
}
