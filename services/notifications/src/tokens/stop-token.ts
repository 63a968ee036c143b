import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const KINDS = ['reminder', 'letter', 'psalm'] as const
export type StopKind = (typeof KINDS)[number]

/** What one link ends: a reminder, a subscription, or the daily Psalm of a person. */
export interface Stop {
  readonly kind: StopKind
  readonly id: string
}

/** Tokens in the links that end mails. They are kept nowhere and work for ever, as an old mail may be opened at any time. */
export interface StopTokens {
  of(kind: StopKind, id: string): string
  /** Undefined for a token that is not ours. */
  read(token: string): Stop | undefined
}

export function createStopTokens(secret: string): StopTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'stop tokens', 32))
  const macOf = (kind: string, id: string) => createHmac('sha256', key).update(`${kind}\0${id}`).digest()
  return {
    of: (kind, id) => `${kind}.${id}.${macOf(kind, id).toString('base64url')}`,
    read(token) {
      const [given = '', id = '', mac = '', ...more] = token.split('.')
      const kind = KINDS.find((each) => each === given)
      const macGiven = Buffer.from(mac, 'base64url')
      const isOurs = macGiven.length === 32 && timingSafeEqual(macGiven, macOf(given, id))
      return kind && isOurs && more.length === 0 ? { kind, id } : undefined
    },
  }
}
