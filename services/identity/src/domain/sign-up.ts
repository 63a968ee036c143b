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
 * The sign-up that becomes the account's when a mail is opened at a place. Two mails about one address look alike, so
 * their reader may open the one that a stranger caused. When sign-ups came from different places, only one from the
 * reader's own place counts: that of the mail, else the newest.
 */
export function confirmedBy<SignUp extends Placed>(
  signUps: readonly SignUp[],
  signUpId: string | null,
  place: readonly Uint8Array[],
): SignUp | undefined {
  const mailed = signUps.find(({ id }) => id === signUpId)
  const isMine = mailed && (isUncontested(signUps, mailed) || isOneOf(place, mailed.placeHash))
  return isMine ? mailed : sentFrom(signUps, place)
}

function isUncontested(signUps: readonly Placed[], { placeHash }: Placed): boolean {
  return signUps.every((each) => isOneOf([placeHash], each.placeHash))
}

function isOneOf(places: readonly Uint8Array[], placeHash: Uint8Array): boolean {
  return places.some((each) => Buffer.compare(each, placeHash) === 0)
}
