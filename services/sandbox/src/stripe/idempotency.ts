import { StripeRefusal } from './engine/refusal.ts'

export interface Answer {
  readonly status: number
  readonly body: object
}

/** Stripe forgets a key after at least this long. */
const KEPT_S = 24 * 60 * 60

/**
 * Remembers what was answered to a key, success or failure, and answers the same again. Another request under the same
 * key is refused, and so is a second one while the first is under way.
 */
export interface IdempotencyKeys {
  /** What was answered under this key; undefined for a new one, which is under way from now on. */
  begin(key: string, request: string): Answer | undefined
  end(key: string, answer: Answer): void
  /** For a request that was refused before anything was done: the key is as new. */
  forget(key: string): void
}

interface Entry {
  readonly request: string
  readonly at: number
  readonly answer?: Answer
}

export function createIdempotencyKeys(now: () => number): IdempotencyKeys {
  const entries = new Map<string, Entry>()
  return {
    begin(key, request) {
      const known = entries.get(key)
      if (!known || known.at + KEPT_S <= now()) {
        entries.set(key, { request, at: now() })
        return undefined
      }
      if (known.request !== request) throw reused()
      if (!known.answer) throw underWay()
      return known.answer
    },
    end(key, answer) {
      const known = entries.get(key)
      if (known) entries.set(key, { ...known, answer })
    },
    forget(key) {
      entries.delete(key)
    },
  }
}

function reused(): StripeRefusal {
  const message =
    'Keys for idempotent requests can only be used with the same parameters they were first used with.'
  return new StripeRefusal(400, 'idempotency_error', undefined, message)
}

function underWay(): StripeRefusal {
  const message = 'There is currently another in-progress request using this Idempotent Key.'
  return new StripeRefusal(409, 'idempotency_error', 'idempotency_key_in_use', message)
}
