import { NativeSelect, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { answerOf, api } from '../../api/client.ts'
import { explanationOf } from '../../api/errors.ts'
import { meKey, useMe } from '../../api/me.ts'
import { askAnew } from '../../api/query-client.ts'
import { localZone, zoneInWords, zonesByRegion } from '../../time-zone.ts'
import { notify } from '../../ui/notify.tsx'
import { ProfileRow, SaveOrCancel } from './account-section.tsx'
import classes from './profile-section.module.css'

/** D-17: detected by the browser at sign-up, and changed here. */
export function ChangeTimeZone() {
  const { data: me } = useMe()
  const here = localZone()
  const zone = me?.timezone
  const isElsewhere = zone !== undefined && zone !== here
  return (
    <ProfileRow
      label="Time zone"
      value={zone ? zoneInWords(zone) : <span className={classes.unset}>{me ? 'Not set' : 'Loading…'}</span>}
      edit="Edit Time Zone"
      form={(done) => <TimeZoneForm zone={zone} here={here} onDone={done} />}
    >
      {isElsewhere && `This browser is in another time zone: ${zoneInWords(here)}.`}
    </ProfileRow>
  )
}

interface TimeZoneFormProps {
  zone: string | undefined
  /** The browser's own: what most people mean. */
  here: string
  onDone: () => void
}

export function TimeZoneForm({ zone, here, onDone }: TimeZoneFormProps) {
  const change = useChangeTimeZone()
  const [chosen, setChosen] = useState(zone ?? here)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!change.isPending) change.mutate(chosen, { onSuccess: onDone })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" mt="xs">
        <NativeSelect
          size="md"
          aria-label="Time zone"
          description={`This browser's time zone is ${zoneInWords(here)}.`}
          data={zonesByRegion([chosen, here])}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          error={timeZoneMessageOf(change.error)}
          autoFocus
        />
        <SaveOrCancel save="Save" saving={change.isPending} onCancel={onDone} />
      </Stack>
    </form>
  )
}

export function useChangeTimeZone() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (timezone: string) => answerOf(api.PATCH('/api/v1/me', { body: { timezone } })),
    onSuccess: async () => {
      notify.success('Your time zone is saved')
      await askAnew(client, meKey)
    },
  })
}

export function timeZoneMessageOf(error: unknown): string | undefined {
  return explanationOf(error, 'Your time zone could not be saved. Please try again.')
}
