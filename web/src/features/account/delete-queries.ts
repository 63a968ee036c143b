import { useMutation, useQuery } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import { isUnanswered } from '../../api/errors.ts'

const POLL_MS = 5000

/** Deletes the account; gives back the id of the erasure. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: async () => (await answerOf(api.POST('/api/v1/delete-user'))).erasure_id,
  })
}

/** What the person reads when their account could not be deleted (ACC-13). Support cannot mend a connection. */
export function deletionMessageOf(error: unknown): string | undefined {
  if (error === null || error === undefined) return undefined
  if (isUnanswered(error)) return 'No answer came. Please check your connection and try again.'
  return 'Failed to delete account. Please contact support.'
}

/** How far the deletion of an account is, asked again until it is done. */
export function useErasure(erasureId: string) {
  return useQuery({
    queryKey: ['erasure', erasureId],
    queryFn: () => answerOf(api.GET('/api/v1/erasures/{erasureId}', { params: { path: { erasureId } } })),
    refetchInterval: ({ state }) => (state.data?.state === 'requested' ? POLL_MS : false),
  })
}
