import { hash } from 'node:crypto'

export interface Verified<Subject> {
  /** What the token says. */
  readonly subject: Subject
  /** The `exp` of the token, in seconds. */
  readonly expiresAtS: number
}

/** Tokens whose signature and claims were verified, so that the next request with one need not do it again. */
export interface VerifiedTokens<Subject> {
  /** Undefined for a token that was not verified, has expired, or was forgotten. */
  find(token: string): Verified<Subject> | undefined
  keep(token: string, verified: Verified<Subject>): void
}

/** About 500 bytes each. */
const TOKENS_MAX = 2_000

/** Keeps the tokens used last, by their hash: a dump of the memory shows none that could be used. */
export function createVerifiedTokens<Subject>(
  max = TOKENS_MAX,
  now = () => Date.now(),
): VerifiedTokens<Subject> {
  const kept = new Map<string, Verified<Subject>>()
  return {
    find(token) {
      const key = hashOf(token)
      const verified = kept.get(key)
      if (!verified) return undefined
      kept.delete(key)
      if (now() >= verified.expiresAtS * 1000) return undefined
      // A map keeps the order of insertion: what was used last is at the end.
      kept.set(key, verified)
      return verified
    },
    keep(token, verified) {
      kept.set(hashOf(token), verified)
      const [oldest] = kept.keys()
      if (kept.size > max && oldest !== undefined) kept.delete(oldest)
    },
  }
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64')
}
