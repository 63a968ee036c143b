import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../../api/ask-anew.ts'
import { answerOf, api } from '../../../api/client.ts'
import { explanationOf, isStatus } from '../../../api/errors.ts'
import type { SignedInSession } from '../../../api/types.ts'
import { notify } from '../../../ui/notify.tsx'

export const sessionsKey = ['sessions'] as const

/** Where the person is signed in: this session first. */
export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async () => (await answerOf(api.GET('/api/v1/sessions'))).items,
  })
}

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
