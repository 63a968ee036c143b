import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../api/ask-anew.ts'
import { answerOf, api } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { meKey } from '../../api/me.ts'
import { generationKey, noteSaved } from '../../prayer/cached-generations.ts'
import { prayersKey } from '../../prayer/cached-prayers.ts'
import {
  advance,
  begun,
  type FinishedGeneration,
  type GenerationNow,
  type PrayerEvent,
} from '../../prayer/generation.ts'
import { type AskedPrayer, askedPrayer } from '../../prayer/in-this-tab.ts'
import { saveOrWait } from '../../prayer/waiting/save-or-wait.ts'
import type { SaveWish } from '../../prayer/waiting/unsaved-prayers.ts'
import { notify } from '../../ui/notify.tsx'
import { startGeneration } from './generation/generation-stream.ts'
import { readGeneration } from './generation/read-generation.ts'
import { isFinal, isTriedAgain, NoLongerWanted, pauseBefore } from './generation/retries.ts'

/** A version one comes back to is there at once, also without a network. */
const KEPT_IN_MEMORY_MS = 30 * 60 * 1000

/** Reads a generation and follows it. It begins nothing, so it may be repeated as often as needed. */
export function useGeneration(userId: string, id: string | undefined, isStarted: boolean) {
  return useQuery<GenerationNow>({
    queryKey: generationKey(id),
    enabled: id !== undefined && isStarted,
    queryFn: (place) => readGeneration(userId, id ?? '', place),
    retry: isTriedAgain,
    retryDelay: pauseBefore,
    staleTime: ({ state }) => (state.data?.state === 'running' ? 0 : Number.POSITIVE_INFINITY),
    gcTime: KEPT_IN_MEMORY_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => state.data?.state !== 'done',
  })
}

/** Has a prayer written. The same id begins no other, so it is sent again until there is an answer. */
export function useStart(userId: string) {
  const client = useQueryClient()
  return useMutation<PrayerEvent | undefined, Error, AskedPrayer>({
    mutationFn: async (asked) => {
      // It was cancelled since, or its person has left.
      if (askedPrayer.find(userId)?.id !== asked.id) throw new NoLongerWanted()
      return startGeneration(asked)
    },
    retry: isTriedAgain,
    retryDelay: pauseBefore,
    onSuccess: (first, { id, body }) => {
      const start = begun(id, 'rewrite_of' in body ? body.rewrite_of : undefined)
      const now = first && first.event !== 'done' ? advance(start, first) : undefined
      if (now) client.setQueryData<GenerationNow>(generationKey(id), (known) => known ?? now)
    },
    onError: async (error, { id, body }) => {
      if (!isFinal(error)) return
      askedPrayer.end(userId, id)
      // The page thought that there was a try left; the server, and perhaps another tab, know better.
      if (error instanceof ApiError && error.code === 'rewrite_over' && 'rewrite_of' in body)
        await askAnew(client, generationKey(body.rewrite_of))
    },
  })
}

/** Stops the writing on the server, also before it has begun. What is finished stays finished. */
export function useCancel(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.DELETE('/api/v1/generations/{generationId}', { params: { path: { generationId: id } } })),
    // Also for a person who has left the page meanwhile, or is back.
    onSuccess: async ({ state }, id) => {
      if (state !== 'cancelled') return
      const queryKey = generationKey(id)
      askedPrayer.end(userId, id)
      await client.cancelQueries({ queryKey })
      client.setQueryData<GenerationNow>(queryKey, (now) => ({ ...(now ?? begun(id)), state }))
    },
    onError: (_error, id) => askedPrayer.end(userId, id),
    onSettled: () => askAnew(client, meKey),
  })
}

/** Keeps this version in the journal, or has it wait on this device when nobody answers. */
export function useSavePrayer(userId: string, generation: FinishedGeneration, wasWaiting: boolean) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: SaveWish) => saveOrWait(userId, generation, wish, wasWaiting),
    // Also for somebody who has left the page meanwhile.
    onSuccess: async (answer) => {
      if (answer !== 'waiting') {
        noteSaved(client, generation.id)
        if (!generation.isSaved) notify.success('Prayer saved to your journal')
      }
      await askAnew(client, prayersKey)
    },
  })
}
