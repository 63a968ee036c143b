import { useMutation } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { authClient, forgetLinkProblem } from '../../session/auth.ts'
import { localZone } from '../../time-zone.ts'
import { track } from '../../tracking.ts'
import { notify } from '../../ui/notify.tsx'
import { dataOf, toAddress } from './auth/auth-calls.ts'
import { nameFrom } from './auth/name-from.ts'

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
