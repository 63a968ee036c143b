import { invalid, weakPassword } from '../errors.ts'

export const PASSWORD_BYTES_MAX = 72

/**
 * The form in which a password is hashed: keyboards write one letter as different characters, and a person must be
 * able to sign in from each of them.
 */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC')
}

/** Refuses a password that is too long (`validation_failed`) or too short (`weak_password`). */
export function checkNewPassword(password: string, lengthMin: number): void {
  const normal = normalisePassword(password)
  if (Buffer.byteLength(normal) > PASSWORD_BYTES_MAX) {
    throw invalid(`Password cannot be longer than ${PASSWORD_BYTES_MAX} characters`)
  }
  if ([...normal].length < lengthMin) {
    throw weakPassword(`Password should be at least ${lengthMin} characters.`, ['length'])
  }
}
