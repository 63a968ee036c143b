import { createPublicKey } from 'node:crypto'

/** Finds the public key (PEM) for a token's `kid`; undefined when the issuer does not know it. */
export type KeySource = (kid: string) => Promise<string | undefined>

interface PublicJwk {
  readonly kid?: string
  readonly kty: string
  readonly crv?: string
  readonly x?: string
  readonly y?: string
}

const FRESH_MS = 10 * 60 * 1000
/** An unknown `kid` asks the issuer again, but not more often than this: anybody can invent one. */
const COOLDOWN_MS = 10_000
const FETCH_TIMEOUT_MS = 3_000

/**
 * Keys from a JWKS address, kept for ten minutes. While the issuer cannot be reached, keys that were seen stay
 * good: its outage must not sign people out.
 */
export function remoteKeys(url: string, now: () => number = Date.now): KeySource {
  let keys = new Map<string, string>()
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined

  async function refresh(): Promise<void> {
    askedAt = now()
    const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
    if (!response.ok) throw new Error(`keys answered ${response.status}`)
    const { keys: found } = (await response.json()) as { keys: PublicJwk[] }
    keys = new Map(found.flatMap((jwk) => (jwk.kid ? [[jwk.kid, toPem(jwk)]] : [])))
  }

  return async (kid) => {
    const age = now() - askedAt
    if (age > FRESH_MS || (!keys.has(kid) && age > COOLDOWN_MS)) {
      asking ??= refresh().finally(() => {
        asking = undefined
      })
    }
    // A key that is known is used at once when it is only being refreshed.
    if (asking && !keys.has(kid)) await asking
    else asking?.catch(() => undefined)
    return keys.get(kid)
  }
}

/** A JWK as the PEM that fast-jwt wants. */
export function toPem(jwk: PublicJwk): string {
  return createPublicKey({ key: { ...jwk }, format: 'jwk' })
    .export({ type: 'spki', format: 'pem' })
    .toString()
}
