import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import type { Prayer, PrayerChange } from '../../api/types.ts'
import { changeCached, letGoOfOlder, listsKey, prayersKey } from '../../prayer/cached-prayers.ts'
import { isSignedIn } from '../../session/session.ts'
import { keptJournal } from './kept-journal.ts'

interface Then {
  onSaved?: () => void
  onFailed?: () => void
}

/** What of a prayer is changed: each is one thing, wherever it is changed from. */
type Part = 'note' | 'text' | 'answered'

/**
 * Writes to a prayer what came later. Whoever asks says what came of it, also when their part of the page has gone
 * before the answer: what is told to `mutate` is told only to those who stayed.
 */
export function useChangePrayer({ user_id, id: prayerId }: Prayer, part: Part, { onSaved, onFailed }: Then) {
  const client = useQueryClient()
  const mutationKey = [...prayersKey, 'change', prayerId, part]
  const change = useMutation({
    mutationKey,
    mutationFn: (body: PrayerChange) =>
      answerOf(api.PATCH('/api/v1/prayers/{prayerId}', { params: { path: { prayerId } }, body })),
    onSuccess: async (changed: Prayer) => {
      if (!isSignedIn(user_id)) return
      const askAgain = await letGoOfOlder(client)
      changeCached(client, prayerId, () => changed)
      askAgain()
      void keptJournal.change(user_id, prayerId, changed)
      // It may belong into other lists now: those that are not on screen are asked for again when they are.
      void client.invalidateQueries({ queryKey: listsKey, refetchType: 'none' })
      onSaved?.()
    },
    onError: () => {
      if (isSignedIn(user_id)) onFailed?.()
    },
  })
  // Also from a form that was closed meanwhile and opened again.
  return { ...change, isPending: useIsMutating({ mutationKey }) > 0 }
}
