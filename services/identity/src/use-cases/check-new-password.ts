import { isCommonPassword } from '../clients/common-passwords.ts'
import type { IdentityDeps } from '../deps.ts'
import { checkPasswordLength, isAbout, isRepetitive, normalisePassword } from '../domain/password.ts'
import { WeakPassword } from '../errors.ts'

/**
 * Refuses a password that is too short, too long, or among the first that anybody would try for this account. NIST SP
 * 800-63B-4, 3.1.1.2: a blocklist of leaked, repetitive and context-specific passwords, with the reason said.
 * Throws `weak_password` or `validation_failed`.
 */
export function checkNewPassword({ config }: IdentityDeps, password: string, email: string): void {
  checkPasswordLength(password, config.PASSWORD_LENGTH_MIN)
  if (config.COMMON_PASSWORDS === 'allowed') return
  const normal = normalisePassword(password)
  if (isCommonPassword(normal) || isRepetitive(normal)) {
    throw new WeakPassword('This password is one of those that are guessed first. Please choose another.', [
      'pwned',
    ])
  }
  const [mailbox = ''] = email.split('@', 1)
  if (isAbout(normal, [email, mailbox, config.PRODUCT_NAME])) {
    throw new WeakPassword(
      `This password is too close to your email address or to the name ${config.PRODUCT_NAME}. Please choose another.`,
      ['characters'],
    )
  }
}
