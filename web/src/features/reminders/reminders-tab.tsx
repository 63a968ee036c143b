import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '../../api/me.ts'
import type { ReminderList as List } from '../../api/types.ts'
import { useSignedIn } from '../../session/session.ts'
import { SLOW_WORDS, useIsSlow } from '../../ui/hooks/use-elapsed.ts'
import { PartNotLoaded } from '../../ui/load-failed.tsx'
import { ReminderForm } from './form/reminder-form.tsx'
import { ReminderList } from './list/reminder-list.tsx'
import { remindersQuery, useAddReminder } from './queries.ts'
import { unsentReminder, usualDraft, wishOf } from './reminder-draft.ts'
import classes from './reminders-tab.module.css'
import { CalendarSection } from './ways/calendar-section.tsx'
import { PushHere } from './ways/push-here.tsx'
import waysClasses from './ways/ways.module.css'

/** When somebody wants to be reminded to pray, and how. */
export function RemindersTab() {
  const { data: list, isPending, refetch } = useQuery(remindersQuery)
  const { email: ofSession } = useSignedIn()
  const email = useMe().data?.email ?? ofSession
  if (isPending) return <Loading />
  if (!list)
    return <PartNotLoaded onRetry={() => refetch()}>Your reminders could not be loaded.</PartNotLoaded>
  return (
    <Stack gap={40}>
      <AddReminder email={email} list={list} />
      <ReminderList email={email} list={list} />
      <CalendarSection />
      {list.channels.push && (
        <section aria-labelledby="reminder-push" className={waysClasses.section}>
          <Title order={2} id="reminder-push" className={waysClasses.title}>
            Notifications on this device
          </Title>
          <PushHere />
        </section>
      )}
    </Stack>
  )
}

function AddReminder({ email, list: { items, channels, limit } }: { email: string; list: List }) {
  const { userId } = useSignedIn()
  const add = useAddReminder()
  const [added, setAdded] = useState(0)
  const onAdded = () => {
    unsentReminder.forget()
    setAdded((count) => count + 1)
  }
  return (
    <section aria-labelledby="add-reminder" className={classes.add}>
      <Title order={2} id="add-reminder" className={classes.title}>
        Add a reminder
      </Title>
      <ReminderForm
        // After each one the form is as at first.
        key={added}
        email={email}
        available={channels}
        initial={unsentReminder.find(userId) ?? usualDraft(channels)}
        submit="Add Reminder"
        isSaving={add.isPending}
        full={
          items.length >= limit
            ? `You have ${limit} reminders, and more cannot be added. Delete one to make room.`
            : undefined
        }
        onChange={(draft) => unsentReminder.keep(userId, draft)}
        onSubmit={(draft) => add.mutate(wishOf(draft), { onSuccess: onAdded })}
      />
    </section>
  )
}

function Loading() {
  const isSlow = useIsSlow()
  return (
    <Stack role="status" aria-label="Loading your reminders">
      <Skeleton height={320} />
      <Skeleton height={140} />
      {isSlow && <Text c="dimmed">{SLOW_WORDS}</Text>}
    </Stack>
  )
}
