import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import { explanationOf, isStatus } from '../../api/errors.ts'
import { meKey } from '../../api/me.ts'
import { askAnew, WHILE_LOADING_MS } from '../../api/query-client.ts'
import type { SignedInSession } from '../../api/types.ts'
import { paths } from '../../paths.ts'
import { authClient, forgetLinkProblem } from '../../session/auth.ts'
import { localZone } from '../../time-zone.ts'
import { track } from '../../tracking.ts'
import { notify } from '../../ui/notify.tsx'
import { dataOf, nameFrom, toAddress } from './auth/fields.ts'

export interface SignUp {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** Whether the account may be used at once; else the person first confirms the address by mail. */
export function useSignUp(product: string) {
  return useMutation({
    mutationFn: async ({ name, email, password }: SignUp) => {
      const auth = await authClient()
      const { session } = dataOf(
        await auth.signUp({
          email,
          password,
          options: {
            emailRedirectTo: toAddress(paths.dashboard),
            data: { name: name || nameFrom(email), timezone: localZone() },
          },
        }),
      )
      return { confirmed: session !== null }
    },
    onSuccess: ({ confirmed }) => {
      track('auth_signup', { method: 'email' })
      if (confirmed) notify.success(`Account created! Welcome to ${product}.`)
    },
  })
}

export function useSignIn() {
  return useMutation({
    mutationFn: async (credentials: { email: string; password: string }) => {
      const auth = await authClient()
      return dataOf(await auth.signInWithPassword(credentials))
    },
    onSuccess: () => {
      track('auth_login', { method: 'email' })
      forgetLinkProblem()
      notify.success('Welcome back!')
    },
  })
}

/** Always succeeds for the person: whether an address has an account is nobody's business. */
export function useSendResetLink() {
  return useMutation({
    mutationFn: async ({ email }: { email: string }) => {
      const auth = await authClient()
      return dataOf(await auth.resetPasswordForEmail(email, { redirectTo: toAddress(paths.resetPassword) }))
    },
    onSuccess: () => notify.success('Password reset email sent! Check your inbox.'),
  })
}

/** The six digits of a mail, for a link that was opened on another device. */
export function useEnterCode(type: 'signup' | 'recovery') {
  return useMutation({
    mutationFn: async ({ email, code }: { email: string; code: string }) => {
      const auth = await authClient()
      return dataOf(await auth.verifyOtp({ email, token: code, type }))
    },
    onSuccess: forgetLinkProblem,
  })
}

export function useResendConfirmation() {
  return useMutation({
    mutationFn: async ({ email }: { email: string }) => {
      const auth = await authClient()
      return dataOf(
        await auth.resend({
          type: 'signup',
          email,
          options: { emailRedirectTo: toAddress(paths.dashboard) },
        }),
      )
    },
    onSuccess: () => notify.success('We have sent the email again. Check your inbox.'),
  })
}

export function useChoosePassword() {
  return useMutation({
    mutationFn: async ({ password }: { password: string }) => {
      const auth = await authClient()
      return dataOf(await auth.updateUser({ password }))
    },
    onSuccess: () => notify.success('Your new password is set'),
  })
}

const profileKey = ['profile'] as const

/** The record the auth service has of the person; it knows of an address that waits to be confirmed. */
export const profileQuery = queryOptions({
  queryKey: profileKey,
  queryFn: async () => dataOf(await (await authClient()).getUser()).user,
})

/** An empty name is none. */
export function useChangeName() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (name: string) => {
      const auth = await authClient()
      return dataOf(await auth.updateUser({ data: { name: name === '' ? null : name } }))
    },
    onSuccess: async () => {
      notify.success('Your name is saved')
      await askAnew(client, meKey)
    },
  })
}

/** Where addresses are confirmed, it changes when both the old and the new one have said yes. */
export function useChangeEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (email: string) => {
      const auth = await authClient()
      return dataOf(await auth.updateUser({ email }, { emailRedirectTo: toAddress(paths.account) })).user
    },
    onSuccess: async (user) => {
      if (user.new_email) notify.success('Check the inboxes of both addresses')
      else notify.success('Your email address is changed')
      client.setQueryData(profileKey, user)
      await askAnew(client, meKey)
    },
  })
}

export interface PasswordChange {
  readonly current: string
  readonly next: string
  /** Six digits, where the service asks for them. */
  readonly code: string
}

export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ current, next, code }: PasswordChange) => {
      const auth = await authClient()
      const proof = code === '' ? {} : { nonce: code }
      return dataOf(await auth.updateUser({ password: next, current_password: current, ...proof }))
    },
    onSuccess: async () => {
      notify.success('Your new password is set. All other devices are signed out.')
      await askAnew(client, sessionsKey)
    },
  })
}

/** Asks for six digits by mail, to prove once more who is here. */
export function useReauthenticate() {
  return useMutation({
    mutationFn: async () => dataOf(await (await authClient()).reauthenticate()),
  })
}

/** Ends every session but this one, or says why it could not: this one is ended when nothing can go wrong any more. */
export function useEndOtherSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { error } = await (await authClient()).signOut({ scope: 'others' })
      if (error) throw error
    },
    onSuccess: () => askAnew(client, sessionsKey),
  })
}

export const sessionsKey = ['sessions'] as const

/** Where the person is signed in: this session first. */
export const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  queryFn: async () => (await answerOf(api.GET('/api/v1/sessions'))).items,
  staleTime: WHILE_LOADING_MS,
})

export function useEndSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: SignedInSession) => endSession(id),
    onSuccess: async (_ended, { device }) => {
      notify.success(`Signed out: ${device}`)
      await askAnew(client, sessionsKey)
    },
  })
}

/** A session that has ended meanwhile is what was asked for. */
export async function endSession(sessionId: string): Promise<void> {
  try {
    await answerOf(api.DELETE('/api/v1/sessions/{sessionId}', { params: { path: { sessionId } } }))
  } catch (error) {
    if (!isStatus(error, 404)) throw error
  }
}

export function endSessionMessageOf(error: unknown): string | undefined {
  return explanationOf(error, 'That device could not be signed out. Please try again.')
}
