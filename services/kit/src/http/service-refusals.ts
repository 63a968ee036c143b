import { defineError } from '../errors.ts'

/** How a service refused a call. */
export interface Refused {
  readonly status: number
  /** Stable, as the service defines it. */
  readonly code: string | undefined
  /** For a person to read. Logs show it nowhere. */
  readonly sentence: string | undefined
  readonly retryAfterS: number | undefined
}

export class ServiceRefusal extends Error {
  override readonly name = 'ServiceRefusal'
  readonly refused: Refused

  constructor(service: string, operation: string, refused: Refused) {
    super(`${service} refused ${operation}: ${refused.status} ${refused.code ?? ''}`.trim())
    this.refused = refused
  }
}

const RETRY_AFTER_S = 5

/** A service does not answer, or not in time, or not as agreed. Says when to try again where the service did. */
export const ServiceAway = defineError(
  'unavailable',
  'service_unavailable',
  'This does not answer at the moment. Nothing you wrote is lost; please try again shortly.',
  { retryAfterS: (cause) => (isUnavailable(cause) ? cause.refused.retryAfterS : undefined) ?? RETRY_AFTER_S },
)

function isUnavailable(cause: unknown): cause is ServiceRefusal {
  return cause instanceof ServiceRefusal && cause.refused.status === 503
}
