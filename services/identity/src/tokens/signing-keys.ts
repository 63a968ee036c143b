import type { webcrypto } from 'node:crypto'
import { calculateJwkThumbprint, importJWK, type JWK } from 'jose'

export interface SigningKeys {
  /** Signs new tokens. */
  readonly active: { readonly kid: string; readonly key: webcrypto.CryptoKey }
  /** The public halves of all keys, as clients fetch them. */
  readonly publicJwks: readonly JWK[]
}

/**
 * Reads `SIGNING_KEYS`: base64url of a private JWKS of ES256 keys. The first signs; the others are published, so that a
 * new key is known to everybody before it signs and an old one until its last token has expired.
 * Throws an Error that names no part of a key.
 */
export async function parseSigningKeys(setting: string): Promise<SigningKeys> {
  const keys = await Promise.all(parse(setting).map(readKey))
  const [first] = keys
  if (!first) throw new Error('SIGNING_KEYS holds no key')
  return { active: { kid: first.kid, key: first.key }, publicJwks: keys.map((each) => each.publicJwk) }
}

function parse(setting: string): JWK[] {
  try {
    const { keys } = JSON.parse(Buffer.from(setting, 'base64url').toString('utf8')) as { keys: JWK[] }
    return [...keys]
  } catch {
    throw new Error('SIGNING_KEYS is not base64url of a JWKS')
  }
}

async function readKey(jwk: JWK, index: number) {
  const { kty, crv, x, y, d } = jwk
  if (kty !== 'EC' || crv !== 'P-256' || !x || !y || !d) {
    throw new Error(`SIGNING_KEYS entry ${index + 1} is not a private P-256 key`)
  }
  const kid = jwk.kid ?? (await calculateJwkThumbprint({ kty, crv, x, y }))
  const key = (await importJWK({ kty, crv, x, y, d }, 'ES256')) as webcrypto.CryptoKey
  // No `ext`: browsers import the key as extractable and refuse one that says otherwise.
  const publicJwk: JWK = { kty, crv, x, y, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] }
  return { kid, key, publicJwk }
}
