import { ValidationFailed } from '../errors.ts'

export const ALL_PURPOSES = [
  'signup',
  'recovery',
  'email_change_current',
  'email_change_new',
  'reauthentication',
] as const

/** What a mailed link or code is good for. */
export type Purpose = (typeof ALL_PURPOSES)[number]

/** The `type` a client gives with a link or code, and the purposes it stands for. */
const PURPOSES = new Map<string, readonly Purpose[]>([
  ['signup', ['signup']],
  ['recovery', ['recovery']],
  ['email', ['signup']],
  // Nothing of these kinds is mailed: their tokens are unknown, not their names.
  ['magiclink', []],
  ['invite', []],
  ['email_change', ['email_change_current', 'email_change_new']],
])

/** Throws `validation_failed` for a type that is not known. */
export function purposesOf(type: string | null | undefined): readonly Purpose[] {
  if (!type) throw new ValidationFailed('Verify requires a verification type')
  const purposes = PURPOSES.get(type)
  if (!purposes) throw new ValidationFailed('Verify requires a known verification type')
  return purposes
}

/** The `type` in a link, and what the `amr` of a session says that came of its PKCE flow. */
export const LINK_TYPES = {
  signup: { type: 'signup', method: 'email/signup' },
  recovery: { type: 'recovery', method: 'recovery' },
  email_change_current: { type: 'email_change', method: 'email_change' },
  email_change_new: { type: 'email_change', method: 'email_change' },
} as const satisfies Partial<Record<Purpose, { type: string; method: string }>>

/** A purpose that a link can have; the others are codes only. */
export type LinkPurpose = keyof typeof LINK_TYPES
