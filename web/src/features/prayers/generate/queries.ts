import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../../api/ask-anew.ts'
import { answerOf, api } from '../../../api/client.ts'
import { meKey } from '../../../api/me.ts'
import { prayersKey } from '../prayers-key.ts'
import type { PrayerVersion } from '../versions.ts'
import { saveOrWait } from '../waiting/save-or-wait.ts'
import type { WaitingSave } from '../waiting/waiting-saves.ts'
import { isAskedAgain, pauseBefore } from './asking-again.ts'
import { compose } from './compose.ts'
import type { Composition } from './composition.ts'
import { compositionKey, generationIdOf } from './compositions.ts'

/** How long Cancel waits for the server to name the generation it is to cancel. */
const NAME_WAIT_MS = 5000
/** A version one comes back to is there at once, also without a network. */
const KEPT_IN_MEMORY_MS = 30 * 60 * 1000

/** Follows a prayer while it is written, or reads it again. A broken line is taken up again with the same key. */
export function useComposition(version: PrayerVersion | undefined) {
  return useQuery<Composition>({
    queryKey: compositionKey(version),
    enabled: version !== undefined && version.state !== 'refused',
    queryFn: ({ client, queryKey, signal }) => {
      if (version === undefined) throw new Error('Nothing was asked')
      return compose(version, { client, queryKey, signal })
    },
    retry: isAskedAgain,
    retryDelay: pauseBefore,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_IN_MEMORY_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Stops the writing on the server. Before the first words this costs nothing. */
export function useCancel(version: PrayerVersion | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const generationId = await generationIdOf(client, compositionKey(version), NAME_WAIT_MS)
      await answerOf(
        api.POST('/api/v1/generations/{generationId}/cancel', { params: { path: { generationId } } }),
      )
    },
    onSettled: () => askAnew(client, meKey),
  })
}

/** Keeps the prayer in the journal, or has it wait on this device when nobody answers. */
export function useSavePrayer(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wanted: WaitingSave) => saveOrWait(userId, wanted),
    onSuccess: () => askAnew(client, prayersKey),
  })
}
