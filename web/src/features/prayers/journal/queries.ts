import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from '../../../api/client.ts'
import type { PrayerPage } from '../../../api/types.ts'
import { notify } from '../../../ui/notify.tsx'
import { prayersKey } from '../prayers-key.ts'

const UNDO_MS = 7000

type Journal = InfiniteData<PrayerPage, string | undefined>

/** The journal, newest first, a page at a time. */
export function useJournal() {
  return useInfiniteQuery({
    queryKey: prayersKey,
    queryFn: ({ pageParam }) =>
      answerOf(api.GET('/api/v1/prayers', { params: { query: pageParam ? { cursor: pageParam } : {} } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
}

/** Takes a prayer out of the journal at once, and gives 7 seconds to bring it back (D-35). */
export function useDeletePrayer() {
  const client = useQueryClient()
  const restore = useRestorePrayer()
  return useMutation({
    mutationFn: (prayerId: string) =>
      answerOf(api.DELETE('/api/v1/prayers/{prayerId}', { params: { path: { prayerId } } })),
    onMutate: async (prayerId) => {
      // A refetch that was under way would bring the card back.
      await client.cancelQueries({ queryKey: prayersKey })
      const before = client.getQueryData<Journal>(prayersKey)
      client.setQueryData<Journal>(prayersKey, (journal) => journal && without(journal, prayerId))
      return { before }
    },
    onSuccess: (_nothing, prayerId) =>
      notify.undoable('Prayer deleted', () => restore.mutate(prayerId), UNDO_MS),
    onError: (_error, _prayerId, context) => {
      client.setQueryData(prayersKey, context?.before)
      notify.failure('Failed to delete prayer')
    },
  })
}

function useRestorePrayer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (prayerId: string) =>
      answerOf(api.POST('/api/v1/prayers/{prayerId}/restore', { params: { path: { prayerId } } })),
    onSuccess: () => notify.success('Your prayer is back'),
    onError: () => notify.failure('The prayer could not be brought back'),
    onSettled: () => client.invalidateQueries({ queryKey: prayersKey }),
  })
}

function without(journal: Journal, prayerId: string): Journal {
  const pages = journal.pages.map((page) => ({
    ...page,
    items: page.items.filter(({ id }) => id !== prayerId),
  }))
  return { ...journal, pages }
}
