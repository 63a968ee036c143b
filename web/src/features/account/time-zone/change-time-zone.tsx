import { NativeSelect, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useMe } from '../../../api/me.ts'
import { localZone, zoneInWords, zonesByRegion } from '../../../time-zone.ts'
import { ProfileRow } from '../profile-row.tsx'
import classes from '../profile-section.module.css'
import { SaveOrCancel } from '../save-or-cancel.tsx'
import { timeZoneMessageOf, useChangeTimeZone } from './time-zone-queries.ts'

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
