/** What went wrong, in the caller's terms. Only kit/http knows which status each one becomes. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'payment-required'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'gone'
  | 'unprocessable'
  | 'limit-reached'
  | 'unavailable'

/** An expected failure. `message` is shown to the person; anything private goes in `cause`. */
export abstract class AppError extends Error {
  abstract readonly kind: ErrorKind
  /** Stable and public: clients switch on it, so renaming one is a breaking change. */
  abstract readonly code: string
  /** Seconds after which trying again makes sense, where that is known. */
  readonly retryAfterS?: number
}
