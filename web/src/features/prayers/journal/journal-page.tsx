import { Alert, Button, Group, Loader, Stack, Text, Title, Tooltip } from '@mantine/core'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Prayer } from '../../../api/types.ts'
import { paths } from '../../../paths.ts'
import { ArrowLeftIcon } from '../../../ui/icons.tsx'
import { Page } from '../../../ui/page.tsx'
import classes from './journal-page.module.css'
import { byMonth } from './months.ts'
import { PrayerCard } from './prayer-card.tsx'
import { PrayerDialog } from './prayer-dialog.tsx'
import { useDeletePrayer, useJournal } from './queries.ts'

export function JournalPage() {
  const journal = useJournal()
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
      <Contents journal={journal} />
    </Page>
  )
}

function Contents({ journal }: { journal: ReturnType<typeof useJournal> }) {
  if (journal.isPending)
    return (
      <Group justify="center" py={64} role="status" aria-label="Loading your prayers">
        <Loader />
      </Group>
    )
  if (journal.isError && !journal.data) return <LoadingFailed onRetry={() => journal.refetch()} />

  const prayers = journal.data.pages.flatMap(({ items }) => items)
  if (prayers.length === 0 && !journal.hasNextPage) return <EmptyJournal />
  return (
    <>
      <Months prayers={prayers} />
      {journal.isFetchNextPageError && <LoadingFailed onRetry={() => journal.fetchNextPage()} />}
      {journal.hasNextPage && !journal.isFetchNextPageError && (
        <Group justify="center" mt="xl">
          <Button
            variant="default"
            loading={journal.isFetchingNextPage}
            onClick={() => journal.fetchNextPage()}
          >
            Show more
          </Button>
        </Group>
      )}
    </>
  )
}

function Months({ prayers }: { prayers: readonly Prayer[] }) {
  const [opened, setOpened] = useState<Prayer>()
  const list = useRef<HTMLElement>(null)
  const deletePrayer = useDeletePrayer()

  const remove = (id: string) => {
    // The card takes its button with it: the list keeps the focus, instead of nobody.
    list.current?.focus()
    deletePrayer.mutate(id)
  }

  return (
    <section ref={list} tabIndex={-1} className={classes.list} aria-label="Prayers">
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
                  onView={() => setOpened(prayer)}
                  onDelete={() => remove(prayer.id)}
                />
              ))}
            </Tooltip.Group>
          </Stack>
        </section>
      ))}
      <PrayerDialog prayer={opened} onClose={() => setOpened(undefined)} />
    </section>
  )
}

function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert color="clay" role="alert">
      <Text mb="sm">Failed to load prayers</Text>
      <Button size="sm" variant="default" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  )
}

function EmptyJournal() {
  return (
    <div className={classes.empty}>
      <Text className={classes.emptyText}>You haven't created any prayers yet</Text>
      <Button component={Link} to={paths.generate} size="lg">
        Create Your First Prayer
      </Button>
    </div>
  )
}
