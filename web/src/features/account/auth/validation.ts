/** What we may call a person. */
export const NAME_CHARACTERS_MAX = 60

// The auth service judges the address in the end; here only what is surely a slip is caught.
const LIKELY_EMAIL = /^[^\s@]+@[^\s@]+$/

export function checkEmail(email: string): string | null {
  if (email.trim() === '') return 'Please enter your email address'
  return LIKELY_EMAIL.test(email.trim()) ? null : 'Please enter a valid email address'
}

export function checkPassword(password: string): string | null {
  return password === '' ? 'Please enter your password' : null
}

export function checkNewPassword(password: string, lengthMin: number): string | null {
  if (password === '') return 'Please choose a password'
  return password.length < lengthMin ? `Please use at least ${lengthMin} characters` : null
}

export function checkCode(code: string): string | null {
  return /^\d{6}$/.test(code.trim()) ? null : 'Please enter the six digits from the email'
}
