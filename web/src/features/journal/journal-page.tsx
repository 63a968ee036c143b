import { Button } from '@mantine/core'
import { useDebouncedValue, useNetwork } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { Prayer } from '../../api/types.ts'
import { paths } from '../../paths.ts'
import { listsKey } from '../../prayer/cached-prayers.ts'
import { journalSearch } from '../../prayer/in-this-tab.ts'
import { WaitingCards } from '../../prayer/waiting/waiting-cards.tsx'
import { keepOffline } from '../../preferences.ts'
import { useSignedIn } from '../../session/session.ts'
import { ArrowLeftIcon } from '../../ui/icons.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ShareDialog } from '../share/share-dialog.tsx'
import { keptJournal } from './kept-journal.ts'
import { FilterBar } from './list/filter-bar.tsx'
import { isNarrowed, readFilter, withoutFilter } from './list/journal-filter.ts'
import { JournalList } from './list/journal-list.tsx'
import { EmptyJournal, LoadingFailed, LoadingPrayers, NothingFound } from './list/journal-states.tsx'
import { OfflineNotice } from './list/offline-notice.tsx'
import { RememberedPrayers } from './list/remembered-prayers.tsx'
import { PrayerDialog } from './prayer-dialog.tsx'
import { FRESH_MS, readPage, useDeletePrayer, useJournal, usePrayer } from './queries.ts'
import { useOpenedPrayer } from './use-opened-prayer.ts'

const TYPING_MS = 300

export function JournalPage() {
  const { userId } = useSignedIn()
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useSearch(userId)
  const [settled] = useDebouncedValue(search.trim(), TYPING_MS)
  const filter = readFilter(params)
  const which = { ...filter, search: search.trim() === '' ? '' : settled }
  const isNarrow = isNarrowed(filter) || which.search !== ''
  const journal = useJournal(userId, which)
  const opened = useOpenedPrayer()
  const shared = usePrayer(opened.isSharing ? opened.prayerId : undefined)
  const deletePrayer = useDeletePrayer(userId)

  const { online } = useNetwork()
  useKeepJournal(userId, journal, isNarrow)
  const kept = journal.data?.pages[0]?.kept

  const clear = () => {
    setSearch('')
    setParams(withoutFilter(params), { replace: true, preventScrollReset: true })
  }
  const prayers = journal.data?.pages.flatMap(({ items }) => items)
  const isEmpty = !isNarrow && search === '' && prayers?.length === 0 && !journal.hasNextPage

  return (
    <Page
      title="My Journal"
      back={
        <Button variant="subtle" component={Link} to={paths.dashboard} leftSection={<ArrowLeftIcon />}>
          Back
        </Button>
      }
      actions={
        <Button component={Link} to={paths.generate}>
          New Prayer
        </Button>
      }
    >
      {prayers && (kept || !online) && (
        <OfflineNotice
          at={kept?.at ?? new Date(journal.dataUpdatedAt).toISOString()}
          isWhole={kept?.isWhole ?? !journal.hasNextPage}
          count={prayers.length}
          onRetry={() => journal.refetch()}
        />
      )}
      <WaitingCards userId={userId} />
      {!isNarrow && !isEmpty && <RememberedPrayers onOpen={opened.open} />}
      {!isEmpty && <FilterBar filter={filter} search={search} onSearch={setSearch} />}
      {journal.isPending && <LoadingPrayers />}
      {journal.isError && !prayers && <LoadingFailed onRetry={() => journal.refetch()} />}
      {isEmpty && <EmptyJournal />}
      {prayers && !isEmpty && (
        <JournalList
          journal={journal}
          prayers={prayers}
          which={which}
          nothing={<NothingFound onClear={clear} />}
          onOpen={opened.open}
          onDelete={(prayerId) => deletePrayer.mutate(prayerId)}
        />
      )}
      <PrayerDialog
        prayerId={opened.prayerId}
        onClose={opened.close}
        onShare={opened.share}
        onDelete={(prayerId) => {
          opened.close()
          deletePrayer.mutate(prayerId)
        }}
      />
      <ShareDialog prayer={shared.data} opened={opened.isSharing} onClose={opened.closeShare} />
    </Page>
  )
}

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

/** The words of a search. A person who leaves the journal leaves none behind. */
export function useSearch(userId: string) {
  const [words, setWords] = useState(() => journalSearch.find(userId) ?? '')
  useEffect(() => {
    if (words !== '') journalSearch.keep(userId, words)
    return journalSearch.forget
  }, [userId, words])
  return [words, setWords] as const
}
