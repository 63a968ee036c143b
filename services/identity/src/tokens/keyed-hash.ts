import { createHmac, hkdfSync } from 'node:crypto'
import type { KeyEncryptionKey } from '@selah/kit/vault'

/**
 * Hashes what must be recognised but never read back: link tokens, six-digit codes, auth codes. The key makes a copy of
 * the database worthless for finding out a code by trying all million of them.
 */
export interface KeyedHash {
  /** What to store. */
  of(use: string, value: string): Buffer
  /** What may be stored: the hash under each key that is still in VAULT_KEYS. */
  candidates(use: string, value: string): Buffer[]
}

export function createKeyedHash(keks: readonly KeyEncryptionKey[]): KeyedHash {
  const keys = keks.map(({ key }) => Buffer.from(hkdfSync('sha256', key, '', 'identity one-time values', 32)))
  const [current] = keys
  if (!current) throw new Error('hashing needs at least one key')
  const hash = (key: Buffer, use: string, value: string) =>
    createHmac('sha256', key).update(`${use}\0${value}`).digest()
  return {
    of: (use, value) => hash(current, use, value),
    candidates: (use, value) => keys.map((key) => hash(key, use, value)),
  }
}
