import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { dateInWords } from '../../../ui/moments.ts'
import { dateAhead, startOfDay } from './until.ts'

const WEEK_DAYS = 7

interface PauseDialogProps {
  title: string
  opened: boolean
  onClose: () => void
  /** Where days begin for what is paused. */
  zone: string
  /** The next one, which can be left out alone. */
  next?: { readonly inWords: string; readonly skip: () => void } | undefined
  /** `day` is the first day with reminders again, in words. */
  onPause: (until: Date, day: string) => void
}

/** For how long nothing comes. */
export function PauseDialog({ title, opened, onClose, ...choices }: PauseDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <PauseChoices {...choices} />
    </Modal>
  )
}

function PauseChoices({ zone, next, onPause }: Omit<PauseDialogProps, 'title' | 'opened' | 'onClose'>) {
  const first = dateAhead(1, zone)
  const [date, setDate] = useState(dateAhead(WEEK_DAYS, zone))
  const [isTold, setTold] = useState(false)
  const problem = date >= first ? undefined : 'Please choose a day after today.'
  const pauseUntil = (day: string) => onPause(startOfDay(day, zone), dayInWords(day))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem) setTold(true)
    else pauseUntil(date)
  }
  return (
    <Stack>
      {next && (
        <Button variant="default" onClick={next.skip}>
          Skip the next one ({next.inWords})
        </Button>
      )}
      <Button variant="default" onClick={() => pauseUntil(dateAhead(WEEK_DAYS, zone))}>
        Pause for a week
      </Button>
      <form onSubmit={submit} noValidate>
        <TextInput
          type="date"
          label="Pause until"
          description="The first day with reminders again"
          min={first}
          value={date}
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
          error={isTold && problem}
        />
        <Group mt="md" justify="flex-end">
          <Button type="submit">Pause until this day</Button>
        </Group>
      </form>
      <Text size="sm" c="dimmed">
        Your calendar leaves the reminders out until then.
      </Text>
    </Stack>
  )
}

/** Noon, so that it is the same day wherever this browser is. */
function dayInWords(date: string): string {
  return dateInWords(`${date}T12:00:00`)
}
