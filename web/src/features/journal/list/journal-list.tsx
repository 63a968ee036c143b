import { Button, Group, Stack, Title, Tooltip } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import type { Prayer } from '../../../api/types.ts'
import { PrayerCard } from '../prayer-card.tsx'
import type { useJournal, WhichPrayers } from '../queries.ts'
import classes from './journal-list.module.css'
import { LoadingFailed } from './journal-states.tsx'
import { byMonth, monthInWords } from './months.ts'
import { PrintThese } from './print-these.tsx'

interface JournalListProps {
  journal: ReturnType<typeof useJournal>
  prayers: readonly Prayer[]
  which: WhichPrayers
  /** Stands where the list would be when it is empty. */
  nothing: ReactNode
  onOpen: (prayerId: string) => void
  onDelete: (prayerId: string) => void
}

/** What is loaded of the journal, by months, and the way on. */
export function JournalList({ journal, prayers, which, nothing, onOpen, onDelete }: JournalListProps) {
  const list = useRef<HTMLElement>(null)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = journal

  const remove = (prayerId: string) => {
    // The card takes its button with it: the list keeps the focus, instead of nobody.
    list.current?.focus()
    onDelete(prayerId)
  }

  return (
    <section
      ref={list}
      tabIndex={-1}
      className={classes.list}
      aria-label="Prayers"
      aria-busy={isPlaceholderData}
      data-old={isPlaceholderData || undefined}
    >
      <div className={classes.head}>
        <span role="status">{isPlaceholderData ? '' : countOf(prayers.length, which, hasNextPage)}</span>
        {prayers.length > 0 && <PrintThese which={which} />}
      </div>
      {prayers.length === 0 && !hasNextPage && nothing}
      {byMonth(prayers).map(({ name, prayers: ofMonth }) => (
        <section key={name} aria-label={name}>
          <Title order={2} className={classes.month}>
            {name}
          </Title>
          <Stack>
            <Tooltip.Group openDelay={700} closeDelay={300}>
              {ofMonth.map((prayer) => (
                <PrayerCard
                  key={prayer.id}
                  prayer={prayer}
                  onView={() => onOpen(prayer.id)}
                  onDelete={() => remove(prayer.id)}
                />
              ))}
            </Tooltip.Group>
          </Stack>
        </section>
      ))}
      {isFetchNextPageError && <LoadingFailed onRetry={() => journal.fetchNextPage()} />}
      {hasNextPage && !isFetchNextPageError && (
        <Group justify="center" mt="xl">
          <Button variant="default" loading={isFetchingNextPage} onClick={() => journal.fetchNextPage()}>
            Show more
          </Button>
        </Group>
      )}
    </section>
  )
}

/** Spoken when the list changes: how much there is, as far as it is known. */
function countOf(count: number, which: WhichPrayers, isMore: boolean): string {
  const { search, category, mood, answered, until } = which
  const since = until === undefined ? '' : `, from ${monthInWords(until)} back`
  const isNarrow = search !== '' || category !== undefined || mood !== undefined || answered !== undefined
  const prayers = count === 1 ? '1 prayer' : `${count} prayers`
  if (isNarrow && count === 0 && !isMore) return 'No prayers match'
  if (isMore) return (isNarrow ? `The first ${prayers} that match` : `The newest ${prayers}`) + since
  if (!isNarrow) return prayers + since
  return (count === 1 ? '1 prayer matches' : `${prayers} match`) + since
}
