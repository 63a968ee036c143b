import { normalEmailAddress } from '@selah/kit/email-address'
import { ValidationFailed } from '../errors.ts'

/** The one form in which an address is kept and compared. Throws `validation_failed` when it is not an address. */
export function normaliseEmail(given: string): string {
  const email = normalEmailAddress(given)
  if (email === undefined) throw new ValidationFailed('Unable to validate email address: invalid format')
  return email
}
