import { dbOf, type Tx } from '@selah/kit/db'
import { knownPlaceRepository } from '../db/known-place-repository.ts'
import type { IdentityDeps } from '../deps.ts'

/** Whose account a request is about, and where it comes from. */
export interface Asked {
  /** Normalised. */
  readonly email: string
  /** `Device.place`. */
  readonly place: string
}

/** What is counted for one place alone. */
export function hereOf({ email, place }: Asked): string {
  return `${email} ${place}`
}

/**
 * Whether the owner of the address has proved from this place who they are. OWASP, "Slow Down Online Guessing Attacks
 * with Device Cookies", counts known devices apart; without cookies, the network address stands for the device.
 */
export async function isKnownPlace(
  { pool, hashes }: IdentityDeps,
  { email, place }: Asked,
): Promise<boolean> {
  return knownPlaceRepository.isKnown(dbOf(pool), email, hashes.candidates('place', place))
}

/** Remembers where a person has just proved who they are. */
export async function rememberPlace(
  { hashes, now }: Pick<IdentityDeps, 'hashes' | 'now'>,
  tx: Tx,
  userId: string,
  place: string,
): Promise<void> {
  await knownPlaceRepository.remember(tx, userId, hashes.of('place', place), now())
}

/** Forgets all other places: somebody who knew an old password may have been there. */
export async function rememberOnly(deps: IdentityDeps, tx: Tx, userId: string, place: string): Promise<void> {
  await knownPlaceRepository.deleteForUser(tx, userId)
  await rememberPlace(deps, tx, userId, place)
}
