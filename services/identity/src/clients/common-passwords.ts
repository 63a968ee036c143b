import { dictionary } from '@zxcvbn-ts/language-common'

/** About 49,000 passwords from leaks, the most common ones, in lower case. */
const COMMON = new Set(dictionary['passwords-common'])

/** Whether a password is among those that attackers try first, however its letters are capitalised. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase())
}
