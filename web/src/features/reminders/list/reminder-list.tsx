import { Button, Group, Modal, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { ReminderList as List, Reminder } from '../../../api/types.ts'
import { localZone } from '../../../time-zone.ts'
import { NeedsConnection } from '../../../ui/needs-connection.tsx'
import { ReminderForm } from '../form/reminder-form.tsx'
import { isPaused } from '../in-words.ts'
import { useChangeReminder, useDeleteReminder, usePauseAll } from '../queries.ts'
import { draftOf, wishOf } from '../reminder-draft.ts'
import { PauseDialog } from './pause-dialog.tsx'
import { ReminderCard } from './reminder-card.tsx'
import classes from './reminder-list.module.css'

/** REM-05, REM-10 */
export function ReminderList({ email, list: { items, channels } }: { email: string; list: List }) {
  const [edited, setEdited] = useState<Reminder>()
  const remove = useDeleteReminder()
  return (
    <section aria-labelledby="your-reminders">
      <div className={classes.head}>
        <Title order={2} id="your-reminders" className={classes.title}>
          Your reminders
        </Title>
        {items.length > 1 && <PauseAll items={items} />}
      </div>
      {items.length === 0 && <Text c="dimmed">No reminders yet. Add your first one above!</Text>}
      <ol className={classes.list}>
        {items.map((reminder) => (
          <li key={reminder.id}>
            <ReminderCard
              reminder={reminder}
              isBeingDeleted={remove.isPending && remove.variables.id === reminder.id}
              onEdit={() => setEdited(reminder)}
              onDelete={() => remove.mutate(reminder)}
            />
          </li>
        ))}
      </ol>
      <Modal
        opened={edited !== undefined}
        onClose={() => setEdited(undefined)}
        title="Edit this reminder"
        size="lg"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {edited && (
          <EditReminder
            reminder={edited}
            email={email}
            available={channels}
            onEnd={() => setEdited(undefined)}
          />
        )}
      </Modal>
    </section>
  )
}

interface EditReminderProps {
  reminder: Reminder
  email: string
  available: List['channels']
  onEnd: () => void
}

function EditReminder({ reminder, email, available, onEnd }: EditReminderProps) {
  const change = useChangeReminder()
  return (
    <ReminderForm
      email={email}
      available={available}
      initial={draftOf(reminder)}
      submit="Save Reminder"
      isSaving={change.isPending}
      onSubmit={(draft) =>
        change.mutate({ reminder, change: wishOf(draft), done: 'Reminder updated' }, { onSuccess: onEnd })
      }
      onCancel={onEnd}
    />
  )
}

function PauseAll({ items }: { items: readonly Reminder[] }) {
  const pauseAll = usePauseAll()
  const [isAsking, setAsking] = useState(false)
  const isAnyPaused = items.some((reminder) => isPaused(reminder))
  const pause = (until: string | null, done: string) => {
    setAsking(false)
    pauseAll.mutate({ until, done })
  }
  return (
    <NeedsConnection>
      <Group gap="sm">
        {isAnyPaused && (
          <Button
            size="sm"
            variant="default"
            loading={pauseAll.isPending}
            onClick={() => pause(null, 'Your reminders go on')}
          >
            Resume all
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          aria-haspopup="dialog"
          loading={pauseAll.isPending}
          onClick={() => setAsking(true)}
        >
          Pause all
        </Button>
      </Group>
      <PauseDialog
        title="Pause all reminders"
        opened={isAsking}
        onClose={() => setAsking(false)}
        zone={localZone()}
        onPause={(until, day) => pause(until.toISOString(), `All reminders are paused until ${day}`)}
      />
    </NeedsConnection>
  )
}
