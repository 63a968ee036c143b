import { createHash, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { openDirect, sealDirect } from '@selah/kit/jwe'

/** 256 random bits. No key is needed to store its hash safely: there is nothing to try out. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url')
}

export function refreshTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * Seals a token's successor under the token itself. A client that lost the answer to a refresh presents its old token
 * again and is given the successor, although the database alone gives neither away.
 */
export function sealSuccessor(token: string, successor: string): string {
  return sealDirect(sealingKey(token), {}, successor)
}

export function openSuccessor(token: string, sealed: string): string {
  return openDirect(sealingKey(token), sealed).text
}

function sealingKey(token: string): KeyObject {
  const key = hkdfSync('sha256', token, '', 'identity refresh token successor', 32)
  return createSecretKey(new Uint8Array(key))
}
