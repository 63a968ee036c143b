import { ValidationFailed, WeakPassword } from '../errors.ts'

export const PASSWORD_BYTES_MAX = 72

/**
 * The form in which a password is hashed: keyboards write one letter as different characters, and a person must be
 * able to sign in from each of them.
 */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC')
}

/** Refuses a password that is too long (`validation_failed`) or too short (`weak_password`). */
export function checkPasswordLength(password: string, lengthMin: number): void {
  const normal = normalisePassword(password)
  if (Buffer.byteLength(normal) > PASSWORD_BYTES_MAX) {
    throw new ValidationFailed(`Password cannot be longer than ${PASSWORD_BYTES_MAX} characters`)
  }
  if ([...normal].length < lengthMin) {
    throw new WeakPassword(`Password should be at least ${lengthMin} characters.`, ['length'])
  }
}

/** One letter over and over. */
export function isRepetitive(password: string): boolean {
  return new Set(password.toLowerCase()).size === 1
}

/** A shorter word is part of too many good passwords. */
const WORD_MIN = 3

/** Whether a password is one of these words, or one of them with digits and signs around it: `selah2026!`. */
export function isAbout(password: string, words: readonly string[]): boolean {
  const given = password.toLowerCase()
  return words
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= WORD_MIN)
    .some((word) => given === word || (coreOf(word).length >= WORD_MIN && coreOf(given) === coreOf(word)))
}

/** A word without what is no letter at its beginning and end. */
function coreOf(word: string): string {
  return word.replace(/^\P{L}+|\P{L}+$/gu, '')
}
