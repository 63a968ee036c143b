import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../../api/ask-anew.ts'
import { answerOf, api } from '../../../api/client.ts'
import { meKey } from '../../../api/me.ts'
import { notify } from '../../../ui/notify.tsx'
import { keptPrayer } from '../kept-prayer.ts'
import { prayersKey } from '../prayers-key.ts'
import { dropped, type PrayerVersion, saved } from '../versions.ts'
import { saveOrWait } from '../waiting/save-or-wait.ts'
import type { WaitingSave } from '../waiting/waiting-saves.ts'
import { isAskedAgain, pauseBefore } from './asking-again.ts'
import { compose } from './compose.ts'
import type { Composition } from './composition.ts'
import { compositionKey, generationIdOf, lineEnd } from './compositions.ts'

/** How long Cancel waits for the server to name the generation it is to cancel, and to say how it ended. */
const WORD_WAIT_MS = 5000
/** A version one comes back to is there at once, also without a network. */
const KEPT_IN_MEMORY_MS = 30 * 60 * 1000

/** Follows a prayer while it is written, or reads it again. A broken line is taken up again with the same key. */
export function useComposition(version: PrayerVersion | undefined) {
  const isBeingCancelled = useIsBeingCancelled(version)
  return useQuery<Composition>({
    queryKey: compositionKey(version),
    enabled: version !== undefined && version.state !== 'refused' && !isBeingCancelled,
    queryFn: ({ client, queryKey, signal }) => {
      if (version === undefined) throw new Error('Nothing was asked')
      return compose(version, { client, queryKey, signal })
    },
    retry: isAskedAgain,
    retryDelay: pauseBefore,
    // Half of a prayer, left by somebody who went away while it was written, is no answer yet.
    staleTime: ({ state }) => (state.data?.prayer ? Number.POSITIVE_INFINITY : 0),
    gcTime: KEPT_IN_MEMORY_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

const cancelKey = (version: PrayerVersion | undefined) => ['cancel', ...compositionKey(version)]

/** Also for somebody who left the page after they cancelled, and is back before that is done. */
export function useIsBeingCancelled(version: PrayerVersion | undefined): boolean {
  return useIsMutating({ mutationKey: cancelKey(version) }) > 0
}

/** Stops the writing on the server. Before the first words this costs nothing; what is whole already is kept. */
export function useCancel(version: PrayerVersion | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: cancelKey(version),
    mutationFn: async () => {
      const key = compositionKey(version)
      const generationId = await generationIdOf(client, key, WORD_WAIT_MS)
      await answerOf(
        api.POST('/api/v1/generations/{generationId}/cancel', { params: { path: { generationId } } }),
      )
      await lineEnd(client, key, WORD_WAIT_MS)
      // The server has forgotten the key: to ask once more over a broken line would begin another prayer.
      await client.cancelQueries({ queryKey: key })
    },
    onSettled: async (_nothing, error) => {
      await askAnew(client, meKey)
      // Here, because who cancels may leave the page at once: coming back would begin another prayer as well.
      if (!error) keptPrayer.change(dropped)
    },
  })
}

/** Keeps this version in the journal, or has it wait on this device when nobody answers. */
export function useSavePrayer(userId: string, version: PrayerVersion) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wanted: WaitingSave) => saveOrWait(userId, wanted),
    // Also for somebody who has left the page meanwhile.
    onSuccess: (answer, { versionKey }) => {
      if (answer !== 'waiting') {
        keptPrayer.change((kept) => saved(kept, versionKey))
        if (!version.saved) notify.success('Prayer saved to your journal')
      }
      return askAnew(client, prayersKey)
    },
  })
}
