import type { Metadata } from './metadata.ts'

/** What a sign-up brings to the account once its own mail is answered. */
export interface SignUpContent {
  readonly passwordHash: string | null
  readonly userMetadata: Metadata
  readonly termsVersion: string | null
  readonly termsAcceptedAt: Date | null
}

/** What an account starts with when its address is proved, but no sign-up is. */
export const NO_SIGN_UP: SignUpContent = {
  passwordHash: null,
  userMetadata: {},
  termsVersion: null,
  termsAcceptedAt: null,
}

/** What these rules read of a pending sign-up. */
interface Placed {
  readonly id: string
  readonly placeHash: Uint8Array
}

/** The newest sign-up that was sent from a place, given as its hash under each key; `signUps` come newest first. */
export function sentFrom<SignUp extends Placed>(
  signUps: readonly SignUp[],
  place: readonly Uint8Array[],
): SignUp | undefined {
  return signUps.find(({ placeHash }) => isOneOf(place, placeHash))
}

/**
 * The sign-up that a mail confirms, if its password may be used. Two mails about one address look alike, so their
 * reader may open the mail that a stranger caused. When sign-ups came from different places, only the one from the
 * reader's own place counts.
 */
export function confirmedBy<SignUp extends Placed>(
  signUps: readonly SignUp[],
  signUpId: string | null,
  place: readonly Uint8Array[],
): SignUp | undefined {
  const mailed = signUps.find(({ id }) => id === signUpId)
  if (!mailed) return undefined
  const isContested = signUps.some(({ placeHash }) => !isOneOf([placeHash], mailed.placeHash))
  return !isContested || isOneOf(place, mailed.placeHash) ? mailed : undefined
}

function isOneOf(places: readonly Uint8Array[], placeHash: Uint8Array): boolean {
  return places.some((each) => Buffer.compare(each, placeHash) === 0)
}
