import { Button, Group, Text, Textarea, Title } from '@mantine/core'
import { useRef } from 'react'
import { messageOf } from '../../../api/errors.ts'
import type { Prayer } from '../../../api/types.ts'
import { NeedsConnection } from '../../../ui/needs-connection.tsx'
import { notify } from '../../../ui/notify.tsx'
import classes from './later.module.css'
import { useChangePrayer } from './queries.ts'
import { OVERTAKEN, useUnsaved } from './use-unsaved.ts'

const NOTE_CHARACTERS_MAX = 2000
const UNDO_MS = 7000

/** What the person adds to a prayer later. Saved when they say so; until then kept in this tab. */
export function Note({ prayer }: { prayer: Prayer }) {
  const draft = useUnsaved(prayer, 'note')
  const section = useRef<HTMLElement>(null)
  const end = () => {
    // The field goes, and its buttons with it: the focus stays here.
    section.current?.focus()
    draft.drop()
  }
  return (
    <section ref={section} tabIndex={-1} className={classes.later} aria-label="Your note">
      {draft.words === undefined ? (
        <KeptNote prayer={prayer} onEdit={draft.begin} onRemoved={() => section.current?.focus()} />
      ) : (
        <NoteForm
          prayer={prayer}
          words={draft.words}
          wasKept={draft.wasKept}
          isOvertaken={draft.isOvertaken}
          onWrite={draft.write}
          onEnd={end}
        />
      )}
    </section>
  )
}

interface KeptNoteProps {
  prayer: Prayer
  onEdit: () => void
  onRemoved: () => void
}

function KeptNote({ prayer: { id, note }, onEdit, onRemoved }: KeptNoteProps) {
  const change = useChangePrayer(id)
  if (!note) {
    return (
      <Button variant="default" onClick={onEdit}>
        Add a note
      </Button>
    )
  }
  const bringBack = () =>
    change.mutate({ note }, { onError: () => notify.failure('The note could not be brought back') })
  const remove = () =>
    change.mutate(
      { note: null },
      {
        onSuccess: () => {
          onRemoved()
          notify.undoable('Note removed', bringBack, UNDO_MS)
        },
        onError: () => notify.failure('The note could not be removed'),
      },
    )
  return (
    <>
      <Title order={4} size="h4">
        Your note
      </Title>
      <Text className={classes.words}>{note}</Text>
      <Group gap="sm" mt="sm">
        <Button variant="default" onClick={onEdit}>
          Edit the note
        </Button>
        <NeedsConnection>
          <Button variant="subtle" color="gray" loading={change.isPending} onClick={remove}>
            Remove the note
          </Button>
        </NeedsConnection>
      </Group>
    </>
  )
}

interface NoteFormProps {
  prayer: Prayer
  words: string
  wasKept: boolean
  isOvertaken: boolean
  onWrite: (words: string) => void
  onEnd: () => void
}

function NoteForm({ prayer, words, wasKept, isOvertaken, onWrite, onEnd }: NoteFormProps) {
  const change = useChangePrayer(prayer.id)
  const save = () => {
    if (change.isPending) return
    const note = words.trim()
    if (note === (prayer.note ?? '')) return onEnd()
    change.mutate(
      { note: note === '' ? null : note },
      {
        onSuccess: () => {
          onEnd()
          notify.success('Note saved')
        },
      },
    )
  }
  return (
    <>
      <Textarea
        label="Your note"
        description={
          isOvertaken
            ? OVERTAKEN
            : wasKept
              ? 'Not saved yet: this is what you were writing.'
              : 'What came of it, or what you want to remember. Only you see it.'
        }
        autosize
        autoFocus={!wasKept}
        minRows={3}
        maxLength={NOTE_CHARACTERS_MAX}
        // What is typed now would not be in what is saved.
        readOnly={change.isPending}
        value={words}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
        error={
          change.isError &&
          messageOf(change.error, 'The note could not be saved. It is kept here: please try again.')
        }
      />
      <Group gap="sm" mt="sm">
        <NeedsConnection reason="Saving needs the connection. Your words are kept in this tab.">
          <Button onClick={save} loading={change.isPending}>
            Save the note
          </Button>
        </NeedsConnection>
        <Button variant="default" onClick={onEnd}>
          Cancel
        </Button>
      </Group>
    </>
  )
}
