import { createHmac, hkdfSync } from 'node:crypto'

/**
 * Hashes what must be recognised but never read back: addresses, networks, tokens of links. The key makes a copy of the
 * database worthless for finding out whose addresses stand in it.
 */
export interface KeyedHash {
  of(use: 'address' | 'calendar' | 'caller' | 'confirmation', value: string): Buffer
}

/** The secret has to stay: with another one no suppressed address would be known any more. */
export function createKeyedHash(secret: string): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'notifications hashes', 32))
  return { of: (use, value) => createHmac('sha256', key).update(`${use}\0${value}`).digest() }
}
