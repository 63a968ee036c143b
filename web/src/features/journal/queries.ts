import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import { isStatus, isUnanswered } from '../../api/errors.ts'
import { askAnew } from '../../api/query-client.ts'
import type { Prayer, PrayerChange, PrayerPage } from '../../api/types.ts'
import {
  changeCached,
  findCached,
  type JournalPart,
  letGoOfOlder,
  listsKey,
  monthsKey,
  prayerKey,
  prayersKey,
  rememberedKey,
  takeOut,
} from '../../prayer/cached-prayers.ts'
import { journalSearch } from '../../prayer/in-this-tab.ts'
import { sendingIsOver } from '../../prayer/waiting/send-waiting.ts'
import { unsavedPrayers } from '../../prayer/waiting/unsaved-prayers.ts'
import { isSignedIn } from '../../session/session.ts'
import { localDate, localZone } from '../../time-zone.ts'
import { notify } from '../../ui/notify.tsx'
import { keptJournal, partOfKept } from './kept-journal.ts'
import { type JournalFilter, readFilter } from './list/journal-filter.ts'

const UNDO_MS = 7000
/** A long journal is many pages: coming back to the tab does not ask for all of them again at once. */
export const FRESH_MS = 60_000

export interface WhichPrayers extends JournalFilter {
  /** Words that all have to occur; empty when nothing is searched. */
  readonly search: string
}

/** What the page at this address shows first. */
export function whichAt(userId: string, url: URL): WhichPrayers {
  return { ...readFilter(url.searchParams), search: (journalSearch.find(userId) ?? '').trim() }
}

interface PageRequest extends WhichPrayers {
  readonly cursor?: string | undefined
  readonly limit?: number
}

/** One page of the journal. Words that are searched for travel in a body: addresses are written down on the way. */
export function readPage(
  { search, until, ...filter }: PageRequest,
  signal?: AbortSignal,
): Promise<PrayerPage> {
  const which = { ...filter, ...(until && { until_month: until, timezone: localZone() }) }
  const opened = search
    ? api.POST('/api/v1/prayers/search', { body: { ...which, search }, ...(signal && { signal }) })
    : api.GET('/api/v1/prayers', { params: { query: which }, ...(signal && { signal }) })
  return answerOf<PrayerPage>(opened)
}

/** Without an answer, the journal is what is kept of it on this device. */
async function readJournal(userId: string, which: PageRequest, signal: AbortSignal): Promise<JournalPart> {
  try {
    return await readPage(which, signal)
  } catch (error) {
    const isWanted = which.cursor === undefined && isUnanswered(error) && !signal.aborted
    const kept = isWanted ? await keptJournal.find(userId) : undefined
    if (!kept) throw error
    return partOfKept(kept, which)
  }
}

