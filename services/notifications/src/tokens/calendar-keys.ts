import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** What is kept of a calendar link. */
export interface KeptCalendarKey {
  readonly seed: Uint8Array
  readonly keyHash: Uint8Array
}

/**
 * The keys of calendar links. A person can read their link again, so its key is made from a random seed and a secret
 * setting: neither the database nor the setting alone opens a calendar.
 */
export interface CalendarKeys {
  create(): KeptCalendarKey & { readonly key: string }
  /** The key of a link; undefined when the secret has changed since it was made. */
  read(kept: KeptCalendarKey): string | undefined
}

export function createCalendarKeys(secret: string): CalendarKeys {
  const hmacKey = Buffer.from(hkdfSync('sha256', secret, '', 'calendar links', 32))
  const keyOf = (seed: Uint8Array) => createHmac('sha256', hmacKey).update(seed).digest('base64url')
  return {
    create() {
      const seed = randomBytes(16)
      const key = keyOf(seed)
      return { key, seed, keyHash: hashCalendarKey(key) }
    },
    read({ seed, keyHash }) {
      const key = keyOf(seed)
      return hashCalendarKey(key).equals(keyHash) ? key : undefined
    },
  }
}

/** The key has enough randomness of its own, so a plain hash will do. */
export function hashCalendarKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
