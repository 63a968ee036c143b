import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import { explanationOf, isStatus } from '../../api/errors.ts'
import { askAnew, WHILE_LOADING_MS } from '../../api/query-client.ts'
import type { Reminder, ReminderChange, ReminderList, ReminderWish } from '../../api/types.ts'
import { notify } from '../../ui/notify.tsx'

const remindersKey = ['reminders'] as const
const UNDO_MS = 7000
const SOON_MS = 60 * 60_000
/** The worker looks every few seconds. */
const AFTER_DUE_MS = 8000
const UNDER_WAY_MS = 3000
const UNDER_WAY_MS_MAX = 2 * 60_000

export const remindersQuery = queryOptions({
  queryKey: remindersKey,
  queryFn: readReminders,
  staleTime: WHILE_LOADING_MS,
  refetchInterval: ({ state }) => nextNewsMs(state.data),
})

async function readReminders(): Promise<ReminderList> {
  try {
    return await answerOf(api.GET('/api/v1/reminders'))
  } catch (error) {
    // REM-11
    console.warn('The reminders could not be loaded', error)
    throw error
  }
}

/** When the list will say something else: after the next one is due, and while one is on its way. */
export function nextNewsMs(list: ReminderList | undefined, now = Date.now()): number | false {
  const isUnderWay = list?.items.some(
    ({ last_delivery: last }) =>
      (last?.state === 'pending' || last?.state === 'sending') &&
      now - Date.parse(last.at) < UNDER_WAY_MS_MAX,
  )
  if (isUnderWay) return UNDER_WAY_MS
  const dueIn = (list?.items ?? []).flatMap(({ next_fire_at }) =>
    next_fire_at === null ? [] : Math.max(0, Date.parse(next_fire_at) - now),
  )
  const soonest = Math.min(...dueIn)
  return soonest < SOON_MS ? soonest + AFTER_DUE_MS : false
}

/** What went wrong, with the reason where there is one to give. */
function sayFailed(title: string, error: unknown): void {
  const reason = explanationOf(error, '')
  if (reason) notify.failure(reason, { title })
  else notify.failure(title)
}

/** REM-03, REM-08 */
export function useAddReminder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ReminderWish) => answerOf(api.POST('/api/v1/reminders', { body })),
    onSuccess: () => notify.success('Prayer reminder added!'),
    onError: (error) => sayFailed('Failed to add reminder', error),
    onSettled: () => askAnew(client, remindersKey),
  })
}

interface Change {
  readonly reminder: Reminder
  readonly change: ReminderChange
  /** What is said when it is done. */
  readonly done: string
}

/** One after the other. A switch is never disabled, which would take the focus from it: the last press counts. */
export function useChangeReminder() {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'reminder-changes' },
    mutationFn: ({ reminder, change }: Change) => patch(reminder.id, change),
    onSuccess: async (changed, { done }) => {
      notify.success(done)
      await replace(client, changed)
    },
    onError: (error) => sayFailed('Failed to update reminder', error),
    onSettled: () => askAnew(client, remindersKey),
  })
}

function patch(id: string, body: ReminderChange): Promise<Reminder> {
  return answerOf(api.PATCH('/api/v1/reminders/{reminderId}', { params: { path: { reminderId: id } }, body }))
}

/** An older answer on its way would bring back what was there before. */
async function replace(client: QueryClient, changed: Reminder): Promise<void> {
  await client.cancelQueries({ queryKey: remindersKey })
  client.setQueryData(
    remindersQuery.queryKey,
    (list) => list && { ...list, items: list.items.map((each) => (each.id === changed.id ? changed : each)) },
  )
}

/** REM-07: gone at once, with some seconds to bring it back (D-35). */
export function useDeleteReminder() {
  const client = useQueryClient()
  const restore = useRestoreReminder()
  return useMutation({
    mutationFn: deleteIfThere,
    onSuccess: async (_gone, deleted) => {
      notify.undoable('Reminder deleted', () => restore.mutate(deleted), UNDO_MS)
      await client.cancelQueries({ queryKey: remindersKey })
      client.setQueryData(
        remindersQuery.queryKey,
        (list) => list && { ...list, items: list.items.filter(({ id }) => id !== deleted.id) },
      )
    },
    onError: (error) => sayFailed('Failed to delete reminder', error),
    onSettled: () => askAnew(client, remindersKey),
  })
}

async function deleteIfThere({ id }: Reminder): Promise<void> {
  try {
    await answerOf(api.DELETE('/api/v1/reminders/{reminderId}', { params: { path: { reminderId: id } } }))
  } catch (error) {
    if (!isStatus(error, 404)) throw error
  }
}

/** The server forgets a deleted reminder: it is made once more as it was. With its own id, trying again makes no second one. */
function useRestoreReminder() {
  const client = useQueryClient()
  const restore = useMutation({
    mutationFn: async ({
      id,
      time,
      days_of_week,
      timezone,
      channels,
      category,
      enabled,
      paused_until,
    }: Reminder) => {
      const made = await answerOf(
        api.POST('/api/v1/reminders', {
          body: { id, time, days_of_week, timezone, channels, category, enabled },
        }),
      )
      if (paused_until !== null) await patch(made.id, { paused_until })
    },
    onSuccess: () => notify.success('Your reminder is back'),
    onError: (_error, deleted) =>
      notify.offerPerson('The reminder could not be brought back', 'Try again', () =>
        restore.mutate(deleted),
      ),
    onSettled: () => askAnew(client, remindersKey),
  })
  return restore
}

export function useSendNow() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Reminder) =>
      answerOf(api.POST('/api/v1/reminders/{reminderId}/send-now', { params: { path: { reminderId: id } } })),
    onSuccess: ({ deliveries }) => {
      const isRefused = deliveries.every(({ state }) => state === 'failed' || state === 'skipped')
      if (isRefused) notify.failure('It could not be sent.')
      else notify.success(onItsWay(deliveries.map(({ channel }) => channel)))
    },
    onError: (error) => sayFailed('It could not be sent', error),
    onSettled: () => askAnew(client, remindersKey),
  })
}

function onItsWay(channels: readonly string[]): string {
  if (!channels.includes('push')) return 'On its way. Check your inbox.'
  return channels.includes('email')
    ? 'On its way to your inbox and your devices.'
    : 'On its way to your devices.'
}

/** Until a moment; without one, all go on. */
export function usePauseAll() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ until }: { until: string | null; done: string }) =>
      answerOf(api.POST('/api/v1/reminders/pause', { body: { until } })),
    onSuccess: (_paused, { done }) => notify.success(done),
    onError: (error) => sayFailed('Failed to update reminders', error),
    onSettled: () => askAnew(client, remindersKey),
  })
}
