import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto'

const KINDS = ['reminder', 'letter', 'psalm'] as const
export type StopKind = (typeof KINDS)[number]

/** What one link ends: a reminder, a subscription, or the daily Psalm of a person. */
export interface Stop {
  readonly kind: StopKind
  readonly id: string
  /** Whose reminders: the link of one that is gone still ends all the others. */
  readonly userId?: string
}

/** Tokens in the links that end mails. They are kept nowhere and work for ever, as an old mail may be opened at any time. */
export interface StopTokens {
  of(kind: StopKind, id: string, userId?: string): string
  /** Undefined for a token that is not ours. */
  read(token: string): Stop | undefined
}

export function createStopTokens(secret: string): StopTokens {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'stop tokens', 32)))
  const macOf = (parts: readonly string[]) => createHmac('sha256', key).update(parts.join('\0')).digest()
  return {
    of(kind, id, userId) {
      const parts = userId === undefined ? [kind, id] : [kind, id, userId]
      return [...parts, macOf(parts).toString('base64url')].join('.')
    },
    read(token) {
      const parts = token.split('.')
      const macGiven = Buffer.from(parts.pop() ?? '', 'base64url')
      const isOurs = macGiven.length === 32 && timingSafeEqual(macGiven, macOf(parts))
      const [given, id, userId] = parts
      const kind = KINDS.find((each) => each === given)
      const isWhole = (kind === 'reminder') === (userId !== undefined)
      return isOurs && isWhole && kind && id ? { kind, id, ...(userId && { userId }) } : undefined
    },
  }
}