/** The journal, newest first, a page at a time. The list before stands until the next one is there. */
export function journalQuery(userId: string, which: WhichPrayers) {
  return infiniteQueryOptions({
    queryKey: [...listsKey, which],
    queryFn: ({ pageParam: cursor, signal }) => readJournal(userId, { ...which, cursor }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: ({ state }) => (state.data?.pages[0]?.kept ? 0 : FRESH_MS),
    refetchOnReconnect: 'always',
  })
}

export function useJournal(userId: string, which: WhichPrayers) {
  return useInfiniteQuery(journalQuery(userId, which))
}

async function readPrayer(prayerId: string): Promise<Prayer> {
  try {
    return await answerOf(api.GET('/api/v1/prayers/{prayerId}', { params: { path: { prayerId } } }))
  } catch (error) {
    const kept = isUnanswered(error) ? await keptJournal.findPrayer(prayerId) : undefined
    if (!kept) throw error
    return kept
  }
}

/** One prayer; at once when a list holds it already. */
export function usePrayer(prayerId: string | undefined) {
  const client = useQueryClient()
  return useQuery({
    queryKey: prayerKey(prayerId ?? ''),
    queryFn: () => readPrayer(prayerId ?? ''),
    enabled: prayerId !== undefined,
    initialData: () => (prayerId === undefined ? undefined : findCached(client, prayerId)?.prayer),
    // As old as the list it is from.
    initialDataUpdatedAt: () => (prayerId === undefined ? undefined : findCached(client, prayerId)?.at),
    staleTime: FRESH_MS,
  })
}

/** What was saved on this day of earlier years. */
export function rememberedQuery() {
  const today = localDate()
  return queryOptions({
    queryKey: [...rememberedKey, today],
    queryFn: () =>
      answerOf(
        api.GET('/api/v1/prayers/remembered', { params: { query: { date: today, timezone: localZone() } } }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The months of the journal with how many prayers they have. Without an answer the journal has no list of months. */
export function useMonths() {
  const timezone = localZone()
  const { data } = useQuery({
    queryKey: [...monthsKey, timezone],
    queryFn: () => answerOf(api.GET('/api/v1/prayers/months', { params: { query: { timezone } } })),
    staleTime: FRESH_MS,
  })
  return data?.items ?? []
}

/** Whether it was there. What was deleted elsewhere has only to go from the list. */
async function deleteIfThere(prayerId: string): Promise<boolean> {
  try {
    await answerOf(api.DELETE('/api/v1/prayers/{prayerId}', { params: { path: { prayerId } } }))
    return true
  } catch (error) {
    if (isStatus(error, 404)) return false
    throw error
  }
}

/** Takes a prayer out of the journal at once, and gives 7 seconds to bring it back (D-35). */
export function useDeletePrayer(userId: string) {
  const client = useQueryClient()
  const restore = useRestorePrayer()
  return useMutation({
    mutationFn: deleteIfThere,
    onMutate: async (prayerId) => {
      // A refetch that was under way would bring the card back.
      const askAgain = await letGoOfOlder(client)
      // Its save may still wait, where the answer was lost: sent again it would bring the prayer back.
      const generationId = findCached(client, prayerId)?.prayer.generation_id
      const wasWaiting = generationId !== undefined && (await unsavedPrayers.drop(userId, generationId))
      const putBack = takeOut(client, prayerId)
      // And one that is on its way right now would do so if it arrived after the deletion.
      if (wasWaiting) await sendingIsOver()
      return { putBack, askAgain, wasWaiting }
    },
    onSuccess: (wasThere, prayerId, { putBack }) => {
      client.removeQueries({ queryKey: prayerKey(prayerId) })
      void keptJournal.change(userId, prayerId, undefined)
      if (!wasThere) return notify.success('Prayer deleted')
      notify.undoable('Prayer deleted', () => restore.mutate({ prayerId, putBack }), UNDO_MS)
    },
    onError: (_error, _prayerId, context) => {
      context?.putBack()
      notify.failure('Failed to delete prayer')
    },
    onSettled: (_wasThere, _error, _prayerId, context) => {
      context?.askAgain()
      void client.invalidateQueries({ queryKey: monthsKey })
      if (context?.wasWaiting) void askAnew(client, listsKey)
    },
  })
}

function useRestorePrayer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ prayerId }: { prayerId: string; putBack: () => void }) =>
      answerOf(api.POST('/api/v1/prayers/{prayerId}/restore', { params: { path: { prayerId } } })),
    onSuccess: (_prayer, { putBack }) => {
      putBack()
      void client.invalidateQueries({ queryKey: monthsKey })
      notify.success('Your prayer is back')
    },
    onError: () => {
      notify.failure('The prayer could not be brought back')
      return client.invalidateQueries({ queryKey: listsKey })
    },
  })
}

interface Then {
  onSaved?: () => void
  onFailed?: () => void
}

/** What of a prayer is changed: each is one thing, wherever it is changed from. */
type Part = 'note' | 'text' | 'answered'

/**
 * Writes to a prayer what came later. The caller says what came of it, also when their part of the page has gone
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
