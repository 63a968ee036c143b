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

interface FormOfTexts {
  getInputProps(field: string): object
  getInputNode(field: string): HTMLElement | null
  getValues(): Readonly<Record<string, unknown>>
  setFieldError(field: string, message: string): void
  validateField(field: string): unknown
}

/**
 * Checks a field when it is left, not while somebody types. An empty field waits for the button: a message that
 * appears then would move the link that is being pressed.
 */
export function toldOnLeaving(form: FormOfTexts, field: string) {
  const onBlur = () => {
    if (form.getValues()[field] !== '') form.validateField(field)
  }
  return { ...form.getInputProps(field), onBlur }
}

/** Which field a refusal of the auth service is about, by its code. */
export type FieldOfRefusal = Readonly<Record<string, string>>

/** Says a refusal at the field it is about, and leads there. */
export function tellAtField(form: FormOfTexts, fieldOf: FieldOfRefusal) {
  return (error: Error) => {
    const field = fieldOf[authCodeOf(error) ?? '']
    if (field === undefined) return
    form.setFieldError(field, error.message)
    form.getInputNode(field)?.focus()
  }
}

/** What no field is about is said above the button. */
export function messageBesideFields(error: unknown, fieldOf: FieldOfRefusal): string | undefined {
  return (authCodeOf(error) ?? '') in fieldOf ? undefined : authMessageOf(error)
}

const NO_ANSWER = 'An error occurred. Please check your connection and try again.'
const UNKNOWN = 'An error occurred'

/** The sentence of the auth service, else ours (AUT-15). A network error's own words are not for people. */
export function authMessageOf(error: unknown): string | undefined {
  if (error === null || error === undefined) return undefined
  if (!(error instanceof Error)) return UNKNOWN
  if (error.name === 'AuthRetryableFetchError' || error instanceof TypeError) return NO_ANSWER
  return error.message || UNKNOWN
}

export function authCodeOf(error: unknown): string | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' ? code : undefined
}

/** auth-js returns its errors; queries and mutations want them thrown. */
export function dataOf<Outcome extends { data: unknown; error: Error | null }>(
  outcome: Outcome,
): Extract<Outcome, { error: null }>['data'] {
  if (outcome.error) throw outcome.error
  return outcome.data
}

/** Links in mails come back to this installation. */
export function toAddress(path: string): string {
  return new URL(path, location.origin).href
}

/** Without a name a person is called as in their address (AUT-07). */
export function nameFrom(email: string): string {
  return email.split('@')[0] ?? ''
}

/** The eye in a password field: reachable by keyboard, and not itself called a password. */
export const PASSWORD_TOGGLE = {
  visibilityToggleFocusable: true,
  visibilityToggleButtonProps: { 'aria-label': 'Show what I type' },
} as const
