import { createECDH, type ECDH, randomBytes, randomUUID } from 'node:crypto'
import { decrypt } from 'http_ece'
import type { PushSubscription } from '../../src/domain/push-message.ts'

/** A browser that has subscribed: it holds the keys that its messages are encrypted for. */
export interface TestBrowser {
  /** The id it gives its subscription. */
  readonly id: string
  readonly subscription: PushSubscription
  /** What it shows of an encrypted message. */
  read(encrypted: Buffer): unknown
}

export function subscribedBrowser(endpoint: string): TestBrowser {
  const keys: ECDH = createECDH('prime256v1')
  const auth = randomBytes(16).toString('base64url')
  const p256dh = keys.generateKeys().toString('base64url')
  return {
    id: randomUUID(),
    subscription: { endpoint, p256dh, auth },
    read: (encrypted) =>
      JSON.parse(
        decrypt(encrypted, { version: 'aes128gcm', privateKey: keys, authSecret: auth }).toString('utf8'),
      ),
  }
}
