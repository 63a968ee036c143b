import { type QueryClient, type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from '../../../api/client.ts'
import { ApiError, isStatus } from '../../../api/errors.ts'
import { meKey } from '../../../api/me.ts'
import { track } from '../../../tracking.ts'
import { notify } from '../../../ui/notify.tsx'
import { type KeptGeneration, keptGeneration } from '../kept-generation.ts'
import { prayerDraft } from '../prayer-draft.ts'
import { prayersKey } from '../prayers-key.ts'
import { askForPrayer, WritingFailed } from './ask-for-prayer.ts'
import { advance, type Composition, InvalidAnswer, NOTHING_YET } from './composition.ts'

const RECONNECTIONS_MAX = 4
/** How long Cancel waits for the server to name the generation it is to cancel. */
const NAME_WAIT_MS = 5000

/** One asking. Trying again with the same key is another attempt at the same prayer. */
export interface Asking {
  readonly generation: KeptGeneration
  readonly attempt: number
}

function compositionKey(asking: Asking | undefined): QueryKey {
  return ['composition', asking?.generation.key, asking?.attempt]
}

/** Follows a prayer while it is written. A broken line is taken up again with the same key. */
export function useComposition(asking: Asking | undefined) {
  return useQuery<Composition>({
    queryKey: compositionKey(asking),
    enabled: asking !== undefined,
    queryFn: ({ client, queryKey, signal }) => {
      if (asking === undefined) throw new Error('Nothing was asked')
      return compose(asking.generation, { client, queryKey, signal })
    },
    retry: (failures, error) => failures < RECONNECTIONS_MAX && isBrokenLine(error),
    retryDelay: (failures) => 500 * 2 ** failures,
    staleTime: Number.POSITIVE_INFINITY,
    // A page that comes back asks again with its key: the server still has the answer.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

interface Place {
  readonly client: QueryClient
  readonly queryKey: QueryKey
  readonly signal: AbortSignal
}

async function compose(
  generation: KeptGeneration,
  { client, queryKey, signal }: Place,
): Promise<Composition> {
  let composition = NOTHING_YET
  try {
    for await (const event of askForPrayer(generation.request, generation.key, signal)) {
      composition = advance(composition, event)
      client.setQueryData(queryKey, composition)
    }
  } catch (error) {
    // Refused: the next try is a new prayer. After a broken line or a lost session it is still this one.
    if (!isBrokenLine(error) && !isStatus(error, 401)) keptGeneration.forget()
    throw error
  } finally {
    // Whatever happened, the server knows better how many prayers are left.
    void client.invalidateQueries({ queryKey: meKey })
  }
  if (!generation.finished) announce(generation)
  return composition
}

/** The first time this prayer is whole; a reload reads it again without a word. */
function announce(generation: KeptGeneration): void {
  keptGeneration.keep({ ...generation, finished: true })
  prayerDraft.forget()
  track('prayer_generated')
  notify.success('Your prayer has been created')
}

/** Nobody answered, or only what stands before the server: the prayer may be on its way all the same. */
export function isBrokenLine(error: unknown): boolean {
  if (error instanceof InvalidAnswer || error instanceof WritingFailed) return false
  return !(error instanceof ApiError) || error.status >= 502
}

/** Stops the writing on the server. Before the first words this costs nothing. */
export function useCancel(asking: Asking | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const generationId = await generationIdOf(client, compositionKey(asking))
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

export interface Saving {
  readonly generationId: string
  readonly keepSituation: boolean
}

/** Keeps the prayer in the journal. Asking twice keeps it once. */
export function useSavePrayer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ generationId, keepSituation }: Saving) =>
      answerOf(
        api.POST('/api/v1/prayers', { body: { generation_id: generationId, keep_situation: keepSituation } }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: prayersKey }),
  })
}
