import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Prayer } from '../../api/types.ts'
import { listsKey } from '../../prayer/cached-prayers.ts'
import { keepOffline } from '../../preferences.ts'
import { keptJournal } from './kept-journal.ts'
import { FRESH_MS, readPage, type useJournal } from './queries.ts'

/** The server gives no more at once. */
const AT_ONCE = 100

/**
 * Keeps the journal on the device while it is read: everything that is loaded, and the newest hundred in any case.
 * What is narrowed is a part of it, and what was kept before is not news.
 */
export function useKeepJournal(
  userId: string,
  journal: ReturnType<typeof useJournal>,
  isNarrow: boolean,
): void {
  const isNews = !isNarrow && journal.isSuccess && !journal.isPlaceholderData && !journal.data.pages[0]?.kept
  const isMore = isNews && journal.hasNextPage
  const newest = useInfiniteQuery({
    // Among the lists, so that a prayer that is changed or deleted is so here too.
    queryKey: [...listsKey, 'to keep'],
    queryFn: ({ signal }) => readPage({ search: '', limit: AT_ONCE }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: () => undefined,
    enabled: isMore && keepOffline.read(),
    staleTime: FRESH_MS,
  })
  const { data } = journal
  const more = isMore ? newest.data?.pages[0] : undefined

  useEffect(() => {
    if (!isNews || !data) return
    const prayers = together(
      data.pages.flatMap(({ items }) => items),
      more?.items ?? [],
    )
    void keptJournal.keep(userId, {
      at: new Date().toISOString(),
      prayers,
      isWhole: !isMore || more?.next_cursor === null,
    })
  }, [isNews, isMore, data, more, userId])
}

/** Both lists are the newest ones; the longer one goes on where the other ends. */
function together(loaded: readonly Prayer[], newest: readonly Prayer[]): readonly Prayer[] {
  const known = new Set(loaded.map(({ id }) => id))
  return [...loaded, ...newest.filter(({ id }) => !known.has(id))].toSorted((one, other) =>
    other.created_at.localeCompare(one.created_at),
  )
}
