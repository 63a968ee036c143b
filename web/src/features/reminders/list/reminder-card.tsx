import { Button, Group, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import type { Reminder } from '../../../api/types.ts'
import { localZone, zoneInWords } from '../../../time-zone.ts'
import { NeedsConnection } from '../../../ui/needs-connection.tsx'
import {
  CHANNEL_NAMES,
  isPaused,
  lastDeliveryInWords,
  momentInWords,
  pauseInWords,
  reminderName,
} from '../in-words.ts'
import { useChangeReminder, useSendNow } from '../queries.ts'
import { daysInWords } from '../weekdays.ts'
import { PauseDialog } from './pause-dialog.tsx'
import classes from './reminder-card.module.css'

interface ReminderCardProps {
  reminder: Reminder
  isBeingDeleted: boolean
  onEdit: () => void
  onDelete: () => void
}

export function ReminderCard({ reminder, isBeingDeleted, onEdit, onDelete }: ReminderCardProps) {
  const change = useChangeReminder()
  const sendNow = useSendNow()
  const [isPausing, setPausing] = useState(false)
  const { time, days_of_week, timezone, channels, category, next_fire_at } = reminder
  const name = reminderName(reminder)
  const here = localZone()
  const asked = change.isPending ? change.variables.change.enabled : undefined
  const isOn = asked ?? reminder.enabled
  const paused = isPaused(reminder)
  const isOnlyCalendar = channels.every((channel) => channel === 'calendar')
  const pause = (until: Date | null, done: string) => {
    setPausing(false)
    change.mutate({ reminder, change: { paused_until: until?.toISOString() ?? null }, done })
  }

  return (
    <article className={classes.card} aria-label={name} data-off={!isOn || undefined}>
      <div className={classes.head}>
        <div>
          <p className={classes.time}>{time}</p>
          <p className={classes.days}>{daysInWords(days_of_week)}</p>
        </div>
        <Switch
          size="lg"
          aria-label={`Reminder at ${name}`}
          checked={isOn}
          onChange={({ currentTarget: { checked } }) =>
            change.mutate({
              reminder,
              change: { enabled: checked },
              // REM-06
              done: checked ? 'Reminder enabled' : 'Reminder disabled',
            })
          }
        />
      </div>
      <ul className={classes.facts}>
        {timezone !== here && <li>In {zoneInWords(timezone)}</li>}
        <li>{channels.map((channel) => CHANNEL_NAMES[channel]).join(', ')}</li>
        {category && <li>{category}</li>}
      </ul>
      <Next reminder={reminder} here={here} isOn={isOn} />
      <LastDelivery reminder={reminder} here={here} />
      <NeedsConnection>
        <Group gap={4} className={classes.actions}>
          {!isOnlyCalendar && (
            <CardButton
              name={name}
              label="Send me one now"
              loading={sendNow.isPending}
              onClick={() => sendNow.isPending || sendNow.mutate(reminder)}
            />
          )}
          {isOn && paused && (
            <CardButton
              name={name}
              label="Resume"
              loading={change.isPending}
              onClick={() => pause(null, 'The reminder goes on')}
            />
          )}
          {isOn && !paused && !isOnlyCalendar && (
            <CardButton name={name} label="Pause" opens onClick={() => setPausing(true)} />
          )}
          <CardButton name={name} label="Edit" opens onClick={onEdit} />
          <CardButton name={name} label="Delete" color="clay" loading={isBeingDeleted} onClick={onDelete} />
        </Group>
      </NeedsConnection>
      <PauseDialog
        title="Pause this reminder"
        opened={isPausing}
        onClose={() => setPausing(false)}
        zone={timezone}
        next={
          next_fire_at === null
            ? undefined
            : {
                inWords: momentInWords(next_fire_at, here),
                skip: () => pause(new Date(Date.parse(next_fire_at) + 1000), 'The next one is skipped'),
              }
        }
        onPause={(until, day) => pause(until, `Paused until ${day}`)}
      />
    </article>
  )
}

function Next({ reminder, here, isOn }: { reminder: Reminder; here: string; isOn: boolean }) {
  const { next_fire_at, paused_until, timezone } = reminder
  const mine = timezone === here ? '' : ' your time'
  if (!isOn) return <p className={classes.next}>Switched off</p>
  return (
    <>
      {paused_until !== null && isPaused(reminder) && (
        <p className={classes.next}>{pauseInWords(paused_until, { here, timezone })}</p>
      )}
      {next_fire_at === null ? (
        <p className={classes.next}>Your calendar reminds you</p>
      ) : (
        <p className={classes.next}>
          Next: <time dateTime={next_fire_at}>{momentInWords(next_fire_at, here)}</time>
          {mine}
        </p>
      )}
    </>
  )
}

function LastDelivery({ reminder: { last_delivery: last }, here }: { reminder: Reminder; here: string }) {
  if (!last) return null
  return (
    <Text className={classes.last} data-state={last.state}>
      {lastDeliveryInWords(last, here)}
    </Text>
  )
}

interface CardButtonProps {
  /** Of the reminder, for those who hear the buttons of all. */
  name: string
  label: string
  color?: string
  loading?: boolean
  /** A dialog. */
  opens?: boolean
  onClick: () => void
}

function CardButton({ name, label, color = 'gray', loading = false, opens, onClick }: CardButtonProps) {
  return (
    <Button
      size="sm"
      variant="subtle"
      className={classes.action}
      color={color}
      aria-label={`${label}: ${name}`}
      {...(opens && { 'aria-haspopup': 'dialog' as const })}
      loading={loading}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}
