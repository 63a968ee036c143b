import { type QueryClient, type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { meKey } from '../../api/me.ts'
import { askAnew } from '../../api/query-client.ts'
import type { GenerationBody } from '../../api/types.ts'
import { generationKey, noteSaved, prayersKey, unsavedKey } from '../../prayer/cached-prayers.ts'
import {
  advance,
  begun,
  type FinishedGeneration,
  fromState,
  type GenerationNow,
  isFinished,
  type PrayerEvent,
} from '../../prayer/generation.ts'
import { type AskedPrayer, askedPrayer } from '../../prayer/in-this-tab.ts'
import { asksFor, prayerDraft } from '../../prayer/prayer-draft.ts'
import { saveOrWait } from '../../prayer/waiting/send-waiting.ts'
import { type SaveWish, unsavedPrayers } from '../../prayer/waiting/unsaved-prayers.ts'
import { track } from '../../tracking.ts'
import { notify } from '../../ui/notify.tsx'
import {
  followGeneration,
  getGeneration,
  isBrokenLine,
  isFinal,
  isTriedAgain,
  NoLongerWanted,
  pauseBefore,
  startGeneration,
} from './generation/generation-stream.ts'

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

interface Place {
  readonly client: QueryClient
  readonly queryKey: QueryKey
  readonly signal: AbortSignal
}

/** Reads a generation, and follows it while it is written. Where the server gives none, the copy on this device does. */
export async function readGeneration(userId: string, id: string, place: Place): Promise<GenerationNow> {
  try {
    const now = await follow(id, place)
    if (isFinished(now) && !now.isSaved) void unsavedPrayers.keep(userId, now)
    settle(userId, now, place.client)
    return now
  } catch (error) {
    const kept = place.signal.aborted ? undefined : await unsavedPrayers.find(userId, id)
    if (kept) return kept.generation
    if (isFinal(error)) askedPrayer.end(userId, id)
    if (!place.signal.aborted && !isFinal(error)) tellWaiting(error, place)
    throw error
  }
}

async function follow(id: string, { client, queryKey, signal }: Place): Promise<GenerationNow> {
  const known = client.getQueryData<GenerationNow>(queryKey)
  let now = known?.state === 'running' ? known : fromState(await getGeneration(id, signal))
  if (now.state !== 'running') return now
  client.setQueryData(queryKey, now)
  try {
    for await (const event of followGeneration(id, now.lastEventId, signal)) {
      now = advance(now, event)
      client.setQueryData(queryKey, now)
    }
    return now
  } catch (error) {
    return ended(now, error)
  } finally {
    // However it ended, the server knows better how many prayers are left.
    void askAnew(client, meKey)
  }
}

const ENDS: Readonly<Record<string, GenerationNow['state']>> = {
  generation_failed: 'failed',
  generation_ended: 'failed',
  generation_cancelled: 'cancelled',
  generation_gone: 'purged',
}

/** Throws what is no end. */
function ended(now: GenerationNow, error: unknown): GenerationNow {
  const state = error instanceof ApiError ? ENDS[error.code] : undefined
  if (state === undefined || !(error instanceof ApiError)) throw error
  return { ...now, state, reason: error.message }
}

function tellWaiting(error: unknown, { client, queryKey }: Place): void {
  const waitingFor = isBrokenLine(error) ? 'connection' : 'server'
  client.setQueryData<GenerationNow>(queryKey, (now) => now && { ...now, waitingFor })
}

/** The first to see finished what this tab asked for tells of it; the other versions know of this one now. */
function settle(userId: string, now: GenerationNow, client: QueryClient): void {
  if (now.state === 'running') return
  const asked = askedPrayer.find(userId)
  if (asked?.id === now.id) askedPrayer.end(userId, now.id)
  if (!now.result) return
  if (asked?.id === now.id) announce(userId, asked.body)
  const { versions, result } = now
  for (const version of versions)
    client.setQueryData<GenerationNow>(
      generationKey(version),
      (known) =>
        known?.result && { ...known, versions, result: { ...known.result, rewrites: result.rewrites } },
    )
  void client.invalidateQueries({ queryKey: unsavedKey })
}

function announce(userId: string, body: GenerationBody): void {
  if ('rewrite_of' in body) {
    notify.success('Your prayer has been written again')
    return
  }
  prayerDraft.forgetWhere(userId, (values) => asksFor(values, body))
  track('prayer_generated')
  notify.success('Your prayer has been created')
}
