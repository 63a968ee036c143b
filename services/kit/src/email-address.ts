/** What browsers accept in `<input type="email">`. */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/
const ADDRESS_MAX = 254
const LOCAL_PART_MAX = 64

/** Before letters are made small: the Kelvin sign U+212A would become a `k`, and with it the address of somebody else. */
const ASCII = /^[\x21-\x7e]*$/

/** The one form in which an address is kept and compared; undefined when it is not an address. */
export function normalEmailAddress(given: string): string | undefined {
  const typed = given.trim()
  const email = typed.toLowerCase()
  const [localPart = ''] = email.split('@', 1)
  const isTooLong = email.length > ADDRESS_MAX || localPart.length > LOCAL_PART_MAX
  return isTooLong || !ASCII.test(typed) || !ADDRESS.test(email) ? undefined : email
}
