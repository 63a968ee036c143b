import type { StoredPerson } from './session-storage.ts'

/** Why a link from a mail did not sign the person in. */
export type LinkProblem =
  | { readonly kind: 'other-device' }
  | { readonly kind: 'refused'; readonly detail: string }

export type SessionState =
  /** Something is stored, or a link was opened: auth-js is finding out. */
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'signed-out'; readonly lost: boolean; readonly linkProblem?: LinkProblem }
  | {
      readonly status: 'signed-in'
      readonly userId: string
      readonly email: string
      /** As given at sign-up. */
      readonly name: string
      /** Opened from a recovery mail: a new password is still to be chosen. */
      readonly recovering: boolean
      readonly linkProblem?: LinkProblem
    }

/** Who is signed in, by what the auth service says of them. */
export function personIn({ id, email, user_metadata }: StoredPerson) {
  // People write their metadata through the auth protocol, where it can be anything.
  const name: unknown = user_metadata.name
  return {
    status: 'signed-in',
    userId: id,
    email: email ?? '',
    name: typeof name === 'string' ? name : '',
  } as const
}
