import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import type { Tx } from '@selah/kit/db'
import { publishEvent } from '@selah/kit/events/outbox'
import { ErasureRequested, SessionRevoked, UserRegistered, UserUpdated } from '@selah/proto/events'
import type { User } from '../domain/user.ts'

/** Tells the others, in the transaction of the change, that somebody now has an account. */
export async function announceRegistered(tx: Tx, userId: string, now: Date): Promise<void> {
  await publishEvent(tx, UserRegistered, userId, { userId, registeredAt: timestampFromDate(now) })
}

export async function announceUpdated(tx: Tx, { id, version }: User, now: Date): Promise<void> {
  await publishEvent(tx, UserUpdated, id, { userId: id, updatedAt: timestampFromDate(now), version })
}

/** Asks every service with personal data to delete what it has of a person. */
export async function announceErasure(
  tx: Tx,
  { id: erasureId, userId }: { readonly id: string; readonly userId: string },
  now: Date,
): Promise<void> {
  await publishEvent(tx, ErasureRequested, userId, { userId, erasureId, requestedAt: timestampFromDate(now) })
}

/** Tells the others to refuse the access tokens of these sessions, which have ended before their time. */
export async function announceRevoked(
  tx: Tx,
  userId: string,
  sessionIds: readonly string[],
  now: Date,
): Promise<void> {
  for (const sessionId of sessionIds) {
    await publishEvent(tx, SessionRevoked, userId, { userId, sessionId, revokedAt: timestampFromDate(now) })
  }
}
