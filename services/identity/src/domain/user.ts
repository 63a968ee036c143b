import type { Metadata } from './metadata.ts'

/** A person, as identity keeps them. */
export interface User {
  readonly id: string
  /** Lower-case; null when there is none. */
  readonly email: string | null
  readonly phone: string | null
  readonly passwordHash: string | null
  readonly emailConfirmedAt: Date | null
  readonly phoneConfirmedAt: Date | null
  readonly newEmail: string | null
  readonly emailChangeConfirmed: 'current' | 'new' | null
  readonly emailChangeSessionId: string | null
  readonly confirmationSentAt: Date | null
  readonly recoverySentAt: Date | null
  readonly emailChangeSentAt: Date | null
  readonly reauthenticationSentAt: Date | null
  readonly invitedAt: Date | null
  readonly lastSignInAt: Date | null
  readonly bannedUntil: Date | null
  readonly appMetadata: Metadata
  readonly userMetadata: Metadata
  readonly isAnonymous: boolean
  readonly version: bigint
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** One way in which a person can sign in. */
export interface Identity {
  readonly id: string
  readonly userId: string
  readonly provider: string
  readonly providerId: string
  readonly identityData: Metadata
  readonly email: string | null
  readonly lastSignInAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

export interface UserWithIdentities {
  readonly user: User
  readonly identities: readonly Identity[]
}

export function isBanned(user: User, now: Date): boolean {
  return user.bannedUntil !== null && user.bannedUntil > now
}
