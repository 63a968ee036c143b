import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../api/ask-anew.ts'
import { meKey } from '../../api/me.ts'
import { paths } from '../../paths.ts'
import { authClient } from '../../session/auth.ts'
import { notify } from '../../ui/notify.tsx'
import { dataOf, toAddress } from './auth/auth-calls.ts'
import { sessionsKey } from './sessions/session-queries.ts'

const profileKey = ['profile'] as const

/** The record the auth service has of the person; it knows of an address that waits to be confirmed. */
export function useProfile() {
  return useQuery({
    queryKey: profileKey,
    queryFn: async () => dataOf(await (await authClient()).getUser()).user,
  })
}

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
