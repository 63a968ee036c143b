import { type QueryClient, type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from '../../../api/client.ts'
import { ApiError, isStatus, isUnanswered } from '../../../api/errors.ts'
import { meKey } from '../../../api/me.ts'
import { track } from '../../../tracking.ts'
import { notify } from '../../../ui/notify.tsx'
import { keptPrayer } from '../kept-prayer.ts'
import { prayerDraft } from '../prayer-draft.ts'
import { prayersKey } from '../prayers-key.ts'
import { savePrayer } from '../save-prayer.ts'
import { finished, type PrayerVersion, refused } from '../versions.ts'
import { type WaitingSave, waitingSaves } from '../waiting/waiting-saves.ts'
import { askForPrayer, WritingFailed } from './ask-for-prayer.ts'
import { advance, type Composition, InvalidAnswer, NOTHING_YET } from './composition.ts'
import { keptComposition } from './kept-composition.ts'

const RECONNECTIONS_MAX = 4
/** How long Cancel waits for the server to name the generation it is to cancel. */
const NAME_WAIT_MS = 5000
/** A version one comes back to is there at once, also without a network. */
const KEPT_IN_MEMORY_MS = 30 * 60 * 1000

const compositionsKey = ['composition'] as const

function compositionKey(version: PrayerVersion | undefined): QueryKey {
  return [...compositionsKey, version?.key, version?.attempt]
}

/** Follows a prayer while it is written, or reads it again. A broken line is taken up again with the same key. */
export function useComposition(version: PrayerVersion | undefined) {
  return useQuery<Composition>({
    queryKey: compositionKey(version),
    enabled: version !== undefined && version.state !== 'refused',
    queryFn: ({ client, queryKey, signal }) => {
      if (version === undefined) throw new Error('Nothing was asked')
      return compose(version, { client, queryKey, signal })
    },
    retry: (failures, error) => failures < RECONNECTIONS_MAX && isBrokenLine(error),
    retryDelay: (failures) => 500 * 2 ** failures,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_IN_MEMORY_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

interface Place {
  readonly client: QueryClient
  readonly queryKey: QueryKey
  readonly signal: AbortSignal
}

async function compose(version: PrayerVersion, { client, queryKey, signal }: Place): Promise<Composition> {
  let composition = NOTHING_YET
  try {
    for await (const event of askForPrayer(version, signal)) {
      composition = advance(composition, event)
      client.setQueryData(queryKey, composition)
    }
  } catch (error) {
    const kept =
      isBrokenLine(error) && version.state === 'finished' && (await keptComposition.find(version.key))
    if (kept) return kept
    // Refused: the next try is a new one. After a broken line or a lost session it is still this one; a session that
    // is lost takes its questions with it, and those end as broken off.
    if (!signal.aborted && !isBrokenLine(error) && !isStatus(error, 401))
      keptPrayer.change((kept) => refused(kept, version.key, isRewriteOver(error)))
    throw error
  } finally {
    // Whatever happened, the server knows better how many prayers are left.
    void client.invalidateQueries({ queryKey: meKey })
  }
  keptPrayer.change((kept) => finished(kept, version.key, composition.prayer?.rewrites))
  void keptComposition.keep(version.key, composition)
  if (version.state !== 'finished') announce(version)
  return composition
}

/** The first time this version is whole; a reload reads it again without a word. */
function announce({ rewrite }: PrayerVersion): void {
  if (rewrite) {
    notify.success('Your prayer has been written again')
    return
  }
  prayerDraft.forget()
  track('prayer_generated')
  notify.success('Your prayer has been created')
}

/** The page thought that there was a try left; the server, and perhaps another tab, know better. */
function isRewriteOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'rewrite_over'
}

/** Nobody answered, or only what stands before the server: the prayer may be on its way all the same. */
export function isBrokenLine(error: unknown): boolean {
  if (error instanceof InvalidAnswer || error instanceof WritingFailed) return false
  return isUnanswered(error)
}

/** Stops the writing on the server. Before the first words this costs nothing. */
export function useCancel(version: PrayerVersion | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const generationId = await generationIdOf(client, compositionKey(version))
      if (generationId !== undefined)
        await answerOf(
          api.POST('/api/v1/generations/{generationId}/cancel', { params: { path: { generationId } } }),
        )
    },
    onSettled: () => client.invalidateQueries({ queryKey: meKey }),
  })
}

/** The server names a generation in its first event; Cancel may be pressed before that has arrived. */
function generationIdOf(client: QueryClient, queryKey: QueryKey): Promise<string | undefined> {
  const now = () => client.getQueryData<Composition>(queryKey)?.generationId
  if (now() !== undefined) return Promise.resolve(now())
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve(now())
    }
    const timer = setTimeout(stop, NAME_WAIT_MS)
    const unsubscribe = client.getQueryCache().subscribe(() => {
      if (now() !== undefined) stop()
    })
  })
}

/** Keeps the prayer in the journal, or has it wait on this device when nobody answers. */
export function useSavePrayer(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (wanted: WaitingSave): Promise<'saved' | 'waiting'> => {
      try {
        await savePrayer(wanted)
      } catch (error) {
        if (isUnanswered(error) && (await waitingSaves.add(userId, wanted))) return 'waiting'
        throw error
      }
      await waitingSaves.remove(userId, wanted.generationId)
      return 'saved'
    },
    onSuccess: () => client.invalidateQueries({ queryKey: prayersKey }),
  })
}

/** Nothing of a prayer that was saved is kept beside the journal, in memory or on the device. */
export function forgetCompositions(client: QueryClient): void {
  client.removeQueries({ queryKey: compositionsKey })
  void keptComposition.forgetAll()
}
