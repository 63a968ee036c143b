import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'

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
export async function sealSuccessor(token: string, successor: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(successor))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(sealingKey(token))
}

export async function openSuccessor(token: string, sealed: string): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, sealingKey(token), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  return new TextDecoder().decode(plaintext)
}

function sealingKey(token: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', token, '', 'identity refresh token successor', 32))
}
